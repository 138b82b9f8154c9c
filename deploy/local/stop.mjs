import { onSupportedNode } from '../runtime/supported-node.mjs';

onSupportedNode(() => import('./lib/stop-command.mjs'));
