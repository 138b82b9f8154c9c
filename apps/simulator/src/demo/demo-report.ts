import type { DemoResult } from './demo-checks.ts';

/** What came out of the demo, for a person to read. */
export function demoReport({ interview, transcript, notifications }: DemoResult) {
  const sessions = interview.sessions.map(
    ({ platform, durationSeconds, disconnectReason }: any) =>
      `  ${platform}, ${durationSeconds} s connected, ended: ${disconnectReason}`,
  );
  const spoken = transcript.map(
    ({ role, message, timestamp_secs: at }) =>
      `  ${at.toFixed(1).padStart(6)} s  ${role.padEnd(5)}  ${message}`,
  );
  const quotes = (interview.quotes ?? []).map(
    ({ quote, timestamp_secs: at }: any) => `  “${quote}” (${at.toFixed(1)} s)`,
  );
  return [
    `Status: ${interview.status} at ${interview.completedAt}`,
    ['Sessions:', ...sessions].join('\n'),
    ['Transcript:', ...spoken].join('\n'),
    `Summary:\n  ${interview.summary}`,
    ['Quotes:', ...quotes].join('\n'),
    scored('Interview quality', interview.qualityScore, interview.qualityReasons),
    scored('Agent conduct', interview.agentScore, interview.agentReasons),
    ...notifications.map(({ method, body }) => `Notification (${method}):\n${indented(body)}`),
  ].join('\n\n');
}

const scored = (what: string, score: number | null, reasons: string[] | null) =>
  [`${what}: ${score ?? 'not scored'}`, ...(reasons ?? []).map((reason) => `  - ${reason}`)].join('\n');

function indented(body: string) {
  try {
    return JSON.stringify(JSON.parse(body), null, 2).replace(/^/gm, '  ');
  } catch {
    return `  ${body}`;
  }
}
