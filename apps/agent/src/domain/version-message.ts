import type { AgentConfigMessage, AgentVersionMessage } from '@colloquy/contracts';
import type { AgentVersion } from './agent-version';
import type { AgentSettings } from './roster';
import { voices } from './voices';

interface VersionFacts extends AgentSettings {
  agentId: string;
  versionId: string;
  versionNumber: number;
  isArchived: boolean;
}

export function configMessage(
  version: AgentVersion,
  use: { isArchived: boolean; variableDefaults: Readonly<Record<string, string>> },
): AgentConfigMessage {
  return {
    version: versionMessage({ ...version, versionId: version.id, isArchived: use.isArchived }),
    firstMessage: version.firstMessage,
    customPrompt: version.customPrompt,
    voiceId: version.voiceId,
    voiceName: voices.find(({ id }) => id === version.voiceId)?.name ?? '',
    variableDefaults: { ...use.variableDefaults },
    conduct: { model: '', ...version.conduct },
    extractionSchema: version.extractionSchema ?? '',
  };
}

export function versionMessage(version: VersionFacts): AgentVersionMessage {
  return {
    agentId: version.agentId,
    versionId: version.versionId,
    versionNumber: version.versionNumber,
    name: version.name,
    agentType: version.agentType,
    personaName: version.personaName,
    language: version.language,
    isArchived: version.isArchived,
  };
}
