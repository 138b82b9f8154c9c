import type { ChannelModel } from 'amqplib';
import { backoffMs, pause } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import { makeConnect } from './open-connection';
import { settled } from './settled';

interface Link {
  isUp(): boolean;
  start(): void;
  /** Closes and reopens the connection. Does nothing while disconnected. */
  restart(reason: string): void;
  stop(): Promise<void>;
}

export type OnLost = (reason: string) => void;

export interface LinkOptions {
  url: string;
  name: string;
  logger: Logger;
  /** Sets up a new connection. If the set-up fails, or calls `lost` later, the connection is reopened. */
  setUp(model: ChannelModel, lost: OnLost): Promise<void>;
  disconnected(): void;
}

const setUpTimeoutMs = 30_000;
const closeTimeoutMs = 2000;
const backoff = { baseMs: 200, maxMs: 5000 };

/** Shortest life of a connection that does not count as a failure: each loss counts towards the delivery limit. */
const stableMs = 10_000;

// amqplib's own `recovery` can stop for good, and has no time limit for a set-up that hangs
export function makeLink(options: LinkOptions): Link {
  const { logger, name } = options;
  const stopping = new AbortController();
  const open = makeConnect(options.url, name, stopping.signal);
  let running: Promise<void> | undefined;
  let restart: OnLost | undefined;
  let isUp = false;
  let hasReported = false;

  async function run(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted;) {
      let upSince = Infinity;
      try {
        await session(() => {
          upSince = performance.now();
          hasReported = false;
        });
      } catch (error) {
        if (!stopping.signal.aborted) report(error);
      }
      failures = performance.now() - upSince > stableMs ? 0 : failures + 1;
      await pause(backoffMs(failures, backoff), stopping.signal);
    }
  }

  async function session(onUp: () => void): Promise<never> {
    const socket = new AbortController();
    const model = await open(socket);
    let lost: OnLost = () => undefined;
    const ended = new Promise<never>((_, reject) => {
      lost = (reason) => reject(new Error(reason));
      model.on('error', reject);
      model.on('close', (error) => reject(error ?? new Error('Connection closed')));
    });
    ended.catch(() => undefined); // avoids an unhandled rejection during the clean-up
    restart = lost;
    const late = setTimeout(lost, setUpTimeoutMs, 'Set-up timed out');
    try {
      if (stopping.signal.aborted) throw new Error('Stopped');
      await Promise.race([options.setUp(model, lost), ended]);
      clearTimeout(late);
      isUp = true;
      onUp();
      logger.info('Broker connected', { connection: name });
      return await ended;
    } finally {
      clearTimeout(late);
      isUp = false;
      restart = undefined;
      await settled(close(model), closeTimeoutMs);
      socket.abort(); // a broker that does not answer must not keep the socket
      options.disconnected();
    }
  }

  /** Logs one warning per outage; an error if the broker refuses a declaration, which needs an operator. */
  function report(error: unknown): void {
    const isRefused = (error as { code?: unknown } | undefined)?.code === 406;
    const level = hasReported ? 'debug' : isRefused ? 'error' : 'warn';
    hasReported = true;
    logger[level]('Broker connection failed', { connection: name, ...errorFields(error) });
  }

  return {
    isUp: () => isUp,
    start: () => {
      running ??= run();
    },
    restart: (reason) => restart?.(reason),
    stop: async () => {
      stopping.abort();
      restart?.('Stopped');
      await running;
    },
  };
}

async function close(model: ChannelModel): Promise<void> {
  await model.close();
}
