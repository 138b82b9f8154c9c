// Runs before a conversation process is stopped. Ends when the process conducts no session, or after the given number of
// seconds. The orchestrator sends new connections to other replicas meanwhile.
//   node drain.mts 1800
import { setTimeout as pause } from 'node:timers/promises';

const port = process.env.PORT || '8080';
const limitSeconds = Number(process.argv[2]);
const everyMs = Number(process.env.DRAIN_CHECK_MS || '2000');
/** Number of checks at least: the replica may still get a session shortly after the order to stop. */
const firstChecks = 3;

/** Returns the number of sessions that the process conducts; 0 if it does not answer. */
async function liveSessions(): Promise<number> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`, { signal: AbortSignal.timeout(3000) });
    const line = /^colloquy_conversation_live_sessions(?:\{[^}]*\})? (\d+)/m.exec(await response.text());
    return Number(line?.[1] ?? 0);
  } catch {
    return 0;
  }
}

const endsAt = Date.now() + limitSeconds * 1000;
for (let check = 1; Date.now() < endsAt; check += 1) {
  if ((await liveSessions()) === 0 && check > firstChecks) break;
  await pause(Math.min(everyMs, Math.max(0, endsAt - Date.now())));
}
