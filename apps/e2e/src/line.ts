import type { PlatformFile } from './platform';

export interface LineCall {
  sid: string;
  to: string;
  from: string;
  status: string;
  streaming: boolean;
  said: { who: 'platform' | 'person'; text: string }[];
  /** `after` is the number of utterances before the keys were pressed. */
  pressed: { digits: string; after: number }[];
}

export function makeLine({ services }: PlatformFile) {
  const url = services.find(({ name }) => name === 'line')?.httpUrl;
  if (!url) throw new Error('The platform has no line simulator');
  const post = async (path: string, body: object = {}) => {
    const answer = await fetch(`${url}/line/${path}`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  };
  const calls = async () => (await (await fetch(`${url}/line/calls`)).json()) as LineCall[];
  return {
    calls,
    /** Sets the behaviour of a number. By default the person picks up, consents, and says only what `say` sends. */
    script: (number: string, behaviour: object = {}) =>
      post(`numbers/${encodeURIComponent(number)}`, { greeting: '', talks: false, ...behaviour }),
    ring: (from: string, keys: string[]) => post('calls', { from, keys }),
    async callWith(number: string, holds: (call: LineCall) => boolean): Promise<LineCall> {
      for (const deadline = Date.now() + 30_000; ;) {
        const call = (await calls()).findLast(({ to, from }) => to === number || from === number);
        if (call && holds(call)) return call;
        if (Date.now() > deadline)
          throw new Error(`Not in 30 s: ${holds.toString()}; ${JSON.stringify(call)}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    say: ({ sid }: LineCall, text: string) => post(`calls/${sid}/say`, { text }),
    hangUp: ({ sid }: LineCall) => post(`calls/${sid}/hang-up`),
  };
}

export type Line = ReturnType<typeof makeLine>;
