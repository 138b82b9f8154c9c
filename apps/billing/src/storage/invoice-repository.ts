import { type CloudEvent, type KnownFact, toCloudEvent } from '@colloquy/contracts';
import { AppError, backoffMs, derivedId, pause } from '@colloquy/kernel';
import { byId, collectionOf, isDuplicateKey, type Model, outboxOf, outboxUpdate } from '@colloquy/mongo';
import { factOf, type Invoice, type NumberedInvoice, overdueAt } from '../domain/invoice';
import type { InvoiceRepository } from '../domain/ports';
import { byNumber, type InvoiceDocument } from './invoice-model';

const maxAttempts = 50;
const backoff = { baseMs: 2, maxMs: 100 };

const shown = { projection: { outbox: 0, outboxDueAt: 0, overdueAt: 0 } } as const;

export function makeInvoiceRepository(options: {
  model: Model<InvoiceDocument>;
  published: () => void;
}): InvoiceRepository {
  const { model, published } = options;
  const invoices = () => collectionOf(model);

  return {
    async add(invoice) {
      for (let tries = 0; tries < maxAttempts; tries++) {
        if (await invoices().findOne({ _id: invoice.id }, { projection: { _id: 1 } })) return;
        if (await insertNext(model, invoice)) return published();
        await pause(backoffMs(tries, backoff));
      }
      throw new AppError('unavailable', undefined, 'Too many concurrent invoices');
    },

    async list(accountId) {
      const found = invoices().find({ accountId }, shown).sort({ billingDate: -1, number: -1 });
      return (await found.toArray()).map(invoiceOf);
    },

    async byIds(accountId, ids) {
      if (ids.length === 0) return [];
      const found = await invoices()
        .find({ _id: { $in: [...ids] }, accountId }, { ...shown, hint: byId })
        .toArray();
      return found.map(invoiceOf);
    },

    async byNumber(accountId, number) {
      const found = await invoices().findOne({ number, accountId }, { ...shown, hint: byNumber });
      return found ? invoiceOf(found) : undefined;
    },

    async hasOverdue(accountId) {
      const overdue = { accountId, status: 'OVERDUE' } as const;
      return (await invoices().findOne(overdue, { projection: { _id: 1 } })) !== null;
    },

    async save(before, { invoice, facts }) {
      const { id, accountId, ...fields } = invoice;
      const limit = overdueAt(invoice);
      const update = {
        $set: { ...fields, ...(limit ? { overdueAt: limit } : {}) },
        ...(limit ? {} : { $unset: { overdueAt: 1 } }),
        ...outboxUpdate(eventsOf(invoice, facts), invoice.updatedAt),
      };
      const { matchedCount } = await invoices().updateOne(
        { _id: id, accountId, status: before.status },
        update as object,
        { hint: byId },
      );
      if (matchedCount === 1 && facts.length > 0) published();
      return matchedCount === 1;
    },

    async firstOverdue(now) {
      const found = await invoices().findOne(
        { overdueAt: { $lte: now } },
        { ...shown, sort: { overdueAt: 1 } },
      );
      return found ? invoiceOf(found) : undefined;
    },
  };
}

/** The insert takes the number, so no failure leaves a gap; the hint fails until the unique index exists. */
async function insertNext(model: Model<InvoiceDocument>, invoice: Invoice): Promise<boolean> {
  const last = await collectionOf(model).findOne(
    {},
    { sort: { number: -1 }, projection: { number: 1 }, hint: byNumber },
  );
  const { id, ...fields } = invoice;
  const limit = overdueAt(invoice);
  try {
    await collectionOf(model).insertOne({
      _id: id,
      ...fields,
      number: (last?.number ?? 0) + 1,
      ...(limit ? { overdueAt: limit } : {}),
      ...outboxOf(eventsOf(invoice, [factOf('billing.invoice-issued.v1', invoice)]), invoice.issuedAt),
    });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

function eventsOf({ id, accountId, updatedAt }: Invoice, facts: KnownFact[]): CloudEvent[] {
  return facts.map((fact) =>
    toCloudEvent(fact, {
      // each event occurs once per invoice
      id: derivedId(id, fact.type),
      source: '/billing',
      subject: id,
      accountId,
      time: updatedAt,
    }),
  );
}

function invoiceOf({ _id, ...fields }: InvoiceDocument): NumberedInvoice {
  return { id: _id, ...fields };
}
