/** What may stand before and after a wish in one sentence, as sources of alternatives. */
interface Explanation {
  leads: string;
  reasons: string;
}

/**
 * Patterns of wishes, widened by what the expert says of the own reasons: words beside a wish make it look like
 * somebody else's, but "I have changed my mind" and "because I am tired" do not.
 */
export const explained = (sources: readonly string[], { leads, reasons }: Explanation): readonly string[] =>
  sources.map((source) => {
    const mark = /^<\w+>/.exec(source)?.[0] ?? '';
    if (mark === '<whole>') return source;
    const lead = mark === '' ? '' : `(?:(?:${leads}),? )?`;
    return `${mark}${lead}(?:${source.slice(mark.length)})(?:,? (?:${reasons})(?: .{0,80})?$)?`;
  });

/**
 * Patterns that do not match what somebody else is reported to have said: "the customer asked: are you a robot?".
 * Letters are those of the Latin alphabets, which compile far faster than all letters without regard to case.
 * @param verbs of reporting, as the source of alternatives; those of the first person do not count
 */
export function unlessReported(sources: readonly string[], verbs: string): readonly string[] {
  const reported = String.raw`(?<!(?<![a-zà-ț])(?:${verbs})(?![a-zà-ț])[^.?!:,]{0,25}[:,] ?["'“”„«»‘]{0,2}(?:[a-zà-ț]+ )?)`;
  return sources.map((source) => {
    const mark = /^<\w+>/.exec(source)?.[0] ?? '';
    return `${mark}${reported}(?:${source.slice(mark.length)})`;
  });
}
