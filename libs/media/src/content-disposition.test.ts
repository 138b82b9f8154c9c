import { inlineDisposition } from './content-disposition';

test.each([
  ['audio.webm', 'inline; filename="audio.webm"'],
  ['a"; x="y', 'inline; filename="a_; x=_y"'],
  ['../../etc/passwd', 'inline; filename=".._.._etc_passwd"'],
  ['a\r\nSet-Cookie: x', 'inline; filename="a__Set-Cookie: x"'],
  ['50%20.webm', `inline; filename="50_20.webm"; filename*=UTF-8''50%2520.webm`],
  ['Zoë (1).webm', `inline; filename="Zo_ (1).webm"; filename*=UTF-8''Zo%C3%AB%20%281%29.webm`],
  ['\ud800.webm', 'inline; filename="_.webm"'],
])('the name %j is safe in a header', (name, header) => {
  expect(inlineDisposition(name)).toBe(header);
});

test('a long name is cut without splitting a character', () => {
  const header = inlineDisposition(`${'x'.repeat(149)}😀`);
  expect(header).toBe(`inline; filename="${'x'.repeat(149)}_"`);
});
