import type { Clock } from '@colloquy/kernel';
import type { InvoiceStore, SubscriptionStore, UsageLedger } from '../domain/ports';
import type { BillingRules } from '../domain/subscription';

/** What the use-cases work with. */
export interface Deps {
  subscriptions: SubscriptionStore;
  invoices: InvoiceStore;
  usage: UsageLedger;
  clock: Clock;
  rules: BillingRules;
}
