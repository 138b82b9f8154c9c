import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from '../src/classifier/packed';
import { languageGroups, ofLanguages } from './groups';
import { train } from './judged-examples';
import { ordinaryPairs, questionsIn, readPairs } from './repair-examples';

const minExamples = 400;
const falseAlarms = { doubtful: 0.016, certain: 0.005 };

/** Fits models of self-repairs to the examples in a folder, prints how well they do, and writes them to a file. */
function main(): void {
  const [from = '', to = ''] = process.argv.slice(2);
  const repairs = join(from, 'self-repairs');
  const ordinary = [join(from, 'ordinary'), join(from, 'confidentiality')];
  const pairs = readPairs(repairs);
  const all = [...pairs, ...ordinaryPairs(ordinary, (language) => questionsIn(repairs, language))];
  const { many, few } = languageGroups(pairs, minExamples);
  const models = [many, few].map((spoken) => {
    const { model, least, report } = train(ofLanguages(all, spoken), falseAlarms);
    console.table(report);
    return { repair: pack(model), languages: spoken.join(' '), least };
  });
  writeFileSync(to, `${JSON.stringify(models, null, 2)}\n`);
}

main();
