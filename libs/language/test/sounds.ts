import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeMuLaw } from '../src/speech/mu-law';
import { levelOf } from '../src/speech/level-voice-activity';

/** Sample rate of all sounds here. */
export const rate = 8000;

/** Speech made by espeak-ng as a telephone carries it: an answer of 3.6 s, a word, a back-channel. */
export function spoken(name: 'answer' | 'yes' | 'backchannel'): Int16Array {
  return decodeMuLaw(readFileSync(join(__dirname, 'sounds', `${name}.ulaw`)));
}

const answer = spoken('answer');
const crowd = Array.from({ length: 16 }, (_, voice) => 0.75 + 0.7 * ((voice * 0.618) % 1));

/** Sounds that are not speech, as functions of the sample. */
const waves = {
  /** Of many people, each faster or slower than the speaker. */
  babble: (at: number) =>
    crowd.reduce(
      (sum, speed) => sum + (answer[Math.floor(at * speed + speed * 99_999) % answer.length] ?? 0),
      0,
    ),
  'white noise': () => random(),
  'pink noise': () => pink(),
  hum: (at: number) => harmonics(50, at, [1, 0, 0.6, 0, 0.4, 0, 0.2]),
  music: (at: number) => {
    const beats = (at / rate) * 2.5;
    const note = [261.6, 329.6, 392, 523.3, 440, 349.2][Math.floor(beats) % 6] ?? 0;
    return Math.exp(-2 * (beats % 1)) * harmonics(note, at, [1, 0.5, 0.3]) + harmonics(130.8, at, [0.4]);
  },
  traffic: (at: number) => rumble() * (1 + 0.4 * Math.sin(at / rate)),
  clicks: (at: number) => (at % 4000 < 16 ? random() : 0),
  coughs: (at: number) => {
    const seconds = (at / rate) % 2.5;
    const bursts = Math.exp(-12 * seconds) + (seconds > 0.4 ? 0.7 * Math.exp(-15 * (seconds - 0.4)) : 0);
    return bursts * random();
  },
  keyboard: (at: number) => (at % 1700 < 160 ? random() * Math.exp(-(at % 1700) / 40) : 0),
  'dial tone': (at: number) => harmonics(425, at, [1]),
};
export type Noise = keyof typeof waves;
export const noises = Object.keys(waves) as Noise[];

/** @param level root mean square of the samples */
export function noise(kind: Noise, ms: number, level: number): Int16Array {
  seed = 1;
  const wave = Float64Array.from({ length: (ms * rate) / 1000 }, (_, at) => waves[kind](at));
  const own = Math.sqrt(wave.reduce((sum, value) => sum + value * value, 0) / wave.length);
  return Int16Array.from(wave, (value) => limited((value * level) / own));
}

export const silence = (ms: number) => new Int16Array((ms * rate) / 1000);

/** The sound over noise of this level. */
export function over(sound: Int16Array, kind: Noise, level: number): Int16Array {
  const background = noise(kind, (sound.length / rate) * 1000, level);
  return sound.map((sample, at) => limited(sample + (background[at] ?? 0)));
}

/** Returns the level of a noise that is quieter than the sound by a number of decibels. */
export const levelBelow = (sound: Int16Array, decibels: number) => levelOf(sound) / 10 ** (decibels / 20);

const limited = (sample: number) => Math.max(-32_768, Math.min(32_767, sample));

let seed = 1;
/** Numerical Recipes' generator, from -1 to 1. */
function random(): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 31 - 1;
}

/** Paul Kellet's economical filter. */
const poles = [
  [0.99765, 0.099046],
  [0.963, 0.2965164],
  [0.57, 1.0526913],
] as const;
const states = [0, 0, 0];
function pink(): number {
  const white = random();
  poles.forEach(([pole, gain], at) => (states[at] = pole * (states[at] ?? 0) + gain * white));
  return states.reduce((sum, state) => sum + state, 0.1848 * white);
}

let low = 0;
const rumble = () => (low = 0.95 * low + 0.05 * random());

const harmonics = (hertz: number, at: number, shares: readonly number[]) =>
  shares.reduce((sum, share, n) => sum + share * Math.sin((2 * Math.PI * hertz * (n + 1) * at) / rate), 0);
