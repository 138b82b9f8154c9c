import {
  type AgentRole,
  agentVersionPath,
  createAgentBody,
  type CreateAgentInput,
  idParams,
  listAgentsQuery,
  updateAgentBody,
  type UpdateAgentInput,
} from '@colloquy/contracts';
import { jsonBody, parse, parsePath, principalOf, Router } from '@colloquy/http';
import type { AgentDetails } from '../use-cases/agent-details';
import type { AccountVariable } from '../domain/roster';
import { presentAgent, presentAgentVariable } from './presenters';

export interface AgentUseCases {
  listAgents(accountId: string, role: AgentRole | 'ALL'): Promise<AgentDetails[]>;
  getAgent(accountId: string, id: string): Promise<AgentDetails>;
  getAgentVersion(accountId: string, id: string, versionNumber: number): Promise<AgentDetails>;
  getAgentVariables(accountId: string, id: string): Promise<AccountVariable[]>;
  createAgent(accountId: string, input: CreateAgentInput): Promise<AgentDetails>;
  updateAgent(accountId: string, id: string, input: UpdateAgentInput): Promise<AgentDetails>;
  deleteAgent(accountId: string, id: string): Promise<void>;
  activateAgent(accountId: string, id: string): Promise<AgentDetails>;
}

export function agentRoutes(useCases: AgentUseCases): Router {
  const router = Router();

  router.get('/api/agents', async (req, res) => {
    const { role } = parse(listAgentsQuery, req.query);
    const agents = await useCases.listAgents(principalOf(res).accountId, role);
    res.json(agents.map(presentAgent));
  });

  router.post('/api/agents', jsonBody(), async (req, res) => {
    const input = parse(createAgentBody, req.body);
    const agent = await useCases.createAgent(principalOf(res).accountId, input);
    res.status(202).json(presentAgent(agent));
  });

  router.get('/api/agents/:id', async (req, res) => {
    const { id } = parsePath(idParams, req.params);
    res.json(presentAgent(await useCases.getAgent(principalOf(res).accountId, id)));
  });

  router.get('/api/agents/:id/versions/:versionNumber', async (req, res) => {
    const { id, versionNumber } = parsePath(agentVersionPath, req.params);
    res.json(presentAgent(await useCases.getAgentVersion(principalOf(res).accountId, id, versionNumber)));
  });

  router.put('/api/agents/:id', jsonBody(), async (req, res) => {
    const { id } = parsePath(idParams, req.params);
    const input = parse(updateAgentBody, req.body);
    res.json(presentAgent(await useCases.updateAgent(principalOf(res).accountId, id, input)));
  });

  router.delete('/api/agents/:id', async (req, res) => {
    const { id } = parsePath(idParams, req.params);
    await useCases.deleteAgent(principalOf(res).accountId, id);
    res.status(204).end();
  });

  router.post('/api/agents/:id/activate', async (req, res) => {
    const { id } = parsePath(idParams, req.params);
    res.json(presentAgent(await useCases.activateAgent(principalOf(res).accountId, id)));
  });

  router.get('/api/agents/:id/variables', async (req, res) => {
    const { id } = parsePath(idParams, req.params);
    const variables = await useCases.getAgentVariables(principalOf(res).accountId, id);
    res.json(variables.map(presentAgentVariable));
  });

  return router;
}
