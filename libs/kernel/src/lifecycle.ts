/**
 * A component of a running service. Components start in order and stop in reverse order. `stop` finishes or
 * hands back work in flight and may be called more than once.
 */
export interface Component {
  readonly name: string;
  start?(): Promise<void>;
  stop?(): Promise<void>;
  /** Rejects or resolves to false while the component is not ready; called by `/readyz`. */
  ready?(): Promise<boolean>;
}

/** A whole service, as `main.ts` and tests use it. */
export interface App {
  start(): Promise<void>;
  stop(): Promise<void>;
}
