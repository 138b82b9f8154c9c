import { parse } from '@colloquy/http';
import { newId } from '@colloquy/kernel';
import { Command } from 'commander';
import {
  addPendingLine,
  cancelAtPeriodEnd,
  keepSubscription,
  scheduleChange,
  withoutChange,
} from '../domain/subscription';
import { changeSubscription, subscribe } from '../use-cases/change-subscription';
import type { Deps } from '../use-cases/deps';
import { accountIdInput, changeInput, lineInput, subscribeInput, type SubscribeInput } from './inputs';
import { planOf, withPlanOptions } from './options';
import { withDatabase } from './stores';

/** Begins a subscription as it was described. */
export async function begin(deps: Deps, input: SubscribeInput): Promise<void> {
  const { accountId, start = wholeSecond(deps.clock.now()), trialDays, ...plan } = input;
  await subscribe(deps, { accountId, subscriptionId: newId(), plan, start, trialDays });
}

const wholeSecond = (now: Date) => new Date(Math.floor(now.getTime() / 1000) * 1000);

/** The commands that change a subscription. */
export function subscriptionCommands(env: NodeJS.ProcessEnv): Command[] {
  const change = (given: string, decide: Parameters<typeof changeSubscription>[2]) => {
    const { accountId } = parse(accountIdInput, { accountId: given });
    return withDatabase(env, (deps) => changeSubscription(deps, accountId, decide));
  };

  return [
    withPlanOptions(new Command('subscribe'))
      .description('Begins a subscription: with a trial, or with an invoice for its first month')
      .argument('<accountId>')
      .option('--start <date>', 'When it begins, or began; default now')
      .option('--trial-days <days>', 'Days before the first month that is paid for')
      .action(async (accountId: string, options) => {
        const input = parse(subscribeInput, { accountId, ...planOf(options) });
        await withDatabase(env, (deps) => begin(deps, input));
      }),

    withPlanOptions(new Command('schedule-change'))
      .description('Queues a change for the next period; what is not named stays as it is')
      .argument('<accountId>')
      .option('--no-addons', 'Ends all add-ons')
      .action(async (accountId: string, options) => {
        const input = parse(changeInput, planOf(options));
        await change(accountId, (subscription, now) => scheduleChange(subscription, input, now));
      }),

    new Command('cancel-change')
      .description('Drops the change that is queued')
      .argument('<accountId>')
      .action((accountId: string) => change(accountId, withoutChange)),

    new Command('cancel')
      .description('Ends a subscription with its current period')
      .argument('<accountId>')
      .option('--undo', 'Takes it back, as long as the period runs')
      .action((accountId: string, { undo }: { undo?: true }) =>
        change(accountId, undo ? keepSubscription : cancelAtPeriodEnd),
      ),

    new Command('add-line')
      .description('Takes something off the next invoices')
      .argument('<accountId>')
      .argument('<type>', 'credit, discount or adjustment')
      .requiredOption('--label <text>', 'What the invoice says')
      .requiredOption('--off-cents <cents>', 'How much is taken off, more than 0')
      .requiredOption('--from <date>', 'When the incident began')
      .requiredOption('--to <date>', 'When it ended')
      .action(async (accountId: string, type: string, options: object) => {
        const { offCents, from, to, ...line } = parse(lineInput, { type, ...options });
        // an end is shown as its last second
        const period = { start: from, end: new Date(to.getTime() + 1000) };
        await change(accountId, (subscription) =>
          addPendingLine(subscription, { ...line, amountCents: -offCents, period }),
        );
      }),
  ];
}
