/** One piece of what was recognised, with its most likely wording first. */
export type Result = ArrayLike<{ transcript: string }> & { isFinal: boolean };

/** The part of the browser's speech recognition that is used; TypeScript knows only its events' values. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<Result> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  /** @param track browsers that cannot listen to a track leave it out */
  start(track?: MediaStreamTrack): void;
  stop(): void;
  abort(): void;
}

type RecognitionMaker = new () => Recognition;

/** The browser's speech recognition, under the name it has there; undefined where there is none. */
export function recognitionMaker(): RecognitionMaker | undefined {
  const names = window as unknown as Record<string, RecognitionMaker | undefined>;
  return names['SpeechRecognition'] ?? names['webkitSpeechRecognition'];
}

/** The language tag to recognise: with the reader's own region where the language is theirs. */
export function recognitionLanguage(language: string, readerLanguages: readonly string[]): string {
  return (
    readerLanguages.find((tag) => tag.toLowerCase().startsWith(`${language.toLowerCase()}-`)) ?? language
  );
}
