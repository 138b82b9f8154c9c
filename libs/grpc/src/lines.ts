import type { Client } from '@grpc/grpc-js';

/** A client with its connections, and the calls that are under way on it. */
interface Line {
  readonly client: Client;
  calls: number;
}

/** Clients of one peer, of which the latest is used. */
export interface Lines {
  /** Runs a call on the latest client. */
  use<T>(call: (client: Client) => Promise<T>): Promise<T>;
  /**
   * A call got no answer: the process it went to may be frozen or cut off, which its connection tells only when a
   * keepalive fails. So new connections are made to all replicas. Only a peer that is alive takes part in that, and as
   * soon as one does they are used in place of the old ones. Resolves then, or when nobody does.
   */
  doubt(): Promise<void>;
  close(): void;
}

/** How long a replica may take to accept a connection, milliseconds. */
const connectLimitMs = 1000;

/** @param connect makes a client that shares its connections with no other */
export function makeLines(connect: () => Client): Lines {
  let latest: Line = { client: connect(), calls: 0 };
  let renewing: Promise<void> | undefined;
  let closed = false;

  const closeUnused = (line: Line) => {
    if (line.calls === 0 && line !== latest) line.client.close();
  };

  function renew(): Promise<void> {
    const client = connect();
    return new Promise((resolve) => {
      client.waitForReady(new Date(Date.now() + connectLimitMs), (error) => {
        if (error || closed) client.close();
        else {
          const former = latest;
          latest = { client, calls: 0 };
          closeUnused(former);
        }
        resolve();
      });
    });
  }

  return {
    async use(call) {
      const line = latest;
      line.calls += 1;
      try {
        return await call(line.client);
      } finally {
        line.calls -= 1;
        closeUnused(line);
      }
    },
    async doubt() {
      if (!closed) await (renewing ??= renew().finally(() => (renewing = undefined)));
    },
    close() {
      closed = true;
      latest.client.close();
    },
  };
}
