import { loadOf } from './weight';

test.each([
  ['GET', '/api/interviews/8f3a', 'single', 1],
  ['POST', '/api/interviews', 'single', 1],
  ['GET', '/api/agents', 'list', 4],
  ['GET', '/api/agents/8f3a', 'single', 1],
  ['GET', '/api/agents/8f3a/rehearsals?limit=100', 'list', 4],
  ['GET', '/api/agents/8f3a/rehearsals/9d2f', 'single', 1],
  ['GET', '/api/billing/usage?from=2026-01-01', 'list', 4],
  ['GET', '/api/interviews/8f3a/transcription', 'list', 4],
  ['GET', '/api/interviews/8f3a/Transcript/Live/', 'list', 4],
  ['GET', '/api/interviews/8f3a/evidence', 'list', 4],
  ['GET', '/api/interviews/8f3a/audio', 'single', 1],
  ['GET', '/api/interviews/Stats/', 'list', 1],
  ['GET', '/api/interviews/stats', 'list', 1],
  ['GET', '/api/interviews/stats/timeline?from=2026-01-01', 'list', 4],
  ['GET', '/api/interviews/stats/distributions', 'list', 4],
  ['GET', '/api/interviews/comparisons?page=1', 'list', 4],
  ['GET', '/api/interviews/comparisons/8f3a', 'list', 4],
  ['POST', '/api/interviews/comparisons', 'list', 4],
  ['DELETE', '/api/interviews/comparisons/8f3a', 'single', 1],
  ['GET', '/api/interviews/8f3a/export?format=pdf', 'list', 4],
  ['GET', '/api/interviews/8f3a/exports', 'single', 1],
  ['GET', '/api/interviews/events', 'stream', 1],
  ['GET', '/api/interviews/EVENTS/', 'stream', 1],
  ['HEAD', '/api/interviews/events', 'single', 1],
  ['HEAD', '/api/interviews/stats/timeline', 'list', 4],
  ['HEAD', '/api/interviews?page=1&limit=100', 'list', 4],
  ['HEAD', '/api/interviews', 'unpaginated', 1],
  ['OPTIONS', '/api/interviews', 'single', 1],
  ['GET', '/api/interviews/events/x', 'single', 1],
  ['GET', '/api/interviews?page=1', 'list', 1],
  ['GET', '/api/interviews?page=1&limit=25', 'list', 1],
  ['GET', '/api/interviews?page=1&limit=100', 'list', 4],
  ['GET', '/api/interviews?limit=100&limit=1', 'list', 4],
  ['GET', '/api/interviews?lim%69t=100', 'list', 4],
  ['GET', '/api/interviews?page=1&expert=?&limit=100&search=pump', 'list', 4],
  ['GET', '/api/interviews?search=pump&limit=20', 'list', 4],
  ['GET', '/api/interviews', 'unpaginated', 1],
  ['GET', '/api/interviews/', 'unpaginated', 1],
  ['GET', '/api/interviews?completedAfter=2026-01-01T00:00:00Z', 'unpaginated', 1],
  ['GET', '/api/interviews?search=page=1', 'unpaginated', 1],
])('%s %s is of the kind "%s" and weighs %d', (method, target, kind, weight) => {
  expect(loadOf(method, target)).toEqual({ kind, weight });
});

test.each([
  [0, 1],
  [64 * 1024, 1],
  [64 * 1024 + 1, 2],
  [1024 * 1024, 16],
])('a body of %d bytes weighs %d', (bodyBytes, weight) => {
  expect(loadOf('POST', '/api/interviews', bodyBytes)).toEqual({ kind: 'single', weight });
});
