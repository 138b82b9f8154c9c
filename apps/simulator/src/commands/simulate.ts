import { setTimeout as pause } from 'node:timers/promises';
import { callTo, lineControl, quietPerson } from '../expert/expert-call.ts';
import { hasSteps, readRehearsal, readScript } from '../expert/expert-script.ts';
import { findInterview } from '../rehearsal/find-interview.ts';
import { simulateOptions } from '../../../platform/src/options.ts';
import { Problem } from '../../../platform/src/screen/problem.ts';
import { printedReport, reportOf } from '../rehearsal/rehearsal-report.ts';
import { rehearse, StepFailure, type StageEvent } from '../rehearsal/rehearse.ts';
import { runningPlatform } from '../../../platform/src/running-platform.ts';
import { callExpert, dialInOf, launch } from '../rehearsal/simulate-phone.ts';
import type { ExpertEvent } from '../expert/expert.ts';

/** How long the analysis is waited for, milliseconds: a natural end is final after two minutes. */
const analysisMs = 300_000;

type Options = ReturnType<typeof simulateOptions>;

/** `npm run simulate -- --interview <id>`: an expert made of software joins an interview. */
export async function main() {
  const options = simulateOptions(process.argv.slice(2));
  const tell = options.json ? console.error : console.log;
  if (options.sound) await demandSound(options);
  if (options.phone && !hasSteps(options.script)) return callNumber(options, tell);
  const report = await rehearsal(options, tell);
  if (options.json) console.log(JSON.stringify(report, null, 2));
  else console.log(`\n${printedReport(report)}`);
  process.exitCode = report.ok ? 0 : 1;
}

async function demandSound({ dataDir, phone }: Options) {
  if (!phone) throw new Problem('--sound is for calls: add --phone.');
  const url = runningPlatform(dataDir).services.find(({ name }) => name === 'line')?.httpUrl;
  if (url !== undefined && (await lineControl(url).sound())) return;
  throw new Problem(
    'The telephone line of this platform carries words, not sound. Start it with LINE_SOUND=true npm start.',
  );
}

async function callNumber({ dataDir, interviewId, script: file }: Options, tell: (line: string) => void) {
  const platform = runningPlatform(dataDir);
  const script = file === undefined ? undefined : readScript(file);
  const status = await callExpert({ dataDir, interviewId, script, platform, tell });
  tell(`\nThe call ended: ${status}`);
  process.exitCode = status === 'completed' ? 0 : 1;
}

async function rehearsal(
  { dataDir, interviewId, script, mode, phone, paceMs, wait }: Options,
  tell: (line: string) => void,
) {
  const rehearsed = readRehearsal(script, phone ? 'phone' : 'page');
  const platform = runningPlatform(dataDir);
  const { appUrl } = platform;
  const { accountId, interview, api } = await findInterview(platform, interviewId);
  const { questions } = interview;
  const lineUrl = platform.services.find(({ name }) => name === 'line')?.httpUrl;
  const line = lineUrl === undefined ? undefined : lineControl(lineUrl);
  const get = () => api.get(`/api/interviews/${interviewId}`);
  const events: StageEvent[] = [];
  const onEvent = (event: StageEvent) => {
    events.push(event);
    printExpert(event, tell);
  };
  const call = async () => {
    if (!line) throw new Problem('This platform has a telephone provider of its own: nothing is simulated.');
    const number = dialInOf(interview);
    const before = new Set((await line.calls()).map(({ sid }) => sid));
    await line.script(number, { ...quietPerson, greeting: 'Hello?', consent: rehearsed.consent });
    await launch({ dataDir, platform, accountId, interviewId });
    const found = await callTo(line, number, before, AbortSignal.timeout(60_000));
    if (!found) throw new Problem(`${number} was not called.`);
    return found.sid;
  };
  tell(`${appUrl}/call/${interviewId}/join\n`);
  let failure;
  let course;
  try {
    course = await rehearse({
      ...{ appUrl, interviewId, mode, paceMs, rehearsal: rehearsed, questions, line, onEvent },
      ...{ sessions: async () => (await get()).sessions, ...(phone && { call }) },
    });
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    failure = error.step;
  }
  const analysed = wait && failure === undefined && (await analysedIn(get, tell));
  const { handoffs } = await api.get(`/api/interviews/${interviewId}/agent-handoffs`);
  return reportOf({
    ...{ script: rehearsed.name, interview: await get(), handoffs, events, failure, analysed },
    redirectUrl: course?.redirectUrl,
  });
}

/** Waits for the analysis, unless the interview waits for the expert to come back. */
async function analysedIn(get: () => Promise<any>, tell: (line: string) => void) {
  for (const deadline = performance.now() + analysisMs; performance.now() < deadline;) {
    const { analysisGeneratedAt, sessions, status } = await get();
    if (analysisGeneratedAt) return true;
    const reason = sessions[0]?.disconnectReason ?? '';
    if (status !== 'COMPLETED' && !reason.startsWith('completed_')) {
      tell('  · nothing to analyse yet: the interview can still be continued');
      return false;
    }
    await pause(200);
  }
  tell(`  · not analysed after ${analysisMs / 1000} s`);
  return false;
}

/** One line of the conversation as it goes. */
export function printExpert(event: ExpertEvent, tell: (line: string) => void = console.log) {
  tell(event.type === 'note' ? `  · ${event.text}` : `${event.who}: ${event.text}`);
}
