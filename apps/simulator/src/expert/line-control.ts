import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../../platform/src/screen/problem.ts';
import type { PlatformDescription } from '../../../platform/src/platform-file.ts';
import type { CallView } from '../line/call-types.ts';
import type { Behaviour } from '../line/numbers.ts';

const everyMs = 100;
const underWay = ['queued', 'ringing', 'in-progress'];

export interface LineControl {
  sound(): Promise<boolean>;
  calls(): Promise<CallView[]>;
  script(number: string, behaviour: Behaviour): Promise<void>;
  act(sid: string, act: string, body?: object): Promise<void>;
}

export function lineControl(url: string): LineControl {
  const get = async (path: string) => (await fetch(`${url}${path}`)).json();
  const post = async (path: string, body: object = {}) => {
    const answer = await fetch(`${url}/line/${path}`, { method: 'POST', body: JSON.stringify(body) });
    if (answer.ok || answer.status === 404) return;
    const { message = '' } = (await answer.json()) as { message?: string };
    throw new Problem(`The line simulator refused (${answer.status}): ${message}.`);
  };
  return {
    sound: async () => ((await get('/line')) as { sound: boolean }).sound,
    calls: async () => (await get('/line/calls')) as CallView[],
    script: (number, behaviour) => post(`numbers/${encodeURIComponent(number)}`, behaviour),
    act: (sid, act, body) => post(`calls/${sid}/${act}`, body),
  };
}

/** Returns undefined if the platform uses a real provider. */
export function lineOf({ services }: PlatformDescription): LineControl | undefined {
  const url = services.find(({ name }) => name === 'line')?.httpUrl;
  return url === undefined ? undefined : lineControl(url);
}

export const noLine = () =>
  new Problem('This platform uses a real telephone provider, so no call can be simulated.');

export const isUnderWay = ({ status }: CallView) => underWay.includes(status);

export const quietPerson: Behaviour = { greeting: '', talks: false, then: 'silence' };
export const talkingPerson: Behaviour = { greeting: 'Hello?', talks: true };

/** Returns undefined if the signal is aborted. */
export async function callTo(
  line: LineControl,
  number: string,
  before: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<CallView | undefined> {
  while (!signal.aborted) {
    const call = (await line.calls()).find(({ sid, to }) => to === number && !before.has(sid));
    if (call) return call;
    await pause(everyMs);
  }
  return undefined;
}

export const sidsOf = async (line: LineControl): Promise<ReadonlySet<string>> =>
  new Set((await line.calls()).map(({ sid }) => sid));
