import { type Model, type Mongo, outboxFields, outboxIndex, Schema, type WithOutbox } from '@colloquy/mongo';
import type { NumberedInvoice } from '../domain/invoice';

/** An invoice as it is stored. */
export interface InvoiceDocument extends Omit<NumberedInvoice, 'id'>, WithOutbox {
  _id: string;
  /** When it becomes overdue; absent when it never will. */
  overdueAt?: Date;
}

const invoiceSchema = new Schema<InvoiceDocument>({ _id: String, ...outboxFields }, { versionKey: false });

// add, byNumber: two invoices cannot take the same number
invoiceSchema.index({ number: -1 }, { unique: true });
// list; hasOverdue looks through an account's invoices, of which there is one a month
invoiceSchema.index({ accountId: 1, billingDate: -1, number: -1 });
// firstOverdue
invoiceSchema.index({ overdueAt: 1 }, { sparse: true });
invoiceSchema.index(...outboxIndex);

export function invoiceModel(mongo: Mongo): Model<InvoiceDocument> {
  return mongo.model<InvoiceDocument>('invoices', invoiceSchema);
}
