import { dayOf, endOfDay, finishLaterDays } from '../days';
import { h } from '../dom';
import { internationalNumber } from '../phone-number';
import type { Strings } from '../strings';
import { askDialog } from './dialog';

type Unsent = string;

export function askToEnd(strings: Strings, unsent: Unsent, run: (sendFirst: boolean) => void): void {
  const { endTitle: title, endText: text, end: confirm, cancel } = strings;
  const extra = unsentPart(strings, unsent, strings.unsentEnd);
  askDialog({ title, text, confirm, cancel, ...extra.option, run: () => run(extra.sendFirst()) });
}

/** @param run called with the last moment of the chosen day */
export function askToFinishLater(
  strings: Strings,
  language: string,
  unsent: Unsent,
  run: (until: string, sendFirst: boolean) => void,
): void {
  const { finishLaterTitle: title, finishLaterText: text, finishLater: confirm, cancel } = strings;
  const { first, proposed, last } = finishLaterDays(new Date());
  const lastDay = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(endOfDay(last));
  const input = h('input', { type: 'date', min: first, max: last, value: proposed, required: true });
  const extra = unsentPart(strings, unsent, strings.unsentLater);
  askDialog({
    title,
    text,
    confirm,
    cancel,
    ...extra.option,
    field: {
      input,
      label: strings.finishLaterDate,
      problem: (day) => (isBetween(day, first, last) ? undefined : strings.finishLaterWrong(lastDay)),
    },
    run: (day) => run(endOfDay(day)?.toISOString() ?? '', extra.sendFirst()),
  });
}

/** @param unsent words that are deleted with the withdrawal */
export function askToWithdraw(strings: Strings, unsent: Unsent, run: () => void): void {
  const { withdrawTitle: title, withdrawText: text, withdraw: confirm, cancel } = strings;
  const extra = unsent === '' ? {} : { extra: notSent(strings, unsent, strings.unsentWithdraw) };
  askDialog({ title, text, confirm, cancel, ...extra, run });
}

/** @param run called with the number in international form */
export function askForPhone(strings: Strings, run: (phoneNumber: string) => void): void {
  const { phoneTitle: title, phoneText: text, callMe: confirm, cancel } = strings;
  askDialog({
    title,
    text,
    confirm,
    cancel,
    field: {
      input: h('input', { type: 'tel', autocomplete: 'tel', inputmode: 'tel', required: true }),
      label: strings.phoneLabel,
      hint: strings.phoneHint,
      problem: (value) => (internationalNumber(value) ? undefined : strings.phoneWrong),
    },
    run: (value) => run(internationalNumber(value) ?? ''),
  });
}

/** Shows the unsent words, says what happens to them and offers to send them. */
function unsentPart(strings: Strings, unsent: Unsent, otherwise: string) {
  if (unsent === '') return { option: {}, sendFirst: () => true };
  const box = h('input', { type: 'checkbox', id: 'send-first', checked: true });
  const choice = h('p', { class: 'choice' }, box, h('label', { for: 'send-first' }, strings.sendFirst));
  return {
    option: { extra: notSent(strings, unsent, otherwise, choice) },
    sendFirst: () => box.checked,
  };
}

function notSent(strings: Strings, unsent: Unsent, what: string, choice?: HTMLElement): HTMLElement {
  return h(
    'div',
    { class: 'not-sent' },
    h('h3', {}, strings.unsentTitle),
    h('blockquote', { dir: 'auto', tabindex: '0' }, unsent),
    choice,
    h('p', { class: 'hint' }, what),
  );
}

/** Days in the format of date fields sort as strings. */
function isBetween(day: string, first: string, last: string): boolean {
  const end = endOfDay(day);
  return end !== undefined && dayOf(end) >= first && dayOf(end) <= last;
}
