import { foldConversation, recentWords } from './conversation-state';
import { type InterviewerBrief, type InterviewerMove, type SpokenTurn } from './interviewer';
import { nextMove, requestsIn } from './next-move';
import { type RecognisedRequest } from './requests/recogniser';

interface Conversation {
  brief: InterviewerBrief;
  history: readonly SpokenTurn[];
}

export const decideNextMove = ({
  brief,
  history,
  requests,
  isAlone,
}: Conversation & { requests?: readonly RecognisedRequest[]; isAlone?: boolean }): InterviewerMove =>
  nextMove(brief, history, requests, isAlone);

export const findRequests = ({ brief, history }: Conversation): readonly RecognisedRequest[] =>
  requestsIn(brief, foldConversation(history, brief));

/** Returns how many characters of the expert a decision reads, which determines how long it takes. */
export const charactersToRead = ({ brief, history }: Conversation): number =>
  recentWords(foldConversation(history, brief)).length;

/** Decisions take some 10 ms for each 1,000 characters to read, so a service makes long ones in another thread. */
export interface Decisions {
  nextMove(task: Parameters<typeof decideNextMove>[0]): Promise<InterviewerMove>;
  requestsIn(task: Conversation): Promise<readonly RecognisedRequest[]>;
}

export const decisionsHere: Decisions = {
  nextMove: async (task) => decideNextMove(task),
  requestsIn: async (task) => findRequests(task),
};
