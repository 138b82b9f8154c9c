import path from 'node:path';
import type { ApiClient } from './api';
import type { Platform } from './platform';

const scripts = path.resolve(__dirname, '../../../apps/simulator/scripts');

export const rehearsed = {
  title: 'Heat pumps',
  interviewType: 'FULL_INTERVIEW',
  callSubject: 'Retrofit of heat pumps',
  expertData: { name: 'Dana', title: 'Head', employmentHistory: [{ title: 'Head', company: 'Norlund' }] },
  questions: ['What slows a retrofit down most?', 'Which costs surprise owners?', 'Who decides in the end?'],
};

/** @throws Error with the conversation if it deviates from the script */
export async function rehearse(
  platform: Platform,
  call: ApiClient,
  script: string,
  change: object = {},
  ...options: string[]
): Promise<string> {
  const { status, body } = await call('POST', '/api/interviews', { ...rehearsed, ...change });
  if (status !== 201) throw new Error(`POST /api/interviews: ${status} ${JSON.stringify(body)}`);
  const file = path.join(scripts, `${script}.json`);
  await platform.script('simulate', '--interview', body.id, '--script', file, ...options);
  return body.id;
}
