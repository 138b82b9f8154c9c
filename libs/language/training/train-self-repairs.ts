import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from '../src/classifier/packed';
import { train } from './judged-examples';
import { ordinaryPairs, questionsIn, readPairs } from './repair-examples';

const falseAlarms = { doubtful: 0.015, certain: 0.005 };

/** Fits the model of self-repairs to the examples in a folder, prints how well it does, and writes it to a file. */
function main(): void {
  const [from = '', to = ''] = process.argv.slice(2);
  const repairs = join(from, 'self-repairs');
  const ordinary = [join(from, 'ordinary'), join(from, 'confidentiality')];
  const { model, languages, least, report } = train(
    [...readPairs(repairs), ...ordinaryPairs(ordinary, (language) => questionsIn(repairs, language))],
    falseAlarms,
  );
  console.table(report);
  const stored = { repair: pack(model), languages: languages.join(' '), least };
  writeFileSync(to, `${JSON.stringify(stored, null, 2)}\n`);
}

main();
