import DataLoader from 'dataloader';

export interface BatchOptions {
  /** Maximum number of items of a batch; default 100. */
  limit?: number;
  /** How long the first item of a batch waits for others, milliseconds; default: one turn of the event loop. */
  waitMs?: number;
  /** Starts a batch after the previous one has ended, so that batches grow with the load; default false. */
  oneAtATime?: boolean;
}

/**
 * Batches items that arrive at about the same time, so that under load they share a round trip to the database. An item
 * is always handled by a call of `work` that starts after the item arrived. `work` returns one outcome per item, in
 * order. An outcome that is an `Error` rejects its item; an error thrown by `work` rejects the whole batch.
 */
export function batched<Item, Outcome>(
  work: (items: readonly Item[]) => Promise<readonly (Outcome | Error)[]>,
  { limit = 100, waitMs, oneAtATime = false }: BatchOptions = {},
): (item: Item) => Promise<Outcome> {
  let latest: Promise<unknown> | undefined;
  let ended = Promise.resolve();
  const later = (dispatch: () => void) =>
    waitMs === undefined ? setImmediate(dispatch) : setTimeout(dispatch, waitMs);
  const afterPrevious = async (before: Promise<void>, dispatch: () => void) => {
    await before;
    await new Promise<void>(later);
    dispatch(); // calls `work`
    await latest?.catch(() => undefined);
  };
  const loader = new DataLoader<Item, Outcome>((items) => (latest = (async () => work(items))()), {
    cache: false,
    maxBatchSize: limit,
    batchScheduleFn: oneAtATime ? (dispatch) => void (ended = afterPrevious(ended, dispatch)) : later,
  });
  return (item) => loader.load(item);
}
