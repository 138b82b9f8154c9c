import { slowAfterMs } from './domain/places';
import { makeHostLoads } from './host-loads';

function loads() {
  let at = 0;
  return { of: makeHostLoads(() => at), pass: (ms: number) => void (at += ms) };
}

test('a host is quick when it has answered quickly, and until something it was sent takes long', () => {
  const { of: hosts, pass } = loads();
  const first = hosts.begin('a');
  expect(hosts.of('a')).toEqual({ inFlight: 1, isQuick: false });
  pass(10);
  first.answered();
  pass(slowAfterMs); // storing the result may take as long as it takes
  expect(hosts.of('a')).toEqual({ inFlight: 1, isQuick: true });
  first.end();
  expect(hosts.of('a')).toEqual({ inFlight: 0, isQuick: true });
  const second = hosts.begin('a');
  pass(slowAfterMs);
  hosts.begin('a');
  expect(hosts.of('a')).toEqual({ inFlight: 2, isQuick: false });
  second.answered();
  second.end();
  expect(hosts.of('a')).toEqual({ inFlight: 1, isQuick: false });
});

test('what is in flight is counted by host, and an attempt ends once', () => {
  const { of: hosts } = loads();
  const attempts = ['a', 'a', 'b'].map((host) => hosts.begin(host));
  expect(hosts.busy()).toEqual(['a', 'b']);
  attempts[0]?.end();
  attempts[0]?.end();
  attempts[2]?.end();
  expect(hosts.busy()).toEqual(['a']);
  expect(hosts.of('a').inFlight).toBe(1);
});
