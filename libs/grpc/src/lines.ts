import type { Client } from '@grpc/grpc-js';

interface Line {
  readonly client: Client;
  calls: number;
}

/** Clients of one peer; the latest one is used. */
export interface Lines {
  use<T>(call: (client: Client) => Promise<T>): Promise<T>;
  /**
   * Reports a call without an answer: its peer may be frozen or cut off, which the connection shows only when
   * a keepalive fails. Opens new connections to all replicas; only live replicas accept them. As soon as one
   * does, the new client replaces the old one. Resolves then, or when no replica accepts.
   */
  doubt(): Promise<void>;
  close(): void;
}

const connectLimitMs = 1000;

/** @param connect creates a client that shares its connections with no other client */
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
