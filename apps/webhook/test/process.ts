import { silentLogger } from '@colloquy/logging';
import { buildApp } from '../src/app';
import { readConfig } from '../src/config';

/** Runs the service as a process that a test can kill. Writes to standard output when it has started. */
const app = buildApp(readConfig(), {
  logger: silentLogger,
  broker: { prefix: process.env['TEST_QUEUE_PREFIX'] ?? '' },
});
void app.start().then(() => process.stdout.write('started\n'));
