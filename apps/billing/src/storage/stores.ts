import { type Model, type Mongo } from '@colloquy/mongo';
import type { InvoiceStore, SubscriptionStore, UsageLedger } from '../domain/ports';
import { type InvoiceDocument, invoiceModel } from './invoice-model';
import { makeInvoiceStore } from './invoice-store';
import { subscriptionModel } from './subscription-model';
import { makeSubscriptionStore } from './subscription-store';
import { makeUsageLedger } from './usage-ledger';
import { usageModel } from './usage-model';

/** Everything that is stored. */
export interface Stores {
  subscriptions: SubscriptionStore;
  invoices: InvoiceStore;
  usage: UsageLedger;
  /** Whose outbox the events are in. */
  invoiceModel: Model<InvoiceDocument>;
}

/** @param published called after a change left an event */
export function makeStores(mongo: Mongo, published: () => void = () => undefined): Stores {
  const model = invoiceModel(mongo);
  return {
    subscriptions: makeSubscriptionStore(subscriptionModel(mongo)),
    invoices: makeInvoiceStore({ model, published }),
    usage: makeUsageLedger(usageModel(mongo)),
    invoiceModel: model,
  };
}
