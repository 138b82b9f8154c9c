interface SignedRequest {
  /** Address under which the provider called, with the query. */
  url: string;
  header(name: string): string | undefined;
  body: string;
}

export type Verify = (request: SignedRequest) => boolean;
