import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readJson } from '../../local/lib/files.mjs';
import { rabbitmqServer } from '../../local/lib/rabbitmq.mjs';

/** Longer than the deadline of a publish, milliseconds. */
const alarmMs = 20_000;

/** @type {import('./faults.mjs').Fault} */
export const diskAlarm = {
  name: 'alarm:rabbitmq',
  what: `the broker takes its disk for full and accepts no message for ${alarmMs / 1000} s; no request may fail`,
  clean: true,
  async inject({ platform: { dataDir } }) {
    await setDiskFreeLimit(dataDir, '1000000GB');
    try {
      await pause(alarmMs);
    } finally {
      await setDiskFreeLimit(dataDir, '50MB');
    }
  },
};

/** @param {string} dataDir @param {string} limit */
async function setDiskFreeLimit(dataDir, limit) {
  const { env } = readJson(join(dataDir, 'run', 'rabbitmq.json'));
  const program = join(dirname(rabbitmqServer() ?? ''), 'rabbitmqctl');
  const args = ['-n', env.RABBITMQ_NODENAME, 'set_disk_free_limit', limit];
  await promisify(execFile)(program, args, { env, timeout: 60_000 });
}
