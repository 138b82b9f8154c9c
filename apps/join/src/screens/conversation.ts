import { h } from '../dom';
import type { Strings } from '../strings';
import { answerForm } from './answer-form';
import { captions } from './captions';
import { countdownPanel } from './countdown';
import { type LeaveActions, leaveButtons } from './leave-buttons';
import { partialWords } from './partial-words';
import { progressOf } from './progress';
import { requestButtons } from './requests';
import { soundControls } from './sound-controls';

interface ConversationActions extends LeaveActions {
  say(text: string): void;
  typing(): void;
  draftChanged(draft: string): void;
  own(text: string): void;
  here(): void;
  mute(on: boolean): void;
  readAloud(on: boolean): void;
  beingSpoken(): string;
}

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
  const partial = partialWords(about.language, strings);
  const progress = progressOf(strings);

  const unsent = () => [actions.beingSpoken(), form.draft()].filter((part) => part !== '').join('\n');
  const leaving = leaveButtons({ strings, language, phone: about.phone, unsent }, actions);

  const element = h(
    'section',
    { class: 'conversation' },
    h(
      'header',
      {},
      h('h1', { lang: about.language, dir: 'auto' }, about.title),
      h('p', { class: 'progress' }, ...progress.elements, sound.recording),
    ),
    said.element,
    partial.element,
    notice,
    countdown.element,
    countdown.announcement,
    h('div', { class: 'now' }, status, sound.element),
    form.element,
    requests.element,
    leaving.element,
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
    progress: progress.show,
    status: (text: string, kind = '') => {
      setText(status, text);
      status.className = `status ${kind}`;
    },
    notice: (text: string) => setText(notice, text),
    partial: partial.show,
    emphasiseEnd: leaving.emphasiseEnd,
    phoneBusy: leaving.phoneBusy,
    leaving(): void {
      for (const part of [leaving.element, requests.element]) {
        for (const each of part.querySelectorAll('button')) each.disabled = true;
      }
      form.close();
    },
  };
}

export type ConversationScreen = ReturnType<typeof conversationScreen>;
