import { findDestination } from './route-table';

test.each([
  ['/api/interviews', 'interview'],
  ['/api/interviews/', 'interview'],
  ['/api/interviews?page=1&limit=//..%2f', 'interview'],
  ['/api/interviews/1/transcript/live', 'interview'],
  ['/api/agents/1/transfer-rules', 'agent'],
  ['/api/voices?language=en', 'agent'],
  ['/api/account/variables/1', 'agent'],
  ['/api/account/invitation', 'interview'],
  ['/api/api-keys/1', 'account'],
  ['/api/members', 'account'],
  ['/api/auth/me', 'account'],
  ['/api/billing/invoices', 'billing'],
  ['/media/sessions/1/audio.ogg?signature=x', 'interview'],
])('%s goes to %s', (target, service) => {
  expect(findDestination(target).route?.service).toBe(service);
});

test.each([
  '/api',
  '/api/',
  '/api/agentsX',
  '/api/agents-old',
  '/api/account',
  '/api/account/variablesX',
  '/api/account/invitations',
  '/api/Interviews',
  '/api//interviews',
  '/api/./interviews',
  '/api/interviews/..',
  '/api/interviews/../billing',
  '/api/interviews/%2e%2e/billing',
  '/api/interviews%2F1',
  '/api/interviews/1%5c..',
  '/api/interviews/\\..',
  '/api/interviews/1%00',
  '/api/interviews/%zz',
  '/api/%69nterviews',
])('%s is under the API but has no route', (target) => {
  expect(findDestination(target)).toEqual({ api: true });
});

test.each([
  '/',
  '/apix',
  '/API/interviews',
  '/mediaX',
  '/media/../api/interviews',
  'http://evil/api/interviews',
  '*',
  '//api/interviews',
  '',
])('%j is outside the API and has no route', (target) =>
  expect(findDestination(target)).toEqual({ api: false }),
);

test('only signed media skip authentication, and only the current user is served to inactive accounts', () => {
  expect(findDestination('/media/x').route?.public).toBe(true);
  expect(findDestination('/api/auth/me').route?.anyStatus).toBe(true);
  expect(findDestination('/api/auth/you').route?.anyStatus).toBeUndefined();
  expect(findDestination('/api/interviews').route?.public).toBeUndefined();
});
