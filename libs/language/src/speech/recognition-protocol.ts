export interface RecognitionProtocol {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Whether sound may only be sent after the provider's greeting. */
  greets: boolean;
  finish: string;
  /** Message that requests the final words and the end of the stream. */
  end: string;
  /** Reads a message of the provider, parsed as JSON. @throws if it does not have the documented form */
  read(message: unknown): RecognitionMessage;
}

/** A message may have none of these fields. */
export interface RecognitionMessage {
  isGreeting?: boolean;
  partial?: string;
  final?: string;
  isFinished?: boolean;
  isEnd?: boolean;
  isError?: boolean;
}
