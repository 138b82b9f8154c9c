// Runs before a conversation process is asked to stop: returns when it conducts no session any more, or after the
// time given in seconds. New connections go elsewhere meanwhile, as the orchestrator has taken the replica out of
// its addresses.
//   node drain.mjs 1800
import { setTimeout as pause } from 'node:timers/promises';

const port = process.env.PORT || '8080';
const limitSeconds = Number(process.argv[2]);
const everyMs = Number(process.env.DRAIN_LOOK_MS || '2000');
/** Addresses are taken out a moment after the order to stop: a replica without sessions may still be given one. */
const firstLooks = 3;

/** How many sessions the process conducts; none when it does not answer, as there is nothing left to wait for. */
async function liveSessions() {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`, { signal: AbortSignal.timeout(3000) });
    const line = /^colloquy_conversation_live_sessions(?:\{[^}]*\})? (\d+)/m.exec(await response.text());
    return Number(line?.[1] ?? 0);
  } catch {
    return 0;
  }
}

const endsAt = Date.now() + limitSeconds * 1000;
for (let look = 1; Date.now() < endsAt; look += 1) {
  if ((await liveSessions()) === 0 && look > firstLooks) break;
  await pause(Math.min(everyMs, Math.max(0, endsAt - Date.now())));
}
