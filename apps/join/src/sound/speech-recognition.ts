/** A recognised piece, with its most likely wording first. */
export type Result = ArrayLike<{ transcript: string }> & { isFinal: boolean };

/** The part of the browser's speech recognition that the page uses; TypeScript lacks its type. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<Result> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  /** @param track ignored by browsers that cannot recognise from a track */
  start(track?: MediaStreamTrack): void;
  stop(): void;
  abort(): void;
}

type RecognitionMaker = new () => Recognition;

/** Returns the browser's speech recognition under its vendor name; undefined if there is none. */
export function recognitionMaker(): RecognitionMaker | undefined {
  const names = window as unknown as Record<string, RecognitionMaker | undefined>;
  return names['SpeechRecognition'] ?? names['webkitSpeechRecognition'];
}

/** Returns the language tag for recognition, with the reader's own region if the languages match. */
export function recognitionLanguage(language: string, readerLanguages: readonly string[]): string {
  return (
    readerLanguages.find((tag) => tag.toLowerCase().startsWith(`${language.toLowerCase()}-`)) ?? language
  );
}
