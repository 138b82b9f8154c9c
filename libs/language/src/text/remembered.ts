/** Maximum number of cached texts of a kind, and their maximum length in characters. */
const most = 2000;
const longest = 2000;

type Results = Map<string, unknown>;

let known: Map<string, Results> | undefined;

/** Runs work that examines the same texts repeatedly, with a cache for its duration. */
export function remembering<T>(work: () => T): T {
  if (known) return work();
  known = new Map();
  try {
    return work();
  } finally {
    known = undefined;
  }
}

export function remembered<T>(kind: string, text: string, make: () => T): T {
  if (!known || text.length > longest) return make();
  let results = known.get(kind);
  if (!results) known.set(kind, (results = new Map()));
  if (results.has(text)) return results.get(text) as T;
  const made = make();
  // texts that are examined together stand close together
  if (results.size >= most) results.clear();
  results.set(text, made);
  return made;
}
