import { weightOf } from './weight';

test.each([
  ['GET', '/api/interviews/8f3a', 1],
  ['POST', '/api/interviews', 1],
  ['GET', '/api/agents', 1],
  ['GET', '/api/interviews/stats', 4],
  ['GET', '/api/interviews?page=1', 4],
  ['GET', '/api/interviews?search=pump&limit=20', 4],
  ['GET', '/api/interviews', 8],
  ['GET', '/api/interviews/', 8],
  ['GET', '/api/interviews?completedAfter=2026-01-01T00:00:00Z', 8],
  ['GET', '/api/interviews?search=page=1', 8],
])('%s %s weighs %d', (method, target, weight) => {
  expect(weightOf(method, target)).toBe(weight);
});
