import { errorFields, type Logger } from '@colloquy/logging';

/** Logs one warning at the start of an outage and one line at its end. */
export function makeOutageLog(logger: Logger, message: string) {
  let failures = 0;
  return {
    succeeded(): void {
      if (failures > 0) logger.info('Outbox recovered', { after: message, failures });
      failures = 0;
    },
    /** Returns the number of failures in a row before this one. */
    failed(error: unknown): number {
      if (failures === 0) logger.warn(message, errorFields(error));
      return failures++;
    },
  };
}
