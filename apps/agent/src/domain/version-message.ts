import type { AgentVersionMessage } from '@colloquy/contracts';
import type { AgentSettings } from './roster';

interface VersionFacts extends AgentSettings {
  agentId: string;
  versionId: string;
  versionNumber: number;
  isArchived: boolean;
}

/** What services are told of a version beside its texts. */
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
