import { setTimeout as pause } from 'node:timers/promises';
import { rabbitmqctl } from './rabbitmqctl.ts';
import type { Fault } from './fault.ts';

/** Length of the fault and pause between two disconnections, milliseconds. */
const [durationMs, betweenMs] = [20_000, 1000];

export const disconnections: Fault = {
  name: 'disconnect:rabbitmq',
  what: `an operator closes all connections to the broker repeatedly for ${durationMs / 1000} s; no request may fail`,
  clean: true,
  async inject({ platform: { dataDir } }) {
    const end = performance.now() + durationMs;
    while (performance.now() < end) {
      await rabbitmqctl(dataDir, 'close_all_connections', 'closed by an operator');
      await pause(betweenMs);
    }
  },
};
