import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from '../src/classifier/packed';
import { languageGroups, ofLanguages } from './groups';
import { train } from './judged-examples';
import { ordinaryPairs, questionsIn, readPairs } from './repair-examples';

/**
 * Shares of the misleading pairs whose score may be as high as that of a repair. In the first languages 0.1 % of ordinary pairs score
 * above `doubtful`, in the further languages 0.4 %.
 */
const falseAlarms = {
  first: { doubtful: 0.03, certain: 0.005 },
  further: { doubtful: 0.08, certain: 0.005 },
};

/** Fits models of self-repairs to the examples in a folder, prints how well they do, and writes them to a file. */
function main(): void {
  const [from = '', to = ''] = process.argv.slice(2);
  const repairs = join(from, 'self-repairs');
  const ordinary = [join(from, 'ordinary'), join(from, 'confidentiality')];
  const all = [
    ...readPairs(repairs),
    ...ordinaryPairs(ordinary, (language) => questionsIn(repairs, language)),
  ];
  const models = (['first', 'further'] as const).map((group) => {
    const spoken = languageGroups[group];
    const { model, least, report } = train(ofLanguages(all, spoken), falseAlarms[group]);
    console.table(report);
    return { repair: pack(model), languages: spoken.join(' '), least };
  });
  writeFileSync(to, `${JSON.stringify(models, null, 2)}\n`);
}

main();
