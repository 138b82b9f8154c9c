import type { Router } from '@colloquy/http';
import type { UseCases } from '../use-cases';
import { agentRoutes } from './agent-routes';
import { rehearsalRoutes } from './rehearsal-routes';
import { transferRuleRoutes } from './transfer-rule-routes';
import { variableRoutes } from './variable-routes';
import { voiceRoutes } from './voice-routes';

export const apiRoutes = (useCases: UseCases): Router[] => [
  agentRoutes(useCases),
  rehearsalRoutes(useCases),
  transferRuleRoutes(useCases),
  variableRoutes(useCases),
  voiceRoutes(useCases),
];
