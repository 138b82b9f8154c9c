import type { JoinErrorCode } from '@colloquy/contracts';
import { afterLoss, isFinal, type Refused } from './after-loss';
import type { ConnectionEvents, Of } from './connection-types';
import type { Outbox } from './outbox';
import type { SoundQueue } from './sound/sound-queue';
import type { TabState } from './tab-state';

interface ConversationEndOptions {
  state: TabState;
  sounds: SoundQueue;
  outbox: Outbox;
  events: Pick<ConnectionEvents, 'onEnded' | 'onRefused'>;
}

/** The end of a conversation: the server ended it, or refused the page. */
export function makeConversationEnd({ state, sounds, outbox, events }: ConversationEndOptions) {
  let isFinished = false;
  /** The last error that the server has sent on this connection. */
  let refusal: JoinErrorCode | undefined;

  function stop(why: Refused): void {
    isFinished = true;
    sounds.clear();
    if (isFinal(why)) state.end(why === 'withdrawn' ? { unsent: [] } : state.now());
    events.onRefused(why);
  }

  return {
    begin(): void {
      isFinished = false;
    },
    connected(): void {
      refusal = undefined;
    },
    refused(code: JoinErrorCode): void {
      refusal = code;
    },
    ended(frame: Of<'ended'>): void {
      isFinished = true;
      const { setup, wish, unsent } = state.now();
      state.end({ unsent: frame.withdrawn ? [] : unsent, setup });
      outbox.end();
      events.onEnded(frame, { withdrawing: wish === 'withdraw' && !frame.withdrawn });
    },
    /** Returns whether the conversation continues on a new connection; stops the page if the server refuses it. */
    goesOnAfter(closeCode: number): boolean {
      if (isFinished) return false;
      const next = afterLoss(closeCode, refusal);
      if (typeof next === 'object') {
        stop(next.refused);
        return false;
      }
      if (next === 'join-again') state.change({ session: undefined });
      return true;
    },
  };
}
