import { terminationSignal } from '../../../platform/src/processes/termination.ts';
import { faultOptions } from '../options.ts';
import { runSuite } from '../suite.ts';
import { complaintsOf, notesOn, tableOf } from '../table.ts';

export async function main() {
  const options = faultOptions(process.argv.slice(2));
  const signal = terminationSignal();
  const { runs, late, dataDir } = await runSuite(options, {
    show: (text) => process.stdout.write(text),
    onRun: (run) =>
      console.log(
        [tableOf([run]), ...notesOn([run]), ...(run.wrong.length > 0 ? [complaintsOf(run)] : [])].join('\n'),
      ),
    signal,
  });
  console.log(`\n${[tableOf(runs), ...notesOn(runs)].join('\n')}`);
  for (const run of runs.filter(({ wrong }) => wrong.length > 0)) console.log(`\n${complaintsOf(run)}`);
  if (late.length > 0) console.log(`\nAfter the last fault:\n  ${late.join('\n  ')}`);
  if (options.keep) console.log(`\nLogs and data: ${dataDir}`);
  const passed = runs.filter(({ wrong }) => wrong.length === 0).length;
  console.log(`\n${passed} passed, ${options.faults.length - passed} failed or not run`);
  process.exit(passed > 0 && passed === options.faults.length && late.length === 0 ? 0 : 1);
}
