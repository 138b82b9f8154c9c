import { Command, Option } from 'commander';
import { type AnalystName, analystNames } from './analysts';
import { type Half, halves } from './labelled-transcript';

export interface EvalOptions {
  analyst: AnalystName;
  /** Name of a kind or of a transcript. */
  only?: string;
  half?: Half;
  /** File for the scores of all transcripts. */
  json?: string;
}

/** Parses the arguments of the command; prints an error and ends the process if one is wrong. */
export const evalOptions = (args: string[]): EvalOptions =>
  new Command('npm run eval --')
    .description(
      'Scores an analyst on the evaluation set. docs/operations/evaluation.md describes the measures.',
    )
    .addOption(
      new Option('--analyst <name>', 'model: the one in the settings LANGUAGE_MODEL_*')
        .choices(analystNames)
        .default('embedded'),
    )
    .option('--only <kind|name>', 'one kind or one transcript, with what is wrong; the bar does not apply')
    .addOption(new Option('--half <half>', 'half of the set; tune on the building half only').choices(halves))
    .option('--json <file>', 'write the scores of every transcript as JSON as well')
    .parse(args, { from: 'user' })
    .opts<EvalOptions>();
