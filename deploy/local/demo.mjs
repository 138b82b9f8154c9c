import { onSupportedNode } from './lib/on-supported-node.mjs';

onSupportedNode(() => import('./lib/demo-command.mjs'));
