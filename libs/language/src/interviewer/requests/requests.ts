import { type Language } from '@colloquy/contracts';
import { confidentialityRequestIn } from '../../classifier/confidentiality';
import { deniesIn } from '../../text/denial';
import { remembered } from '../../text/remembered';
import { sentencesOf } from '../../text/segment';
import { type Match, matchIn, plainSentence } from './match';
import { type RequestPatterns } from './patterns';
import { makesRequest, matchInAny, recogniseRequests } from './recognise';

function matchOf(kind: keyof RequestPatterns, sentence: string, language: Language): Match | undefined {
  const plain = plainSentence(sentence);
  return matchIn(plain, kind, language) ?? (language === 'en' ? undefined : matchIn(plain, kind, 'en'));
}

/** Returns whether the expert asks to stop, for good or until another day ("can we continue tomorrow?"). */
export const asksToLeave = (text: string, language: Language): boolean =>
  makesRequest(text, language, ['finish-later', 'end', 'withdraw']);

export const asksToFinishLater = (text: string, language: Language): boolean =>
  makesRequest(text, language, ['finish-later']);

/** Returns whether the expert says that words must not be quoted or kept ("off the record", "strike that"). */
export const asksForOffTheRecord = (text: string, language: Language): boolean =>
  makesRequest(text, language, ['off-the-record', 'strike']);

export const asksToRepeat = (text: string, language: Language): boolean =>
  makesRequest(text, language, ['repeat', 'rephrase']);

/** Returns whether the expert returns to the record ("back on the record", but not "not yet back on the record"). */
export function asksForTheRecordAgain(text: string, language: Language): boolean {
  return sentencesOf(text, language).some((sentence) => {
    const match = matchOf('on-the-record', sentence, language);
    return match !== undefined && !deniesIn(match.before, language);
  });
}

/** Returns the text before and after the first such request, in any language. */
export const recordRequestIn = (text: string, language: Language): RecordRequest | undefined =>
  remembered(`${language} record`, text, () => ({ found: findRecordRequest(text, language) })).found;

export type RecordRequest = Match & { kind: 'off-the-record' | 'strike' };

function findRecordRequest(text: string, language: Language): RecordRequest | undefined {
  const sentences = sentencesOf(text, language);
  for (const [index, sentence] of sentences.entries()) {
    const plain = plainSentence(sentence);
    for (const kind of ['strike', 'off-the-record'] as const) {
      const match = matchInAny(kind, kind, plain, language);
      if (!match) continue;
      return {
        kind,
        before: [...sentences.slice(0, index), match.before].join(' '),
        after: [match.after, ...sentences.slice(index + 1)].join(' '),
      };
    }
  }
  return undefined;
}

/** Finds the first wish for confidentiality of which the classifier is certain, in words that no pattern knows. */
export function certainWishIn(text: string, language: Language): RecordRequest | undefined {
  const sentences = sentencesOf(text, language);
  for (const [index, sentence] of sentences.entries()) {
    const wish = confidentialityRequestIn(sentence, language);
    if (!wish?.isCertain) continue;
    const own = wish.isAbout === 'itself' ? [sentence] : [];
    return {
      kind: wish.isAbout === 'before' ? 'strike' : 'off-the-record',
      before: [...sentences.slice(0, index), ...own].join(' '),
      after: sentences.slice(index + 1).join(' '),
    };
  }
  return undefined;
}

/** Returns whether the expert does not know or does not want to say. Only valid for thin answers. */
export function declines(text: string, language: Language): boolean {
  return sentencesOf(text, language).some(
    (sentence) => matchOf('refusal', sentence, language) ?? matchOf('skip', sentence, language),
  );
}

export const asksToWithdraw = (text: string, language: Language): boolean =>
  recogniseRequests(text, language, false, ['withdraw']).some(({ certain }) => certain);
