import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { demoInterview, provisioning, subscriptions } from './demo-accounts.ts';
import { readJson, writeJson } from '../files.ts';
import { lastLines } from '../machine/packages.ts';
import { Problem } from '../screen/problem.ts';
import { settleAll } from '../wait.ts';
import type { Member } from '../processes/fleet.ts';
import type { DemoCredentials } from './secrets.ts';

/** Creates the demo accounts and their subscriptions; repeatable. */
export async function provisionAccounts(fleet: Member[], credentials: DemoCredentials) {
  await settleAll([
    provision(fleet, 'account', provisioning(credentials)),
    provision(fleet, 'billing', subscriptions),
  ]);
}

async function provision(fleet: Member[], service: string, input: object) {
  const member = fleet.find(({ instance }) => instance.service === service);
  if (!member) throw new Error(`No ${service} service`);
  const { command, env, cwd } = member.recipe;
  const child = spawn(command, [`dist/apps/${service}/cli.js`, 'provision'], {
    cwd,
    env,
    stdio: 'pipe',
    timeout: 60_000,
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  child.stdin.on('error', () => undefined); // the exit code reports the failure
  child.stdin.end(JSON.stringify(input));
  const [code, killedBy] = await once(child, 'close');
  if (code !== 0) {
    const why = killedBy ? `, ended by ${killedBy}` : '';
    throw new Problem(`The demo accounts could not be created (${service}${why}):\n${lastLines(output)}`);
  }
}

interface InterviewOptions {
  dataDir: string;
  baseUrl: string;
  apiKey: string;
}

export async function readyInterview({ dataDir, baseUrl, apiKey }: InterviewOptions): Promise<string> {
  const note = join(dataDir, 'demo-interview.json');
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${baseUrl}/api/interviews${path}`, {
      ...init,
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(15_000),
    });
  const known = readJson(note)?.id;
  if (known) {
    const response = await call(`/${known}`);
    const interview = (await response.json()) as { status?: string };
    if (response.ok && interview.status !== 'COMPLETED') return known;
  }
  const response = await call('', { method: 'POST', body: JSON.stringify(demoInterview) });
  const text = await response.text();
  if (!response.ok)
    throw new Problem(`The demo interview could not be created (${response.status}): ${text}`);
  const { id } = JSON.parse(text);
  writeJson(note, { id });
  return id;
}
