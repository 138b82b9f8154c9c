import { type InterviewType, systemAccountId } from '@colloquy/contracts';
import { derivedId } from '@colloquy/kernel';
import { rosterFields } from './agent-content';
import type { AgentVersion } from './agent-version';
import type { AgentContent, Roster, RosterAgent } from './roster';
import { fullInterviewer, vettingInterviewer } from './system-agent-texts';

/** Ids never change. A changed content needs a new version number, since interviews refer to earlier versions. */
const releases: readonly { id: string; versionNumber: number; releasedAt: string; content: AgentContent }[] =
  [
    {
      id: 'b104e37c-94ba-4e64-8921-78eaedb38505',
      versionNumber: 2,
      releasedAt: '2026-11-22T09:00:00.000Z',
      content: fullInterviewer,
    },
    {
      id: '1d2f7330-93c0-4f5e-b967-fa51e6d702dc',
      versionNumber: 2,
      releasedAt: '2026-11-22T09:00:00.000Z',
      content: vettingInterviewer,
    },
  ];

const byId = new Map(releases.map((release) => [release.id, release]));

export function isSystemAgent(id: string): boolean {
  return byId.has(id);
}

export function typeOfSystemAgent(id: string): InterviewType | undefined {
  return byId.get(id)?.content.agentType;
}

export function systemAgentVersions(): AgentVersion[] {
  return releases.map(({ id, versionNumber, releasedAt, content }) => ({
    ...content,
    id: derivedId(id, String(versionNumber)),
    accountId: systemAccountId,
    agentId: id,
    versionNumber,
    createdAt: new Date(releasedAt),
  }));
}

/** Keeps newer versions of a newer release; returns the same object if nothing changes. */
export function withSystemAgents(roster: Roster): Roster {
  const newer = systemAgentVersions().filter(
    ({ agentId, versionNumber }) =>
      (roster.agents.find(({ id }) => id === agentId)?.versionNumber ?? 0) < versionNumber,
  );
  if (newer.length === 0) return roster;
  const replaced = new Set(newer.map(({ agentId }) => agentId));
  const agents = newer.map((version): RosterAgent => {
    const createdAt = roster.agents.find(({ id }) => id === version.agentId)?.createdAt ?? version.createdAt;
    return {
      ...rosterFields(version),
      id: version.agentId,
      role: 'ROOT',
      versionId: version.id,
      versionNumber: version.versionNumber,
      createdAt,
      updatedAt: version.createdAt,
    };
  });
  return {
    ...roster,
    agents: [...roster.agents.filter(({ id }) => !replaced.has(id)), ...agents],
    defaults: {
      ...roster.defaults,
      ...Object.fromEntries(agents.map(({ agentType, id }) => [agentType, id])),
    },
  };
}
