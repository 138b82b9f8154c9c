/**
 * All that one run measured.
 * @typedef {{
 *   machine: import('./machine.mjs').Machine, settings: Record<string, string>, sizes: import('./options.mjs').Sizes,
 *   requests: Record<string, import('./paired.mjs').Comparison>,
 *   latency: import('./completions.mjs').Latency[], events?: import('./events.mjs').EventRates,
 *   sessions?: import('./sessions.mjs').SessionResult, soak?: import('./soak.mjs').Soak,
 *   failures: { part: string, error: string }[],
 *   targets: import('./targets.mjs').Target[],
 * }} Results
 */
export {};
