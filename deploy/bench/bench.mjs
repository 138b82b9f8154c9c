import { onSupportedNode } from '../runtime/supported-node.mjs';

onSupportedNode(() => import('./lib/bench-command.mjs'));
