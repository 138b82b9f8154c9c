/**
 * What came out of the demo, for a person to read.
 * @param {import('./demo-checks.mjs').DemoResult} result
 */
export function demoReport({ interview, transcript, notifications }) {
  const sessions = interview.sessions.map(
    (/** @type {any} */ { platform, durationSeconds, disconnectReason }) =>
      `  ${platform}, ${durationSeconds} s connected, ended: ${disconnectReason}`,
  );
  const spoken = transcript.map(
    ({ role, message, timestamp_secs: at }) =>
      `  ${at.toFixed(1).padStart(6)} s  ${role.padEnd(5)}  ${message}`,
  );
  const quotes = (interview.quotes ?? []).map(
    (/** @type {any} */ { quote, timestamp_secs: at }) => `  “${quote}” (${at.toFixed(1)} s)`,
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

/** @param {string} what @param {number | null} score @param {string[] | null} reasons */
const scored = (what, score, reasons) =>
  [`${what}: ${score ?? 'not scored'}`, ...(reasons ?? []).map((reason) => `  - ${reason}`)].join('\n');

/** @param {string} body */
function indented(body) {
  try {
    return JSON.stringify(JSON.parse(body), null, 2).replace(/^/gm, '  ');
  } catch {
    return `  ${body}`;
  }
}
