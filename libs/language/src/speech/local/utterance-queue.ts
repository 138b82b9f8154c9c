import { joinSamples } from '../resample';

export interface WordsRequest {
  resolve(words: string): void;
  reject(error: unknown): void;
}

interface Utterance {
  sound: Int16Array[];
  request?: WordsRequest;
}

export function makeUtteranceQueue(maxSamples: number) {
  const utterances: Utterance[] = [];
  let waiting = 0;

  function current(): Utterance {
    const last = utterances.at(-1);
    if (last && !last.request) return last;
    const next: Utterance = { sound: [] };
    utterances.push(next);
    return next;
  }

  function take(sound: Int16Array[]): Int16Array {
    const parts: Int16Array[] = [];
    for (let room = maxSamples; room > 0 && sound.length > 0;) {
      const first = sound.shift() as Int16Array;
      parts.push(first.subarray(0, room));
      if (first.length > room) sound.unshift(first.subarray(room));
      room -= first.length;
    }
    const samples = joinSamples(...parts);
    waiting -= samples.length;
    return samples;
  }

  return {
    waiting: () => waiting,
    add(samples: Int16Array): void {
      current().sound.push(samples);
      waiting += samples.length;
    },
    request(request: WordsRequest): void {
      current().request = request;
    },
    hasRequests: () => utterances.some(({ request }) => request !== undefined),
    next(): Int16Array | WordsRequest | undefined {
      const [utterance] = utterances;
      if (!utterance) return undefined;
      if (utterance.sound.length > 0) return take(utterance.sound);
      if (utterance.request) utterances.shift();
      return utterance.request;
    },
    fail(error: unknown): void {
      waiting = 0;
      for (const { request } of utterances.splice(0)) request?.reject(error);
    },
  };
}
