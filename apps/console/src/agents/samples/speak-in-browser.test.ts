import { type BrowserSpeech, speakInBrowser } from './speak-in-browser';

type Said = Pick<SpeechSynthesisUtterance, 'text' | 'lang' | 'voice' | 'rate' | 'onend' | 'onerror'>;

const aVoice = (lang: string) => ({ lang, name: lang }) as SpeechSynthesisVoice;
const sample = { text: 'Guten Tag.', language: 'de', rate: 0.9 };
const { signal } = new AbortController();

/** A browser that speaks at once, and loads its voices when it is told to. */
function aBrowser(voices: string[], does: 'speak' | 'fail' | 'wait' = 'speak') {
  const said: Said[] = [];
  const told: { voices: string[]; load?: () => void } = { voices };
  const speech = {
    getVoices: () => told.voices.map(aVoice),
    speak: (utterance: Said) => {
      said.push(utterance);
      if (does === 'speak') utterance.onend?.call(null as never, null as never);
      if (does === 'fail') utterance.onerror?.call(null as never, null as never);
    },
    cancel: () => said.at(-1)?.onerror?.call(null as never, null as never),
    addEventListener: (_: string, listener: () => void) => (told.load = listener),
    removeEventListener: () => undefined,
  } as unknown as BrowserSpeech;
  const newUtterance = (text: string): Said => ({
    text,
    lang: '',
    voice: null,
    rate: 1,
    onend: null,
    onerror: null,
  });
  return { said, told, browser: { speech, newUtterance } };
}

test('a voice of the language speaks at the speed', async () => {
  const { browser, said } = aBrowser(['en-GB', 'de_DE']);
  const begun = jest.fn();
  expect(await speakInBrowser(sample, browser, begun, signal)).toBe(true);
  expect(said).toMatchObject([{ text: 'Guten Tag.', lang: 'de_DE', rate: 0.9 }]);
  expect(begun).toHaveBeenCalledTimes(1);
});

test('voices that the browser loads late are waited for', async () => {
  const { browser, said, told } = aBrowser([]);
  const spoken = speakInBrowser({ ...sample, language: 'no' }, browser, () => undefined, signal);
  told.voices = ['nb-NO'];
  told.load?.();
  expect(await spoken).toBe(true);
  expect(said).toHaveLength(1);
});

test('a browser without a voice of the language, or one that fails, has not spoken', async () => {
  const without = aBrowser(['en-GB']);
  expect(await speakInBrowser(sample, without.browser, () => undefined, signal)).toBe(false);
  expect(without.said).toEqual([]);
  expect(await speakInBrowser(sample, aBrowser(['de'], 'fail').browser, () => undefined, signal)).toBe(false);
});

test('it falls silent when it is stopped', async () => {
  const stop = new AbortController();
  const { browser } = aBrowser(['de'], 'wait');
  const begun = () => void setImmediate(() => stop.abort());
  expect(await speakInBrowser(sample, browser, begun, stop.signal)).toBe(true);
});
