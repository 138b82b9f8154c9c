import { setTimeout as pause } from 'node:timers/promises';
import { rabbitmqctl } from '../rabbitmqctl.ts';
import type { Fault } from '../fault.ts';

const [durationMs, betweenMs] = [20_000, 1000];

export const disconnections: Fault = {
  name: 'disconnect:rabbitmq',
  summary: `an operator closes all connections to the broker every second or two for ${durationMs / 1000} s`,
  allowed: 'no failure',
  async inject({ platform: { dataDir } }) {
    const end = performance.now() + durationMs;
    while (performance.now() < end) {
      await rabbitmqctl(dataDir, 'close_all_connections', 'closed by an operator');
      await pause(betweenMs);
    }
  },
};
