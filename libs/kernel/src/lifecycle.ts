/** `stop` finishes or hands back work in flight and is repeatable. */
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
