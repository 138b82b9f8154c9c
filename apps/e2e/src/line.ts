import type { PlatformFile } from './platform';

/** A call as the line simulator tells of it. */
export interface LineCall {
  sid: string;
  to: string;
  from: string;
  status: string;
  streaming: boolean;
  said: { who: 'platform' | 'person'; text: string }[];
  /** `after`: how much had been said when the keys were pressed. */
  pressed: { digits: string; after: number }[];
}

/** The people at the other end of the simulated telephone line. */
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
    /** How a number behaves from now on; one that is given nothing picks up, agrees to take part and waits to be told what to say. */
    script: (number: string, behaviour: object = {}) =>
      post(`numbers/${encodeURIComponent(number)}`, { greeting: '', talks: false, ...behaviour }),
    /** Somebody calls the platform. */
    ring: (from: string, keys: string[]) => post('calls', { from, keys }),
    /** The latest call with a number, once `holds` is so. */
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

/** See {@link makeLine}. */
export type Line = ReturnType<typeof makeLine>;
