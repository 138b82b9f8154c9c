import { onSupportedNode } from './lib/on-supported-node.mjs';

onSupportedNode(() => import('./lib/simulate-command.mjs'));
