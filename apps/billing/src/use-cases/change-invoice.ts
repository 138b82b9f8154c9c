import { AppError } from '@colloquy/kernel';
import { type InvoiceChange, invoiceNumber, type NumberedInvoice } from '../domain/invoice';
import type { Deps } from './deps';

export type DecideInvoice = (invoice: NumberedInvoice, now: Date) => InvoiceChange;

/** @throws AppError `not-found`, or `conflict` after a concurrent change */
export const makeChangeInvoice =
  ({ invoices, clock }: Pick<Deps, 'invoices' | 'clock'>) =>
  async (ref: { accountId: string; number: number }, decide: DecideInvoice): Promise<void> => {
    const invoice = await invoices.byNumber(ref.accountId, ref.number);
    const name = invoiceNumber(ref.number);
    if (!invoice) {
      throw new AppError('not-found', undefined, `Account ${ref.accountId} has no invoice ${name}`);
    }
    const change = decide(invoice, clock.now());
    if (change.invoice === invoice || (await invoices.save(invoice, change))) return;
    throw new AppError('conflict', undefined, `${name} was changed concurrently; try again`);
  };
