import { parse } from '@colloquy/http';
import { newId } from '@colloquy/kernel';
import { Command } from 'commander';
import {
  addPendingLine,
  cancelAtPeriodEnd,
  undoCancellation,
  scheduleChange,
  dropScheduledChange,
} from '../domain/subscription';
import type { DecideSubscription } from '../use-cases/change-subscription';
import { accountIdInput, changeInput, lineInput, subscribeInput, type SubscribeInput } from './inputs';
import { planOf, withPlanOptions } from './options';
import { type Billing, withDatabase } from './with-database';

export async function begin({ subscribe, clock }: Billing, input: SubscribeInput): Promise<void> {
  const { accountId, start = wholeSecond(clock.now()), trialDays, ...plan } = input;
  await subscribe({ accountId, subscriptionId: newId(), plan, start, trialDays });
}

const wholeSecond = (now: Date) => new Date(Math.floor(now.getTime() / 1000) * 1000);

export function subscriptionCommands(env: NodeJS.ProcessEnv): Command[] {
  const change = (given: string, decide: DecideSubscription) => {
    const { accountId } = parse(accountIdInput, { accountId: given });
    return withDatabase(env, ({ changeSubscription }) => changeSubscription(accountId, decide));
  };

  return [
    withPlanOptions(new Command('subscribe'))
      .description('Starts a subscription, with a trial or with an invoice for the first month')
      .argument('<accountId>')
      .option('--start <date>', 'Start of the subscription, not in the future; default now')
      .option('--trial-days <days>', 'Days of the trial before the first paid month')
      .action(async (accountId: string, options) => {
        const input = parse(subscribeInput, { accountId, ...planOf(options) });
        await withDatabase(env, (billing) => begin(billing, input));
      }),

    withPlanOptions(new Command('schedule-change'))
      .description('Schedules a change for the next period; omitted options stay unchanged')
      .argument('<accountId>')
      .option('--no-addons', 'Removes all add-ons')
      .action(async (accountId: string, options) => {
        const input = parse(changeInput, planOf(options));
        await change(accountId, (subscription, now) => scheduleChange(subscription, input, now));
      }),

    new Command('cancel-change')
      .description('Removes the scheduled change')
      .argument('<accountId>')
      .action((accountId: string) => change(accountId, dropScheduledChange)),

    new Command('cancel')
      .description('Ends a subscription at the end of its current period')
      .argument('<accountId>')
      .option('--undo', 'Undoes the cancellation, until the period ends')
      .action((accountId: string, { undo }: { undo?: true }) =>
        change(accountId, undo ? undoCancellation : cancelAtPeriodEnd),
      ),

    new Command('add-line')
      .description('Adds a credit, discount or adjustment to the next invoice')
      .argument('<accountId>')
      .argument('<type>', 'credit, discount or adjustment')
      .requiredOption('--label <text>', 'Text on the invoice')
      .requiredOption('--off-cents <cents>', 'Reduction in cents, greater than 0')
      .requiredOption('--from <date>', 'Start of the incident')
      .requiredOption('--to <date>', 'End of the incident')
      .action(async (accountId: string, type: string, options: object) => {
        const { offCents, from, to, ...line } = parse(lineInput, { type, ...options });
        // `to` is the last second of the period
        const period = { start: from, end: new Date(to.getTime() + 1000) };
        await change(accountId, (subscription) =>
          addPendingLine(subscription, { ...line, amountCents: -offCents, period }),
        );
      }),
  ];
}
