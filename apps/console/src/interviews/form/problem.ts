/** A problem of a field; `api` has the message of the API. */
export type Problem =
  | { kind: 'required' }
  | { kind: 'tooLong'; most: number }
  | { kind: 'tooMany'; most: number }
  | { kind: 'noWhole'; least: number; most: number }
  | { kind: 'noPhone' | 'noZone' | 'noTime' | 'noTimeButScheduled' }
  | { kind: 'noAddress' | 'noSecureAddress' | 'credentials' }
  | { kind: 'headerName' | 'headerReserved' | 'headerValue' | 'headerTwice' | 'hidden' | 'secret' }
  | { kind: 'noJson' | 'noSchema' | 'schemaTooLarge' }
  | { kind: 'schemaAt'; path: string; what: SchemaProblem }
  | { kind: 'api'; message: string };

export type SchemaProblem = 'type' | 'object' | 'properties' | 'name' | 'items' | 'enum' | 'deep' | 'unknown';

/** Problems by path of the field in the body of Create Interview, such as `questions.1.guide.probes`. */
export type Problems = Readonly<Record<string, Problem>>;
