import type { ClientFrame } from '@colloquy/contracts';
import type { Heard, Leave } from './connection-types';
import type { SayTiming } from './memory';
import type { SoundQueue } from './sound/sound-queue';
import type { TabState } from './tab-state';

const lastSoundMs = 5000;

interface OutboxOptions {
  state: TabState;
  sounds: SoundQueue;
  send: (frame: ClientFrame) => void;
  newId: () => string;
}

/** Delivers the expert's utterances and requests until the server has them. */
export function makeOutbox({ state, sounds, send, newId }: OutboxOptions) {
  let lastHeard: Heard | undefined;
  /** The number to call, until the server confirms the call. */
  let phoneNumber: string | undefined;

  /** The end waits for the recording; a withdrawal does not. */
  function sendWish(): void {
    if (state.now().wish === 'withdraw') return send({ type: 'withdraw' });
    if (!state.now().wish) return;
    sounds.drained(lastSoundMs, () => {
      const { wish, until } = state.now();
      if (wish === 'end') send({ type: wish });
      if (wish === 'finish-later') send({ type: wish, ...(until === undefined ? {} : { until }) });
    });
  }

  return {
    /** What the page asks of the server; it works while disconnected too. */
    requests: {
      say(text: string, timing: SayTiming = {}): string {
        const utterance = { utteranceId: newId(), text, ...timing };
        state.change({ unsent: [...state.now().unsent, utterance] });
        send({ type: 'say', ...utterance });
        return utterance.utteranceId;
      },
      /** Adds unsent words to the unacknowledged utterances; the next session of the interview delivers them. */
      keep(text: string): void {
        const { unsent, ...rest } = state.now();
        state.end({ ...rest, unsent: [...unsent, { utteranceId: newId(), text }] });
      },
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
       * Ends the interview, postpones it or withdraws.
       * @param lastSound resolves when the last chunk of the recording is queued
       */
      leave({ wish, until }: Leave, lastSound?: Promise<void>): void {
        state.change({ wish, until, ...(wish === 'withdraw' ? { unsent: [] } : {}) });
        if (wish === 'withdraw') sounds.clear();
        if (lastSound && wish !== 'withdraw') void lastSound.then(sendWish);
        else sendWish();
      },
    },
    acknowledged(utteranceId: string): void {
      state.change({
        unsent: state.now().unsent.filter((utterance) => utterance.utteranceId !== utteranceId),
      });
    },
    phoneAnswered(): void {
      phoneNumber = undefined;
    },
    /** Another session continues the conversation. @returns whether recorded sound is lost */
    moveToSession(startedAtMs: number): boolean {
      lastHeard = undefined;
      // unacknowledged utterances are resent in the new session, where their time is meaningless
      const unsent = state.now().unsent.map(({ utteranceId, text }) => ({ utteranceId, text }));
      state.change({ unsent, startedAtMs });
      return sounds.clear();
    },
    again(): void {
      if (lastHeard) send({ type: 'heard', ...lastHeard });
      for (const utterance of state.now().unsent) send({ type: 'say', ...utterance });
      sounds.again();
      if (phoneNumber !== undefined) send({ type: 'switch-to-phone', phoneNumber });
      sendWish();
    },
    end(): void {
      sounds.clear();
      lastHeard = undefined;
    },
  };
}

export type Outbox = ReturnType<typeof makeOutbox>;
