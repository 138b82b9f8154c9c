import type { ServerFrame } from '@colloquy/contracts';
import { speechIn } from '../telephony/listener';

/** Shows the expert's words on the page: while they are being said, and once they are an utterance. */
export function makeCaptions(send: (frame: ServerFrame) => void) {
  /** Recognised words that are not yet an utterance. */
  let saying = '';
  let shown = '';

  function show(text: string): void {
    if (text === shown) return;
    shown = text;
    send({ type: 'caption', text });
  }

  return {
    partial: (words: string) => show(`${saying} ${words}`.trim()),
    recognised(words: string): void {
      saying = `${saying} ${speechIn(words)}`.trim();
      show(saying);
    },
    said({ text, utteranceId }: { text: string; utteranceId: string }): void {
      saying = shown = '';
      send({ type: 'caption', text, utteranceId });
    },
  };
}
