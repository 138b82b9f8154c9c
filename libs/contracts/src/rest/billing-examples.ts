import { exampleProviderUsage } from '../provider-usage';

/** Example responses of the billing operations. All belong to one account and are consistent with each other. */

const invoiceId = 'c2f4c1ce-8f0e-8d53-9f0f-0b5a8d3c7e21';
const march = { periodStart: '2026-03-01T00:00:00.000Z', periodEnd: '2026-03-31T23:59:59.000Z' };
const april = { periodStart: '2026-04-01T00:00:00.000Z', periodEnd: '2026-04-30T23:59:59.000Z' };
const may = { periodStart: '2026-05-01T00:00:00.000Z', periodEnd: '2026-05-31T23:59:59.000Z' };

const monthly = (type: 'base' | 'addon', label: string, cents: number, period: typeof march) => ({
  label,
  amountCents: cents,
  ...period,
  type,
  quantity: 1,
  unitLabel: 'month',
  unitPriceCents: cents,
});

const overage = (minutes: number, period: typeof march) => ({
  label: 'Minutes beyond the included ones',
  amountCents: minutes * 45,
  ...period,
  type: 'overage' as const,
  quantity: minutes,
  unitLabel: 'minute',
  unitPriceCents: 45,
});

const recording = { name: 'recording-archive', label: 'Recording archive', monthlyCents: 4_900 };

export const exampleInvoices = {
  invoices: [
    {
      id: invoiceId,
      accountId: 'a0000000-0000-4000-8000-000000000001',
      extInvoiceNumber: 'INV-000042',
      billingDate: april.periodStart,
      amountCents: 52_400,
      status: 'ISSUED',
      issuedAt: '2026-04-01T01:00:02.000Z',
      dueAt: '2026-04-15T01:00:02.000Z',
      paidAt: null,
      extUrl: null,
      lineItems: [
        monthly('base', 'Growth plan', 49_900, april),
        monthly('addon', recording.label, recording.monthlyCents, april),
        overage(20, march),
        {
          label: 'Outage on 12 March',
          amountCents: -3_300,
          periodStart: '2026-03-12T08:00:00.000Z',
          periodEnd: '2026-03-12T11:30:00.000Z',
          type: 'credit',
          quantity: null,
          unitLabel: null,
          unitPriceCents: null,
        },
      ],
      createdAt: '2026-04-01T01:00:02.000Z',
      updatedAt: '2026-04-01T01:00:02.000Z',
    },
  ],
};

export const exampleNextPayment = {
  billingDate: may.periodStart,
  amountCents: 105_250,
  lineItems: [
    monthly('base', 'Scale plan', 99_900, may),
    monthly('addon', recording.label, recording.monthlyCents, may),
    overage(10, april),
  ],
};

export const exampleSubscription = {
  id: '3c1d6b8a-52f3-4d0b-9a51-1f7f0b7e6d02',
  tier: 'growth',
  status: 'active',
  monthlyPriceCents: 49_900,
  includedMinutes: 1_000,
  overageRateCents: 45,
  addons: [recording],
  currentPeriodStart: april.periodStart,
  currentPeriodEnd: april.periodEnd,
  scheduledChange: { effectiveDate: may.periodStart, tier: 'scale', monthlyPriceCents: 99_900 },
  cancelAt: null,
};

export const exampleUsage = {
  entries: [
    {
      sessionId: '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11',
      interviewId: '0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1',
      agentGroupId: '5f0a9a34-3d0e-4c37-9a8b-0f0c52f2a6f4',
      platform: 'WEB',
      disconnectReason: 'completed_by_expert',
      startedAt: '2026-03-30T10:00:00.000Z',
      endedAt: '2026-03-30T10:19:58.000Z',
      seconds: 1198,
      isTest: false,
      providerUsage: exampleProviderUsage,
      billedMinutes: 20,
      invoiceId,
      lineIndex: 2,
      bookedAt: '2026-03-30T10:19:59.100Z',
    },
  ],
  totalSeconds: 1198,
  pagination: { page: 1, limit: 100, total: 1, totalPages: 1 },
};
