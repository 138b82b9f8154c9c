import type { Interview } from '@colloquy/client';

export const speakersOf = ({ agentVersion, resolvedAgent, expertData }: Interview) => ({
  agent: agentVersion?.agentPersonaName ?? resolvedAgent.name,
  user: expertData.name,
});

export type Speakers = ReturnType<typeof speakersOf>;
