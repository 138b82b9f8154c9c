import { parse } from '@colloquy/http';
import { readJson, type Terminal } from '@colloquy/service/command';
import { Command } from 'commander';
import { invoiceCommands } from './invoice-commands';
import { accountIdInput, provisionInput } from './inputs';
import { show } from './show';
import { begin, subscriptionCommands } from './subscription-commands';
import { withDatabase } from './with-database';

export function billingProgram({ env, stdin, print }: Terminal): Command {
  const program = new Command('billing').description('Administers subscriptions and invoices');

  program
    .command('provision')
    .description(
      'Starts the subscriptions in the JSON on standard input: {subscriptions: [{accountId, tier, ' +
        'monthlyPriceCents, includedMinutes, overageRateCents, addons?: [{name, label, monthlyCents}], start?, ' +
        'trialDays?}]}. Skips accounts that have or had a subscription; repeatable.',
    )
    .action(async () => {
      const { subscriptions } = parse(provisionInput, await readJson(stdin));
      await withDatabase(env, async (billing) => {
        for (const wanted of subscriptions) {
          if (!(await billing.subscriptions.load(wanted.accountId))) await begin(billing, wanted);
        }
      });
    });

  for (const command of [...subscriptionCommands(env), ...invoiceCommands(env)]) program.addCommand(command);

  program
    .command('show')
    .description('Prints the subscription, the pending lines and the invoices of an account as JSON')
    .argument('<accountId>')
    .action(async (given: string) => {
      const { accountId } = parse(accountIdInput, { accountId: given });
      await withDatabase(env, async (billing) =>
        print(JSON.stringify(await show(billing, accountId), null, 2)),
      );
    });

  return program;
}
