import { withHeartbeat } from './open-connection';

test('a silent broker is noticed: the URL gets a heartbeat unless it has one', () => {
  expect(withHeartbeat('amqp://user:secret@host:5672/vhost')).toBe(
    'amqp://user:secret@host:5672/vhost?heartbeat=5',
  );
  expect(withHeartbeat('amqps://host?heartbeat=30')).toBe('amqps://host?heartbeat=30');
});

test.each(['https://user:secret@host', 'user:secret@host', ''])(
  '%j is refused without its password',
  (url) => {
    expect(() => withHeartbeat(url)).toThrow('The broker address is not an amqp: or amqps: URL');
  },
);
