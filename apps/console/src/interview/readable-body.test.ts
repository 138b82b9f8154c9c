import { readableBody } from './readable-body';

test('JSON is indented, and any other text stays as it is', () => {
  expect(readableBody('{"success":true,"reasons":["a"]}')).toBe(
    '{\n  "success": true,\n  "reasons": [\n    "a"\n  ]\n}',
  );
  expect(readableBody('{"cut of')).toBe('{"cut of');
  expect(readableBody('<h1>Bad gateway</h1>')).toBe('<h1>Bad gateway</h1>');
});
