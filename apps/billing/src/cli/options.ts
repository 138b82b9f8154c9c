import type { Command } from 'commander';

export function withPlanOptions(command: Command): Command {
  return command
    .option('--tier <tier>', 'starter, growth, scale or enterprise')
    .option('--monthly-price-cents <cents>', 'Monthly price of the plan')
    .option('--included-minutes <minutes>', 'Minutes per month that the price includes')
    .option('--overage-rate-cents <cents>', 'Price of each additional minute')
    .option(
      '--addon <name=label=cents>',
      'Monthly add-on; may be repeated',
      (value: string, list: string[] = []) => [...list, value],
    );
}

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
