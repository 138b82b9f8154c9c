import { errorFields, type Logger } from '@colloquy/logging';

export function makeOutageLog(logger: Logger, message: string) {
  let failures = 0;
  return {
    succeeded(): void {
      if (failures > 0) logger.info('Outbox recovered', { after: message, failures });
      failures = 0;
    },
    failed(error: unknown): number {
      if (failures === 0) logger.warn(message, errorFields(error));
      return failures++;
    },
  };
}
