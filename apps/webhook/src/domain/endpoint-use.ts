import type { ListedDelivery } from './delivery';

export type RecentDelivery = ListedDelivery & { interviewId: string };

export interface EndpointUse {
  deliveries: number;
  failed: number;
  latest: RecentDelivery;
}

export function endpointUses(recent: readonly RecentDelivery[]): EndpointUse[] {
  const uses = new Map<string, EndpointUse>();
  for (const delivery of recent) {
    const key = `${delivery.method} ${delivery.endpoint}`;
    const use = uses.get(key) ?? { deliveries: 0, failed: 0, latest: delivery };
    use.deliveries += 1;
    if (delivery.status === 'failed') use.failed += 1;
    uses.set(key, use);
  }
  return [...uses.values()];
}
