import type { ServerFrame } from '@colloquy/contracts';
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

export function sayFrame({ text, fromMs, toMs, hasSoundTimes }: Utterance): SessionFrame {
  const durationMs = toMs - fromMs;
  return {
    type: 'say',
    utteranceId: newId(),
    text,
    ...(hasSoundTimes ? { offsetMs: fromMs } : {}),
    durationMs,
  };
}

export interface TurnToSay {
  sequence: number;
  text: string;
  closing: boolean;
}

/** Returns the turn that a frame lets the interviewer say. On a welcome it is the latest one, which may not have been heard. */
export function turnIn(frame: ServerFrame): TurnToSay | undefined {
  if (frame.type === 'turn') return frame;
  if (frame.type !== 'welcome') return undefined;
  const last = frame.turns.at(-1);
  const isOwn = last?.role === 'agent' && last.sessionId === frame.sessionId;
  return isOwn ? { ...last, closing: frame.closing } : undefined;
}
