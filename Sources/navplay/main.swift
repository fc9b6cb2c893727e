print(version)
