import { onSupportedNode } from '../runtime/supported-node.mjs';

onSupportedNode(() => import('./lib/restart-command.mjs'));
