import { mongo } from 'mongoose';

/** The most items of one piece of work, by default. */
const limit = 100;

/**
 * Items that come in one turn of the event loop are worked on together: under load a round trip to the database then
 * serves many, and nobody waits for work that is under way. An item gets the outcome at its own place.
 * @param work rejects or throws when it has failed for all of them
 * @param options.forMs for what is not urgent: how long after the first item others may still come, milliseconds
 * @param options.most the most items of one piece of work, which begins when it has them; default 100
 */
export function gathered<Item, Outcome>(
  work: (items: readonly Item[]) => Promise<readonly Outcome[]>,
  { forMs, most = limit }: { forMs?: number; most?: number } = {},
): (item: Item) => Promise<Outcome> {
  let current: { items: Item[]; outcomes: Promise<readonly Outcome[]>; begin: () => void } | undefined;

  function gather() {
    const items: Item[] = [];
    let begin: () => void = () => undefined;
    const outcomes = new Promise<readonly Outcome[]>((resolve, reject) => {
      begin = () => {
        clearTimeout(timer);
        clearImmediate(immediate);
        if (current?.items === items) current = undefined;
        // work may throw before it returns its promise
        void (async () => work(items))().then(resolve, reject);
      };
      const timer = forMs === undefined ? undefined : setTimeout(begin, forMs);
      const immediate = forMs === undefined ? setImmediate(begin) : undefined;
    });
    return { items, outcomes, begin };
  }

  return async (item) => {
    const { items, outcomes, begin } = (current ??= gather());
    const place = items.push(item) - 1;
    if (items.length === most) begin();
    return (await outcomes)[place] as Outcome;
  };
}

/**
 * Inserts documents in one go. What one of them is refused for is no matter of the others: the outcomes tell, error
 * or undefined, in their order.
 */
export async function insertEach<T extends object>(
  collection: mongo.Collection<T>,
  documents: readonly mongo.OptionalUnlessRequiredId<T>[],
): Promise<unknown[]> {
  const outcomes: unknown[] = documents.map(() => undefined);
  try {
    await collection.insertMany([...documents], { ordered: false });
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
    const refused = [error.writeErrors].flat();
    // without any, or beside them, the journal or the majority was not reached: that concerns all
    if (refused.length === 0 || error.result.getWriteConcernError()) throw error;
    await Promise.all(
      refused.map(async ({ index }) => {
        outcomes[index] = await refusalOf(collection, documents[index]);
      }),
    );
  }
  return outcomes;
}

/** The error a document is refused with by itself, which says what one in the midst of others does not. */
async function refusalOf<T extends object>(
  collection: mongo.Collection<T>,
  document: mongo.OptionalUnlessRequiredId<T> | undefined,
): Promise<unknown> {
  try {
    if (document) await collection.insertOne(document);
    return undefined;
  } catch (error) {
    return error;
  }
}
