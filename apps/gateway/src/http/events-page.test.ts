import { generateAsyncApi } from '@colloquy/contracts';
import { z } from 'zod';
import { eventsPage } from './events-page';

const page = eventsPage(
  generateAsyncApi({
    'thing.done.v1': {
      source: '/thing',
      trigger: 'A <b> & "c" happened.',
      data: z.object({
        kind: z.enum(['A', 'B']).describe('As in `<kind>`'),
        size: z.int().positive().optional().describe('In metres'),
      }),
      example: { kind: '</pre><script>' },
    },
  }),
);

test('each field is shown with its type, its description and whether it is optional', () => {
  expect(page).toContain(
    '<dt><code>kind</code> <span><code>A</code> or <code>B</code></span></dt><dd>As in <code>&#60;kind&#62;</code></dd>',
  );
  expect(page).toContain(
    '<dt><code>size</code> <span>integer, from 1; optional</span></dt><dd>In metres</dd>',
  );
});

test('text of the document is escaped', () => {
  expect(page).toContain('A &#60;b&#62; &#38; &#34;c&#34; happened. Sent by thing.');
  expect(page).not.toContain('<script>');
});
