export interface TestDraft {
  endpoint: string;
  method: 'POST' | 'PUT' | 'PATCH';
  /** One header per line: `name: value`. */
  headers: string;
  signingSecret: string;
}

export const testMethods = ['POST', 'PUT', 'PATCH'] as const;

export function headersOf(text: string): Record<string, string> | undefined {
  const headers: Record<string, string> = {};
  for (const line of text.split('\n')) {
    if (!line.trim()) continue;
    const [, name, value] = /^([^\s:]+)\s*:\s*(.*)$/.exec(line.trim()) ?? [];
    if (name === undefined || value === undefined) return undefined;
    headers[name] = value;
  }
  return headers;
}

export const isEndpoint = (text: string): boolean => /^https?:\/\/[^/\s]/i.test(text) && URL.canParse(text);

export const isCompleteTest = ({ endpoint, headers }: TestDraft): boolean =>
  isEndpoint(endpoint.trim()) && headersOf(headers) !== undefined;

export function testOf({ endpoint, method, headers, signingSecret }: TestDraft) {
  return {
    endpoint: endpoint.trim(),
    attributes: {
      method,
      headers: headersOf(headers) ?? {},
      ...(signingSecret.trim() && { signingSecret: signingSecret.trim() }),
    },
  };
}
