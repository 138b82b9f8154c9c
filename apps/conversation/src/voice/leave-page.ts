import { pause } from '@colloquy/kernel';
import type { SessionFrame } from '../domain/inputs';
import type { PhoneClient } from '../telephony/phone-client';

/** How long the end of a connection waits for the recognition of the last words, milliseconds. */
const lastWordsMs = 4000;

export type Wish = Extract<SessionFrame, { type: 'end' | 'finish-later' }>;

interface LeavePageOptions {
  phone: Pick<PhoneClient, 'lastWords' | 'flush' | 'stop'>;
  receive: (wish: Wish) => void;
  receiveLate: (wish: Wish) => void;
}

/** Takes the expert's last words, then ends the conversation: the page is closed, or sends a wish to end. */
export function makeLeavePage({ phone, receive, receiveLate }: LeavePageOptions) {
  let wish: Wish | undefined;
  let left: Promise<void> | undefined;

  async function takeLastWords(): Promise<void> {
    const limit = new AbortController();
    await Promise.race([phone.lastWords(), pause(lastWordsMs, limit.signal)]);
    limit.abort();
    phone.flush();
  }

  async function leave(): Promise<void> {
    await takeLastWords();
    phone.stop('turn');
    if (wish) receiveLate(wish);
  }

  return {
    hasLeft: () => left !== undefined,
    /** The connection is lost. Repeatable. */
    leave: () => (left ??= leave()),
    async leaveAs(how: Wish): Promise<void> {
      wish = how;
      await takeLastWords();
      if (left) return;
      wish = undefined;
      receive(how);
    },
  };
}
