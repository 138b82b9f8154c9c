import { parse } from '@colloquy/http';
import { Command } from 'commander';
import { markPaid, voidInvoice } from '../domain/invoice';
import type { DecideInvoice } from '../use-cases/change-invoice';
import { accountIdInput, invoiceNumberInput, paidAtInput } from './inputs';
import { withDatabase } from './with-database';

export function invoiceCommands(env: NodeJS.ProcessEnv): Command[] {
  const change = (given: { accountId: string; invoice: string }, decide: DecideInvoice) => {
    const { accountId } = parse(accountIdInput, given);
    const { invoice: number } = parse(invoiceNumberInput, given);
    return withDatabase(env, ({ changeInvoice }) => changeInvoice({ accountId, number }, decide));
  };

  return [
    new Command('mark-paid')
      .description('Marks an invoice as paid')
      .argument('<accountId>')
      .argument('<invoice>', 'Invoice number, such as INV-000042')
      .option('--at <date>', 'Date of the payment; default now')
      .action(async (accountId: string, invoice: string, options: object) => {
        const { at } = parse(paidAtInput, options);
        await change({ accountId, invoice }, (found, now) => markPaid(found, at ?? now, now));
      }),

    new Command('void')
      .description('Voids an unpaid invoice; its usage and credits are not billed again')
      .argument('<accountId>')
      .argument('<invoice>', 'Invoice number, such as INV-000042')
      .action((accountId: string, invoice: string) => change({ accountId, invoice }, voidInvoice)),
  ];
}
