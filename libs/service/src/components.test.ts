import { makeComponents } from './components';

test('components start by phase, and within a phase as they were added', () => {
  const { add, inOrder } = makeComponents();
  add({ name: 'server' }, 'http');
  add({ name: 'first work' });
  add({ name: 'second work' });
  add({ name: 'database' }, 'storage');
  expect(inOrder().map(({ name }) => name)).toEqual(['database', 'first work', 'second work', 'server']);
});

test('readiness does not depend on the HTTP server that reports it', () => {
  const { add, checked } = makeComponents();
  add({ name: 'database' }, 'storage');
  add({ name: 'server' }, 'http');
  add({ name: 'routes' }, 'edge');
  expect(checked.map(({ name }) => name)).toEqual(['database']);
});
