export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}
