export interface Delivery {
  signal: AbortSignal;
  /** From 1. */
  attempt: number;
}
