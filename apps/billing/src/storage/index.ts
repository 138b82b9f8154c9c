import { type Model, type Mongo } from '@colloquy/mongo';
import type { InvoiceRepository, SubscriptionRepository, UsageRepository } from '../domain/ports';
import { type InvoiceDocument, invoiceModel } from './invoice-model';
import { makeInvoiceRepository } from './invoice-repository';
import { subscriptionModel } from './subscription-model';
import { makeSubscriptionRepository } from './subscription-repository';
import { makeUsageRepository } from './usage-repository';
import { usageModel } from './usage-model';

interface Repositories {
  subscriptions: SubscriptionRepository;
  invoices: InvoiceRepository;
  usage: UsageRepository;
  invoiceModel: Model<InvoiceDocument>;
}

export function makeStorage(mongo: Mongo, published: () => void = () => undefined): Repositories {
  const model = invoiceModel(mongo);
  return {
    subscriptions: makeSubscriptionRepository(subscriptionModel(mongo)),
    invoices: makeInvoiceRepository({ model, published }),
    usage: makeUsageRepository(usageModel(mongo)),
    invoiceModel: model,
  };
}
