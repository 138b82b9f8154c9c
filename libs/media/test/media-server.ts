import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFilesystemStore } from '../src/index';
import { mediaHandler } from '../src/filesystem/media-handler';

export const signingSecret = 'a secret of more than 32 characters';

/** Starts a filesystem store in a directory of its own, and a plain HTTP server for its URLs. */
export async function startMediaServer(options: { maxObjectBytes?: number; idleTimeoutMs?: number } = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'colloquy-store-'));
  const root = join(directory, 'store');
  const server = createServer((req, res) => handler(req, res));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const publicBaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const store = makeFilesystemStore({ root, publicBaseUrl, signingSecret, ...options });
  const handler = mediaHandler({ store, signingSecret, ...options });
  await store.start();
  return {
    /** The store's directory, in a parent that is removed with the server. */
    root,
    store,
    server,
    publicBaseUrl,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await rm(directory, { recursive: true, force: true });
    },
  };
}
