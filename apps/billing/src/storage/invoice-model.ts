import { type Model, type Mongo, outboxFields, outboxIndex, Schema, type WithOutbox } from '@colloquy/mongo';
import type { NumberedInvoice } from '../domain/invoice';

export interface InvoiceDocument extends Omit<NumberedInvoice, 'id'>, WithOutbox {
  _id: string;
  /** Absent if the invoice never becomes overdue. */
  overdueAt?: Date;
}

const invoiceSchema = new Schema<InvoiceDocument>(
  { _id: String, ...outboxFields },
  { versionKey: false, shardKey: {} }, // not sharded: numbers are unique over all accounts
);

// `add` and `byNumber`
export const byNumber = { number: -1 } as const;
invoiceSchema.index(byNumber, { unique: true });
// `list`; `hasOverdue` scans the invoices of an account, of which there is one per month
invoiceSchema.index({ accountId: 1, billingDate: -1, number: -1 });
// `firstOverdue`
invoiceSchema.index({ overdueAt: 1 }, { sparse: true });
invoiceSchema.index(...outboxIndex);

export function invoiceModel(mongo: Mongo): Model<InvoiceDocument> {
  return mongo.model<InvoiceDocument>('invoices', invoiceSchema);
}
