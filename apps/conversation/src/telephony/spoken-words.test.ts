import { speechIn } from './listener';
import { speechChunks } from './speech-chunks';
import { texml } from './telnyx';
import { twiml } from './twilio';
import { makeInstructions } from './twiml';

test('a text is cut into sentences, and long sentences into parts, without loss', () => {
  expect(speechChunks('Hello Jordan. How are you? 你好。')).toEqual([
    { text: 'Hello Jordan.', end: 14 },
    { text: 'How are you?', end: 27 },
    { text: '你好。', end: 30 },
  ]);
  const long = `${'many words '.repeat(60)}and no stop`;
  const chunks = speechChunks(long);
  expect(chunks.every(({ text }) => text.length <= 160)).toBe(true);
  expect(chunks.map(({ text }) => text).join(' ')).toBe(long);
  expect(chunks.at(-1)?.end).toBe(long.length);
  expect(speechChunks('x'.repeat(400)).map(({ text }) => text.length)).toEqual([160, 160, 80]);
  expect(speechChunks(' ')).toEqual([]);
});

test('what recognisers write for music and noise is removed', () => {
  for (const noise of ['[Music]', '(silence) ♪♪', '*coughs*', ' ', '[BLANK_AUDIO]']) {
    expect(speechIn(noise)).toBe('');
  }
  expect(speechIn('So [cough] by price.\u0000')).toBe('So by price.');
});

test.each([
  ['TwiML', twiml],
  ['TeXML', texml('PCMU')],
  ['TeXML with 16 kHz', texml('L16-LE')],
])('%s is well-formed for all values', (_name, dialect) => {
  const addresses = { media: 'wss://x/media?a=1&b="2"', again: () => 'https://x/again?a=<1>' };
  const { join, askForDigits, hangUp } = makeInstructions(addresses, true, dialect);
  const joined = join({ callId: 'id', ticket: 'a&b"<>', digits: 'ww1#' });
  expect(joined).toContain('<Response><Play digits="ww1#"/><Connect>');
  expect(joined).toContain(`<Stream url="wss://x/media?a=1&amp;b=&quot;2&quot;"${dialect.stream}>`);
  expect(joined).toContain('<Parameter name="ticket" value="a&amp;b&quot;&lt;&gt;"/>');
  expect(joined).toContain('>https://x/again?a=&lt;1&gt;</Redirect>');
  expect(askForDigits({ words: 'A & B', language: 'de' }, '/x?a=1&b=2')).toContain(
    `action="/x?a=1&amp;b=2"><Say${dialect.say} language="de-DE">A &amp; B</Say>`,
  );
  expect(hangUp()).toContain('<Response><Hangup/></Response>');
});
