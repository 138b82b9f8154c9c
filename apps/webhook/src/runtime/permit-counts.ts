export function makePermitCounts(limit: number, limitPerHost: number) {
  const hosts = new Map<string, number>();
  let inUse = 0;

  const free = (host: string, left = limit - inUse) => Math.min(left, limitPerHost - (hosts.get(host) ?? 0));

  return {
    inUse: () => inUse,
    /** Returns the host's share of `left` permits; by default of all free ones. */
    free,
    fullHosts: () => [...hosts.keys()].filter((host) => free(host) === 0),
    /** @param permits negative to release them */
    occupy(host: string, permits: number): void {
      addTo(hosts, host, permits);
      inUse += permits;
    },
  };
}

export function addTo(counts: Map<string, number>, key: string, change: number): number {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
  return count;
}

export type PermitCounts = ReturnType<typeof makePermitCounts>;
