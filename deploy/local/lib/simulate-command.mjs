import { setTimeout as pause } from 'node:timers/promises';
import { callTo, lineControl, quietPerson } from './expert-call.mjs';
import { hasSteps, readRehearsal, readScript } from './expert-script.mjs';
import { findInterview } from './find-interview.mjs';
import { simulateOptions } from './options.mjs';
import { Problem } from './problem.mjs';
import { printedReport, reportOf } from './rehearsal-report.mjs';
import { rehearse, StepFailure } from './rehearse.mjs';
import { runningPlatform } from './running-platform.mjs';
import { callExpert, dialInOf, launch } from './simulate-phone.mjs';

/** How long the analysis is waited for, milliseconds: a natural end is final after two minutes. */
const analysisMs = 300_000;

/** @typedef {ReturnType<typeof simulateOptions>} Options */

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

/** @param {Options} options */
async function demandSound({ dataDir, phone }) {
  if (!phone) throw new Problem('--sound is for calls: add --phone.');
  const url = runningPlatform(dataDir).services.find(({ name }) => name === 'line')?.httpUrl;
  if (url !== undefined && (await lineControl(url).sound())) return;
  throw new Problem(
    'The telephone line of this platform carries words, not sound. Start it with LINE_SOUND=true npm start.',
  );
}

/** @param {Options} options @param {(line: string) => void} tell */
async function callNumber({ dataDir, interviewId, script: file }, tell) {
  const platform = runningPlatform(dataDir);
  const script = file === undefined ? undefined : readScript(file);
  const status = await callExpert({ dataDir, interviewId, script, platform, tell });
  tell(`\nThe call ended: ${status}`);
  process.exitCode = status === 'completed' ? 0 : 1;
}

/** @param {Options} options @param {(line: string) => void} tell */
async function rehearsal({ dataDir, interviewId, script, mode, phone, paceMs, wait }, tell) {
  const rehearsed = readRehearsal(script, phone ? 'phone' : 'page');
  const platform = runningPlatform(dataDir);
  const { appUrl } = platform;
  const { accountId, interview, api } = await findInterview(platform, interviewId);
  const { questions } = interview;
  const lineUrl = platform.services.find(({ name }) => name === 'line')?.httpUrl;
  const line = lineUrl === undefined ? undefined : lineControl(lineUrl);
  const get = () => api.get(`/api/interviews/${interviewId}`);
  /** @type {import('./rehearse.mjs').StageEvent[]} */
  const events = [];
  const onEvent = (/** @type {import('./rehearse.mjs').StageEvent} */ event) => {
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

/**
 * Waits for the analysis, unless the interview waits for the expert to come back.
 * @param {() => Promise<any>} get
 * @param {(line: string) => void} tell
 */
async function analysedIn(get, tell) {
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

/**
 * One line of the conversation as it goes.
 * @param {import('./expert.mjs').ExpertEvent} event
 * @param {(line: string) => void} [tell]
 */
export function printExpert(event, tell = console.log) {
  tell(event.type === 'note' ? `  · ${event.text}` : `${event.who}: ${event.text}`);
}
