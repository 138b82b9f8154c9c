import { Socket } from 'node:net';
import { type ConnectionClass, loadConnection, patchDriver } from './patch-driver';

/** A driver connection whose socket is destroyed and has not emitted `error` or `close` yet. */
function closingConnection() {
  const connectionClass = loadConnection();
  if (!connectionClass) throw new Error('The driver has no connection class');
  const socket = new Socket();
  const connection = new connectionClass(socket, { id: 1, generation: 0 });
  socket.destroy();
  expect(connection.closed).toBe(false);
  return connection;
}

const hello = [{ db: 'admin' }, { hello: 1 }, {}] as const;

test('the driver still hangs without the patch', async () => {
  const failed = closingConnection()
    .command(...hello)
    .then(
      () => 'answered',
      () => 'failed without the patch: libs/mongo/src/driver-hang can be removed',
    );
  const waited = new Promise((resolve) => setTimeout(resolve, 300, 'hung'));
  expect(await Promise.race([failed, waited])).toBe('hung');
});

test('with the patch, a command that finds its socket closing fails', async () => {
  const warnings: string[] = [];
  const logger = { warn: (message: string) => void warnings.push(message) };
  patchDriver(logger);
  patchDriver(logger);
  const connection = closingConnection();
  await expect(connection.command(...hello)).rejects.toMatchObject({ name: 'MongoNetworkError' });
  expect(connection.closed).toBe(true);
  expect(warnings).toEqual([]);
});

test.each<[string, () => ConnectionClass | undefined]>([
  ['has moved the module', () => require('mongodb/lib/nowhere') as ConnectionClass],
  ['no longer has the class', () => undefined],
  ['no longer has the method', () => class {} as unknown as ConnectionClass],
])('a driver that %s causes a warning, not a crash', (_, load) => {
  const warnings: string[] = [];
  patchDriver({ warn: (message) => void warnings.push(message) }, load);
  expect(warnings).toEqual(['Driver was not patched, a command may hang on a closing socket']);
});
