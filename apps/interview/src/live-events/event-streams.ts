import { eventStreamLimits, type InterviewStatus } from '@colloquy/contracts';
import { AppError, type Component } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import { type AccountFeed, type InterviewEvent, makeAccountFeed } from './account-feed';
import { changeText, heartbeatText, openingText, resetText } from './stream-text';

export interface Reader {
  accountId: string;
  callerId: string;
}

export interface Stream {
  /** Sends a text, or ends the stream if its reader is too far behind. */
  send(text: string): void;
  end(): void;
}

export interface StreamLimits {
  perCaller: number;
  perAccount: number;
  total: number;
  /** Lifetime of a stream; then the reader connects again. */
  lifeMs: number;
  heartbeatMs: number;
}

const defaults: StreamLimits = { ...eventStreamLimits, total: 500 };

interface Account {
  streams: Map<Stream, string>;
  feed: AccountFeed;
}

export function makeEventStreams(options: {
  statusesOf: (accountId: string, interviewIds: readonly string[]) => Promise<Map<string, InterviewStatus>>;
  logger: Logger;
  limits?: Partial<StreamLimits> | undefined;
}) {
  const limits = { ...defaults, ...options.limits };
  const accounts = new Map<string, Account>();
  let heartbeat: NodeJS.Timeout | undefined;
  let isStopped = false;

  const all = () => [...accounts.values()].flatMap(({ streams }) => [...streams.keys()]);
  const sendAll = (text: string) => all().forEach((stream) => stream.send(text));

  function makeAccount(accountId: string): Account {
    const streams = new Map<Stream, string>();
    const send = (text: string) => [...streams.keys()].forEach((stream) => stream.send(text));
    const feed = makeAccountFeed({
      statusesOf: (ids) => options.statusesOf(accountId, ids),
      onChanges: (changes) => send(changes.map(changeText).join('')),
      onGap: () => send(resetText),
      onFailure: (error) => {
        options.logger.warn('Event streams closed because statuses could not be read', errorFields(error));
        for (const stream of [...streams.keys()]) stream.end(); // readers read again when they have connected
      },
    });
    return { streams, feed };
  }

  const component: Component = {
    name: 'event streams',
    start: async () => {
      heartbeat = setInterval(() => sendAll(heartbeatText), limits.heartbeatMs).unref();
    },
    stop: async () => {
      isStopped = true;
      clearInterval(heartbeat);
      for (const stream of all()) stream.end();
    },
  };

  return {
    component,
    /** @throws AppError `rate-limited` if too many streams are open, `unavailable` while stopping */
    open({ accountId, callerId }: Reader, stream: Stream): () => void {
      if (isStopped) throw new AppError('unavailable', undefined, 'The service is stopping');
      const account = accounts.get(accountId) ?? makeAccount(accountId);
      const own = [...account.streams.values()].filter((id) => id === callerId).length;
      if (own >= limits.perCaller) throw tooMany('Too many streams of this user or API key are open');
      if (account.streams.size >= limits.perAccount)
        throw tooMany('Too many streams of this account are open');
      if (all().length >= limits.total) throw tooMany('Too many streams are open');
      accounts.set(accountId, account);
      account.streams.set(stream, callerId);
      const life = setTimeout(() => stream.end(), limits.lifeMs).unref();
      stream.send(openingText);
      return () => {
        clearTimeout(life);
        account.streams.delete(stream);
        if (account.streams.size === 0 && accounts.get(accountId) === account) accounts.delete(accountId);
      };
    },
    isFollowed: (accountId: string) => accounts.has(accountId),
    announce: (accountId: string, event: InterviewEvent) => accounts.get(accountId)?.feed.add(event),
    reset: () => sendAll(resetText),
  };
}

export type EventStreams = ReturnType<typeof makeEventStreams>;

const tooMany = (message: string) => new AppError('rate-limited', 'TOO_MANY_STREAMS', message);
