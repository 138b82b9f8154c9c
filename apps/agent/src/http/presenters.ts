import type {
  AccountVariableView,
  AgentConduct,
  AgentVariableView,
  AgentView,
  VoiceView,
} from '@colloquy/contracts';
import type { AccountVariable } from '../domain/roster';
import { isSystemAgent } from '../domain/system-agents';
import type { VariableWithUse } from '../use-cases/variable-with-use';
import type { AgentDetails } from '../use-cases/agent-details';
import type { ListedVoice } from '../use-cases/list-voices';

export function presentAgent({ agent, isDefault, script }: AgentDetails): AgentView {
  return {
    id: agent.id,
    name: agent.name,
    agentType: agent.agentType,
    language: agent.language,
    agentPersonaName: agent.personaName,
    firstMessage: script.firstMessage,
    customPrompt: script.customPrompt,
    description: script.description,
    role: agent.role,
    voiceId: agent.voiceId,
    ...presentConduct(script.conduct),
    extractionSchema: script.extractionSchema
      ? (JSON.parse(script.extractionSchema) as Record<string, unknown>)
      : null,
    isSystem: isSystemAgent(agent.id),
    isDefault,
    versionNumber: agent.versionNumber,
    createdAt: agent.createdAt.toISOString(),
    updatedAt: agent.updatedAt.toISOString(),
  };
}

const presentConduct = ({ model, speed, patience, maxProbes, timeBudgetMinutes }: AgentConduct = {}) => ({
  model: model ?? null,
  speed: speed ?? null,
  patience: patience ?? null,
  maxProbes: maxProbes ?? null,
  timeBudgetMinutes: timeBudgetMinutes ?? null,
});

export function presentAgentVariable(variable: AccountVariable): AgentVariableView {
  return {
    name: variable.name,
    displayName: variable.displayName,
    description: variable.description,
    isRequired: variable.isRequired,
    defaultValue: variable.defaultValue,
  };
}

export function presentAccountVariable({ variable, usedByAgents }: VariableWithUse): AccountVariableView {
  return {
    id: variable.id,
    ...presentAgentVariable(variable),
    usedByAgents,
    createdAt: variable.createdAt.toISOString(),
    updatedAt: variable.updatedAt.toISOString(),
  };
}

export const presentVoice = ({ id, name, supportedLanguages, isConfigured }: ListedVoice): VoiceView => ({
  id,
  name,
  supportedLanguages: [...supportedLanguages],
  isConfigured,
});
