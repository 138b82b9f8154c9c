import { type Language } from '@colloquy/contracts';
import { sentencesOf } from '../../text/segment';
import { matchIn, plainSentence } from './match';

/** Returns whether the expert agrees: by a key (1 or 2), or in the interview's language or English. */
export function agreementIn(text: string, language: Language): 'yes' | 'no' | undefined {
  const plain = plainSentence(text);
  if (/^\D*[12]\D*$/u.test(plain) && plain.length <= 3) return plain.includes('1') ? 'yes' : 'no';
  const kinds = language === 'en' ? (['en'] as const) : ([language, 'en'] as const);
  const says = (kind: 'yes' | 'no') =>
    sentencesOf(text, language).some((sentence) =>
      kinds.some((each) => matchIn(plainSentence(sentence), kind, each) !== undefined),
    );
  if (says('no')) return 'no';
  return says('yes') ? 'yes' : undefined;
}
