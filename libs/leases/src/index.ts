export { makeLeaseHolder } from './lease-holder';
export { makeLeasedCache, type LeasedCache } from './leased-cache';
export { stopwatch, type Stopwatch } from './stopwatch';
