import type { JoinPageView } from '@colloquy/contracts';
import { h } from '../dom';
import { isWebAddress } from '../invitation';
import type { Strings } from '../strings';
import { keepWords } from './keep-words';
import { noticeScreen } from './notice';
import { redirectPart } from './redirect';
import { withdrawLink } from './withdraw-link';

/** What there is to say and to keep when the conversation is over. */
export interface Ending {
  notice: Parameters<typeof noticeScreen>[0];
  /** The interview is complete: what happens next and whom to ask is said. */
  complete: boolean;
  /** What the expert said. */
  own: readonly string[];
  undelivered: readonly string[];
  redirectUrl?: string;
  /** False while closing words are heard. */
  mayGo: () => boolean;
  /** Goes on with the interview and delivers. */
  deliver: () => void;
  /** The expert can still withdraw, and has done so. */
  withdrawn: () => void;
}

/** The last screen. */
export function endingScreen(ending: Ending, strings: Strings) {
  const { notice, own, undelivered, redirectUrl } = ending;
  const screen = noticeScreen(notice);
  // whoever has words to keep is not taken away from them
  const redirect =
    isWebAddress(redirectUrl) && undelivered.length === 0
      ? redirectPart(redirectUrl, strings, ending.mayGo, () => location.assign(redirectUrl))
      : undefined;
  const stay = () => redirect?.stop();
  const contact = h('dd', { dir: 'auto' }, strings.contactUnknown);
  const deliver = h(
    'button',
    { type: 'button', class: 'primary', hidden: true, click: ending.deliver },
    strings.deliver,
  );
  const parts = [
    undelivered.length === 0
      ? undefined
      : keepWords(
          {
            title: strings.undeliveredTitle,
            hint: strings.undeliveredText,
            words: undelivered,
            fileName: 'not-delivered.txt',
          },
          strings,
          stay,
        ),
    undelivered.length === 0 ? undefined : h('p', {}, deliver),
    redirect?.element,
    ending.complete
      ? h(
          'dl',
          {},
          h('dt', {}, strings.nextTitle),
          h('dd', {}, strings.nextText),
          h('dt', {}, strings.contactTitle),
          contact,
        )
      : undefined,
    own.length === 0
      ? undefined
      : keepWords(
          {
            title: strings.ownWordsTitle,
            hint: strings.ownWordsText,
            words: own,
            fileName: 'what-i-said.txt',
          },
          strings,
          stay,
        ),
    withdrawLink(strings, ending.withdrawn, stay),
  ];
  screen.append(...parts.filter((part) => part !== undefined));

  return {
    element: screen,
    stop: stay,
    /** What is known of the interview by now. */
    update(view: JoinPageView): void {
      if (view.invitation?.contact) contact.textContent = view.invitation.contact;
      deliver.hidden = view.state !== 'open' || view.withdrawn === true;
    },
  };
}
