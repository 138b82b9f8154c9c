import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { makeApi } from '../../../platform/src/api.ts';
import { runningPlatform } from '../../../platform/src/running-platform.ts';
import type { PlatformDescription } from '../../../platform/src/platform-file.ts';
import { Problem } from '../../../platform/src/screen/problem.ts';
import { checksOf, type DemoHeader, type DemoResult } from '../demo/demo-checks.ts';
import { demoReport } from '../demo/demo-report.ts';
import { startReceiver, type Receiver } from '../demo/receiver.ts';
import { noScript, reactionsOf } from '../expert/expert-script.ts';
import { runExpert } from '../expert/expert.ts';
import type { InterviewView } from '../interview-view.ts';
import { demoOptions } from '../options.ts';
import { printEvent } from '../print-event.ts';
import { demoInterview } from '../../../platform/src/accounts/demo-accounts.ts';

const stepMs = 240_000;
/** Time to wait for a duplicate notification, milliseconds. */
const duplicateWaitMs = 3000;

export async function main() {
  const { dataDir, paceMs } = demoOptions(process.argv.slice(2));
  const platform = runningPlatform(dataDir);
  const receiver = await startReceiver();
  try {
    const result = await wholeWay(platform, receiver, paceMs);
    console.log(`\n${demoReport(result)}\n`);
    const checks = checksOf(result);
    for (const { what, ok } of checks) console.log(`${ok ? '✔' : '✖'} ${what}`);
    const missing = checks.filter(({ ok }) => !ok);
    if (missing.length > 0) throw new Problem(`\nMissing: ${missing.map(({ what }) => what).join('; ')}.`);
    console.log('\nAll checks passed.');
  } finally {
    receiver.close();
  }
}

async function wholeWay(
  { baseUrl, appUrl, accounts }: PlatformDescription,
  { url, received }: Receiver,
  paceMs: number,
): Promise<DemoResult> {
  const apiKey = accounts[0]?.apiKey ?? '';
  const api = makeApi({ baseUrl, apiKey, onWait: (why) => console.log(`  · ${why}`) });
  const run = randomBytes(4).toString('hex');
  const header = { name: 'x-demo-run', value: run };
  const { id } = await api.createInterview(demoInterviewOf(run, url, header));
  console.log(`Interview ${id}\n${appUrl}/call/${id}/join\n`);

  const course = await runExpert({
    appUrl,
    interviewId: id,
    react: reactionsOf(noScript),
    paceMs,
    onEvent: (event) => printEvent(event),
  });
  console.log(`\nThe conversation ended: ${course.reason}`);

  const get = (): Promise<InterviewView> => api.get(`/api/interviews/${id}`);
  const steps: [string, () => Promise<boolean>][] = [
    ['processed and completed', async () => (await get()).status === 'COMPLETED'],
    ['analysed', async () => Boolean((await get()).analysisGeneratedAt)],
    ['notified', async () => received.length > 0],
  ];
  for (const [what, check] of steps) {
    if (!(await reached(what, check))) break; // the checks report the missing step
  }
  await pause(duplicateWaitMs);
  return {
    interview: await get(),
    transcript: await api.get(`/api/interviews/${id}/transcription`),
    notifications: received,
    course,
    header,
  };
}

async function reached(what: string, check: () => Promise<boolean>) {
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 1000);
  let told = 0;
  while (!(await check())) {
    if (performance.now() - begun > stepMs) {
      console.log(`  · not ${what} after ${seconds()} s`);
      return false;
    }
    if (seconds() >= told + 10) console.log(`  · waiting to be ${what} (${(told = seconds())} s)`);
    await pause(200);
  }
  console.log(`  · ${what} after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return true;
}

function demoInterviewOf(run: string, endpoint: string, header: DemoHeader) {
  const [first = '', second = '', last = ''] = demoInterview.questions;
  return {
    ...demoInterview,
    title: `Demo ${run}: refrigerated transport`,
    questions: [first, second, 'How did you measure whether a carrier kept its promises?', last],
    notifications: [{ endpoint, attributes: { method: 'POST', headers: { [header.name]: header.value } } }],
  };
}
