import { type JoinPageView, maxConsentLength } from '@colloquy/contracts';
import { dateAndTime } from './days';
import type { PageWords } from './strings';

export interface Term {
  title: string;
  text: string;
  /** The text is the client's own, in any language. */
  foreign?: boolean;
  link?: { label: string; url: string };
}

export interface Invitation {
  title: string;
  intro: string;
  terms: Term[];
  points: string[];
}

/** Only web addresses become links; other schemes could run scripts. */
export const isWebAddress = (url: string | undefined): url is string => /^https?:\/\//i.test(url ?? '');

export function invitationOf(view: JoinPageView, { strings, language }: PageWords): Invitation {
  const { organisation, purpose, privacyUrl, retention, contact } = view.invitation ?? {};
  const minutes = view.minutes === undefined ? [] : [strings.aboutMinutes(view.minutes)];
  const length = [...minutes, strings.aboutQuestions(view.questionCount)].join(' ');
  const own = (title: string, text: string | undefined): Term[] =>
    text?.trim() ? [{ title, text: text.trim(), foreign: true }] : [];
  const privacy = isWebAddress(privacyUrl)
    ? [{ title: strings.aboutPrivacy, text: '', link: { label: strings.privacyLink, url: privacyUrl } }]
    : [];
  const planned = view.scheduledAt
    ? [{ title: strings.aboutPlanned, text: dateAndTime(view.scheduledAt, language) }]
    : [];
  return {
    title: view.title,
    intro: strings.consentIntro(view.persona),
    terms: [
      ...own(strings.aboutWho, organisation),
      ...own(strings.aboutWhy, purpose),
      ...planned,
      { title: strings.aboutLength, text: length },
      ...(mayBeRecorded(view) ? [{ title: strings.aboutRecording, text: strings.aboutRecordingText }] : []),
      ...own(strings.aboutCompliance, view.compliance),
      ...own(strings.aboutRetention, retention),
      ...privacy,
      { title: strings.aboutWithdrawal, text: strings.aboutWithdrawalText },
      ...own(strings.aboutContact, contact),
    ],
    points: [...strings.consentPoints, ...speechPoint(view, strings)],
  };
}

/** The consent of a page that only types also covers a call to which the expert switches. */
const mayBeRecorded = ({ speech, phone }: JoinPageView): boolean => speech !== 'none' || phone === true;

function speechPoint({ speech = 'browser' }: JoinPageView, strings: PageWords['strings']): string[] {
  if (speech === 'none') return [];
  return [speech === 'platform' ? strings.consentPlatformSpeech : strings.consentBrowserSpeech];
}

/**
 * Returns the whole consent as plain text, ending with the agreement.
 * @param most longest text, characters; a longer one is cut before the agreement
 */
export function consentText(
  { title, intro, terms, points }: Invitation,
  agreement: string,
  most: number = maxConsentLength,
): string {
  const text = [
    title,
    intro,
    ...terms.map(({ title: term, text, link }) => `${term}: ${[text, link?.url ?? ''].join(' ').trim()}`),
    ...points.map((point) => `- ${point}`),
  ].join('\n');
  const room = most - agreement.length - 1;
  return `${text.length > room ? `${text.slice(0, room - 2)} …` : text}\n${agreement}`;
}
