/** A part of a service. `stop` finishes or releases the work in progress; it may be called again. */
export interface Component {
  readonly name: string;
  start?(): Promise<void>;
  stop?(): Promise<void>;
  /** Rejects or resolves to false while not ready; called by `/readyz`. */
  ready?(): Promise<boolean>;
}

export interface App {
  start(): Promise<void>;
  stop(): Promise<void>;
}
