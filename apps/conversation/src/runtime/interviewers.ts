import {
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
import type { ConversationConfig } from '../config';
import type * as textWorker from '../text-worker';
import { sessionInterviewer } from './session-interviewer';

/**
 * The interviewer of the agent's model, or of the default one if the agent names none that is allowed; the embedded
 * interviewer replaces a model that fails. Without a configured model, the embedded one alone.
 */
export function interviewersOf(
  { languageModel, languageModels, probes }: ConversationConfig,
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
    return openaiInterviewer({ client, fallback, recogniser, judge, decisions });
  };
  return (brief: InterviewerBrief) => {
    const chatFor = named.get(brief.model ?? '') ?? usual;
    const interviewer = chatFor ? interviewerWith(chatFor, brief.sessionId) : fallback;
    return sessionInterviewer(interviewer, { maxProbesPerQuestion: probes, ...brief });
  };
}

/** Characters that are decided on in the calling thread, in up to 10 ms: another thread would add a delay to each answer. */
const shortCharacters = 1000;

/**
 * Decides on long texts in another thread of the service, so that they do not hold up other conversations.
 * @param workerFile the built `text-worker`
 */
export function decisionsIn(service: Service, workerFile: string): Decisions {
  prepareRequests();
  const thread = service.add(makeThread<typeof textWorker>(workerFile), 'storage');
  return {
    nextMove: (task) =>
      charactersToRead(task) > shortCharacters ? thread.run('nextMove', task) : decisionsHere.nextMove(task),
    requestsIn: (task) =>
      charactersToRead(task) > shortCharacters
        ? thread.run('requestsIn', task)
        : decisionsHere.requestsIn(task),
  };
}
