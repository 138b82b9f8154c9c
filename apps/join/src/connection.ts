import {
  type AudioFrame,
  type ClientFrame,
  closeCodes,
  type JoinErrorCode,
  joinProtocol,
  type ServerFrame,
} from '@colloquy/contracts';
import type { ConnectionOptions, Leave, Of, SayTiming } from './connection-types';
import { makeLine } from './line';
import type { Remembered, Setup } from './memory';
import { makeSoundQueue } from './sound/sound-queue';

/** How long leaving waits for the recording to be delivered, milliseconds. */
const lastSoundMs = 5000;

/**
 * Keeps a conversation going over lines that break: comes back with the resume token, sends again what was not
 * acknowledged, and carries out the leave that was asked for.
 */
export function makeConnection(options: ConnectionOptions) {
  const { memory, events, now } = options;
  let remembered: Remembered = memory.load() ?? { unsent: [] };
  let lastSequence = -1;
  let mode: 'resume' | 'start-over' = 'resume';
  let online = false;
  let refusal: JoinErrorCode | undefined;
  let finished = false;
  /** The number to call, until the server says that it does. */
  let phoneNumber: string | undefined;
  const sounds = makeSoundQueue({ send: sendBytes, now, after: options.after });
  const line = makeLine({
    connect: options.connect,
    after: options.after,
    onOpen: greet,
    onMessage: (data) => receive(JSON.parse(String(data)) as ServerFrame),
    onLost,
  });

  function change(part: Partial<Remembered>): void {
    remembered = { ...remembered, ...part };
    memory.save(remembered);
  }

  function send(frame: ClientFrame): void {
    if (online) line.send(JSON.stringify(frame));
  }

  function sendBytes(frame: Uint8Array<ArrayBuffer>): boolean {
    if (online) line.send(frame);
    return online;
  }

  function greet(): void {
    refusal = undefined;
    const { session } = remembered;
    const how = session ? { resume: { ...session, lastSequence } } : { mode };
    line.send(JSON.stringify({ type: 'hello', protocol: joinProtocol, ...how } satisfies ClientFrame));
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
      case 'audio-ack':
        return sounds.acked(frame);
      case 'phone':
        phoneNumber = undefined;
        return events.onPhone(frame);
      case 'ended':
        return ended(frame);
      case 'error':
        refusal = frame.code;
    }
  }

  function welcomed(welcome: Of<'welcome'>): void {
    const { sessionId, resumeToken } = welcome;
    const own = welcome.turns.filter((turn) => turn.sessionId === sessionId);
    if (remembered.session?.sessionId !== sessionId) {
      lastSequence = -1;
      // what was said is told again in the new session, where it has no time
      const unsent = remembered.unsent.map(({ utteranceId, text }) => ({ utteranceId, text }));
      const began = remembered.startedAtMs === undefined;
      change({ unsent, startedAtMs: now() });
      const soundLost = sounds.clear();
      if (!began) events.onOtherSession(soundLost);
    }
    lastSequence = Math.max(lastSequence, ...own.map(({ sequence }) => sequence));
    change({ session: { sessionId, resumeToken } });
    mode = 'resume';
    line.holds();
    online = true;
    events.onOnline(true);
    events.onWelcome(welcome);
    for (const utterance of remembered.unsent) send({ type: 'say', ...utterance });
    sounds.again();
    if (phoneNumber !== undefined) send({ type: 'switch-to-phone', phoneNumber });
    sendWish();
  }

  /** What was recorded comes before the end. */
  function sendWish(): void {
    if (!remembered.wish) return;
    sounds.drained(lastSoundMs, () => {
      const { wish, until } = remembered;
      if (wish === 'end') send({ type: wish });
      if (wish === 'finish-later') send({ type: wish, ...(until === undefined ? {} : { until }) });
    });
  }

  function ended(frame: Of<'ended'>): void {
    change({ session: undefined });
    lastSequence = -1;
    // the line was away for too long: the conversation goes on in a session that continues the lost one
    if (frame.reason === 'client_disconnect' && !online) return;
    finished = true;
    online = false;
    const { setup } = remembered;
    remembered = { unsent: [], setup };
    memory.clear();
    sounds.clear();
    events.onEnded(frame);
  }

  /** @returns whether the line is wanted again */
  function onLost(code: number): boolean {
    online = false;
    if (finished) return false;
    if (code === closeCodes.replaced) return stop('replaced');
    if (code === closeCodes.refused) {
      if (refusal !== 'bad-resume-token') return stop(refusal ?? 'malformed');
      change({ session: undefined });
    }
    events.onOnline(false);
    return true;
  }

  function stop(why: JoinErrorCode | 'replaced'): false {
    finished = true;
    sounds.clear();
    if (why === 'interview-completed' || why === 'unknown-interview') memory.clear();
    events.onRefused(why);
    return false;
  }

  return {
    /** How an earlier life of this tab took part; undefined when it was not in the conversation. */
    earlier: () => (remembered.session === undefined ? undefined : remembered.setup),
    unsent: () => remembered.unsent,
    /** Milliseconds since the session began. */
    sessionMs: () => Math.max(0, now() - (remembered.startedAtMs ?? now())),
    start(setup: Setup, how: 'resume' | 'start-over' = 'resume'): void {
      change({ setup });
      finished = false;
      mode = how;
      line.open();
    },
    networkLost: line.networkLost,
    networkBack: line.networkBack,
    /** @returns the id of the utterance, which is delivered sooner or later */
    say(text: string, timing: SayTiming = {}): string {
      const utterance = { utteranceId: options.newId(), text, ...timing };
      change({ unsent: [...remembered.unsent, utterance] });
      send({ type: 'say', ...utterance });
      return utterance.utteranceId;
    },
    /** @returns false when too much waits already: the piece is not kept */
    record: (piece: AudioFrame) => sounds.add(piece),
    typing: () => send({ type: 'typing' }),
    heard: (sequence: number, characters?: number) =>
      send({ type: 'heard', sequence, ...(characters === undefined ? {} : { characters }) }),
    /** Asks to be called; asked again after a lost line until the server answers. */
    switchToPhone(number: string): void {
      phoneNumber = number;
      send({ type: 'switch-to-phone', phoneNumber: number });
    },
    /**
     * Ends the interview, or leaves it for another day; also when the line is down now.
     * @param lastSound resolves when the last of the recording is handed over
     */
    leave({ wish, until }: Leave, lastSound?: Promise<void>): void {
      change({ wish, until });
      if (lastSound) void lastSound.then(sendWish);
      else sendWish();
    },
  };
}

export type Connection = ReturnType<typeof makeConnection>;
