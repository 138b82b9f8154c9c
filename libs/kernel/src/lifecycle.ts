/** A part of a service. `stop` finishes or releases the work in progress; it may be called again. */
export interface Component {
  readonly name: string;
  start?(): Promise<void>;
  stop?(): Promise<void>;
  /** Resolves to false or rejects while not ready. */
  ready?(): Promise<boolean>;
}

export interface App {
  start(): Promise<void>;
  stop(): Promise<void>;
}
