import { setTimeout as pause } from 'node:timers/promises';
import { runningPlatform } from '../../../platform/src/running-platform.ts';
import { Problem } from '../../../platform/src/screen/problem.ts';
import { hasSteps, readRehearsal, readScript } from '../expert/expert-script.ts';
import { callTo, lineOf, noLine, quietPerson, sidsOf } from '../expert/line-control.ts';
import type { InterviewView } from '../interview-view.ts';
import { simulateOptions, type SimulateOptions } from '../options.ts';
import { printEvent } from '../print-event.ts';
import { findInterview } from '../rehearsal/find-interview.ts';
import { printedReport } from '../rehearsal/printed-report.ts';
import { reportOf, type Report } from '../rehearsal/rehearsal-report.ts';
import { rehearse, StepFailure } from '../rehearsal/rehearse.ts';
import { callExpert, dialInOf, launchCall } from '../rehearsal/simulate-phone.ts';
import type { StageEvent } from '../rehearsal/stage.ts';

/** Time limit of the analysis, milliseconds; a natural end is final only after two minutes. */
const analysisMs = 300_000;
/** Time limit until the call of a script that begins on the phone, milliseconds. */
const callMs = 60_000;

type Tell = (line: string) => void;

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

async function demandSound({ dataDir, phone }: SimulateOptions) {
  if (!phone) throw new Problem('--sound needs --phone.');
  if (await lineOf(runningPlatform(dataDir))?.sound()) return;
  throw new Problem(
    'The telephone line of this platform carries text, not sound. Start it with LINE_SOUND=true npm start.',
  );
}

async function callNumber({ dataDir, interviewId, script: file }: SimulateOptions, tell: Tell) {
  const platform = runningPlatform(dataDir);
  const script = file === undefined ? undefined : readScript(file);
  const status = await callExpert({ dataDir, interviewId, script, platform, tell });
  tell(`\nThe call ended: ${status}`);
  process.exitCode = status === 'completed' ? 0 : 1;
}

async function rehearsal(options: SimulateOptions, tell: Tell): Promise<Report> {
  const { dataDir, interviewId, mode, phone, paceMs } = options;
  const rehearsed = readRehearsal(options.script, phone ? 'phone' : 'page');
  const platform = runningPlatform(dataDir);
  const { appUrl } = platform;
  const { accountId, interview, api } = await findInterview(platform, interviewId);
  const { questions } = interview;
  const line = lineOf(platform);
  const get = (): Promise<InterviewView> => api.get(`/api/interviews/${interviewId}`);
  const events: StageEvent[] = [];
  const onEvent = (event: StageEvent) => {
    events.push(event);
    printEvent(event, tell);
  };
  const call = async () => {
    if (!line) throw noLine();
    const number = dialInOf(interview);
    const before = await sidsOf(line);
    await line.script(number, { ...quietPerson, greeting: 'Hello?', consent: rehearsed.consent });
    await launchCall({ dataDir, platform, accountId, interviewId });
    const found = await callTo(line, number, before, AbortSignal.timeout(callMs));
    if (!found) throw new Problem(`${number} was not called.`);
    return found.sid;
  };
  tell(`${appUrl}/call/${interviewId}/join\n`);
  let failure;
  let course;
  try {
    course = await rehearse({
      appUrl,
      interviewId,
      mode,
      paceMs,
      rehearsal: rehearsed,
      questions,
      line,
      onEvent,
      sessions: async () => (await get()).sessions,
      ...(phone && { call }),
    });
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    failure = error.step;
  }
  const analysed = options.wait && failure === undefined && (await analysedIn(get, tell));
  const { handoffs } = await api.get(`/api/interviews/${interviewId}/agent-handoffs`);
  return reportOf({
    script: rehearsed.name,
    interview: await get(),
    handoffs,
    events,
    failure,
    analysed,
    redirectUrl: course?.redirectUrl,
  });
}

/** Returns false at once if the expert may still resume the interview. */
async function analysedIn(get: () => Promise<InterviewView>, tell: Tell) {
  for (const deadline = performance.now() + analysisMs; performance.now() < deadline;) {
    const { analysisGeneratedAt, sessions, status } = await get();
    if (analysisGeneratedAt) return true;
    const reason = sessions[0]?.disconnectReason ?? '';
    if (status !== 'COMPLETED' && !reason.startsWith('completed_')) {
      tell('  · nothing to analyse yet: the expert may still resume the interview');
      return false;
    }
    await pause(200);
  }
  tell(`  · not analysed after ${analysisMs / 1000} s`);
  return false;
}
