/**
 * Encodes words as tones that a telephone line carries. A word is a marker and two symbols for each byte of its UTF-8; a
 * symbol is a low and a high tone together. A rest follows punctuation, not each word.
 */
const markerHertz = 2000;
const lows = [700, 800, 900, 1000];
const highs = [1200, 1330, 1460, 1600];
const markerMs = 45;
const symbolMs = 30;
/** Duration of a rest, milliseconds; long enough for a recogniser to split the speech, too short to end a turn. */
const restMs = 160;
const amplitude = 5000;
/** Minimum share of a window's power in the tones of a symbol. */
const minPurity = 0.5;
const minLevel = 300;

function tone(hertz: readonly number[], ms: number, rate: number) {
  const length = Math.round((ms * rate) / 1000);
  const ramp = rate / 500; // a slope of 2 ms avoids clicks
  return Int16Array.from({ length }, (_, n) => {
    const edge = Math.min(1, (n + 1) / ramp, (length - n) / ramp);
    const sum = hertz.reduce((total, each) => total + Math.sin((2 * Math.PI * each * n) / rate), 0);
    return Math.round((amplitude * edge * sum) / Math.max(1, hertz.length));
  });
}

export function joined(parts: readonly Int16Array[]) {
  const whole = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function tonesOf(text: string, rate: number) {
  const marker = tone([markerHertz], markerMs, rate);
  const symbols = Array.from({ length: 16 }, (_, nibble) =>
    tone([lows[nibble >> 2] ?? 0, highs[nibble & 3] ?? 0], symbolMs, rate),
  );
  const rest = new Int16Array((restMs * rate) / 1000);
  const sound = text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => [
      marker,
      ...[...Buffer.from(word)].flatMap((byte) => [byte >> 4, byte & 15]).map((nibble) => symbols[nibble]),
      ...(/[.,;:!?。？！،؟।]["'”’)]*$/u.test(word) ? [rest] : []),
    ]);
  return joined(sound as Int16Array[]);
}

/** Returns the words in some sound; ignores other sounds. `rate` is in samples per second. */
export function wordsIn(samples: Int16Array, rate: number) {
  const hop = Math.round(rate / 500);
  const symbol = (symbolMs * rate) / 1000;
  const words: Buffer[] = [];
  let at = 0;
  while (at + symbol < samples.length) {
    if (!isMarker(samples, at, rate)) {
      at += hop * 5;
      continue;
    }
    let from = markerEnd(samples, at, rate, hop);
    const nibbles: number[] = [];
    for (let nibble; (nibble = symbolAt(samples, from, rate)) !== undefined; from += symbol)
      nibbles.push(nibble);
    const bytes = nibbles.flatMap((high, n) =>
      n % 2 === 0 && n + 1 < nibbles.length ? [high * 16 + (nibbles[n + 1] ?? 0)] : [],
    );
    if (bytes.length > 0) words.push(Buffer.from(bytes));
    at = Math.max(at + hop, Math.round(from)); // the marker may seem to end where it was found
  }
  return words
    .map((word) => word.toString('utf8').replace(/\ufffd+$/u, ''))
    .join(' ')
    .trim();
}

const windowMs = 20;

function isMarker(samples: Int16Array, at: number, rate: number) {
  const window = samples.subarray(at, at + (windowMs * rate) / 1000);
  return purity(window, [markerHertz], rate) > minPurity;
}

/** Returns the end of the marker, halfway down the slope of its power, accurate to two samples. */
function markerEnd(samples: Int16Array, at: number, rate: number, hop: number) {
  const length = Math.round((markerMs * rate) / 1000);
  let best = { start: at, power: -1 };
  for (let start = Math.max(0, at - length); start <= at + length; start += Math.max(1, hop >> 2)) {
    const power = powerOf(samples.subarray(start, start + length), markerHertz, rate);
    if (power > best.power) best = { start, power };
  }
  return best.start + length;
}

function symbolAt(samples: Int16Array, from: number, rate: number): number | undefined {
  const start = Math.round(from + (((symbolMs - windowMs) / 2) * rate) / 1000);
  const window = samples.subarray(start, start + (windowMs * rate) / 1000);
  if (window.length < (windowMs * rate) / 1000) return undefined;
  const [low, high] = [lows, highs].map((tones) => loudest(window, tones, rate));
  if (low === undefined || high === undefined) return undefined;
  if (purity(window, [markerHertz], rate) > minPurity) return undefined;
  if (purity(window, [lows[low] ?? 0, highs[high] ?? 0], rate) < minPurity) return undefined;
  return low * 4 + high;
}

function loudest(window: Int16Array, tones: readonly number[], rate: number) {
  const powers = tones.map((hertz) => powerOf(window, hertz, rate));
  return powers.indexOf(Math.max(...powers));
}

/** Returns the share of a window's power in the tones; 0 for silence. */
function purity(window: Int16Array, tones: readonly number[], rate: number) {
  const all = window.reduce((sum, sample) => sum + sample * sample, 0) / window.length;
  if (Math.sqrt(all) < minLevel) return 0;
  return tones.reduce((sum, hertz) => sum + powerOf(window, hertz, rate), 0) / all;
}

/** Returns the mean square of one frequency (Goertzel algorithm). */
function powerOf(window: Int16Array, hertz: number, rate: number) {
  const coefficient = 2 * Math.cos((2 * Math.PI * hertz) / rate);
  let last = 0;
  let before = 0;
  for (const sample of window) [last, before] = [sample + coefficient * last - before, last];
  const squared = last ** 2 + before ** 2 - coefficient * last * before;
  return (2 * Math.max(0, squared)) / window.length ** 2;
}
