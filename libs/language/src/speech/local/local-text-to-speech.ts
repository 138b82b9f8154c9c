import type { Language } from '@colloquy/contracts';
import { callFailed } from '../../models/post';
import { sentencesOf } from '../../text/segment';
import { refuseLongText } from '../sound-of';
import type { Pcm, SpokenText, TextToSpeech } from '../speech';
import { engineBusy, engineFailed, noModel, type SpeechEngine } from './engine';
import type { SynthesisWork } from './synthesis-work';
import type { VoiceModel } from './voice-models';

const maxTexts = 30;
/** Maximum characters of a synthesised piece: longer sentences are cut at a space. */
const maxPieceLength = 250;

export interface LocalTextToSpeech extends TextToSpeech {
  knows(language: Language): boolean;
}

/** A voice is `name`, `name/speaker` or `speaker` (directory name, speaker number); others get the first voice. */
export function localTextToSpeech(
  voices: readonly VoiceModel[],
  engine: SpeechEngine<SynthesisWork>,
): LocalTextToSpeech {
  let texts = 0;

  async function* spoken(speech: SpokenText, signal: AbortSignal): AsyncGenerator<Pcm, void, undefined> {
    signal.throwIfAborted();
    const { language, speed = 1 } = speech;
    const voice = voiceNamed(voices, language, speech.voice);
    if (!voice) throw noModel();
    if (texts >= maxTexts) throw engineBusy();
    texts += 1;
    let task: Promise<unknown> = Promise.resolve();
    let isSilent = true;
    try {
      await engine.whenReady(signal);
      for (const text of piecesOf(speech.text, language)) {
        const { model, speaker } = voice;
        const sound = engine.run('speak', { text, model: model.directory, speaker, speed });
        task = sound.catch(() => undefined);
        const { samples, sampleRate } = await unlessAborted(sound, signal);
        if (samples.length === 0) continue;
        isSilent = false;
        yield { samples, sampleRate };
        signal.throwIfAborted();
      }
    } finally {
      void task.then(() => (texts -= 1));
    }
    if (isSilent) throw callFailed('unavailable', 'MODEL_ANSWER_INVALID', 'The text has no sound');
  }

  return {
    knows: (language) => voices.some(({ languages }) => languages.includes(language)),
    speak(speech, signal) {
      refuseLongText(speech.text);
      return spoken(speech, signal);
    },
  };
}

export function voiceNamed(
  voices: readonly VoiceModel[],
  language: Language,
  voice: string,
): { model: VoiceModel; speaker: number } | undefined {
  const known = voices.filter(({ languages }) => languages.includes(language));
  const [first] = known;
  if (!first) return undefined;
  const { name = '', speaker } = /^(?:(?<name>.*?)\/)?(?<speaker>\d+)$/.exec(voice)?.groups ?? {
    name: voice,
  };
  const model = known.find((each) => each.name === name);
  if (!model && name !== '') return { model: first, speaker: 0 };
  return { model: model ?? first, speaker: Number(speaker ?? 0) };
}

/** Cuts a text into pieces with at least one letter or digit: others have no sound. */
export function piecesOf(text: string, language: Language): string[] {
  return sentencesOf(text, language)
    .flatMap((sentence) => cut(sentence))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function cut(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > maxPieceLength) {
    const space = rest.lastIndexOf(' ', maxPieceLength);
    const end = space > 0 ? space : maxPieceLength;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    void work
      .then(resolve, () => reject(engineFailed()))
      .finally(() => signal.removeEventListener('abort', stop));
  });
}
