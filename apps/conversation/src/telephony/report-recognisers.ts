import type { OnCall, ProviderCall } from '@colloquy/language';
import type { Logger } from '@colloquy/logging';

/** Logs one warning when a streaming recogniser begins to fail, and one line when it works again. */
export function reportRecognisers(logger: Logger): OnCall {
  const failures = new Map<ProviderCall['provider'], number>();
  return ({ provider, outcome, error }) => {
    const before = failures.get(provider) ?? 0;
    if (outcome === 'ok' && before > 0) {
      failures.delete(provider);
      logger.info('Streaming recogniser recovered', { provider, failures: before });
    }
    if (!error) return;
    failures.set(provider, before + 1);
    // its cause may quote the address, which contains the names that are likely to be said
    const { code, details } = error;
    if (before === 0) logger.warn('Streaming recogniser failed', { provider, outcome, code, ...details });
  };
}
