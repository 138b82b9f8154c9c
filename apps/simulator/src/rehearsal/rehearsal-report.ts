import type { StageEvent } from './rehearse.ts';

type QuestionReport = {
  question: number;
  text: string;
  wordsAsked: number;
  answers: number;
  wordsAnswered: number;
  followUps: number;
};

type Report = {
  interviewId: string;
  script: string;
  ok: boolean;
  failure?: { number: number; kind: string; why: string };
  status: string;
  resumableUntil: string | null;
  redirectUrl?: string;
  sessions: {
    id: string;
    platform: string;
    durationSeconds: number;
    reason: string | null;
    superseded: boolean;
  }[];
  questions: QuestionReport[];
  handoffs: { from: string | null; to: string; atMs: number }[];
  answerLatencyMs: { p50: number | null; p95: number | null; count: number };
  transcript: {
    atSeconds: number;
    channel: string;
    who: string;
    role: string;
    question?: number;
    text: string;
  }[];
  analysis?: {
    summary: string | null;
    qualityScore: number | null;
    qualityReasons: string[] | null;
    agentScore: number | null;
    agentReasons: string[] | null;
    quotes: { quote: string }[] | null;
  };
};

type Said = Extract<StageEvent, { type: 'said' }>;

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;

/**
 * What can be told of each question: a turn of the interviewer after its first is a follow-up, but for its closing words.
 */
export function questionsOf(said: readonly Said[], questions: readonly string[]): QuestionReport[] {
  return questions.map((text, index) => {
    const about = said.filter(({ question }) => question === index + 1);
    const asked = about.filter(({ role, closing }) => role === 'agent' && !closing);
    const answered = about.filter(({ role }) => role === 'user');
    const words = (turns: readonly Said[]) => turns.reduce((sum, turn) => sum + wordsIn(turn.text), 0);
    return {
      question: index + 1,
      text,
      wordsAsked: words(asked),
      answers: answered.length,
      wordsAnswered: words(answered),
      followUps: Math.max(0, asked.length - 1),
    };
  });
}

/** The time below which this part of the answers came. */
export function percentile(times: readonly number[], part: number) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? null;
}

export function reportOf({
  script,
  interview,
  handoffs,
  events,
  failure,
  redirectUrl,
  analysed,
}: {
  script: string;
  interview: any;
  handoffs: any[];
  events: readonly StageEvent[];
  failure?: Report['failure'];
  redirectUrl?: string;
  analysed: boolean;
}): Report {
  const said = events.filter(({ type }) => type === 'said') as Said[];
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
    sessions: [...interview.sessions].reverse().map((session: any) => ({
      id: session.id,
      platform: session.platform,
      durationSeconds: session.durationSeconds,
      reason: session.disconnectReason,
      superseded: session.supersededAt !== null,
    })),
    questions: questionsOf(said, interview.questions),
    handoffs: handoffs.map(({ from, to, turnOffsetMs }) => ({
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
      ...{ atSeconds: Math.round((at - begun) / 100) / 10, channel, who, role, question, text },
    })),
    ...(analysed && {
      analysis: { summary, qualityScore, qualityReasons, agentScore, agentReasons, quotes },
    }),
  };
}

/** The report for a person to read. */
export function printedReport(report: Report) {
  const { sessions, questions, handoffs, answerLatencyMs, analysis, failure } = report;
  const { p50, p95, count } = answerLatencyMs;
  const parts = [
    table(
      ['Session', 'Channel', 'Seconds', 'Ended'],
      sessions.map(({ id, platform, durationSeconds, reason, superseded }) => [
        id,
        platform,
        String(durationSeconds),
        `${reason ?? 'not yet'}${superseded ? ' (superseded)' : ''}`,
      ]),
    ),
    table(
      ['Question', 'Words asked', 'Answers', 'Words answered', 'Follow-ups', ''],
      questions.map(({ question, wordsAsked, answers, wordsAnswered, followUps, text }) => [
        ...[question, wordsAsked, answers, wordsAnswered, followUps].map(String),
        text.length > 60 ? `${text.slice(0, 59)}…` : text,
      ]),
    ),
    handoffs.map(({ from, to }) => `Handoff: ${from ?? 'beginning'} → ${to}`).join('\n'),
    count > 0 ? `The interviewer answered within ${p50} ms (p50), ${p95} ms (p95); ${count} answers.` : '',
    [
      `Interview: ${report.status}`,
      ...(report.resumableUntil ? [`Can be continued until: ${report.resumableUntil}`] : []),
      ...(report.redirectUrl ? [`Sent to: ${report.redirectUrl}`] : []),
    ].join('\n'),
    analysis ? printedAnalysis(analysis) : '',
    failure
      ? `✖ Step ${failure.number} (${failure.kind}): ${failure.why}`
      : '✔ Everything went as the script says.',
  ];
  return parts.filter(Boolean).join('\n\n');
}

function printedAnalysis({
  summary,
  qualityScore,
  qualityReasons,
  agentScore,
  agentReasons,
}: NonNullable<Report['analysis']>) {
  const scored = (what: string, score: number | null, reasons: string[] | null) =>
    [`${what}: ${score ?? 'not scored'}`, ...(reasons ?? []).map((reason) => `  - ${reason}`)].join('\n');
  return [
    `Summary: ${summary ?? 'none'}`,
    scored('Interview quality', qualityScore, qualityReasons),
    scored('Agent conduct', agentScore, agentReasons),
  ].join('\n');
}

function table(head: string[], rows: string[][]) {
  if (rows.length === 0) return '';
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
