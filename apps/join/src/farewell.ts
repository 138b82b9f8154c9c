import type { JoinErrorCode, JoinPageView, ServerFrame } from '@colloquy/contracts';
import { dateAndTime } from './days';
import type { noticeScreen } from './screens/notice';
import type { Strings } from './strings';

type Notice = Parameters<typeof noticeScreen>[0];

/** Returns whether the expert has nothing left to do. */
export const isComplete = (reason: string) =>
  reason === 'completed_by_expert' || reason === 'completed_natural_end';

export function endedNotice(
  { reason, withdrawn, resumableUntil }: Extract<ServerFrame, { type: 'ended' }>,
  strings: Strings,
  language: string,
  goOn: () => void,
): Notice {
  if (withdrawn) return withdrawnNotice(strings);
  if (isComplete(reason)) return { sign: 'done', title: strings.thanksTitle, text: strings.thanksText };
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

export function onPhoneNotice(strings: Strings, goOn: () => void): Notice {
  const action = { label: strings.goOnHere, run: goOn };
  return { sign: 'phone', title: strings.onPhoneTitle, text: strings.onPhoneText, action };
}

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

export const withdrawnNotice = (strings: Strings): Notice => ({
  sign: 'done',
  title: strings.withdrawnTitle,
  text: strings.withdrawnText,
});

export function stuckNotice(why: 'blocked' | 'unavailable', strings: Strings, tryAgain: () => void): Notice {
  const action = { label: strings.tryAgain, run: tryAgain };
  const [title, text] =
    why === 'blocked'
      ? [strings.blockedTitle, strings.blockedText]
      : [strings.unavailableTitle, strings.unavailableText];
  return { sign: 'attention', title, text, action };
}

export function otherHostNotice(
  { origin }: JoinPageView,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
  strings: Strings,
): Notice | undefined {
  if (origin === undefined || origin === here.origin) return undefined;
  return {
    sign: 'attention',
    title: strings.otherHostTitle,
    text: strings.otherHostText(new URL(origin).host),
    link: { label: strings.otherHostLink, url: `${origin}${here.pathname}${here.search}` },
  };
}

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
    case 'withdrawn':
      return withdrawnNotice(strings);
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
