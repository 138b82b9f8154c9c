import { type App, pause } from '@colloquy/kernel';
import { errorFields, type Logger, makeLogger } from '@colloquy/logging';
import { stopTracing } from '@colloquy/tracing';

const defaultStopLimitMs = 9500;

interface RunnableService<Config extends { logLevel: string }> {
  readConfig: () => Config;
  buildApp: (config: Config, overrides: { logger: Logger }) => App;
  /** Time limit of a stop, milliseconds; default 9500. */
  stopLimitMs?: (config: Config) => number;
}

/** Runs a service as the process. SIGTERM and SIGINT stop it with exit code 0; a start-up error is exit code 1. */
export async function runService<Config extends { logLevel: string }>(
  name: string,
  { readConfig, buildApp, stopLimitMs }: RunnableService<Config>,
): Promise<void> {
  let app: App;
  let logger: Logger;
  let limitMs: number;
  try {
    const config = readConfig();
    logger = makeLogger({ service: name, level: config.logLevel });
    limitMs = stopLimitMs?.(config) ?? defaultStopLimitMs;
    app = buildApp(config, { logger });
    await app.start();
  } catch (error) {
    process.stderr.write(`${name} cannot start: ${(error as Error).message}\n`);
    process.exit(1);
  }
  logger.info('Service started', { pid: process.pid });

  const stop = async (signal: string) => {
    logger.info('Service stop requested', { signal });
    const isInTime = await Promise.race([app.stop().then(() => true), pause(limitMs).then(() => false)]);
    if (!isInTime) logger.warn('Service stop timed out');
    await stopTracing();
    process.exit(0);
  };
  process.once('SIGTERM', (signal) => void stop(signal));
  process.once('SIGINT', (signal) => void stop(signal));
  process.on('unhandledRejection', (error) => {
    logger.error('Unhandled rejection', errorFields(error));
  });
  process.on('uncaughtException', (error) => {
    logger.error('Uncaught exception', errorFields(error));
    process.exit(1);
  });
}
