import { Socket } from 'node:net';
import { driverConnection } from './driver-connection';

test('a command that finds its socket closing fails, as the check for the server does, instead of waiting for ever', async () => {
  const socket = new Socket();
  const connection = new driverConnection(socket, { id: 1, generation: 0 });
  socket.destroy(); // as after the server's end of the connection: no error, and `close` only follows
  expect(connection.closed).toBe(false);
  await expect(connection.command({ db: 'admin' }, { hello: 1 }, {})).rejects.toMatchObject({
    name: 'MongoNetworkError',
  });
  expect(connection.closed).toBe(true);
});
