import { type Language } from '@colloquy/contracts';
import { deniesIn } from '../../text/denial';
import { remembered } from '../../text/remembered';
import { sentencesOf } from '../../text/segment';
import { type Place, placeIn, plainSentence } from './match';
import { type RequestPatterns } from './patterns';
import { makesRequest, placeInAny, recogniseRequests } from './recognise';

/** The first place of a pattern in the language of the interview or in English. */
function placeOf(kind: keyof RequestPatterns, sentence: string, language: Language): Place | undefined {
  const plain = plainSentence(sentence);
  return placeIn(plain, kind, language) ?? (language === 'en' ? undefined : placeIn(plain, kind, 'en'));
}

/** Whether the expert asks to stop, now and for good or until another day ("can we continue tomorrow?"). */
export const asksToLeave = (text: string, language: Language): boolean =>
  makesRequest(text, language, ['finish-later', 'end', 'withdraw']);

/** Whether the expert asks to go on another day. */
export const asksToFinishLater = (text: string, language: Language): boolean =>
  makesRequest(text, language, ['finish-later']);

/** Whether the expert says that something must not be quoted or kept ("off the record", "strike that"). */
export const asksForOffTheRecord = (text: string, language: Language): boolean =>
  makesRequest(text, language, ['off-the-record', 'strike']);

/** Whether the expert asks to hear the question again, in the same or in other words. */
export const asksToRepeat = (text: string, language: Language): boolean =>
  makesRequest(text, language, ['repeat', 'rephrase']);

/** Whether the expert ends what is off the record ("back on the record", but not "not yet back on the record"). */
export function asksForTheRecordAgain(text: string, language: Language): boolean {
  return sentencesOf(text, language).some((sentence) => {
    const place = placeOf('on-the-record', sentence, language);
    return place !== undefined && !deniesIn(place.before, language);
  });
}

/**
 * Finds the first sentence that takes something off the record or strikes it, in any language.
 * @returns what was said before and after those words, in the whole text
 */
export const recordRequestIn = (text: string, language: Language): RecordRequest | undefined =>
  remembered(`${language} record`, text, () => ({ found: findRecordRequest(text, language) })).found;

type RecordRequest = Place & { kind: 'off-the-record' | 'strike' };

function findRecordRequest(text: string, language: Language): RecordRequest | undefined {
  const sentences = sentencesOf(text, language);
  for (const [index, sentence] of sentences.entries()) {
    const plain = plainSentence(sentence);
    for (const kind of ['strike', 'off-the-record'] as const) {
      const place = placeInAny(kind, kind, plain, language);
      if (!place) continue;
      return {
        kind,
        before: [...sentences.slice(0, index), place.before].join(' '),
        after: [place.after, ...sentences.slice(index + 1)].join(' '),
      };
    }
  }
  return undefined;
}

/** Whether the expert does not know or does not want to say; to be asked of thin answers only. */
export function declines(text: string, language: Language): boolean {
  return sentencesOf(text, language).some(
    (sentence) => placeOf('refusal', sentence, language) ?? placeOf('skip', sentence, language),
  );
}

/** Whether the expert withdraws the consent beyond doubt. */
export const asksToWithdraw = (text: string, language: Language): boolean =>
  recogniseRequests(text, language, false).some(({ kind, certain }) => kind === 'withdraw' && certain);
