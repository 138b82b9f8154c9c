import { SlotSet } from './slot-set';

const thing = (name: string) => ({ name });

test('what was added is there once, until it is deleted', () => {
  const set = new SlotSet<{ name: string }>();
  const [a, b] = [thing('a'), thing('b')];
  set.add(a).add(b).add(a);
  expect([set.size, [...set]]).toEqual([2, [a, b]]);
  expect([set.delete(a), set.delete(a), set.has(a), set.has(b)]).toEqual([true, false, false, true]);
  expect([set.size, [...set]]).toEqual([1, [b]]);
  set.add(a);
  expect([...set]).toEqual([a, b]);
  set.clear();
  expect([set.size, [...set], set.has(a), set.delete(b)]).toEqual([0, [], false, false]);
});

test('a thing that has gone is not taken for the one in its place', () => {
  const set = new SlotSet<{ name: string }>();
  const [gone, here] = [thing('gone'), thing('here')];
  set.add(gone).delete(gone);
  set.add(here);
  expect([set.has(gone), set.delete(gone), set.has(here)]).toEqual([false, false, true]);
});

test('it may be changed while it is gone through', () => {
  const set = new SlotSet<{ name: string }>();
  set.add(thing('a')).add(thing('b'));
  for (const each of set) {
    set.delete(each);
    set.add(thing('c'));
  }
  expect([...set].map(({ name }) => name)).toEqual(['c', 'c']);
});
