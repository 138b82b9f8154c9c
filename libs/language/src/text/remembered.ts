/** The most texts that are remembered of a kind, and the longest of them, in characters. */
const most = 2000;
const longest = 2000;

type Results = Map<string, unknown>;

/** What was made of texts, by kind, while {@link remembering} runs. */
let known: Map<string, Results> | undefined;

/** Does work that looks at the same texts again and again; what it has made of one is forgotten when it ends. */
export function remembering<T>(work: () => T): T {
  if (known) return work();
  known = new Map();
  try {
    return work();
  } finally {
    known = undefined;
  }
}

/** What `make` makes of a text: under {@link remembering} it makes it but once of each kind. */
export function remembered<T>(kind: string, text: string, make: () => T): T {
  if (!known || text.length > longest) return make();
  let results = known.get(kind);
  if (!results) known.set(kind, (results = new Map()));
  if (results.has(text)) return results.get(text) as T;
  const made = make();
  if (results.size < most) results.set(text, made);
  return made;
}
