import type { Response } from '@colloquy/http';

/** Whether a forwarded request is still wanted. An AbortSignal would do, for several times the cost. */
export interface GiveUp {
  givenUp(): boolean;
  /** Calls back when it is wanted no more; the latest caller only. */
  whenGivenUp(act: () => void): void;
}

/** Limit of the time to the head of an answer, with the client's upload and every try included. */
const answerLimitMs = 45_000;
/** A client that takes nothing of its answer for this long is let go; players pause, so it is generous. */
const stalledClientMs = 120_000;

/** Gives up when the client goes away or nothing is answered for too long. */
export function giveUpWith(res: Response) {
  let gone = res.closed;
  let givenUp = gone;
  let act = (): void => undefined;
  const giveUp = () => {
    givenUp = true;
    act();
  };
  const timer = setTimeout(giveUp, answerLimitMs);
  res.once('close', () => {
    gone = !res.writableFinished;
    if (gone) giveUp();
  });
  res.setTimeout(stalledClientMs, () => res.destroy());
  return {
    givenUp: () => givenUp,
    whenGivenUp: (next: () => void) => void (act = next),
    answered: () => clearTimeout(timer),
    clientGone: () => gone,
  };
}
