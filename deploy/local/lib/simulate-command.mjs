import { runExpert } from './expert.mjs';
import { reactionsOf, readScript } from './expert-script.mjs';
import { simulateOptions } from './options.mjs';
import { runningPlatform } from './running-platform.mjs';
import { callExpert } from './simulate-phone.mjs';

/** `npm run simulate -- --interview <id>`: an expert made of software joins an interview. */
export async function main() {
  const { dataDir, interviewId, script: file, mode, phone, paceMs } = simulateOptions(process.argv.slice(2));
  const script = readScript(file);
  const platform = runningPlatform(dataDir);
  if (phone) {
    const scripted = file === undefined ? undefined : script;
    const status = await callExpert({
      dataDir,
      interviewId,
      script: scripted,
      platform,
      tell: (said) => console.log(said),
    });
    console.log(`\nThe call ended: ${status}`);
    process.exitCode = status === 'completed' ? 0 : 1;
    return;
  }
  const { appUrl } = platform;
  console.log(`${appUrl}/call/${interviewId}/join\n`);
  const react = reactionsOf(script);
  const outcome = await runExpert({ appUrl, interviewId, mode, react, paceMs, onEvent: printExpert });
  const { reason, redirectUrl, resumableUntil, reconnects } = outcome;
  console.log(`\nEnded: ${reason}${reconnects > 0 ? ` (the line broke ${reconnects} times)` : ''}`);
  if (redirectUrl) console.log(`Sent to: ${redirectUrl}`);
  if (resumableUntil) console.log(`Can be continued until: ${resumableUntil}`);
  process.exitCode = asMeant(outcome, script.then) ? 0 : 1;
}

/**
 * One line of the conversation as it goes.
 * @param {import('./expert.mjs').ExpertEvent} event
 */
export function printExpert(event) {
  console.log(event.type === 'note' ? `  · ${event.text}` : `${event.who}: ${event.text}`);
}

/**
 * @param {import('./expert.mjs').Outcome} outcome
 * @param {import('./expert-script.mjs').Script['then']} then
 */
function asMeant({ reason, resumableUntil }, then) {
  if (then === 'vanish') return reason === 'vanished';
  if (then === 'finish-later') return resumableUntil !== undefined;
  return reason === 'completed_by_expert';
}
