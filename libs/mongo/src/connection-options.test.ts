import { connectionOptions } from './connection-options';

test('writes are journaled and acknowledged by the majority, unless the URI has another `w`', () => {
  const concern = (uri: string) => connectionOptions(uri, 'test', 5000);
  expect(concern('mongodb://host/?appName=w')).toMatchObject({ journal: true, w: 'majority' });
  expect(concern('mongodb://host/?w=1&journal=true')).toMatchObject({ journal: true });
  expect(concern('mongodb://host/?w=1')).not.toHaveProperty('w');
  expect(concern('mongodb://host/?retryReads=true&w=2')).not.toHaveProperty('w');
});
