export interface RecognitionProtocol {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Whether sound may only be sent after the provider's greeting. */
  greets: boolean;
  /** Message that requests the final words of the sound so far. */
  finish: string;
  /** Message that requests them and the end of the stream. */
  end: string;
  /** Reads a message of the provider, parsed as JSON. @throws if it does not have the documented form */
  read(message: unknown): RecognitionMessage;
}

/** Fields that a message does not concern are absent. */
export interface RecognitionMessage {
  isGreeting?: boolean;
  partial?: string;
  final?: string;
  /** Whether `finish` is answered. */
  isFinished?: boolean;
  /** Whether `end` is answered: nothing follows. */
  isEnd?: boolean;
  isError?: boolean;
}
