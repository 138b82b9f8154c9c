import type { Provider } from './provider.ts';
import { post } from './provider-request.ts';

export function makeStatusReports(
  callback: string | undefined,
  provider: Provider,
  failed: (error: Error) => void,
) {
  let last: Promise<void> = Promise.resolve();
  return (fields: Record<string, string>) => {
    if (!callback) return;
    last = last.then(() => post(callback, fields, provider)).then(() => undefined, failed);
  };
}
