import assert from 'node:assert/strict';
import { type Operation, restOperations } from '@colloquy/contracts';

/** Asserts that an operation declares the response, field by field. @throws AssertionError */
export function assertContract(
  service: string,
  method: string,
  path: string,
  { status, body }: { status: number; body: unknown },
): void {
  const [operation] = restOperations
    .filter((candidate) => candidate.service === service && fits(candidate, method, path))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length);
  if (!operation) return;
  const response = operation.responses[status];
  assert(response, `${operation.operationId} answered ${status}, which it does not declare`);
  assert.deepEqual(response.schema?.parse(body), body);
}

function fits(operation: Operation, method: string, path: string): boolean {
  const pattern = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return operation.method === method.toLowerCase() && pattern.test(path.split('?')[0] ?? '');
}
