import { createVariableBody, idParams, updateVariableBody } from '@colloquy/contracts';
import { jsonBody, parse, parsePath, principalOf, Router } from '@colloquy/http';
import type { UseCases } from '../use-cases';
import { presentAccountVariable } from './presenters';

export function variableRoutes(useCases: UseCases): Router {
  const router = Router();

  router.get('/api/account/variables', async (_req, res) => {
    const found = await useCases.listVariables(principalOf(res).accountId);
    res.json({ variables: found.map(presentAccountVariable) });
  });

  router.post('/api/account/variables', jsonBody(), async (req, res) => {
    const input = parse(createVariableBody, req.body);
    const variable = await useCases.createVariable(principalOf(res).accountId, input);
    res.status(201).json(presentAccountVariable(variable));
  });

  router.get('/api/account/variables/:id', async (req, res) => {
    const { id } = parsePath(idParams, req.params);
    res.json(presentAccountVariable(await useCases.readVariable(principalOf(res).accountId, id)));
  });

  router.put('/api/account/variables/:id', jsonBody(), async (req, res) => {
    const { id } = parsePath(idParams, req.params);
    const input = parse(updateVariableBody, req.body);
    res.json(presentAccountVariable(await useCases.updateVariable(principalOf(res).accountId, id, input)));
  });

  router.delete('/api/account/variables/:id', async (req, res) => {
    const { id } = parsePath(idParams, req.params);
    await useCases.deleteVariable(principalOf(res).accountId, id);
    res.status(204).end();
  });

  return router;
}
