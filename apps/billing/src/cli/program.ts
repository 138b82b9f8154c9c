import { text } from 'node:stream/consumers';
import { parse } from '@colloquy/http';
import { AppError } from '@colloquy/kernel';
import { Command } from 'commander';
import { invoiceCommands } from './invoice-commands';
import { accountIdInput, provisionInput } from './inputs';
import { show } from './show';
import { begin, subscriptionCommands } from './subscription-commands';
import { withDatabase } from './stores';

/** Where a command reads and writes. */
export interface Terminal {
  env: NodeJS.ProcessEnv;
  stdin: NodeJS.ReadableStream;
  print: (line: string) => void;
}

/** The administrator's commands. They work on the database; the service need not run. */
export function billingProgram({ env, stdin, print }: Terminal): Command {
  const program = new Command('billing').description('Administers subscriptions and invoices');

  program
    .command('provision')
    .description(
      'Begins the subscriptions that the JSON on standard input describes: {subscriptions: [{accountId, tier, ' +
        'monthlyPriceCents, includedMinutes, overageRateCents, addons?: [{name, label, monthlyCents}], start?, ' +
        'trialDays?}]}. An account that has or had one is left as it is; can be repeated.',
    )
    .action(async () => {
      const { subscriptions } = parse(provisionInput, parseJson(await text(stdin)));
      await withDatabase(env, async (deps) => {
        for (const wanted of subscriptions) {
          if (!(await deps.subscriptions.load(wanted.accountId))) await begin(deps, wanted);
        }
      });
    });

  for (const command of [...subscriptionCommands(env), ...invoiceCommands(env)]) program.addCommand(command);

  program
    .command('show')
    .description('Prints the subscription of an account, its pending lines and its invoices')
    .argument('<accountId>')
    .action(async (given: string) => {
      const { accountId } = parse(accountIdInput, { accountId: given });
      await withDatabase(env, async (deps) => print(JSON.stringify(await show(deps, accountId), null, 2)));
    });

  return program;
}

function parseJson(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    throw new AppError('invalid', undefined, 'Standard input is not valid JSON');
  }
}
