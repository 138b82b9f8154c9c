import type { Client } from '@grpc/grpc-js';

interface CountedClient {
  readonly client: Client;
  calls: number;
}

export interface ReplaceableClient {
  use<T>(call: (client: Client) => Promise<T>): Promise<T>;
  /** Reconnects after an unanswered call, because a frozen peer keeps its connections. */
  replace(): Promise<void>;
  close(): void;
}

const connectLimitMs = 1000;

/** @param connect creates a client that shares its connections with no other client */
export function makeReplaceableClient(connect: () => Client): ReplaceableClient {
  let latest: CountedClient = { client: connect(), calls: 0 };
  let renewing: Promise<void> | undefined;
  let isClosed = false;

  const closeUnused = (used: CountedClient) => {
    if (used.calls === 0 && used !== latest) used.client.close();
  };

  function renew(): Promise<void> {
    const client = connect();
    return new Promise((resolve) => {
      client.waitForReady(new Date(Date.now() + connectLimitMs), (error) => {
        if (error || isClosed) client.close();
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
      const used = latest;
      used.calls += 1;
      try {
        return await call(used.client);
      } finally {
        used.calls -= 1;
        closeUnused(used);
      }
    },
    async replace() {
      if (!isClosed) await (renewing ??= renew().finally(() => (renewing = undefined)));
    },
    close() {
      isClosed = true;
      latest.client.close();
    },
  };
}
