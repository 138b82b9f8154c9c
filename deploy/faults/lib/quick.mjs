import { together } from '../../local/lib/wait.mjs';

const victims = ['interview', 'analysis', 'webhook'];

/**
 * What `npm test` has time for.
 * @type {import('./faults.mjs').Fault}
 */
export const quick = {
  name: 'quick',
  what: `kill -9 of ${victims.join(', ')} at once`,
  async inject({ platform }) {
    for (const name of victims) platform.signal(name, 'SIGKILL');
    await together(victims.map((name) => platform.restart(name, false)));
  },
};
