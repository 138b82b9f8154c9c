import type { Clock } from '@colloquy/kernel';
import type { InvoiceRepository, SubscriptionRepository, UsageRepository } from '../domain/ports';
import type { BillingRules } from '../domain/subscription';

export interface Deps {
  subscriptions: SubscriptionRepository;
  invoices: InvoiceRepository;
  usage: UsageRepository;
  clock: Clock;
  rules: BillingRules;
}
