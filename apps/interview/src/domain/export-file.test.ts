import { contentDisposition } from './export-file';

const nameIn = (disposition: string) =>
  decodeURIComponent(/filename\*=UTF-8''([^;]*)$/.exec(disposition)?.[1] ?? '');

test.each([
  ['Heat pumps', 'Heat pumps.pdf'],
  ['Wärme & 热泵 (2026)', 'Wärme & 热泵 (2026).pdf'],
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['a\r\nSet-Cookie: x="1"', 'a Set-Cookie x= 1.pdf'],
  ['..hidden. ', 'hidden.pdf'],
  ['invoice\u202efdp.exe', 'invoice fdp.exe.pdf'],
  ['\ud800 half', 'half.pdf'],
  ["'*();%", "'  ().pdf"],
  ['///', 'interview.pdf'],
  ['x'.repeat(500), `${'x'.repeat(100)}.pdf`],
])('the file of the title %j is named %j', (title, name) => {
  const disposition = contentDisposition(title, 'pdf');
  expect(nameIn(disposition)).toBe(name.replaceAll('  ', ' '));
  expect(disposition).toMatch(
    /^attachment; filename="[\x20-\x21\x23-\x7e]*"; filename\*=UTF-8''[\w.~%-]*[^\s;"]*$/,
  );
});
