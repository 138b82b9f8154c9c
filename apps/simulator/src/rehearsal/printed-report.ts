import { printedScore } from '../printed-score.ts';
import type { AnalysisView } from '../interview-view.ts';
import type { Report } from './rehearsal-report.ts';

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
      ...(report.resumableUntil ? [`The expert may resume until: ${report.resumableUntil}`] : []),
      ...(report.redirectUrl ? [`Sent to: ${report.redirectUrl}`] : []),
    ].join('\n'),
    analysis ? printedAnalysis(analysis) : '',
    failure
      ? `✖ Step ${failure.number} (${failure.kind}): ${failure.why}`
      : '✔ The conversation followed the script.',
  ];
  return parts.filter(Boolean).join('\n\n');
}

function printedAnalysis(analysis: AnalysisView) {
  const { summary, qualityScore, qualityReasons, agentScore, agentReasons } = analysis;
  return [
    `Summary: ${summary ?? 'none'}`,
    printedScore('Interview quality', qualityScore, qualityReasons),
    printedScore('Agent conduct', agentScore, agentReasons),
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
