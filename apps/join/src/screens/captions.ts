import type { Caption } from '../sound/turn-player';
import { h } from '../dom';
import type { Strings } from '../strings';

/**
 * The turns of both sides, in a list that screen readers follow.
 * @param onOwn called with every utterance of the expert, including earlier ones
 */
export function captions(about: { language: string }, strings: Strings, onOwn: (text: string) => void) {
  const speech = { lang: about.language, dir: 'auto' };
  const log = h('div', { class: 'log', role: 'log', 'aria-label': strings.conversation, tabindex: '0' });

  function add(role: 'agent' | 'user', who: string, text: string): { item: HTMLElement; words: HTMLElement } {
    const words = h('p', speech, text);
    const item = h('div', { class: `said ${role}` }, h('span', { class: 'who' }, who), words);
    log.append(item);
    scroll();
    return { item, words };
  }

  /** The last turn stays visible, also when a keyboard opens, unless the expert has scrolled up. */
  let atEnd = true;
  let height = 0;
  log.addEventListener('scroll', () => {
    // a change of height is not scrolling
    if (log.clientHeight === height) atEnd = log.scrollHeight - log.scrollTop - height < 40;
  });
  new ResizeObserver(() => {
    height = log.clientHeight;
    if (atEnd) scroll();
  }).observe(log);

  function scroll(): void {
    log.scrollTop = log.scrollHeight;
  }

  return {
    element: log,
    addOwn(text: string, utteranceId = ''): void {
      const { item } = add('user', strings.you, text);
      item.dataset['utterance'] = utteranceId;
      onOwn(text);
      item.classList.toggle('unsent', utteranceId !== '');
    },
    addInterviewerTurn(who: string, text: string): Caption {
      let shown: { item: HTMLElement; words: HTMLElement } | undefined;
      return {
        showUpTo(characters) {
          shown ??= add('agent', who, '');
          const more = text.slice(shown.words.textContent.length, characters);
          if (more !== '') shown.words.append(more);
          scroll();
        },
        cutAt(characters) {
          const heard = text.slice(0, characters).trimEnd();
          if (heard === '') return shown?.item.remove();
          if (shown) shown.words.textContent = `${heard} …`;
        },
      };
    },
    addAgent: (who: string, text: string): void => void add('agent', who, text),
    scroll,
    acknowledged(utteranceId: string): void {
      log.querySelector(`[data-utterance="${CSS.escape(utteranceId)}"]`)?.classList.remove('unsent');
    },
  };
}

export type Captions = ReturnType<typeof captions>;
