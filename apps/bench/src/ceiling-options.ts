export interface CeilingOptions {
  port: number;
  uri: string;
  interviewId: string;
}

export interface ForwardOptions {
  port: number;
  target: string;
}
