export type BrowserSpeech = Pick<
  SpeechSynthesis,
  'getVoices' | 'speak' | 'cancel' | 'addEventListener' | 'removeEventListener'
>;

type Utterance = Pick<SpeechSynthesisUtterance, 'text' | 'lang' | 'voice' | 'rate' | 'onend' | 'onerror'>;

interface BrowserSample {
  text: string;
  language: string;
  rate: number;
}

/** Other codes that browsers use for a language. */
const aliases: Record<string, string> = { fil: 'tl', no: 'nb', id: 'in', zh: 'cmn' };

/** Some browsers load their voices late. */
const voicesMs = 1000;

/** Returns false if the browser has no voice for the language or does not speak. */
export async function speakInBrowser<U extends Utterance>(
  { text, language, rate }: BrowserSample,
  { speech, newUtterance }: { speech: BrowserSpeech; newUtterance: (text: string) => U },
  onBegin: () => void,
  signal: AbortSignal,
): Promise<boolean> {
  const voices = await voicesOf(speech, signal);
  const codes = [language, aliases[language]];
  const voice = voices.find(({ lang }) => codes.includes(lang.split(/[-_]/)[0]?.toLowerCase()));
  signal.throwIfAborted();
  if (!voice) return false;
  const utterance = newUtterance(text);
  Object.assign(utterance, { lang: voice.lang, voice, rate });
  onBegin();
  return new Promise<boolean>((resolve) => {
    // browsers do not tell the end of every utterance that is cancelled
    const cancel = () => {
      resolve(true);
      speech.cancel();
    };
    signal.addEventListener('abort', cancel, { once: true });
    utterance.onend = () => resolve(true);
    utterance.onerror = () => resolve(signal.aborted);
    speech.speak(utterance as unknown as SpeechSynthesisUtterance);
  });
}

async function voicesOf(speech: BrowserSpeech, signal: AbortSignal): Promise<SpeechSynthesisVoice[]> {
  const voices = speech.getVoices();
  if (voices.length > 0) return voices;
  await new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(late);
      speech.removeEventListener('voiceschanged', go);
      resolve();
    };
    const late = setTimeout(go, voicesMs);
    speech.addEventListener('voiceschanged', go);
    signal.addEventListener('abort', go, { once: true });
  });
  return speech.getVoices();
}
