import { Command, Option } from 'commander';
import { type AnalystName, analystNames } from './analysts';
import { type Half, halves } from './labelled-transcript';

interface EvalOptions {
  analyst: AnalystName;
  only?: string;
  half?: Half;
  json?: string;
  blind?: true;
}

export const evalOptions = (args: string[]): EvalOptions =>
  new Command('npm run eval --')
    .description(
      'Scores an analyst on the evaluation set. docs/operations/evaluation.md describes the measures.',
    )
    .addOption(
      new Option('--analyst <name>', 'model uses the settings LANGUAGE_MODEL_*')
        .choices(analystNames)
        .default('embedded'),
    )
    .option(
      '--only <kind|name>',
      'score one kind or one transcript and list what is wrong; the bar does not apply',
    )
    .addOption(
      new Option('--half <half>', 'score half of the set; tune on the building half only').choices(halves),
    )
    .option(
      '--blind',
      'count the statements that are delivered of the interviews in `blind`; the bar does not apply',
    )
    .option('--json <file>', 'write the scores of every transcript as JSON as well')
    .parse(args, { from: 'user' })
    .opts<EvalOptions>();
