import { maxUtteranceLength, type Progress } from '@colloquy/contracts';
import { h } from '../dom';
import type { Strings } from '../strings';
import { confirmDialog } from './confirm';

/** What the expert does on this screen. */
export interface ConversationActions {
  /** @returns the id of the utterance */
  say(text: string): string;
  typing(): void;
  leave(wish: 'end' | 'finish-later'): void;
}

/** How often the server is told that the expert is composing an answer, milliseconds. */
const typingEveryMs = 4000;

/** The conversation as captions, and the field to answer in. */
export function conversationScreen(
  about: { title: string; persona: string; language: string },
  strings: Strings,
  actions: ConversationActions,
) {
  const speech = { lang: about.language, dir: 'auto' };
  const log = h('div', { class: 'log', role: 'log', 'aria-label': strings.conversation, tabindex: '0' });
  const status = h('p', { class: 'status', role: 'status' });
  const progressText = h('span', { id: 'progress-text' });
  const progressBar = h('progress', { 'aria-labelledby': 'progress-text', max: '1', value: '0' });
  const field = h('textarea', { id: 'answer', rows: '3', 'aria-describedby': 'answer-hint', ...speech });
  const problem = h('p', { class: 'problem', role: 'alert' });
  const endButton = h('button', { type: 'button', click: () => askToEnd() }, strings.end);
  const laterButton = h('button', { type: 'button', click: () => askToFinishLater() }, strings.finishLater);
  const form = h(
    'form',
    { class: 'answer', submit },
    h('label', { for: 'answer' }, strings.answerLabel),
    field,
    h('p', { id: 'answer-hint', class: 'hint' }, strings.answerHint),
    problem,
    h(
      'div',
      { class: 'actions' },
      laterButton,
      endButton,
      h('button', { type: 'submit', class: 'primary' }, strings.send),
    ),
  );
  let toldTypingAt = -Infinity;

  function submit(event: Event): void {
    event.preventDefault();
    const text = field.value.trim();
    problem.textContent = text.length > maxUtteranceLength ? strings.tooLong(maxUtteranceLength) : '';
    if (text === '' || text.length > maxUtteranceLength) return field.focus();
    add('user', text, actions.say(text));
    field.value = '';
    field.focus();
  }

  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  field.addEventListener('input', () => {
    const now = performance.now();
    if (now - toldTypingAt < typingEveryMs) return;
    toldTypingAt = now;
    actions.typing();
  });

  function add(role: 'agent' | 'user', text: string, utteranceId = ''): void {
    const who = role === 'agent' ? about.persona || strings.interviewer : strings.you;
    const item = h('div', { class: `said ${role}`, 'data-utterance': utteranceId });
    if (role === 'user' && utteranceId !== '') item.classList.add('unsent');
    item.append(h('span', { class: 'who' }, who), h('p', speech, text));
    log.append(item);
    item.scrollIntoView({ block: 'end' });
  }

  function askToEnd(): void {
    const { endTitle: title, endText: text, end: confirm, cancel } = strings;
    confirmDialog({ title, text, confirm, cancel, run: () => actions.leave('end') });
  }

  function askToFinishLater(): void {
    const { finishLaterTitle: title, finishLaterText: text, finishLater: confirm, cancel } = strings;
    confirmDialog({ title, text, confirm, cancel, run: () => actions.leave('finish-later') });
  }

  const element = h(
    'section',
    { class: 'conversation' },
    h('header', {}, h('h1', speech, about.title), h('p', { class: 'progress' }, progressText, progressBar)),
    log,
    status,
    form,
  );
  return {
    element,
    add,
    focus: () => field.focus(),
    acknowledged(utteranceId: string): void {
      log.querySelector(`[data-utterance="${CSS.escape(utteranceId)}"]`)?.classList.remove('unsent');
    },
    progress({ question, of }: Progress): void {
      progressText.textContent = question === undefined ? '' : strings.progress(question, of);
      progressBar.max = Math.max(of, 1);
      progressBar.value = question ?? 0;
    },
    status(text: string): void {
      if (status.textContent !== text) status.textContent = text;
    },
    /** Nothing more is left to ask, or the expert is leaving. */
    emphasiseEnd: (on: boolean) => endButton.classList.toggle('primary', on),
    leaving(): void {
      for (const button of form.querySelectorAll('button')) button.disabled = true;
      field.disabled = true;
    },
  };
}

export type ConversationScreen = ReturnType<typeof conversationScreen>;
