import type { Request } from '@colloquy/http';
import { isExport } from './is-export';

test.each([
  ['/api/interviews', {}, true],
  ['/api/interviews/', {}, true],
  ['/api/interviews', { page: '1' }, false],
  ['/api/interviews', { limit: '1' }, false],
  ['/api/interviews/8f3a', {}, false],
  ['/api/interviews/8f3a/export', { format: 'pdf' }, true],
  ['/api/interviews/8f3a/export/', {}, true],
  ['/API/Interviews/8f3a/EXPORT', {}, true],
  ['/api/interviews/export', {}, false],
  ['/api/interviews/8f3a/export/more', {}, false],
])('%s with %j is shed as an export: %s', (path, query, expected) => {
  expect(isExport({ path, query } as unknown as Request)).toBe(expected);
});
