import { type Decisions, decisionsHere } from './decisions';
import { type Interviewer } from './interviewer';

export function embeddedInterviewer(decisions: Decisions = decisionsHere): Interviewer {
  return {
    next: async (brief, history, signal) => {
      signal.throwIfAborted();
      const move = await decisions.nextMove({ brief, history, isAlone: true });
      signal.throwIfAborted();
      return move;
    },
  };
}
