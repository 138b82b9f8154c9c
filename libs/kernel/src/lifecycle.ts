/** A component of a running service. `stop` finishes or hands back work in flight and is repeatable. */
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
