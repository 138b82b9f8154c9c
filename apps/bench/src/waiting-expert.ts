import { randomUUID } from 'node:crypto';
import { openJoinConnection } from '../../../libs/join-client/src/index.ts';

const answer =
  'We chose the carrier ourselves in 2019, because the depot in Rotterdam lost 40 pallets in one summer. ' +
  'The contract paid for two of them, and the insurer for nothing at all.';

export function waitingExpert({ appUrl, interviewId }: { appUrl: string; interviewId: string }) {
  let answered = (): void => undefined;
  let ended: (at: Date) => void = () => undefined;
  const ready = new Promise<void>((resolve) => (answered = resolve));
  const over = new Promise<Date>((resolve) => (ended = resolve));
  let greeted = false;
  const line = openJoinConnection({
    appUrl,
    interviewId,
    hello: () => ({ mode: 'resume' }),
    onEvent(event) {
      if (!('frame' in event)) return;
      const { frame } = event;
      if (frame.type === 'turn') heard(frame.sequence);
      if (frame.type === 'welcome') {
        const last = frame.turns.at(-1);
        if (last?.role === 'agent') heard(last.sequence);
      }
      if (frame.type === 'ended') ended(new Date());
    },
  });

  function heard(sequence: number) {
    line.send({ type: 'heard', sequence });
    if (greeted) return answered();
    greeted = true;
    line.send({ type: 'say', utteranceId: randomUUID(), text: answer });
  }

  return {
    /** Resolves when the interviewer has reacted to the answer. */
    ready,
    /** Presses End. Resolves with the time at which the platform reported the end of the conversation. */
    end(): Promise<Date> {
      line.send({ type: 'end' });
      return over;
    },
    hangUp: () => line.terminate(),
  };
}
