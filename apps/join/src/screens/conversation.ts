import type { Progress } from '@colloquy/contracts';
import { h } from '../dom';
import type { Strings } from '../strings';
import { answerForm } from './answer-form';
import { captions } from './captions';
import { countdownPanel } from './countdown';
import { askForPhone, askToEnd, askToFinishLater, askToWithdraw } from './leaving';
import { requestButtons } from './requests';
import { soundControls } from './sound-controls';

export interface ConversationActions {
  say(text: string): void;
  typing(): void;
  /** The draft has changed. */
  draftChanged(draft: string): void;
  /** An utterance of the expert, new or earlier. */
  own(text: string): void;
  here(): void;
  mute(on: boolean): void;
  readAloud(on: boolean): void;
  /** Words that the expert is speaking. */
  beingSpoken(): string;
  end(sendFirst: boolean): void;
  finishLater(until: string, sendFirst: boolean): void;
  withdraw(): void;
  switchToPhone(phoneNumber: string): void;
}

/** The conversation: captions, status line and controls. */
export function conversationScreen(
  about: { title: string; language: string; phone: boolean; draft: string },
  page: { language: string; strings: Strings },
  actions: ConversationActions,
) {
  const { strings, language } = page;
  const requests = requestButtons(strings, actions.say);
  const said = captions(about, strings, (text) => {
    requests.said(text);
    actions.own(text);
  });
  const form = answerForm(about, strings, { ...actions, changed: actions.draftChanged });
  const countdown = countdownPanel(strings, {
    here: actions.here,
    wait: () => actions.say(strings.phraseWait),
  });
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
  const unsent = () => [actions.beingSpoken(), form.draft()].filter((part) => part !== '').join('\n');
  const endButton = button(strings.end, () => askToEnd(strings, unsent(), actions.end));
  const laterButton = button(strings.finishLater, () =>
    askToFinishLater(strings, language, unsent(), actions.finishLater),
  );
  const withdrawButton = button(strings.withdraw, () => askToWithdraw(strings, unsent(), actions.withdraw));
  withdrawButton.className = 'link';
  const phoneButton = about.phone
    ? button(strings.switchToPhone, () => askForPhone(strings, actions.switchToPhone))
    : undefined;
  const leaving = h(
    'div',
    { class: 'leaving' },
    h('div', { class: 'actions' }, laterButton, phoneButton, endButton),
    withdrawButton,
  );

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
    countdown.element,
    countdown.announcement,
    h('div', { class: 'now' }, status, sound.element),
    form.element,
    requests.element,
    leaving,
  );
  const setText = (where: HTMLElement, text: string) => {
    if (where.textContent !== text) where.textContent = text;
  };
  return {
    element,
    said,
    sound: sound.update,
    countdown,
    addDraft: form.addDraft,
    draft: form.draft,
    clearDraft: form.clearDraft,
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
    /** Shows words that are being spoken and may still change. */
    partial(text: string): void {
      partial.hidden = text === '';
      partialWords.textContent = text;
    },
    /** Emphasises the end button when no question is left. */
    emphasiseEnd: (on: boolean) => endButton.classList.toggle('primary', on),
    phoneBusy: (on: boolean) => {
      if (phoneButton) phoneButton.disabled = on;
    },
    leaving(): void {
      for (const part of [leaving, requests.element]) {
        for (const each of part.querySelectorAll('button')) each.disabled = true;
      }
      form.close();
    },
  };
}

export type ConversationScreen = ReturnType<typeof conversationScreen>;
