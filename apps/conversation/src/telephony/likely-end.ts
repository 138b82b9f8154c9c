import type { Language } from '@colloquy/contracts';
import type { Listener } from './listener';
import type { Speaker } from './speaker';

/** Notices at a pause that words which are not final yet are likely to be the last of the turn. */
export function makeLikelyEnd(
  speaker: Pick<Speaker, 'hasUnheard'>,
  listener: Pick<Listener, 'pausedAfter'>,
  language: () => Language,
) {
  let saying = '';
  let isPaused = false;

  /** No answer is prepared while a turn of the interviewer is not yet heard. */
  function expectEnd(): void {
    if (isPaused && !speaker.hasUnheard()) listener.pausedAfter(saying, language());
  }

  return {
    began: () => void (saying = ''),
    partial(words: string): void {
      saying = words;
      expectEnd();
    },
    paused(): void {
      isPaused = true;
      expectEnd();
    },
    wentOn: () => void (isPaused = false),
    ended(): void {
      saying = '';
      isPaused = false;
    },
  };
}
