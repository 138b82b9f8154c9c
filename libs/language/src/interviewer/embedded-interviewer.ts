import { type Interviewer } from './interviewer';
import { nextMove } from './next-move';

/** Wraps {@link nextMove} as an interviewer that needs no network. */
export function embeddedInterviewer(): Interviewer {
  return {
    next: async (brief, history, signal) => {
      signal.throwIfAborted();
      return nextMove(brief, history);
    },
  };
}
