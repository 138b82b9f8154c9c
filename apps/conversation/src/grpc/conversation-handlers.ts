import {
  languages,
  maxSampleTextLength,
  platforms,
  type PushAgentMessage,
  type RehearseMessage,
  rehearsalPersonas,
  type SpeakSampleMessage,
} from '@colloquy/contracts';
import type { ServiceHandlers } from '@colloquy/grpc';
import { AppError, isUuid } from '@colloquy/kernel';
import type { LaunchCall } from '../domain/phone-ports';
import type { AgentRef, CompiledAgentRepository } from '../domain/ports';
import type { Rehearse } from '../rehearsal/rehearse';
import type { Sample, SpeakSample } from '../samples/speak-sample';

export interface ConversationWork {
  agents: CompiledAgentRepository;
  launchCall: LaunchCall;
  rehearse: Rehearse;
  speakSample: SpeakSample;
  /** `voiceIds` are those for which the operator has named a voice of the speech server. */
  speech: { speaks: boolean; voiceIds: readonly string[] };
}

export function conversationHandlers({
  agents,
  launchCall,
  rehearse,
  speakSample,
  speech,
}: ConversationWork): ServiceHandlers<'colloquy.conversation.v1.ConversationService'> {
  return {
    pushAgent: async (push) => ({ applied: await agents.store(refOf(push), push) }),
    async launchCall({ accountId, interviewId }) {
      if (!isUuid(accountId)) throw invalid('account_id: must be a UUID');
      if (!isUuid(interviewId)) throw invalid('interview_id: must be a UUID');
      await launchCall({ accountId, interviewId });
      return {};
    },
    rehearse: (request, { signal }) => rehearse(checkedRehearsal(request), signal),
    describeSpeech: async () => ({ speaks: speech.speaks, voiceIds: [...speech.voiceIds] }),
    speakSample: async (request, { signal }) => ({ wav: await speakSample(checkedSample(request), signal) }),
  };
}

function refOf({ accountId, agentId, channel: name, revision, config }: PushAgentMessage): AgentRef {
  const channel = platforms.find((known) => known === name);
  if (!channel) throw invalid(`channel: must be one of ${platforms.join(', ')}`);
  if (!isUuid(accountId)) throw invalid('account_id: must be a UUID');
  if (!isUuid(agentId)) throw invalid('agent_id: must be a UUID');
  if (!(revision > 0)) throw invalid('revision: must be positive');
  if (config && !(config.version && config.version.versionNumber > 0)) {
    throw invalid('config: must have a version with a number');
  }
  return { accountId, agentId, channel };
}

const maxQuestions = 20;

function checkedRehearsal(request: RehearseMessage) {
  const { accountId, agentId, versionNumber, questions } = request;
  if (!isUuid(accountId)) throw invalid('account_id: must be a UUID');
  if (!isUuid(agentId)) throw invalid('agent_id: must be a UUID');
  if (!(versionNumber > 0)) throw invalid('version_number: must be positive');
  const persona = rehearsalPersonas.find((known) => known === request.persona);
  if (!persona) throw invalid(`persona: must be one of ${rehearsalPersonas.join(', ')}`);
  if (questions.length < 1 || questions.length > maxQuestions) {
    throw invalid(`questions: must have 1 to ${maxQuestions} entries`);
  }
  return { ...request, persona };
}

function checkedSample({ language: code, voiceId, speed, text, personaName }: SpeakSampleMessage): Sample {
  const language = languages.find((known) => known === code);
  if (!language) throw invalid('language: must be the code of a known language');
  if (speed !== undefined && !(speed >= 0.7 && speed <= 1.3)) throw invalid('speed: must be from 0.7 to 1.3');
  if (text.length > maxSampleTextLength) {
    throw invalid(`text: must have at most ${maxSampleTextLength} characters`);
  }
  return { language, voice: voiceId || undefined, speed, text, personaName };
}

const invalid = (message: string) => new AppError('invalid', undefined, message);
