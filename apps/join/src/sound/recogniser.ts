import type { Recognition, Result } from './speech-recognition';

export interface RecogniserOptions {
  make: () => Recognition;
  /** The track to recognise; absent: the browser's default microphone. */
  track?: () => MediaStreamTrack | undefined;
  lang: string;
}

interface RecogniserEvents {
  /** @param results all pieces of the current run */
  onResults: (results: Result[]) => void;
  onError: (error: string) => void;
  onEnd: () => void;
}

/** Runs the browser's speech recognition, one run at a time. Reports only events of the current run. */
export function makeRecogniser({ make, track, lang, ...events }: RecogniserOptions & RecogniserEvents) {
  let current: Recognition | undefined;

  return {
    start(): void {
      const mine = make();
      current = mine;
      Object.assign(mine, { lang, continuous: true, interimResults: true });
      mine.onresult = ({ results }) => {
        if (current === mine) events.onResults(Array.from(results));
      };
      mine.onerror = ({ error }) => {
        if (current === mine) events.onError(error);
      };
      mine.onend = () => {
        if (current !== mine) return;
        current = undefined;
        events.onEnd();
      };
      try {
        const wanted = track?.();
        if (wanted) mine.start(wanted);
        else mine.start();
      } catch {
        events.onError('network');
      }
    },
    /** Asks for the final words and ends the run. */
    stop: () => current?.stop(),
    /** Ends the run at once and ignores its words. */
    abort(): void {
      const mine = current;
      current = undefined;
      mine?.abort();
    },
  };
}
