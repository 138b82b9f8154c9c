import { randomUUID } from 'node:crypto';
import { openLine } from '../../local/lib/expert-line.mjs';

/**
 * An expert who answers the first question and then waits until told to press End.
 * @param {{ appUrl: string, interviewId: string }} options
 */
export function waitingExpert({ appUrl, interviewId }) {
  /** @type {(value: void) => void} */
  let answered = () => undefined;
  /** @type {(at: Date) => void} */
  let ended = () => undefined;
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

  /** @param {number} sequence */
  function heard(sequence) {
    line.send({ type: 'heard', sequence });
    if (greeted) return answered();
    greeted = true;
    utteranceId = randomUUID();
    line.send({ type: 'say', utteranceId, text: answer });
  }

  return {
    /** Resolves when the interviewer has taken the answer up. */
    ready: /** @type {Promise<void>} */ (new Promise((resolve) => (answered = resolve))),
    /** Presses End; tells when the platform said that the conversation is over. @returns {Promise<Date>} */
    end() {
      const over = /** @type {Promise<Date>} */ (new Promise((resolve) => (ended = resolve)));
      line.send({ type: 'end' });
      return over;
    },
    hangUp: () => line.vanish(),
  };
}

const answer =
  'We chose the carrier ourselves in 2019, because the depot in Rotterdam lost 40 pallets in one summer. ' +
  'The contract paid for two of them, and the insurer for nothing at all.';
