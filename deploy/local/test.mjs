import { onSupportedNode } from '../runtime/supported-node.mjs';

onSupportedNode(() => import('./lib/test-command.mjs'));
