import type { Service } from '@colloquy/service';
import type { Config } from '../config';
import { grpcAgents } from './agents';
import { grpcDueCalls } from './due-calls';
import { grpcInterviews } from './interviews';

export function makePeers(service: Service, config: Config) {
  const interview = service.client('colloquy.interview.v1.InterviewService', config.interviewGrpc);
  const agent = service.client('colloquy.agent.v1.AgentService', config.agentGrpc);
  return {
    interviews: grpcInterviews(interview),
    dueCalls: grpcDueCalls(interview),
    agents: grpcAgents(agent),
  };
}
