import type { JoinErrorCode, JoinPageView, ServerFrame } from '@colloquy/contracts';
import type { noticeScreen } from './screens/notice';
import type { Strings } from './strings';

type Notice = Parameters<typeof noticeScreen>[0];

/** What to say when the session is over. */
export function endedNotice(
  { reason, redirectUrl, resumableUntil }: Extract<ServerFrame, { type: 'ended' }>,
  strings: Strings,
  language: string,
  goOn: () => void,
): Notice {
  if (reason === 'completed_by_expert' || reason === 'completed_natural_end') {
    const { thanksTitle: title, thanksText: text } = strings;
    if (!redirectUrl) return { sign: 'done', title, text };
    return {
      sign: 'done',
      title,
      text: strings.redirecting,
      link: { label: strings.redirectLink, url: redirectUrl },
    };
  }
  if (resumableUntil) {
    return {
      sign: 'later',
      title: strings.laterTitle,
      text: strings.laterText(dateAndTime(resumableUntil, language)),
    };
  }
  if (reason === 'switched_to_phone') {
    const action = { label: strings.backToBrowser, run: goOn };
    return { sign: 'phone', title: strings.phoneMovedTitle, text: strings.phoneMovedText, action };
  }
  const action = { label: strings.goOn, run: goOn };
  return { sign: 'later', title: strings.pausedTitle, text: strings.pausedText, action };
}

/** What to say while the conversation is held on the phone. */
export function onPhoneNotice(strings: Strings, goOn: () => void): Notice {
  const action = { label: strings.goOnHere, run: goOn };
  return { sign: 'phone', title: strings.onPhoneTitle, text: strings.onPhoneText, action };
}

/** What to say before the time an interview is planned for; undefined when that has come. */
export function scheduledNotice(
  { title, scheduledAt }: JoinPageView,
  strings: Strings,
  language: string,
  now: Date,
  begin: () => void,
): Notice | undefined {
  if (scheduledAt === undefined || new Date(scheduledAt) <= now) return undefined;
  const text = strings.scheduledText(dateAndTime(scheduledAt, language));
  return {
    sign: 'later',
    title: strings.scheduledTitle(title),
    text,
    action: { label: strings.beginNow, run: begin },
  };
}

const dateAndTime = (iso: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(iso));

/** What to say when the expert cannot be let in, or no longer. */
export function refusedNotice(
  why: JoinErrorCode | 'replaced',
  strings: Strings,
  tryAgain: () => void,
): Notice {
  const again = { label: strings.tryAgain, run: tryAgain };
  switch (why) {
    case 'unknown-interview':
      return { sign: 'attention', title: strings.unknownTitle, text: strings.unknownText };
    case 'interview-completed':
      return { sign: 'done', title: strings.completedTitle, text: strings.completedText };
    case 'already-open':
      return { sign: 'windows', title: strings.openTitle, text: strings.openText, action: again };
    case 'replaced':
      return { sign: 'windows', title: strings.replacedTitle, text: strings.replacedText, action: again };
    case 'unavailable':
    case 'not-available':
    case 'too-many-connections':
      return {
        sign: 'attention',
        title: strings.unavailableTitle,
        text: strings.unavailableText,
        action: again,
      };
    default:
      return { sign: 'attention', title: strings.brokenTitle, text: strings.brokenText, action: again };
  }
}
