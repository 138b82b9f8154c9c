import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import type { Logger } from '@colloquy/logging';

/** The driver does not export this class. */
interface DriverConnection {
  readonly closed: boolean;
  readonly socket?: Socket;
  command(namespace: { db: string }, command: object, options: object): Promise<unknown>;
  cleanup(error: Error): void;
}

export interface ConnectionClass {
  new (socket: Socket, options: object): DriverConnection;
  prototype: DriverConnection;
}

const patched = new WeakSet<ConnectionClass>();

/** Loads the connection class of mongoose's own driver, even if another driver is installed. */
export function loadConnection(): ConnectionClass | undefined {
  const requireOfMongoose = createRequire(require.resolve('mongoose'));
  return (requireOfMongoose('mongodb/lib/cmap/connection') as { Connection?: ConnectionClass }).Connection;
}

/** Keeps commands from hanging on a closing socket; see `upstream-report.md`. Repeatable. */
export function patchDriver(logger: Pick<Logger, 'warn'>, load = loadConnection): void {
  const connection = found(load);
  if (typeof connection?.prototype?.cleanup !== 'function') {
    logger.warn('Driver was not patched, a command may hang on a closing socket', {
      see: 'libs/mongo/src/driver-hang/upstream-report.md',
    });
    return;
  }
  if (patched.has(connection)) return;
  patched.add(connection);
  const { cleanup } = connection.prototype;
  connection.prototype.cleanup = function (error) {
    const isFirst = !this.closed;
    cleanup.call(this, error);
    // ends commands that wait for `drain` or `error`; without a listener, `error` would end the process
    if (isFirst && this.socket?.listenerCount('error')) this.socket.emit('error', error);
  };
}

function found(load: typeof loadConnection): ConnectionClass | undefined {
  try {
    return load();
  } catch {
    return undefined;
  }
}
