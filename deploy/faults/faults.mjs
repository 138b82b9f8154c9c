import { onSupportedNode } from '../runtime/supported-node.mjs';

onSupportedNode(() => import('./lib/faults-command.mjs'));
