const [firstMs, maxMs] = [3000, 30_000];
const maxWantedMs = 5 * 60_000;

/**
 * Returns the pause before a stream is opened again, milliseconds; at least as long as the server requests.
 * @param failures failed attempts since the last stream; 0 after a stream has ended
 * @param retryAfter the header `Retry-After`, seconds
 * @param random from 0 to 1; spreads the attempts of a user's tabs
 */
export function streamPauseMs(
  failures: number,
  retryAfter: string | null,
  random: number = Math.random(),
): number {
  const backOffMs = Math.min(firstMs * 2 ** Math.max(0, failures - 1), maxMs);
  const wantedMs = Math.min(Number(retryAfter ?? 0) * 1000 || 0, maxWantedMs);
  return Math.max(wantedMs * (1 + random / 4), backOffMs * (0.75 + random / 4));
}
