import { readableBody } from './readable-body';

test('JSON is indented, and any other text stays as it is', () => {
  expect(readableBody('{"success":true,"reasons":["a"]}')).toBe(
    '{\n  "success": true,\n  "reasons": [\n    "a"\n  ]\n}',
  );
  expect(readableBody('{"id":9007199254740993}')).toBe('{"id":9007199254740993}');
  expect(readableBody('{"a":1.0,"a":2}')).toBe('{"a":1.0,"a":2}');
  expect(readableBody('{"cut of')).toBe('{"cut of');
  expect(readableBody('<h1>Bad gateway</h1>')).toBe('<h1>Bad gateway</h1>');
});
