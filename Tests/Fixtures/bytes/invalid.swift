struct A {}
// Ã(
