import type { Interview } from '@colloquy/client';

/** Names of the two sides. */
export const speakersOf = ({ agentVersion, resolvedAgent, expertData }: Interview) => ({
  agent: agentVersion?.agentPersonaName ?? resolvedAgent.name,
  user: expertData.name,
});

export type Speakers = ReturnType<typeof speakersOf>;
