import type { AnalysisView, HandoffView, InterviewView } from '../interview-view.ts';
import type { Failure } from './rehearse.ts';
import type { StageEvent } from './stage.ts';

interface QuestionReport {
  question: number;
  text: string;
  wordsAsked: number;
  answers: number;
  wordsAnswered: number;
  followUps: number;
}

interface SessionReport {
  id: string;
  platform: string;
  durationSeconds: number;
  reason: string | null;
  superseded: boolean;
}

interface HandoffReport {
  from: string | null;
  to: string;
  atMs: number;
}

interface TranscriptLine {
  atSeconds: number;
  channel: string;
  who: string;
  role: string;
  question?: number;
  text: string;
}

/** Printed by `simulate --json`. */
export interface Report {
  interviewId: string;
  script: string;
  ok: boolean;
  failure?: Failure;
  status: string;
  resumableUntil: string | null;
  redirectUrl?: string;
  /** Earliest first. */
  sessions: SessionReport[];
  questions: QuestionReport[];
  handoffs: HandoffReport[];
  answerLatencyMs: { p50: number | null; p95: number | null; count: number };
  transcript: TranscriptLine[];
  analysis?: AnalysisView;
}

interface ReportOptions {
  script: string;
  interview: Omit<InterviewView, 'dialInPhone' | 'completedAt' | 'analysisGeneratedAt'>;
  handoffs: readonly HandoffView[];
  events: readonly StageEvent[];
  failure?: Failure;
  redirectUrl?: string;
  analysed: boolean;
}

type Said = Extract<StageEvent, { type: 'said' }>;

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
const wordsOf = (turns: readonly Said[]) => turns.reduce((sum, { text }) => sum + wordsIn(text), 0);

/** Counts follow-ups: turns about a question after the first one, except the closing words. */
function questionsOf(said: readonly Said[], questions: readonly string[]): QuestionReport[] {
  return questions.map((text, index) => {
    const about = said.filter(({ question }) => question === index + 1);
    const asked = about.filter(({ role, closing }) => role === 'agent' && !closing);
    const answered = about.filter(({ role }) => role === 'user');
    return {
      question: index + 1,
      text,
      wordsAsked: wordsOf(asked),
      answers: answered.length,
      wordsAnswered: wordsOf(answered),
      followUps: Math.max(0, asked.length - 1),
    };
  });
}

/** Returns null if there were no answers. @param part 0 to 1 */
export function percentile(times: readonly number[], part: number) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? null;
}

export function reportOf({
  script,
  interview,
  events,
  failure,
  redirectUrl,
  ...more
}: ReportOptions): Report {
  const said = events.filter((event) => event.type === 'said');
  const begun = events[0]?.at ?? 0;
  const latencies = said.flatMap(({ latencyMs }) => latencyMs ?? []);
  const { summary, qualityScore, qualityReasons, agentScore, agentReasons, quotes } = interview;
  return {
    interviewId: interview.id,
    script,
    ok: failure === undefined,
    ...(failure && { failure }),
    status: interview.status,
    resumableUntil: interview.resumeHoldUntil,
    ...(redirectUrl && { redirectUrl }),
    sessions: interview.sessions.toReversed().map((session) => ({
      id: session.id,
      platform: session.platform,
      durationSeconds: session.durationSeconds,
      reason: session.disconnectReason,
      superseded: session.supersededAt !== null,
    })),
    questions: questionsOf(said, interview.questions),
    handoffs: more.handoffs.map(({ from, to, turnOffsetMs }) => ({
      from: from.displayName,
      to: to.displayName,
      atMs: turnOffsetMs,
    })),
    answerLatencyMs: {
      p50: percentile(latencies, 0.5),
      p95: percentile(latencies, 0.95),
      count: latencies.length,
    },
    transcript: said.map(({ at, channel, who, role, question, text }) => ({
      atSeconds: Math.round((at - begun) / 100) / 10,
      channel,
      who,
      role,
      question,
      text,
    })),
    ...(more.analysed && {
      analysis: { summary, qualityScore, qualityReasons, agentScore, agentReasons, quotes },
    }),
  };
}
