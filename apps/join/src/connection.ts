import {
  type AudioFrame,
  type ClientFrame,
  closeCodes,
  decodeSpeechFrame,
  type JoinErrorCode,
  joinProtocol,
  type ServerFrame,
} from '@colloquy/contracts';
import type { ConnectionOptions, Heard, Leave, Of } from './connection-types';
import { makeLine } from './line';
import type { Remembered, Setup, SayTiming } from './memory';
import { makeSoundQueue } from './sound/sound-queue';
import { makeTurnPosition } from './turn-position';

/** How long leaving waits for the recording to be delivered. */
const lastSoundMs = 5000;
/** Failed tries after which the expert is informed. */
const stuckAfterTries = 3;

/**
 * Keeps a conversation alive over broken connections: reconnects with the resume token, resends unacknowledged
 * frames, and carries out the requested leave.
 */
export function makeConnection(options: ConnectionOptions) {
  const { memory, events, now } = options;
  let remembered: Remembered = memory.load() ?? { unsent: [] };
  let mode: 'resume' | 'start-over' = 'resume';
  let online = false;
  let refusal: JoinErrorCode | undefined;
  let finished = false;
  let tries = 0;
  /** The server has sent a frame. */
  let answered = false;
  /** The last heard report, repeated after a disconnection. */
  let lastHeard: Heard | undefined;
  /** The number to call, until the server confirms the call. */
  let phoneNumber: string | undefined;
  const position = makeTurnPosition();
  const sounds = makeSoundQueue({ send: sendBytes, now, after: options.after });
  const line = makeLine({
    connect: options.connect,
    after: options.after,
    onOpen: greet,
    onMessage(data) {
      if (!(data instanceof ArrayBuffer)) return receive(JSON.parse(String(data)) as ServerFrame);
      const sound = decodeSpeechFrame(new Uint8Array(data));
      if (sound) events.onSound(sound);
    },
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
    const { session, setup } = remembered;
    const consent = setup?.consent ? { consent: setup.consent } : {};
    const how = session ? { resume: { ...session, lastSequence: position.heard() } } : { mode, ...consent };
    const aloud = position.aloud();
    const voice = aloud === undefined ? {} : { voice: { aloud } };
    const hello = { type: 'hello' as const, protocol: joinProtocol, ...how, ...voice };
    line.send(JSON.stringify(hello satisfies ClientFrame));
  }

  function receive(frame: ServerFrame): void {
    answered = true;
    switch (frame.type) {
      case 'welcome':
        return welcomed(frame);
      case 'turn':
        position.arrived(frame.sequence);
        return events.onTurn(frame);
      case 'ack':
        change({ unsent: remembered.unsent.filter(({ utteranceId }) => utteranceId !== frame.utteranceId) });
        position.acked(frame.sequence);
        return events.onAck(frame);
      case 'audio-ack':
        return sounds.acked(frame);
      case 'spoken':
        position.spoken(frame.sequence);
        return events.onVoice(frame);
      case 'caption':
      case 'mark':
      case 'hush':
        return events.onVoice(frame);
      case 'phone':
        phoneNumber = undefined;
        return events.onPhone(frame);
      case 'countdown':
        return events.onCountdown(frame);
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
      position.clear();
      lastHeard = undefined;
      // unacknowledged utterances are resent in the new session, where their time is meaningless
      const unsent = remembered.unsent.map(({ utteranceId, text }) => ({ utteranceId, text }));
      const began = remembered.startedAtMs === undefined;
      change({ unsent, startedAtMs: now() });
      const soundLost = sounds.clear();
      if (!began) events.onOtherSession(soundLost);
    }
    position.welcomed(own);
    change({ session: { sessionId, resumeToken } });
    mode = 'resume';
    line.holds();
    tries = 0;
    online = true;
    events.onOnline(true);
    events.onWelcome(welcome);
    if (lastHeard) send({ type: 'heard', ...lastHeard });
    for (const utterance of remembered.unsent) send({ type: 'say', ...utterance });
    sounds.again();
    if (phoneNumber !== undefined) send({ type: 'switch-to-phone', phoneNumber });
    sendWish();
  }

  /** The end waits for the recording; a withdrawal does not. */
  function sendWish(): void {
    if (remembered.wish === 'withdraw') return send({ type: 'withdraw' });
    if (!remembered.wish) return;
    sounds.drained(lastSoundMs, () => {
      const { wish, until } = remembered;
      if (wish === 'end') send({ type: wish });
      if (wish === 'finish-later') send({ type: wish, ...(until === undefined ? {} : { until }) });
    });
  }

  function ended(frame: Of<'ended'>): void {
    change({ session: undefined });
    position.clear();
    // the client was disconnected for too long: a new session continues the lost one
    if (frame.reason === 'client_disconnect' && !online) return;
    finished = true;
    online = false;
    const { setup, wish, unsent } = remembered;
    const withdrawing = wish === 'withdraw' && !frame.withdrawn;
    remembered = { unsent: frame.withdrawn ? [] : unsent, setup };
    keepUnsent();
    sounds.clear();
    lastHeard = undefined;
    events.onEnded(frame, { withdrawing });
  }

  /** Keeps only undelivered answers beyond the end. */
  function keepUnsent(): void {
    if (remembered.unsent.length === 0) memory.clear();
    else memory.save({ unsent: remembered.unsent });
  }

  /** @returns whether to reconnect */
  function onLost(code: number): boolean {
    online = false;
    if (finished) return false;
    if (code === closeCodes.replaced) return stop('replaced');
    if (code === closeCodes.refused) {
      if (refusal !== 'bad-resume-token') return stop(refusal ?? 'malformed');
      change({ session: undefined });
    }
    events.onOnline(false);
    tries += 1;
    if (tries >= stuckAfterTries) events.onStuck(answered ? 'unavailable' : 'blocked');
    return true;
  }

  function stop(why: JoinErrorCode | 'replaced'): false {
    finished = true;
    sounds.clear();
    if (why === 'withdrawn') remembered = { unsent: [] };
    if (why === 'interview-completed' || why === 'unknown-interview' || why === 'withdrawn') keepUnsent();
    events.onRefused(why);
    return false;
  }

  return {
    /** The setup of this tab before a reload; undefined if it was not in the conversation. */
    earlier: () => (remembered.session === undefined ? undefined : remembered.setup),
    unsent: () => remembered.unsent,
    /** Unacknowledged answers, oldest first. */
    undelivered: () => remembered.unsent.map(({ text }) => text),
    /** The expert has withdrawn, but the server has not confirmed it yet. */
    withdrawing: () => remembered.wish === 'withdraw',
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
    /** Adds unsent words to the unacknowledged utterances; the next session of the interview delivers them. */
    keep(text: string): void {
      remembered = { ...remembered, unsent: [...remembered.unsent, { utteranceId: options.newId(), text }] };
      keepUnsent();
    },
    /** @returns false if the queue is full: the chunk is not kept */
    record: (piece: AudioFrame) => sounds.add(piece),
    sendSound: sendBytes,
    buffered: line.buffered,
    /** The conversation is by the platform's voice; `on` says whether turns are spoken or only displayed. */
    setAloud(on: boolean): void {
      position.setAloud(on);
      send({ type: 'voice', aloud: on });
    },
    played: (mark: string) => send({ type: 'played', mark }),
    typing: () => send({ type: 'typing' }),
    /** A turn is being read aloud; not a sign of activity by the expert. */
    telling: (sequence: number) => send({ type: 'telling', sequence }),
    /** Repeated after a disconnection; the server accepts duplicates. */
    heard(report: Heard): void {
      lastHeard = report;
      send({ type: 'heard', ...report });
    },
    /** Asks for a call; repeated after a disconnection until the server answers. */
    switchToPhone(number: string): void {
      phoneNumber = number;
      send({ type: 'switch-to-phone', phoneNumber: number });
    },
    /**
     * Ends the interview, postpones it or withdraws; works while disconnected too.
     * @param lastSound resolves when the last chunk of the recording is queued
     */
    leave({ wish, until }: Leave, lastSound?: Promise<void>): void {
      change({ wish, until, ...(wish === 'withdraw' ? { unsent: [] } : {}) });
      if (wish === 'withdraw') sounds.clear();
      if (lastSound && wish !== 'withdraw') void lastSound.then(sendWish);
      else sendWish();
    },
  };
}

export type Connection = ReturnType<typeof makeConnection>;
