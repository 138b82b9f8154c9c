/**
 * A component of a running service: started in order, stopped in reverse order. `stop` finishes or hands back
 * what is in flight and may be called more than once.
 */
export interface Component {
  readonly name: string;
  start?(): Promise<void>;
  stop?(): Promise<void>;
  /** Rejects or resolves to false while the component cannot do its work; asked by `/readyz`. */
  ready?(): Promise<boolean>;
}

/** A whole service as `main.ts` and the tests see it. */
export interface App {
  start(): Promise<void>;
  stop(): Promise<void>;
}
