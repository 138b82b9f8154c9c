import type { Command } from 'commander';

/** The options that say what a plan is; the same where it begins and where it changes. */
export function withPlanOptions(command: Command): Command {
  return command
    .option('--tier <tier>', 'starter, growth, scale or enterprise')
    .option('--monthly-price-cents <cents>', 'Price of the plan for a month')
    .option('--included-minutes <minutes>', 'Minutes a month that cost no more')
    .option('--overage-rate-cents <cents>', 'Price of each minute beyond')
    .option(
      '--addon <name=label=cents>',
      'Something paid for each month beside the plan; may be repeated',
      (value: string, list: string[] = []) => [...list, value],
    );
}

/** What the options say of a plan, for a schema to check. */
export function planOf(options: { addon?: string[]; addons?: boolean } & Record<string, unknown>): object {
  const { addon, addons, ...rest } = options;
  const list = addons === false ? [] : addon?.map(addonOf);
  return { ...rest, ...(list ? { addons: list } : {}) };
}

function addonOf(text: string): object {
  const [name, ...rest] = text.split('=');
  const monthlyCents = rest.pop();
  return { name, label: rest.join('='), monthlyCents };
}
