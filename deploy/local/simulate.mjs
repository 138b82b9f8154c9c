import { onSupportedNode } from '../runtime/supported-node.mjs';

onSupportedNode(() => import('./lib/simulate-command.mjs'));
