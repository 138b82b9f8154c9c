import { setTimeout as pause } from 'node:timers/promises';
import { rabbitmqctl } from '../rabbitmqctl.ts';
import type { Fault } from '../fault.ts';

/** Duration of the alarm, milliseconds; longer than the deadline of a publish. */
const alarmMs = 20_000;

export const diskAlarm: Fault = {
  name: 'alarm:rabbitmq',
  summary: `a disk alarm stops the broker from confirming messages for ${alarmMs / 1000} s`,
  allowed: 'no failure',
  async inject({ platform: { dataDir } }) {
    await rabbitmqctl(dataDir, 'set_disk_free_limit', '1000000GB');
    try {
      await pause(alarmMs);
    } finally {
      await rabbitmqctl(dataDir, 'set_disk_free_limit', '50MB');
    }
  },
};
