import { printedScore } from '../printed-score.ts';
import type { DemoResult } from './demo-checks.ts';

export function demoReport({ interview, transcript, notifications }: DemoResult) {
  const sessions = interview.sessions.map(
    ({ platform, durationSeconds, disconnectReason }) =>
      `  ${platform}, ${durationSeconds} s connected, ended: ${disconnectReason}`,
  );
  const spoken = transcript.map(
    ({ role, message, timestamp_secs: at }) =>
      `  ${at.toFixed(1).padStart(6)} s  ${role.padEnd(5)}  ${message}`,
  );
  const quotes = (interview.quotes ?? []).map(
    ({ quote, timestamp_secs: at }) => `  “${quote}” (${at.toFixed(1)} s)`,
  );
  return [
    `Status: ${interview.status} at ${interview.completedAt}`,
    ['Sessions:', ...sessions].join('\n'),
    ['Transcript:', ...spoken].join('\n'),
    `Summary:\n  ${interview.summary}`,
    ['Quotes:', ...quotes].join('\n'),
    printedScore('Interview quality', interview.qualityScore, interview.qualityReasons),
    printedScore('Agent conduct', interview.agentScore, interview.agentReasons),
    ...notifications.map(({ method, body }) => `Notification (${method}):\n${indented(body)}`),
  ].join('\n\n');
}

function indented(body: string) {
  try {
    return JSON.stringify(JSON.parse(body), null, 2).replace(/^/gm, '  ');
  } catch {
    return `  ${body}`;
  }
}
