import {
  type AgentVersionsView,
  agentVersionPath,
  createAgentBody,
  idParams,
  listAgentsQuery,
  updateAgentBody,
} from '@colloquy/contracts';
import { jsonBody, parse, parsePath, principalOf, Router, streamJson } from '@colloquy/http';
import type { UseCases } from '../use-cases';
import type { AgentDetails } from '../use-cases/agent-details';
import { presentAgent, presentAgentVariable } from './presenters';

export function agentRoutes(useCases: UseCases): Router {
  const router = Router();

  router.get('/api/agents', async (req, res) => {
    const { role } = parse(listAgentsQuery, req.query);
    await streamJson(res, presented(useCases.listAgents(principalOf(res).accountId, role)));
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

  router.get('/api/agents/:id/versions', async (req, res) => {
    const { id } = parsePath(idParams, req.params);
    const versions = await useCases.listAgentVersions(principalOf(res).accountId, id);
    res.json({
      versions: versions.map(({ versionNumber, name, createdAt }) => ({
        versionNumber,
        name,
        createdAt: createdAt.toISOString(),
      })),
    } satisfies AgentVersionsView);
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

async function* presented(agents: AsyncIterable<AgentDetails>) {
  for await (const agent of agents) yield presentAgent(agent);
}
