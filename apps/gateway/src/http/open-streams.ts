import { markAsStream, type Response } from '@colloquy/http';
import { AppError, type Component } from '@colloquy/kernel';
import { endAnswer } from '../proxy/exchange';

const defaultCheckMs = 15_000;

export function makeOpenStreams(checkMs = defaultCheckMs) {
  const open = new Set<Response>();
  let isStopped = false;

  /** An outage of the account service ends no stream. */
  const endIfRefused = (res: Response, check: () => Promise<unknown>) =>
    check().catch((error: unknown) => {
      if (error instanceof AppError && refusals.has(error.kind)) endOrDestroy(res);
    });

  const component: Component = {
    name: 'open streams',
    stop: async () => {
      isStopped = true;
      open.forEach(endOrDestroy);
    },
  };
  return {
    component,
    /** @throws AppError `unavailable` while the process stops */
    add(res: Response, check: () => Promise<unknown>): void {
      if (isStopped) throw new AppError('unavailable', undefined, 'The service is stopping');
      markAsStream(res);
      open.add(res);
      const timer = setInterval(() => void endIfRefused(res, check), checkMs).unref();
      res.once('close', () => {
        clearInterval(timer);
        open.delete(res);
      });
    },
  };
}

export type OpenStreams = ReturnType<typeof makeOpenStreams>;

function endOrDestroy(res: Response): void {
  try {
    endAnswer(res);
  } catch {
    res.destroy();
  }
}

const refusals: ReadonlySet<string> = new Set(['unauthenticated', 'forbidden']);
