export interface GrowthCost {
  operation: string;
  size: number;
  interviewMs: number;
  databaseMs: number;
  p50: number;
  p95: number;
  /** Index keys and documents that the database examined. */
  keys: number;
  documents: number;
}

export interface Growth {
  costs: GrowthCost[];
  /** Bytes of each index, divided by the number of interviews in the database. */
  indexes: { size: number; bytes: Record<string, number> }[];
  failures: { operation: string; size: number; error: string }[];
}

export function withRatios(costs: readonly GrowthCost[]) {
  const smallest = Math.min(...costs.map(({ size }) => size));
  const cpuOf = (cost?: GrowthCost) => (cost ? cost.interviewMs + cost.databaseMs : NaN);
  return costs.map((cost) => {
    const first = costs.find(({ operation, size }) => operation === cost.operation && size === smallest);
    return { ...cost, ratio: cpuOf(cost) / cpuOf(first) };
  });
}
