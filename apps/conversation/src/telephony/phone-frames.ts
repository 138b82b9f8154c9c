import { newId } from '@colloquy/kernel';
import type { SessionFrame } from '../domain/inputs';
import type { Utterance } from './listener';
import type { HeardTurn } from './spoken-turn';

export function heardFrame({ sequence, characters, fromMs, toMs }: HeardTurn): SessionFrame {
  return {
    type: 'heard',
    sequence,
    ...(characters === undefined ? {} : { characters }),
    ...(fromMs === undefined || toMs === undefined ? {} : { offsetMs: fromMs, durationMs: toMs - fromMs }),
  };
}

export function sayFrame({ text, fromMs, toMs, timed }: Utterance): SessionFrame {
  const durationMs = toMs - fromMs;
  return {
    type: 'say',
    utteranceId: newId(),
    text,
    ...(timed ? { offsetMs: fromMs } : {}),
    durationMs,
  };
}
