import { type LiveEvent, unreadOf } from './live-cursor';

const event = (second: number, text: string): LiveEvent => ({
  type: second % 2 === 0 ? 'agent' : 'user',
  text,
  timestamp: new Date(Date.UTC(2026, 3, 1, 9, 0, second)),
  sessionId: 's1',
});
const [first, second, third] = [event(0, 'Was bremst Sie?'), event(1, 'Genehmigungen.'), event(2, 'Warum?')];

test('a reader gets every event once, in order, and nothing while there is nothing new', () => {
  const all = unreadOf([first, second]);
  expect(all).toMatchObject({ events: [first, second], replaces: true });
  const next = unreadOf([first, second, third], all.cursor);
  expect(next).toMatchObject({ events: [third], replaces: false });
  expect(unreadOf([first, second, third], next.cursor)).toEqual({ ...next, events: [] });
});

test('a reader that has read nothing yet continues with the first event', () => {
  const { cursor } = unreadOf([]);
  expect(unreadOf([first], cursor)).toMatchObject({ events: [first], replaces: false });
});

test.each([
  ['withheld', [first, third]],
  ['cut short', [first, event(1, 'Geneh'), third]],
  ['gone, all of them', []],
])('if an event that was read is %s, the events replace all that were read', (_change, events) => {
  const { cursor } = unreadOf([first, second]);
  expect(unreadOf(events, cursor)).toMatchObject({ events, replaces: true });
});

test('an unknown cursor means from the beginning', () => {
  for (const cursor of ['2.AAAAAAAAAAAAAAAAAAAAAA', '9.x', '-1.x', '']) {
    expect(unreadOf([first, second], cursor)).toMatchObject({ events: [first, second], replaces: true });
  }
});
