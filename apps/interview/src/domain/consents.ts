import { sha256Of } from '@colloquy/kernel';
import { type Change, type Consent, type GivenConsent, type Interview, unchanged } from './interview';
import { sessionOf } from './sessions';

/** Sum of the different texts in one interview, bytes: each change of the interview reads and writes them. */
export const maxConsentTextBytes = 256 * 1024;

/** Texts beyond the limit are kept as digests, so that the interview can be opened. @throws AppError `not-found` */
export function recordConsent(interview: Interview, { text, ...consent }: GivenConsent): Change {
  const { consents } = interview;
  sessionOf(interview, consent.sessionId);
  if (consents.some(({ sessionId }) => sessionId === consent.sessionId)) return unchanged(interview);
  const textSha256 = sha256Of(text);
  const isKnown = textOf(consents, { textSha256 }) !== null;
  const sizeBytes = consents.reduce((sum, known) => sum + bytesOf(known.text), bytesOf(text));
  const isKept = !isKnown && sizeBytes <= maxConsentTextBytes;
  const recorded = { ...consent, textSha256, ...(isKept && { text }) };
  return { interview: { ...interview, consents: [...consents, recorded] }, facts: [] };
}

export const textOf = (consents: readonly Consent[], { textSha256 }: Pick<Consent, 'textSha256'>) =>
  consents.find((known) => known.text !== undefined && known.textSha256 === textSha256)?.text ?? null;

/** Adds the digests that consents of earlier versions lack. */
export const withDigests = (
  consents: readonly (Omit<Consent, 'textSha256'> & { textSha256?: string })[],
): Consent[] =>
  consents.map(({ textSha256, ...consent }) => ({
    ...consent,
    textSha256: textSha256 ?? sha256Of(consent.text ?? ''),
  }));

const bytesOf = (text = '') => Buffer.byteLength(text);
