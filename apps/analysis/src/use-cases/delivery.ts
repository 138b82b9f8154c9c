export interface Delivery {
  signal: AbortSignal;
  /** Starts at 1. */
  attempt: number;
}
