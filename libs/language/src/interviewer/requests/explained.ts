/** Sources of alternatives that may stand before and after a wish in one sentence. */
interface Explanation {
  leads: string;
  reasons: string;
}

/**
 * Widens patterns of wishes by the expert's own reasons. Other words beside a wish suggest that it is another person's,
 * but "I have changed my mind" and "because I am tired" do not.
 */
export const explained = (sources: readonly string[], { leads, reasons }: Explanation): readonly string[] =>
  sources.map((source) => {
    const mark = /^<\w+>/.exec(source)?.[0] ?? '';
    if (mark === '<whole>') return source;
    const lead = mark === '' ? '' : `(?:(?:${leads}),? )?`;
    return `${mark}${lead}(?:${source.slice(mark.length)})(?:,? (?:${reasons})(?: .{0,80})?$)?`;
  });

/**
 * Returns patterns that do not match reported speech: "the customer asked: are you a robot?". Letters are those of
 * Latin alphabets, which compile far faster than all letters in a case-insensitive pattern.
 * @param verbs verbs of reporting, as the source of alternatives; not in the first person
 */
export function unlessReported(sources: readonly string[], verbs: string): readonly string[] {
  const reported = String.raw`(?<!(?<![a-zà-ț])(?:${verbs})(?![a-zà-ț])[^.?!:,]{0,25}[:,] ?["'“”„«»‘]{0,2}(?:[a-zà-ț]+ )?)`;
  return sources.map((source) => {
    const mark = /^<\w+>/.exec(source)?.[0] ?? '';
    return `${mark}${reported}(?:${source.slice(mark.length)})`;
  });
}

/** As {@link unlessReported}, nor do they match speech that is attributed afterwards: "could you call later, they say". */
export const unlessQuoted = (sources: readonly string[], verbs: string): readonly string[] =>
  unlessReported(sources, verbs).map(
    (source) => `${source}(?![^.?!;:,]{0,12},["'“”«»‘’]{0,2} (?:[a-zà-ț]+ ){0,2}(?:${verbs})(?![a-zà-ț]))`,
  );
