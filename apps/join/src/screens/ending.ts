import type { JoinPageView } from '@colloquy/contracts';
import { h } from '../dom';
import { isWebAddress } from '../invitation';
import type { Strings } from '../strings';
import { keepWords } from './keep-words';
import { noticeScreen } from './notice';
import { redirectPart } from './redirect';
import { withdrawLink } from './withdraw-link';

export interface Ending {
  notice: Parameters<typeof noticeScreen>[0];
  /** The interview is complete: the screen says what happens next and whom to ask. */
  complete: boolean;
  own: readonly string[];
  undelivered: readonly string[];
  redirectUrl?: string;
  /** Returns false while closing words are being played. */
  mayGo: () => boolean;
  deliver: () => void;
  withdrawn: () => void;
}

export function endingScreen(ending: Ending, strings: Strings) {
  const { notice, own, undelivered, redirectUrl } = ending;
  const screen = noticeScreen(notice);
  // an expert with undelivered words is not redirected
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
    update(view: JoinPageView): void {
      if (view.invitation?.contact) contact.textContent = view.invitation.contact;
      deliver.hidden = view.state !== 'open' || view.withdrawn === true;
    },
  };
}
