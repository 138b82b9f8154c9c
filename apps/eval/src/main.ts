import { writeFileSync } from 'node:fs';
import { makeAnalyst, resultOn } from './analysts';
import { belowBar, readBars } from './bar';
import { readBlind, scoreBlind } from './blind';
import { evalOptions } from './options';
import { readSet } from './read-set';
import { findingsOf, report } from './report';
import { type Scored, scoreOf, sumOf } from './score';

// npm runs the command in the root of the repository
const folder = 'apps/eval';

async function main() {
  const { analyst, only, half, json, blind } = evalOptions(process.argv.slice(2));
  const transcripts = readSet(`${folder}/transcripts`).filter(
    (each) => (half ?? each.half) === each.half && [each.kind, each.name].includes(only ?? each.name),
  );
  if (transcripts.length === 0) throw new Error(`There is no transcript and no kind "${only}"`);
  const measured = makeAnalyst(analyst, (reason) =>
    console.error(`The embedded analyst replaced the model: ${reason}`),
  );
  if (blind) {
    console.table(await scoreBlind(readBlind(`${folder}/blind`), measured));
    return;
  }
  // the first analysis loads the word lists, which would count as its cost
  if (analyst === 'embedded' && transcripts[0]) await resultOn(transcripts[0], measured);
  const results = new Map<string, Scored>();
  for (const each of transcripts) results.set(each.name, await resultOn(each, measured));
  const scores = transcripts.map((each) => scoreOf(each, results));
  if (only !== undefined) console.log(`${scores.map(findingsOf).join('\n')}\n`);
  console.log(report(scores));
  if (json !== undefined)
    writeFileSync(json, `${JSON.stringify({ analyst, total: sumOf(scores), scores }, null, 2)}\n`);
  if (only !== undefined) return;
  const below = belowBar(sumOf(scores), readBars(`${folder}/bar.json`)[half ?? 'all']);
  for (const line of below) console.error(`Below the bar: ${line}`);
  if (below.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
