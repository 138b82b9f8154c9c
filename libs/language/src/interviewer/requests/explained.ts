interface Explanation {
  leads: string;
  reasons: string;
}

/** Other words beside a wish suggest that it is another person's, but "because I am tired" does not. */
export const explained = (sources: readonly string[], { leads, reasons }: Explanation): readonly string[] =>
  sources.map((source) => {
    const mark = /^<\w+>/.exec(source)?.[0] ?? '';
    if (mark === '<whole>') return source;
    const lead = mark === '' ? '' : `(?:(?:${leads}),? )?`;
    return `${mark}${lead}(?:${source.slice(mark.length)})(?:,? (?:${reasons})(?: .{0,80})?$)?`;
  });

/** Excludes speech reported by `verbs`, not in the first person: "the customer asked: are you a robot?". */
export function unlessReported(sources: readonly string[], verbs: string): readonly string[] {
  const reported = String.raw`(?<!(?<![a-zà-ț])(?:${verbs})(?![a-zà-ț])[^.?!:,]{0,25}[:,] ?["'“”„«»‘]{0,2}(?:[a-zà-ț]+ )?)`;
  return sources.map((source) => {
    const mark = /^<\w+>/.exec(source)?.[0] ?? '';
    return `${mark}${reported}(?:${source.slice(mark.length)})`;
  });
}

/** Nor do the patterns match speech that is attributed afterwards: "could you call later, they say". */
export const unlessQuoted = (sources: readonly string[], verbs: string): readonly string[] =>
  unlessReported(sources, verbs).map(
    (source) => `${source}(?![^.?!;:,]{0,12},["'“”«»‘’]{0,2} (?:[a-zà-ț]+ ){0,2}(?:${verbs})(?![a-zà-ț]))`,
  );
