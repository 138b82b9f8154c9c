import { AppError } from '@colloquy/kernel';
import { type InvoiceChange, invoiceNumber, type NumberedInvoice } from '../domain/invoice';
import type { Deps } from './deps';

/**
 * Decides about an invoice and stores it, with what is to be announced.
 * @throws AppError `not-found`, or `conflict` when it changes at the same moment
 */
export async function changeInvoice(
  { invoices, clock }: Deps,
  ref: { accountId: string; number: number },
  decide: (invoice: NumberedInvoice, now: Date) => InvoiceChange,
): Promise<void> {
  const invoice = await invoices.byNumber(ref.accountId, ref.number);
  const name = invoiceNumber(ref.number);
  if (!invoice) {
    throw new AppError('not-found', undefined, `Account ${ref.accountId} has no invoice ${name}`);
  }
  const change = decide(invoice, clock.now());
  if (change.invoice === invoice || (await invoices.save(invoice, change))) return;
  throw new AppError('conflict', undefined, `${name} was changed at the same moment; try again`);
}
