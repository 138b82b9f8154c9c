import { mediaStoreSuite } from './media-store-suite';
import { startMediaServer } from './media-server';

let server: Awaited<ReturnType<typeof startMediaServer>>;
beforeAll(async () => {
  server = await startMediaServer();
});
afterAll(() => server?.stop());

mediaStoreSuite('filesystem media store', async () => server.store);
