import type { Progress } from '@colloquy/contracts';
import { h } from '../dom';
import type { Strings } from '../strings';
import { answerForm } from './answer-form';
import { captions } from './captions';
import { askForPhone, askToEnd, askToFinishLater } from './leaving';
import { soundControls } from './sound-controls';

/** What the expert does on this screen. */
export interface ConversationActions {
  say(text: string): void;
  typing(): void;
  mute(on: boolean): void;
  readAloud(on: boolean): void;
  end(): void;
  finishLater(until: string): void;
  switchToPhone(phoneNumber: string): void;
}

/** The conversation as captions, what is going on, and everything the expert can do. */
export function conversationScreen(
  about: { title: string; language: string; phone: boolean },
  page: { language: string; strings: Strings },
  actions: ConversationActions,
) {
  const { strings, language } = page;
  const said = captions(about, strings);
  const form = answerForm(about, strings, actions);
  const sound = soundControls(strings, actions);
  const status = h('p', { class: 'status', role: 'status' });
  const notice = h('p', { class: 'notice', role: 'alert' });
  const partialWords = h('span', { lang: about.language, dir: 'auto' });
  const partial = h(
    'p',
    { class: 'partial', hidden: true },
    h('span', { class: 'who' }, strings.hearing),
    partialWords,
  );
  const progressText = h('span', { id: 'progress-text' });
  const progressBar = h('progress', { 'aria-labelledby': 'progress-text', max: '1', value: '0' });

  const button = (label: string, click: () => void) => h('button', { type: 'button', click }, label);
  const endButton = button(strings.end, () => askToEnd(strings, actions.end));
  const laterButton = button(strings.finishLater, () =>
    askToFinishLater(strings, language, actions.finishLater),
  );
  const phoneButton = about.phone
    ? button(strings.switchToPhone, () => askForPhone(strings, actions.switchToPhone))
    : undefined;
  const leaving = h('div', { class: 'actions leaving' }, laterButton, phoneButton, endButton);

  const element = h(
    'section',
    { class: 'conversation' },
    h(
      'header',
      {},
      h('h1', { lang: about.language, dir: 'auto' }, about.title),
      h('p', { class: 'progress' }, progressText, progressBar, sound.recording),
    ),
    said.element,
    partial,
    notice,
    h('div', { class: 'now' }, status, sound.element),
    form.element,
    leaving,
  );
  const setText = (where: HTMLElement, text: string) => {
    if (where.textContent !== text) where.textContent = text;
  };
  return {
    element,
    said,
    sound: sound.update,
    draft: form.draft,
    focus: form.focus,
    progress({ question, of }: Progress): void {
      progressText.textContent = question === undefined ? '' : strings.progress(question, of);
      progressBar.max = Math.max(of, 1);
      progressBar.value = question ?? 0;
    },
    status: (text: string, kind = '') => {
      setText(status, text);
      status.className = `status ${kind}`;
    },
    notice: (text: string) => setText(notice, text),
    /** What is being said and may still change. */
    partial(text: string): void {
      partial.hidden = text === '';
      partialWords.textContent = text;
    },
    /** Nothing more is left to ask. */
    emphasiseEnd: (on: boolean) => endButton.classList.toggle('primary', on),
    phoneBusy: (on: boolean) => {
      if (phoneButton) phoneButton.disabled = on;
    },
    leaving(): void {
      for (const each of leaving.querySelectorAll('button')) each.disabled = true;
      form.close();
    },
  };
}

export type ConversationScreen = ReturnType<typeof conversationScreen>;
