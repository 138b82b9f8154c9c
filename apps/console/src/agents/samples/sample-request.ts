import type { operations } from '@colloquy/client';
import { type AgentDraft, draftProblems } from '../agent-draft';

export type SampleRequest = operations['speakVoiceSample']['requestBody']['content']['application/json'];

/** Returns the request of a sample that sounds like the draft; undefined if its voice, greeting or name is invalid. */
export function sampleRequestOf(draft: AgentDraft): SampleRequest | undefined {
  const { speed, firstMessage, agentPersonaName } = draftProblems(draft);
  if (speed ?? firstMessage ?? agentPersonaName) return undefined;
  return {
    language: draft.language,
    voiceId: draft.voiceId || null,
    speed: draft.speed.trim() ? Number(draft.speed) : null,
    firstMessage: draft.firstMessage,
    agentPersonaName: draft.agentPersonaName.trim(),
  };
}
