import { onSupportedNode } from '../local/lib/on-supported-node.mjs';

onSupportedNode(() => import('./lib/bench-command.mjs'));
