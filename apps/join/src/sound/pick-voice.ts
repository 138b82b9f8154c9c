type BrowserVoice = Pick<SpeechSynthesisVoice, 'lang' | 'name'>;

/** Other codes that browsers use for a language. */
const aliases: Record<string, string[]> = { fil: ['tl'], no: ['nb', 'nn'], id: ['in'], zh: ['cmn', 'yue'] };

/** Novelty voices, and voices that are hard to understand. */
const unsuitable =
  /albert|bad news|bahh|bells|boing|bubbles|cellos|good news|jester|organ|superstar|trinoids|whisper|wobble|zarvox|fred|junior|kathy|ralph|hysterical|deranged|eddy|flo\b|grandma|grandpa|reed|rocko|sandy|shelley|espeak/i;

const tagOf = (lang: string) => lang.replace('_', '-').toLowerCase();

/**
 * Picks a browser's voice for an interviewer: by name if there is one, otherwise by id, always the same for the same
 * id. The exact language tag comes first, then the reader's region, then any voice of the language.
 * @param readerLanguages languages that the reader's browser prefers, such as `en-GB`
 */
export function pickVoice<V extends BrowserVoice>(
  voices: readonly V[],
  language: string,
  voice: { id: string; name: string } | undefined,
  readerLanguages: readonly string[],
): V | undefined {
  const wanted = tagOf(language);
  const base = wanted.split('-')[0] ?? wanted;
  const bases = [base, ...(aliases[base] ?? [])];
  const ofLanguage = voices.filter(({ lang }) => bases.includes(tagOf(lang).split('-')[0] ?? ''));
  const regions = [wanted, ...readerLanguages.map(tagOf).filter((tag) => tag.startsWith(`${base}-`))];
  const suitable = ofLanguage.filter(({ name }) => !unsuitable.test(name));
  const groups = [
    ...regions.map((tag) => suitable.filter(({ lang }) => tagOf(lang) === tag)),
    suitable,
    ofLanguage,
  ];
  const group = groups.find(({ length }) => length > 0) ?? [];
  const sorted = [...group].sort((a, b) => (a.name < b.name ? -1 : 1));
  const named = voice && sorted.find(({ name }) => hasWord(name, voice.name));
  return named ?? sorted[voice ? hash(voice.id) % sorted.length : 0];
}

const hasWord = (text: string, word: string) =>
  word !== '' &&
  text
    .toLowerCase()
    .split(/\P{L}+/u)
    .includes(word.toLowerCase());

function hash(text: string): number {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}
