import { parse } from '@colloquy/http';
import { Command } from 'commander';
import { markPaid, voidInvoice } from '../domain/invoice';
import { changeInvoice } from '../use-cases/change-invoice';
import { accountIdInput, invoiceNumberInput, paidAtInput } from './inputs';
import { withDatabase } from './stores';

/** The commands that change an invoice. */
export function invoiceCommands(env: NodeJS.ProcessEnv): Command[] {
  const change = (
    given: { accountId: string; invoice: string },
    decide: Parameters<typeof changeInvoice>[2],
  ) => {
    const { accountId } = parse(accountIdInput, given);
    const { invoice: number } = parse(invoiceNumberInput, given);
    return withDatabase(env, (deps) => changeInvoice(deps, { accountId, number }, decide));
  };

  return [
    new Command('mark-paid')
      .description('Notes that an invoice was paid')
      .argument('<accountId>')
      .argument('<invoice>', 'Its number, such as INV-000042')
      .option('--at <date>', 'When it was paid; default now')
      .action(async (accountId: string, invoice: string, options: object) => {
        const { at } = parse(paidAtInput, options);
        await change({ accountId, invoice }, (found, now) => markPaid(found, at ?? now, now));
      }),

    new Command('void')
      .description('Voids an invoice that is not paid; its usage and credits go into no other invoice')
      .argument('<accountId>')
      .argument('<invoice>', 'Its number, such as INV-000042')
      .action((accountId: string, invoice: string) => change({ accountId, invoice }, voidInvoice)),
  ];
}
