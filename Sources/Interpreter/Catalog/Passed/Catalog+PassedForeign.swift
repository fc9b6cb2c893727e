extension Catalog {
  /// Types of other frameworks: what is done with them is passed over.
  static let passedForeign: [CatalogFamily] = [{ combine }, { foundationTypes }, { frameworks }]

  private static let combine: [CatalogEntry] = [
    "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject", "Just",
    "Future", "Publishers", "Cancellable",
  ].map { foreign($0, "A type of Combine.") }

  private static let foundationTypes: [CatalogEntry] = [
    "URL", "URLSession", "URLRequest", "URLResponse", "URLComponents", "HTTPURLResponse", "Data",
    "JSONDecoder", "JSONEncoder", "PropertyListDecoder", "DateFormatter", "NumberFormatter",
    "ISO8601DateFormatter", "RelativeDateTimeFormatter", "MeasurementFormatter", "Measurement",
    "Calendar", "DateComponents", "DateInterval", "TimeZone", "Locale", "Bundle", "FileManager",
    "UserDefaults", "NotificationCenter", "Notification", "ProcessInfo", "Timer", "RunLoop",
    "OperationQueue", "Thread", "AttributedString", "IndexPath", "Decimal", "Scanner", "Progress",
    "LocalizedStringResource", "PersonNameComponents", "ListFormatter", "ByteCountFormatter",
    "DispatchGroup", "DispatchSemaphore", "DispatchWorkItem", "Predicate", "SortDescriptor",
  ].map { foreign($0, "A type of Foundation.") }

  private static let frameworks: [CatalogEntry] = [
    "Logger", "OSLog", "Task", "TaskGroup", "ContinuousClock", "Duration", "AsyncStream",
    "CheckedContinuation", "MainActor", "ModelContainer", "ModelContext", "ModelConfiguration",
    "FetchDescriptor", "PersistenceController", "PhotosPickerItem", "PhotosPicker", "Map",
    "MapCameraPosition", "Marker", "Annotation", "MapPolyline", "VideoPlayer", "CMTime",
    "CMSampleBuffer", "CIImage", "CIContext",
    "CGImage", "CGContext", "CGColor", "CGMutablePath", "Chart", "LineMark", "BarMark",
    "PointMark", "AreaMark", "StoreView", "ProductView", "SignInWithAppleButton", "WebView",
    "SceneView", "SpriteView", "RealityView", "Model3D", "LAContext", "Tips",
    "UNUserNotificationCenter",
    "CADisplayLink", "CATransition", "CAGradientLayer",
  ].map { foreign($0, "A type of another framework.") }
}
