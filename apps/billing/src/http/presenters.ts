import type {
  InvoiceView,
  LineItemView,
  NextPaymentView,
  SubscriptionView,
  UsageEntryView,
} from '@colloquy/contracts';
import { invoiceNumber, type NumberedInvoice } from '../domain/invoice';
import { chargesFor, type LineItem, totalOf } from '../domain/line-item';
import { lastSecondOf } from '../domain/span';
import { billedMinutes, type UsageEntry } from '../domain/usage';
import type { SubscriptionState } from '../use-cases/read-subscription';

export function presentInvoice(invoice: NumberedInvoice): InvoiceView {
  return {
    id: invoice.id,
    accountId: invoice.accountId,
    extInvoiceNumber: invoiceNumber(invoice.number),
    billingDate: invoice.billingDate.toISOString(),
    amountCents: invoice.amountCents,
    status: invoice.status,
    issuedAt: invoice.issuedAt.toISOString(),
    dueAt: invoice.dueAt.toISOString(),
    paidAt: invoice.paidAt?.toISOString() ?? null,
    extUrl: null,
    lineItems: invoice.lineItems.map(presentLine),
    createdAt: invoice.createdAt.toISOString(),
    updatedAt: invoice.updatedAt.toISOString(),
  };
}

export function presentNextPayment(next: { billingDate: Date; lineItems: LineItem[] }): NextPaymentView {
  return {
    billingDate: next.billingDate.toISOString(),
    amountCents: totalOf(next.lineItems),
    lineItems: next.lineItems.map(presentLine),
  };
}

export function presentLine({ type, label, amountCents, period, units }: LineItem): LineItemView {
  return {
    label,
    amountCents,
    periodStart: period.start.toISOString(),
    periodEnd: lastSecondOf(period).toISOString(),
    type,
    quantity: units?.quantity ?? null,
    unitLabel: units?.label ?? null,
    unitPriceCents: units?.priceCents ?? null,
  };
}

export function presentSubscription({ subscription, status }: SubscriptionState): SubscriptionView {
  const { id, plan, period, scheduledChange, cancelAt } = subscription;
  return {
    id,
    tier: plan.tier,
    status,
    monthlyPriceCents: plan.monthlyPriceCents,
    includedMinutes: plan.includedMinutes,
    overageRateCents: plan.overageRateCents,
    addons: plan.addons.map(presentAddon),
    currentPeriodStart: period.start.toISOString(),
    currentPeriodEnd: lastSecondOf(period).toISOString(),
    scheduledChange: scheduledChange && presentChange(scheduledChange),
    cancelAt: cancelAt?.toISOString() ?? null,
  };
}

type Change = NonNullable<SubscriptionState['subscription']['scheduledChange']>;

function presentChange(change: Change): SubscriptionView['scheduledChange'] {
  const { effectiveDate, tier, monthlyPriceCents, includedMinutes, overageRateCents, addons } = change;
  return {
    effectiveDate: effectiveDate.toISOString(),
    ...(tier !== undefined && { tier }),
    ...(monthlyPriceCents !== undefined && { monthlyPriceCents }),
    ...(includedMinutes !== undefined && { includedMinutes }),
    ...(overageRateCents !== undefined && { overageRateCents }),
    ...(addons && { addons: addons.map(presentAddon) }),
  };
}

const presentAddon = ({
  name,
  label,
  monthlyCents,
}: {
  name: string;
  label: string;
  monthlyCents: number;
}) => ({
  name,
  label,
  monthlyCents,
});

export function presentEntry(entry: UsageEntry, invoices: readonly NumberedInvoice[]): UsageEntryView {
  const invoice = invoices.find(({ id }) => id === entry.settlementId);
  const line = invoice?.lineItems.findIndex((item) => chargesFor(item, entry.endedAt));
  return {
    sessionId: entry.sessionId,
    interviewId: entry.interviewId,
    agentGroupId: entry.agentId ?? null,
    platform: entry.platform,
    disconnectReason: entry.disconnectReason,
    startedAt: entry.startedAt.toISOString(),
    endedAt: entry.endedAt.toISOString(),
    seconds: entry.seconds,
    isTest: entry.isTest ?? false,
    providerUsage: entry.providerUsage ?? null,
    billedMinutes: billedMinutes(entry),
    invoiceId: invoice?.id ?? null,
    lineIndex: line === undefined || line < 0 ? null : line,
    bookedAt: entry.bookedAt.toISOString(),
  };
}
