import { onSupportedNode } from '../runtime/supported-node.mjs';

onSupportedNode(() => import('./lib/start-command.mjs'));
