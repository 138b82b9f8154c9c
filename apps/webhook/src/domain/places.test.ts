import { type HostLoad, moreFor } from './places';

const perHost = 20;

/** Hosts that take all they are given, one after the other, and give nothing back. */
function held(hosts: number, isQuick: boolean, all = 200): { free: number; each: number[] } {
  let free = all;
  const each = Array.from({ length: hosts }, () => {
    const taken = moreFor({ inFlight: 0, isQuick }, { all, free, perHost });
    free -= taken;
    return taken;
  });
  return { free, each };
}

test('a quick host may fill its places, one that is new or slow only a few', () => {
  const more = (load: HostLoad) => moreFor(load, { all: 200, free: 150, perHost });
  expect(more({ inFlight: 0, isQuick: true })).toBe(20);
  expect(more({ inFlight: 15, isQuick: true })).toBe(5);
  expect(more({ inFlight: 0, isQuick: false })).toBe(4);
  expect(more({ inFlight: 4, isQuick: false })).toBe(0);
});

test('fifty hosts that never answer leave places for others, and each of them has one', () => {
  const { free, each } = held(50, false);
  expect(free).toBeGreaterThanOrEqual(30);
  expect(Math.min(...each)).toBe(1);
  expect(moreFor({ inFlight: 0, isQuick: true }, { all: 200, free, perHost })).toBe(4);
});

test('ten quick hosts that all stop answering leave places for others', () => {
  expect(held(10, true).free).toBeGreaterThanOrEqual(20);
});

test('a host that was quick gives way as soon as it is not: nothing more is begun beyond a few', () => {
  expect(moreFor({ inFlight: 20, isQuick: false }, { all: 200, free: 180, perHost })).toBe(0);
});

test.each([
  [3, 3, 2, 2],
  [3, 1, 2, 1],
  [200, 1, 20, 1],
  [200, 0, 20, 0],
  [10, 10, 1, 1],
])('of %i places with %i free a new host with a limit of %i gets %i', (all, free, limit, expected) => {
  expect(moreFor({ inFlight: 0, isQuick: false }, { all, free, perHost: limit })).toBe(expected);
});
