import { createRequire } from 'node:module';
import type { Socket } from 'node:net';

/** What is used here of the MongoDB driver's connection, which it does not export. */
interface DriverConnection {
  readonly closed: boolean;
  readonly socket: Socket;
  command(namespace: { db: string }, command: object, options: object): Promise<unknown>;
  cleanup(error: Error): void;
}

/** The class of mongoose's own driver, whichever other there may be. */
export const { Connection: driverConnection } = createRequire(require.resolve('mongoose'))(
  'mongodb/lib/cmap/connection',
) as { Connection: { new (socket: Socket, options: object): DriverConnection; prototype: DriverConnection } };

const { cleanup } = driverConnection.prototype;

/**
 * A command that finds its socket closing waits, in driver 7.8.0, for `drain` or `error` and without a limit; a
 * socket that the server has closed emits neither. When the command is the driver's check of whether the server is
 * there, the process never finds its database again. So whoever waits for a connection that is gone is told.
 */
driverConnection.prototype.cleanup = function (error) {
  const isFirst = !this.closed;
  cleanup.call(this, error);
  if (isFirst) this.socket.emit('error', error);
};
