import { onSupportedNode } from '../runtime/supported-node.mjs';

onSupportedNode(() => import('./lib/demo-command.mjs'));
