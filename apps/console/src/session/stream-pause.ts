const [firstMs, longestMs] = [3000, 30_000];
/** Of what a server may ask for. */
const longestWantedMs = 5 * 60_000;

/**
 * Returns how long to wait before a stream is opened again, in milliseconds: at least what the server asks for.
 * @param failures attempts without a stream since the last one; 0: a stream has ended
 * @param retryAfter the header `Retry-After` in seconds, if there was one
 * @param random from 0 to 1, so that the tabs of a user do not come back together
 */
export function streamPauseMs(
  failures: number,
  retryAfter: string | null,
  random: number = Math.random(),
): number {
  const backOffMs = Math.min(firstMs * 2 ** Math.max(0, failures - 1), longestMs);
  const wantedMs = Math.min(Number(retryAfter ?? 0) * 1000 || 0, longestWantedMs);
  return Math.max(wantedMs * (1 + random / 4), backOffMs * (0.75 + random / 4));
}
