export interface CeilingOptions {
  port: number;
  uri: string;
  interviewId: string;
}
