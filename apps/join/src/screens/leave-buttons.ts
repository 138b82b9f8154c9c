import { h } from '../dom';
import type { Strings } from '../strings';
import { askForPhone, askToEnd, askToFinishLater, askToWithdraw } from './leaving';

export interface LeaveActions {
  end(sendFirst: boolean): void;
  finishLater(until: string, sendFirst: boolean): void;
  withdraw(): void;
  switchToPhone(phoneNumber: string): void;
}

interface About {
  strings: Strings;
  language: string;
  phone: boolean;
  unsent: () => string;
}

export function leaveButtons({ strings, language, phone, unsent }: About, actions: LeaveActions) {
  const button = (label: string, click: () => void) => h('button', { type: 'button', click }, label);
  const endButton = button(strings.end, () => askToEnd(strings, unsent(), actions.end));
  const laterButton = button(strings.finishLater, () =>
    askToFinishLater(strings, language, unsent(), actions.finishLater),
  );
  const withdrawButton = button(strings.withdraw, () => askToWithdraw(strings, unsent(), actions.withdraw));
  withdrawButton.className = 'link';
  const phoneButton = phone
    ? button(strings.switchToPhone, () => askForPhone(strings, actions.switchToPhone))
    : undefined;

  return {
    element: h(
      'div',
      { class: 'leaving' },
      h('div', { class: 'actions' }, laterButton, phoneButton, endButton),
      withdrawButton,
    ),
    emphasiseEnd: (on: boolean) => endButton.classList.toggle('primary', on),
    phoneBusy: (on: boolean) => {
      if (phoneButton) phoneButton.disabled = on;
    },
  };
}
