import { settleAll } from '../../../platform/src/wait.ts';
import type { Fault } from '../fault.ts';

const victims = ['interview', 'analysis', 'webhook'];

/** The only fault that `npm test` injects. */
export const quick: Fault = {
  name: 'quick',
  summary: `\`kill -9\` of ${victims.join(', ')} at once`,
  allowed: 'failed requests',
  async inject({ platform }) {
    for (const name of victims) platform.signal(name, 'SIGKILL');
    await settleAll(victims.map((name) => platform.restart(name, false)));
  },
};
