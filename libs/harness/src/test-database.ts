import { type Connection, createConnection } from 'mongoose';

export function makeTestDatabase(uri: string, name: string) {
  let connection: Connection | undefined;

  /** Returns the connection at once; operations wait until it is open. */
  function open(): Connection {
    connection ??= createConnection(uri, {
      appName: 'test',
      dbName: name,
      autoIndex: false,
      autoCreate: false,
    });
    return connection;
  }

  return {
    open,
    async drop(): Promise<void> {
      const opened = await open().asPromise();
      connection = undefined;
      await opened.dropDatabase().finally(() => opened.close());
    },
  };
}
