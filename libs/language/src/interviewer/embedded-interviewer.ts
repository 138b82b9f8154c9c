import { type Interviewer } from './interviewer';
import { nextMove } from './next-move';

/** The interviewer that needs no network: {@link nextMove} behind the port. */
export function embeddedInterviewer(): Interviewer {
  return {
    next: async (brief, history, signal) => {
      signal.throwIfAborted();
      return nextMove(brief, history);
    },
  };
}
