import {
  type ClientFrame,
  closeCodes,
  type JoinErrorCode,
  joinProtocol,
  type ServerFrame,
} from '@colloquy/contracts';
import type { Memory, Remembered } from './memory';

type Of<T extends ServerFrame['type']> = Extract<ServerFrame, { type: T }>;

/** What the connection tells the page. */
export interface ConnectionEvents {
  onWelcome(welcome: Of<'welcome'>): void;
  onTurn(turn: Of<'turn'>): void;
  onAck(ack: Of<'ack'>): void;
  onEnded(ended: Of<'ended'>): void;
  /** The server will not let us in, or another window took the conversation. */
  onRefused(why: JoinErrorCode | 'replaced'): void;
  onOnline(online: boolean): void;
}

/** The part of WebSocket that is used. */
export type Socket = Pick<WebSocket, 'send' | 'close'> & {
  onopen: unknown;
  onmessage: unknown;
  onclose: unknown;
};

/** What the connection needs of its surroundings. */
export interface ConnectionOptions {
  connect: () => Socket;
  memory: Memory;
  events: ConnectionEvents;
  newId: () => string;
  /** Calls back after a while; returns how to stop it. */
  after: (ms: number, then: () => void) => () => void;
}

const shortestPauseMs = 300;
const longestPauseMs = 5000;

/**
 * Keeps a conversation going over lines that break: comes back with the resume token, sends again what was not
 * acknowledged, and carries out the leave that was asked for.
 */
export function makeConnection(options: ConnectionOptions) {
  const { memory, events } = options;
  let remembered: Remembered = memory.load() ?? { unsent: [] };
  let lastSequence = -1;
  let mode: 'resume' | 'start-over' = 'resume';
  let socket: Socket | undefined;
  let online = false;
  let tries = 0;
  let refusal: JoinErrorCode | undefined;
  let finished = false;
  let stopWaiting: () => void = () => undefined;

  function change(part: Partial<Remembered>): void {
    remembered = { ...remembered, ...part };
    memory.save(remembered);
  }

  function send(frame: ClientFrame): void {
    if (online) socket?.send(JSON.stringify(frame));
  }

  function open(): void {
    refusal = undefined;
    const mine = options.connect();
    socket = mine;
    mine.onopen = () => {
      const { session } = remembered;
      const how = session ? { resume: { ...session, lastSequence } } : { mode };
      mine.send(JSON.stringify({ type: 'hello', protocol: joinProtocol, ...how } satisfies ClientFrame));
    };
    mine.onmessage = ({ data }: { data: unknown }) => {
      if (socket === mine) receive(JSON.parse(String(data)) as ServerFrame);
    };
    mine.onclose = ({ code }: { code: number }) => {
      if (socket === mine) closed(code);
    };
  }

  function receive(frame: ServerFrame): void {
    switch (frame.type) {
      case 'welcome':
        return welcomed(frame);
      case 'turn':
        lastSequence = frame.sequence;
        return events.onTurn(frame);
      case 'ack':
        change({ unsent: remembered.unsent.filter(({ utteranceId }) => utteranceId !== frame.utteranceId) });
        lastSequence = Math.max(lastSequence, frame.sequence);
        return events.onAck(frame);
      case 'ended':
        return ended(frame);
      case 'error':
        refusal = frame.code;
    }
  }

  function welcomed(welcome: Of<'welcome'>): void {
    const { sessionId, resumeToken } = welcome;
    const own = welcome.turns.filter((turn) => turn.sessionId === sessionId);
    if (remembered.session?.sessionId !== sessionId) lastSequence = -1;
    lastSequence = Math.max(lastSequence, ...own.map(({ sequence }) => sequence));
    change({ session: { sessionId, resumeToken } });
    mode = 'resume';
    tries = 0;
    online = true;
    events.onOnline(true);
    events.onWelcome(welcome);
    for (const utterance of remembered.unsent) send({ type: 'say', ...utterance });
    if (remembered.wish) send({ type: remembered.wish });
  }

  function ended(frame: Of<'ended'>): void {
    change({ session: undefined });
    lastSequence = -1;
    // the line was away for too long: the conversation goes on in a session that continues the lost one
    if (frame.reason === 'client_disconnect' && !online) return;
    finished = true;
    memory.clear();
    events.onEnded(frame);
  }

  function closed(code: number): void {
    online = false;
    socket = undefined;
    if (finished) return;
    if (code === closeCodes.replaced) return stop('replaced');
    if (code === closeCodes.refused) {
      if (refusal !== 'bad-resume-token') return stop(refusal ?? 'malformed');
      change({ session: undefined });
    }
    events.onOnline(false);
    const pauseMs = Math.min(longestPauseMs, shortestPauseMs * 2 ** tries);
    tries += 1;
    stopWaiting = options.after(code === closeCodes.restarting ? shortestPauseMs : pauseMs, open);
  }

  function stop(why: JoinErrorCode | 'replaced'): void {
    finished = true;
    if (why === 'interview-completed' || why === 'unknown-interview') memory.clear();
    events.onRefused(why);
  }

  return {
    /** Whether an earlier life of this tab was in the conversation. */
    wasOpen: () => remembered.session !== undefined,
    unsent: () => remembered.unsent,
    start(how: 'resume' | 'start-over' = 'resume'): void {
      stopWaiting();
      finished = false;
      tries = 0;
      mode = how;
      open();
    },
    /** @returns the id of the utterance, which is delivered sooner or later */
    say(text: string): string {
      const utterance = { utteranceId: options.newId(), text };
      change({ unsent: [...remembered.unsent, utterance] });
      send({ type: 'say', ...utterance });
      return utterance.utteranceId;
    },
    typing: () => send({ type: 'typing' }),
    heard: (sequence: number) => send({ type: 'heard', sequence }),
    /** Ends the interview, or leaves it for another day; also when the line is down now. */
    leave(wish: 'end' | 'finish-later'): void {
      change({ wish });
      send({ type: wish });
    },
  };
}

export type Connection = ReturnType<typeof makeConnection>;
