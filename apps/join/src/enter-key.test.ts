import { type KeyPress, sends } from './enter-key';

const enter: KeyPress = {
  key: 'Enter',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  keyCode: 13,
  timeStamp: 5000,
};
const desk = { touch: false, composedAt: -Infinity };
const phone = { ...desk, touch: true };

test.each([
  ['Enter sends', {}, desk, true],
  ['another key does not send', { key: 'a' }, desk, false],
  ['Shift and Enter insert a line', { shiftKey: true }, desk, false],
  ['on a touch screen Enter inserts a line', {}, phone, false],
  ['on a touch screen Control and Enter send', { ctrlKey: true }, phone, true],
  ['Enter that ends a composition does not send', { isComposing: true }, desk, false],
  ['nor does a key that the browser attributes to the input method', { keyCode: 229 }, desk, false],
  ['nor does Enter right after the end of a composition', {}, { ...desk, composedAt: 4990 }, false],
  ['the next Enter sends', {}, { ...desk, composedAt: 4000 }, true],
])('%s', (_, press, where, expected) => {
  expect(sends({ ...enter, ...press }, where)).toBe(expected);
});
