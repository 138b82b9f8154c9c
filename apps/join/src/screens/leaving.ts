import { dayOf, endOfDay, finishLaterDays } from '../days';
import { h } from '../dom';
import { internationalNumber } from '../phone-number';
import type { Strings } from '../strings';
import { askDialog } from './dialog';

export function askToEnd(strings: Strings, run: () => void): void {
  const { endTitle: title, endText: text, end: confirm, cancel } = strings;
  askDialog({ title, text, confirm, cancel, run });
}

/** @param run is given the last moment of the chosen day */
export function askToFinishLater(strings: Strings, language: string, run: (until: string) => void): void {
  const { finishLaterTitle: title, finishLaterText: text, finishLater: confirm, cancel } = strings;
  const { first, proposed, last } = finishLaterDays(new Date());
  const lastDay = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(endOfDay(last));
  const input = h('input', { type: 'date', min: first, max: last, value: proposed, required: true });
  askDialog({
    title,
    text,
    confirm,
    cancel,
    field: {
      input,
      label: strings.finishLaterDate,
      problem: (day) => (isBetween(day, first, last) ? undefined : strings.finishLaterWrong(lastDay)),
    },
    run: (day) => run(endOfDay(day)?.toISOString() ?? ''),
  });
}

/** @param run is given the number in international form */
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

/** Days in the form of date fields are in order when their texts are. */
function isBetween(day: string, first: string, last: string): boolean {
  const end = endOfDay(day);
  return end !== undefined && dayOf(end) >= first && dayOf(end) <= last;
}
