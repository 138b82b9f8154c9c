import { spawn, spawnSync } from 'node:child_process';
import { AppError } from '@colloquy/kernel';
import { bounded, callFailed } from '../models/post';
import { maxSoundSeconds, refuseLongText, soundOf } from './sound-of';
import type { Pcm, SpokenText, TextToSpeech } from './speech';

const sampleRate = 22_050;
const wordsPerMinute = 175;
const headerBytes = 44;

/** Synthesises at 22.05 kHz; has no voice for Filipino. @throws AppError `invalid` if there is no program `command` */
export function espeakTextToSpeech(command = 'espeak-ng'): TextToSpeech {
  if (spawnSync(command, ['--version'], { env: {}, stdio: 'ignore' }).error) {
    throw new AppError('invalid', undefined, `The program ${command} cannot be run`);
  }
  return {
    speak: (speech, signal) => {
      refuseLongText(speech.text);
      return spoken(command, speech, signal);
    },
  };
}

async function* spoken(
  command: string,
  { text, language, speed = 1 }: SpokenText,
  signal: AbortSignal,
): AsyncGenerator<Pcm, void, undefined> {
  signal.throwIfAborted();
  // without the environment of this process, which has secrets
  const pace = String(Math.round(wordsPerMinute * speed));
  const child = spawn(command, ['--stdout', '--stdin', '-b', '1', '-v', language, '-s', pace], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
  });
  const ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill, { once: true });
  // an error shows in the exit code; the text between [[ and ]] would be read as phonemes
  child.stdin.on('error', () => undefined).end(text.replaceAll('[[', ' '));
  try {
    yield* soundOf(
      samplesOf(bounded(child.stdout, headerBytes + maxSoundSeconds * sampleRate * 2)),
      sampleRate,
    );
    if ((await ended) !== 0) throw failed();
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof AppError ? error : failed();
  } finally {
    signal.removeEventListener('abort', kill);
    kill();
  }
}

async function* samplesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let left = headerBytes;
  for await (const chunk of chunks) {
    yield chunk.subarray(left);
    left = Math.max(0, left - chunk.length);
  }
}

const failed = () => callFailed('unavailable', 'SPEECH_PROGRAM_FAILED', 'The speech program failed');
