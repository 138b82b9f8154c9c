import {
  type Analysis,
  analyseInterview,
  type AnalysisInput,
  charactersToRead,
  type ChatFor,
  type Decisions,
  decisionsHere,
  embeddedInterviewer,
  type InterviewerBrief,
  languageModelOf,
  type LanguageModelHooks,
  openaiClaimJudge,
  openaiInterviewer,
  openaiRequestRecogniser,
  prepareRequests,
  type TokenUsage,
} from '@colloquy/language';
import { makeThread, type Service } from '@colloquy/service';
import type { Config } from '../config';
import type * as textWorker from '../text-worker';
import { sessionInterviewer } from './session-interviewer';

export function interviewersOf(
  { languageModel, languageModels, probes }: Config,
  decisions: Decisions,
  hooks: LanguageModelHooks & {
    onTokens: (sessionId: string | undefined, used: TokenUsage | undefined) => void;
  },
) {
  const fallback = embeddedInterviewer(decisions);
  const modelNamed = (model: string) => languageModelOf({ ...languageModel, model }, hooks);
  const harmless = new Set<string>();
  const usual = modelNamed(languageModel.model);
  const named = new Map(languageModels.map((model) => [model, modelNamed(model)]));
  const interviewerWith = (chatFor: ChatFor, sessionId: string | undefined) => {
    const client = chatFor('interviewer', (used) => hooks.onTokens(sessionId, used));
    const recogniser = openaiRequestRecogniser(client);
    const judge = openaiClaimJudge(client, harmless);
    const { replyMs: maxReplyMs } = languageModel;
    return openaiInterviewer({ client, fallback, recogniser, judge, decisions, maxReplyMs });
  };
  return (brief: InterviewerBrief) => {
    const chatFor = named.get(brief.model ?? '') ?? usual;
    const interviewer = chatFor ? interviewerWith(chatFor, brief.sessionId) : fallback;
    return sessionInterviewer(interviewer, { maxProbesPerQuestion: probes, ...brief });
  };
}

/** Texts up to here are decided in the calling thread within 10 ms; another thread would add a delay to each answer. */
const shortCharacters = 1000;

export interface TextWork extends Decisions {
  analyse(input: AnalysisInput): Promise<Analysis>;
}

export const textWorkHere = (decisions: Decisions): TextWork => ({
  ...decisions,
  analyse: async (input) => analyseInterview(input),
});

/** Long texts go to another thread, so that they do not hold up other conversations. */
export function textWorkIn(service: Service, workerFile: string): TextWork {
  prepareRequests();
  const thread = service.add(makeThread<typeof textWorker>(workerFile), 'storage');
  return {
    nextMove: (task) =>
      charactersToRead(task) > shortCharacters ? thread.run('nextMove', task) : decisionsHere.nextMove(task),
    requestsIn: (task) =>
      charactersToRead(task) > shortCharacters
        ? thread.run('requestsIn', task)
        : decisionsHere.requestsIn(task),
    analyse: (input) => thread.run('analyse', input),
  };
}
