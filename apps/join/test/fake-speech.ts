import type { Page } from 'playwright-core';

interface FakeSpeech {
  spoken: { text: string; lang: string; voice: string | undefined }[];
  cancelled: number;
  /** The voice reaches this character, or the end of the text. */
  reaches(character: number): void;
  /** Ends the utterance. Returns whether there was one. */
  finishes(): boolean;
  /** The expert says this; words that are not final may still change. Returns whether the page listens. */
  hears(text: string, final: boolean): boolean;
  listens(): boolean;
  fails(error: string): void;
}

/** Replaces the browser's speech by a fake that the test controls; runs in the page before its scripts. */
export function installFakeSpeech(): void {
  type Speaking = SpeechSynthesisUtterance & { fakeVoice?: { name: string } };
  let speaking: Speaking | undefined;
  let recognition: FakeRecognition | undefined;
  let spoken: FakeSpeech['spoken'] = [];
  const voices = [
    { lang: 'fr-FR', name: 'Amélie' },
    { lang: 'en-GB', name: 'Daniel' },
    { lang: 'en-US', name: 'Samantha' },
  ];

  class FakeUtterance extends EventTarget {
    lang = '';
    voice: { name: string } | undefined;
    onend: (() => void) | null = null;
    onerror: (() => void) | null = null;
    constructor(readonly text: string) {
      super();
    }
  }

  class FakeRecognition {
    onresult: ((event: unknown) => void) | null = null;
    onerror: ((event: unknown) => void) | null = null;
    onend: (() => void) | null = null;
    results: unknown[] = [];
    start(): void {
      // eslint-disable-next-line @typescript-eslint/no-this-alias -- the test talks to the one that listens
      recognition = this;
    }
    stop(): void {
      const last = this.results.at(-1) as { isFinal: boolean } | undefined;
      if (last) last.isFinal = true;
      this.onresult?.({ results: this.results });
      this.abort();
    }
    abort(): void {
      if (recognition === this) recognition = undefined;
      this.onend?.();
    }
  }

  const fake: FakeSpeech = {
    spoken,
    cancelled: 0,
    reaches(charIndex) {
      speaking?.dispatchEvent(Object.assign(new Event('boundary'), { charIndex, charLength: 0 }));
    },
    finishes() {
      const ended = speaking as unknown as FakeUtterance | undefined;
      speaking = undefined;
      ended?.onend?.();
      return ended !== undefined;
    },
    hears(text, isFinal) {
      if (!recognition) return false;
      const { results } = recognition;
      const last = results.at(-1) as { isFinal: boolean } | undefined;
      const piece = Object.assign([{ transcript: text }], { isFinal });
      if (last && !last.isFinal) results[results.length - 1] = piece;
      else results.push(piece);
      recognition.onresult?.({ results });
      return true;
    },
    listens: () => recognition !== undefined,
    fails: (error) => recognition?.onerror?.({ error }),
  };
  spoken = fake.spoken;
  const synthesis = {
    getVoices: () => voices,
    speak(utterance: FakeUtterance) {
      speaking = utterance as unknown as Speaking;
      spoken.push({ text: utterance.text, lang: utterance.lang, voice: utterance.voice?.name });
      speaking.dispatchEvent(new Event('start'));
    },
    cancel() {
      fake.cancelled += 1;
      speaking = undefined;
    },
  };
  Object.defineProperties(window, {
    speechSynthesis: { value: synthesis },
    SpeechSynthesisUtterance: { value: FakeUtterance },
    SpeechRecognition: { value: FakeRecognition },
    fakeSpeech: { value: fake },
  });
}

type Fake = typeof window & { fakeSpeech: FakeSpeech };

export const speechOf = (page: Page) => ({
  spoken: () => page.evaluate(() => (window as Fake).fakeSpeech.spoken),
  reaches: (character: number) => page.evaluate((at) => (window as Fake).fakeSpeech.reaches(at), character),
  /** Waits until the page speaks. */
  finishes: () => page.waitForFunction(() => (window as Fake).fakeSpeech.finishes()),
  /** Waits until the page listens. */
  hears: (text: string, final: boolean) =>
    page.waitForFunction((heard) => (window as Fake).fakeSpeech.hears(...heard), [text, final] as const),
  listens: () => page.evaluate(() => (window as Fake).fakeSpeech.listens()),
  fails: (error: string) => page.evaluate((name) => (window as Fake).fakeSpeech.fails(name), error),
  cancelled: () => page.evaluate(() => (window as Fake).fakeSpeech.cancelled),
});
