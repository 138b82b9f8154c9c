/** Where a ceiling listens, and what it serves. */
export interface CeilingOptions {
  port: number;
  uri: string;
  interviewId: string;
}
