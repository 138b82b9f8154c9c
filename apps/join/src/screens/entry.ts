import type { Consent } from '../memory';
import type { Microphone, MicrophoneAnswer } from '../sound/microphone';

export interface Choice {
  how: 'resume' | 'start-over';
  by: 'voice' | 'typing';
  /** Absent if there is no microphone or it was refused; a promise while the browser asks for permission. */
  microphone?: Microphone | Promise<MicrophoneAnswer>;
  microphoneId?: string;
  consent: Consent;
}

/** Time the start waits for a permission, milliseconds; then the interview begins without the microphone. */
const permissionMs = 10_000;

export function makeEntry(options: {
  byVoice: () => boolean;
  openMicrophone: () => Promise<MicrophoneAnswer>;
  enter: (how: Choice['how'], microphone?: Choice['microphone']) => void;
}) {
  const { byVoice } = options;
  /** Set while the start waits for the microphone. */
  let starting: Choice['how'] | undefined;
  let entered = false;

  function enter(how: Choice['how'], microphone?: Choice['microphone']): void {
    if (entered) return;
    entered = true;
    options.enter(how, microphone);
  }

  return {
    async begin(how: Choice['how']): Promise<void> {
      starting = how;
      if (!byVoice()) return enter(how);
      const opening = options.openMicrophone();
      const answer = await Promise.race([opening, afterMs(permissionMs)]);
      // the expert may have decided to type in the meantime
      if (!byVoice()) return;
      enter(how, answer === undefined ? opening : microphoneOf(answer));
    },
    /** The expert has decided to type: a start that waits for the microphone goes on. */
    typingChosen(): void {
      if (starting) enter(starting);
    },
  };
}

const microphoneOf = (answer: MicrophoneAnswer): Microphone | undefined =>
  typeof answer === 'string' ? undefined : answer;

const afterMs = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
