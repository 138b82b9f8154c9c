import { type Language } from '@colloquy/contracts';
import { answers } from '../../../test/requests/answers-like-requests';
import { asksForSlower, recogniseRequests } from './recognise';

test.each(Object.entries(answers) as [Language, readonly string[]][])(
  '%s: an answer that resembles a request is an answer',
  (language, texts) => {
    const taken = texts.filter(
      (text) => asksForSlower(text, language) || recogniseRequests(text, language, false).length > 0,
    );
    expect(taken).toEqual([]);
  },
);
