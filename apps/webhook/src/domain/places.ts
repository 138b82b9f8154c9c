/** What a host has and how it has been answering. */
export interface HostLoad {
  /** Attempts in flight. */
  inFlight: number;
  /** It has answered, and nothing it was sent has taken long since. */
  isQuick: boolean;
}

/** The places for attempts in one process. */
export interface Places {
  all: number;
  free: number;
  perHost: number;
}

/** From this long on, milliseconds, an attempt makes its host a slow one. */
export const slowAfterMs = 2000;

/** While no more than this share of all places is free a host may hold few of them. */
const scarce = 0.25;

/** Most places of a host that is not known to be quick, and of a quick one while places are scarce. */
const few = 4;

/**
 * How many more attempts may be begun at a host. A quick one may fill its places. Any other, be it new or slow, has
 * a few, and a single one while places are scarce: 50 hosts that never answer hold 163 of 200, and 87 of them are
 * needed to hold all. Whoever has none gets one as long as there is one.
 */
export function moreFor({ inFlight, isQuick }: HostLoad, { all, free, perHost }: Places): number {
  const isScarce = free <= all * scarce;
  const most = isQuick ? (isScarce ? few : perHost) : isScarce ? 1 : few;
  return Math.max(0, Math.min(free, Math.min(most, perHost) - inFlight));
}
