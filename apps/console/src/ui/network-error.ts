/** A request got no answer. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}
