import { makeSlots } from './slots';

const thing = (name: string) => ({ name });

test('what was added is there until it is removed', () => {
  const slots = makeSlots<{ name: string }>();
  const [a, b] = [thing('a'), thing('b')];
  const place = slots.add(a);
  slots.add(b);
  expect([slots.size(), slots.all()]).toEqual([2, [a, b]]);
  slots.remove(place);
  expect([slots.size(), slots.all()]).toEqual([1, [b]]);
});

test('a place that is free is used again: there are no more than things at a time', () => {
  const slots = makeSlots<{ name: string }>();
  const places = new Set<number>();
  for (let n = 0; n < 100; n++) {
    const [one, other] = [slots.add(thing('one')), slots.add(thing('other'))];
    places.add(one).add(other);
    slots.remove(one);
    slots.remove(other);
  }
  expect([places.size, slots.size(), slots.all()]).toEqual([2, 0, []]);
});
