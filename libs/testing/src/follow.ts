import { type IncomingHttpHeaders, request } from 'node:http';

export interface Following {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  text: string;
  /** How the response ended; empty while it is open. */
  end: '' | 'complete' | 'broken';
  stop(): void;
}

/** Requests a response that stays open, on its own connection. Resolves when the response begins. */
export function follow(
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Following> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (response) => {
      const following: Following = {
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: '',
        end: '',
        stop: () => void sent.destroy(),
      };
      response.setEncoding('utf8').on('data', (text: string) => (following.text += text));
      response.once('end', () => (following.end = 'complete'));
      response.once('error', () => (following.end = 'broken'));
      resolve(following);
    });
    sent.on('error', reject).end();
  });
}
