import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

export interface SimulatedCall {
  sid: string;
  status: string;
  to: string;
  digits: string;
  said: { who: 'platform' | 'person'; text: string }[];
  events: string[];
  parameters: Record<string, string | undefined>;
  streaming: boolean;
}

export const accountSid = 'ACsimulated';
export const authToken = 'simulated-auth-token';

export const testNumber = '+15551234';

/** Starts the phone simulator as a process with short pauses. @param voiceUrl webhook for inbound calls */
export async function startLine(voiceUrl: string, pace: Record<string, string> = {}) {
  const script = resolve(__dirname, '../../simulator/src/line/main.ts');
  const env = {
    ...process.env,
    PORT: '0',
    ACCOUNT_SID: accountSid,
    AUTH_TOKEN: authToken,
    VOICE_URL: voiceUrl,
    PACE_MS: '0',
    RING_MS: '20',
    THINK_MS: '30',
    WAIT_MS: '20',
    ...pace,
  };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const url = line.replace('listening on ', '');

  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${url}/line/${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`The line answered ${answer.status}: ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  }

  const simulator = {
    url,
    calls: async () => (await ask('GET', 'calls')) as SimulatedCall[],
    call: async () => (await simulator.calls()).at(-1),
    script: (number: string, behaviour: object) =>
      ask('POST', `numbers/${encodeURIComponent(number)}`, behaviour),
    ring: async (call: { from?: string; keys?: string[] }) =>
      (await ask('POST', 'calls', call)) as SimulatedCall,
    act: (sid: string, act: 'say' | 'press' | 'hang-up' | 'cut', input: object = {}) =>
      ask('POST', `calls/${sid}/${act}`, input),
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
  return simulator;
}

export type SimulatedLine = Awaited<ReturnType<typeof startLine>>;
