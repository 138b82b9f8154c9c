import DataLoader from 'dataloader';

export interface BatchOptions {
  /** Maximum number of items of a batch; default 100. */
  limit?: number;
  /** How long the first item of a batch waits for others, milliseconds; default: one turn of the event loop. */
  waitMs?: number;
  /** Starts a batch after the previous one has ended, so that batches grow with the load; default false. */
  oneAtATime?: boolean;
}

/** Shares round trips. `work` returns one outcome per item, in order; an `Error` rejects its item. */
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
