import { randomUUID } from 'node:crypto';
import { openLine } from '../../simulator/src/expert/expert-line.ts';

/** An expert who answers the first question and then waits until told to press End. */
export function waitingExpert({ appUrl, interviewId }: { appUrl: string; interviewId: string }) {
  let answered: (value: void) => void = (): void => undefined;
  let ended: (at: Date) => void = (): void => undefined;
  let greeted = false;
  let utteranceId = '';
  const line = openLine({
    url: `${appUrl.replace(/^http/, 'ws')}/call/${interviewId}/socket`,
    hello: () => ({ mode: 'resume' }),
    onEvent(event) {
      if (!('frame' in event)) return;
      const { frame } = event;
      if (frame.type === 'turn') heard(frame.sequence);
      if (frame.type === 'welcome' && frame.turns.at(-1)?.role === 'agent') {
        heard(frame.turns.at(-1).sequence);
      }
      if (frame.type === 'ended') ended(new Date());
    },
  });

  function heard(sequence: number) {
    line.send({ type: 'heard', sequence });
    if (greeted) return answered();
    greeted = true;
    utteranceId = randomUUID();
    line.send({ type: 'say', utteranceId, text: answer });
  }

  return {
    /** Resolves when the interviewer has taken the answer up. */
    ready: new Promise((resolve) => (answered = resolve)) as Promise<void>,
    /** Presses End; tells when the platform said that the conversation is over. */
    end(): Promise<Date> {
      const over = new Promise((resolve) => (ended = resolve)) as Promise<Date>;
      line.send({ type: 'end' });
      return over;
    },
    hangUp: () => line.vanish(),
  };
}

const answer =
  'We chose the carrier ourselves in 2019, because the depot in Rotterdam lost 40 pallets in one summer. ' +
  'The contract paid for two of them, and the insurer for nothing at all.';
