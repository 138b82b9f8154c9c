import type { components } from '@colloquy/client';
import { Link } from '@tanstack/react-router';
import { useStrings } from '../strings';
import { EmptyState } from '../ui/empty-state';
import { Load } from '../ui/load';
import { utcDay, duration } from '../ui/moments';
import { Facts } from './facts';
import { LinesTable } from './lines-table';
import { money } from './money';
import { useNextPayment, useSubscription, useUsagePage } from './use-billing';

type Subscription = components['schemas']['Subscription'];

export function PlanTab() {
  const { account } = useStrings();
  return (
    <>
      <Load query={useSubscription()}>
        {(subscription) =>
          subscription ? <Plan subscription={subscription} /> : <EmptyState title={account.plan.none} />
        }
      </Load>
      <Load query={useNextPayment()}>
        {(payment) =>
          payment && (
            <>
              <h2>{account.plan.nextPayment}</h2>
              <p>
                {utcDay(payment.billingDate)}: <strong>{money(payment.amountCents)}</strong>
              </p>
              <LinesTable lines={payment.lineItems} />
            </>
          )
        }
      </Load>
    </>
  );
}

function Plan({ subscription }: { subscription: Subscription }) {
  const { account } = useStrings();
  const texts = account.plan;
  const { tier, status, monthlyPriceCents, includedMinutes, overageRateCents, addons, cancelAt } =
    subscription;
  return (
    <>
      <h2>{texts.tiers[tier]}</h2>
      <Facts
        facts={[
          [account.status, texts.statuses[status]],
          [texts.monthly, money(monthlyPriceCents)],
          [texts.included, texts.minutes(includedMinutes)],
          [texts.overage, money(overageRateCents)],
          [
            texts.currentPeriod,
            `${utcDay(subscription.currentPeriodStart)} – ${utcDay(subscription.currentPeriodEnd)}`,
          ],
          [texts.usedNow, <UsedNow subscription={subscription} />],
          ...addons.map(({ label, monthlyCents }) => [label, texts.perMonth(money(monthlyCents))] as const),
          ...(cancelAt ? [[texts.ends, utcDay(cancelAt)] as const] : []),
        ]}
      />
      {subscription.scheduledChange && <ScheduledChange change={subscription.scheduledChange} />}
    </>
  );
}

function UsedNow({
  subscription: { currentPeriodStart: from, currentPeriodEnd, includedMinutes },
}: {
  subscription: Subscription;
}) {
  const { account } = useStrings();
  const to = new Date(Date.parse(currentPeriodEnd) + 1000).toISOString();
  const { data } = useUsagePage({ from, to }, 1, 1);
  if (!data) return null;
  return (
    <>
      <meter
        min={0}
        max={Math.max(includedMinutes, 1)}
        value={data.totalSeconds / 60}
        aria-label={account.plan.usedNow}
      />{' '}
      <Link to="/account" search={{ tab: 'usage' }}>
        {duration(data.totalSeconds)}
      </Link>
    </>
  );
}

function ScheduledChange({ change }: { change: NonNullable<Subscription['scheduledChange']> }) {
  const { account } = useStrings();
  const texts = account.plan;
  const { effectiveDate, tier, monthlyPriceCents, includedMinutes, overageRateCents, addons } = change;
  return (
    <>
      <h2>{texts.changeOn(utcDay(effectiveDate))}</h2>
      <Facts
        facts={[
          ...(tier ? [[texts.plan, texts.tiers[tier]] as const] : []),
          ...(monthlyPriceCents === undefined ? [] : [[texts.monthly, money(monthlyPriceCents)] as const]),
          ...(includedMinutes === undefined
            ? []
            : [[texts.included, texts.minutes(includedMinutes)] as const]),
          ...(overageRateCents === undefined ? [] : [[texts.overage, money(overageRateCents)] as const]),
          ...(addons ?? []).map(
            ({ label, monthlyCents }) => [label, texts.perMonth(money(monthlyCents))] as const,
          ),
        ]}
      />
    </>
  );
}
