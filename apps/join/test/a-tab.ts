import type { ClientFrame, ServerFrame } from '@colloquy/contracts';
import { makeConnection } from '../src/connection';
import type { Socket } from '../src/connection-types';
import { type Setup, tabMemory } from '../src/memory';

export const sessionId = '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11';
export const setup: Setup = { by: 'typing', language: 'en', phone: false };

/** A socket whose other end the test controls. */
class FakeSocket implements Socket {
  onopen: unknown;
  onmessage: unknown;
  onclose: unknown;
  sent: ClientFrame[] = [];

  send(data: Parameters<Socket['send']>[0]): void {
    if (typeof data === 'string') this.sent.push(JSON.parse(data) as ClientFrame);
  }
  close(): void {
    this.drop(1000);
  }
  opens(): void {
    (this.onopen as () => void)();
  }
  gives(frame: ServerFrame): void {
    (this.onmessage as (event: { data: string }) => void)({ data: JSON.stringify(frame) });
  }
  givesSound({ buffer: data }: Uint8Array<ArrayBuffer>): void {
    (this.onmessage as (event: { data: ArrayBuffer }) => void)({ data });
  }
  drop(code: number): void {
    (this.onclose as (event: { code: number }) => void)({ code });
  }
}

export function aStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage;
}

export function aTab(storage: Storage = aStorage(), lasting?: Storage) {
  const sockets: FakeSocket[] = [];
  const waits: { ms: number; then: () => void }[] = [];
  const told: string[] = [];
  const clock = { now: 1000 };
  let ids = 0;
  let forbidden = false;
  const connection = makeConnection({
    connect: () => {
      if (forbidden) throw new Error('SecurityError');
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    memory: tabMemory(storage, 'interview', lasting && { store: lasting, now: () => clock.now }),
    newId: () => `u${++ids}`,
    now: () => clock.now,
    after(ms, then) {
      waits.push({ ms, then });
      return () => undefined;
    },
    events: {
      onWelcome: () => told.push('welcome'),
      onVoice: ({ type }) => told.push(type),
      onSound: ({ sequence }) => told.push(`sound of ${sequence}`),
      onTurn: ({ text }) => told.push(text),
      onAck: ({ utteranceId }) => told.push(`ack ${utteranceId}`),
      onCountdown: ({ endsInMs }) => told.push(`countdown ${endsInMs}`),
      onStuck: (why) => told.push(why),
      onEnded: ({ reason }, { withdrawing }) => told.push(withdrawing ? `${reason}, withdrawing` : reason),
      onRefused: (why) => told.push(why),
      onOnline: (online) => told.push(online ? 'online' : 'offline'),
      onPhone: ({ state }) => told.push(state),
      onOtherSession: (soundLost) => told.push(soundLost ? 'other session, sound lost' : 'other session'),
    },
  });
  const line = () => sockets.at(-1) as FakeSocket;
  return {
    connection,
    storage,
    clock,
    sockets,
    waits,
    told,
    line,
    forbidSockets: () => (forbidden = true),
    /** The pause is over, and there is still no connection. */
    triesAgain: () => waits.pop()?.then(),
    /** The pause is over: the connection tries again. */
    again() {
      waits.pop()?.then();
      line().opens();
    },
    welcome(over: Partial<Extract<ServerFrame, { type: 'welcome' }>> = {}) {
      line().gives({
        type: 'welcome',
        sessionId,
        resumeToken: 'token',
        title: 'T',
        persona: 'Sam',
        language: 'en',
        questionCount: 2,
        progress: { of: 2 },
        closing: false,
        turns: [],
        ...over,
      });
    },
  };
}

export function talking(storage?: Storage, lasting?: Storage) {
  const tab = aTab(storage, lasting);
  tab.connection.start(setup);
  tab.line().opens();
  tab.welcome();
  return tab;
}
