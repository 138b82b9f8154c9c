import type { InvoiceStatus, KnownFact } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { type LineItem, totalOf } from './line-item';

/** The number is assigned when the invoice is stored. */
export interface Invoice {
  id: string;
  accountId: string;
  billingDate: Date;
  amountCents: number;
  status: InvoiceStatus;
  issuedAt: Date;
  dueAt: Date;
  paidAt: Date | null;
  lineItems: LineItem[];
  createdAt: Date;
  updatedAt: Date;
}

export interface NumberedInvoice extends Invoice {
  /** From 1, without gaps. */
  number: number;
}

export interface InvoiceChange {
  invoice: NumberedInvoice;
  facts: KnownFact[];
}

export function issuedInvoice(
  lines: LineItem[],
  about: { id: string; accountId: string; billingDate: Date; now: Date; paymentTermMs: number },
): Invoice {
  const { id, accountId, billingDate, now, paymentTermMs } = about;
  return {
    id,
    accountId,
    billingDate,
    amountCents: totalOf(lines),
    status: 'ISSUED',
    issuedAt: now,
    dueAt: new Date(now.getTime() + paymentTermMs),
    paidAt: null,
    lineItems: lines,
    createdAt: now,
    updatedAt: now,
  };
}

export function invoiceNumber(number: number): string {
  return `INV-${String(number).padStart(6, '0')}`;
}

export const factOf = (
  type: `billing.invoice-${'issued' | 'paid' | 'voided' | 'overdue'}.v1`,
  { id, amountCents }: Invoice,
): KnownFact => ({ type, data: { invoiceId: id, amountCents } });

/** @throws AppError `conflict` if the invoice is void */
export function markPaid(invoice: NumberedInvoice, paidAt: Date, now: Date): InvoiceChange {
  if (invoice.status === 'PAID') return { invoice, facts: [] };
  if (invoice.status === 'VOID') throw new AppError('conflict', undefined, 'The invoice is void');
  const paid: NumberedInvoice = { ...invoice, status: 'PAID', paidAt, updatedAt: now };
  return { invoice: paid, facts: [factOf('billing.invoice-paid.v1', paid)] };
}

/** Usage and credits stay settled. @throws AppError `conflict` if the invoice is paid */
export function voidInvoice(invoice: NumberedInvoice, now: Date): InvoiceChange {
  if (invoice.status === 'VOID') return { invoice, facts: [] };
  if (invoice.status === 'PAID') throw new AppError('conflict', undefined, 'The invoice is paid');
  const voided: NumberedInvoice = { ...invoice, status: 'VOID', updatedAt: now };
  return { invoice: voided, facts: [factOf('billing.invoice-voided.v1', voided)] };
}

/** Returns when the invoice becomes overdue; undefined if there is nothing to pay. */
export function overdueAt({ status, amountCents, dueAt }: Invoice): Date | undefined {
  return status === 'ISSUED' && amountCents > 0 ? dueAt : undefined;
}

export function markOverdue(invoice: NumberedInvoice, now: Date): InvoiceChange {
  const limit = overdueAt(invoice);
  if (!limit || limit > now) return { invoice, facts: [] };
  const overdue: NumberedInvoice = { ...invoice, status: 'OVERDUE', updatedAt: now };
  return { invoice: overdue, facts: [factOf('billing.invoice-overdue.v1', overdue)] };
}
