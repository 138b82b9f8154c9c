import type { LineLanguage } from '@colloquy/language';

export interface CallAddresses {
  media: string;
  /** Asked by the provider when the media stream has ended. */
  again(callId: string): string;
}

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const text = (plain: string) => plain.replace(/[&<>"]/g, (character) => escaped[character] ?? '');

const response = (...verbs: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${verbs.join('')}</Response>`;

/**
 * Connects a call to the media stream. When a process that stops ends the stream, the provider asks again: another
 * process may have the conversation by then.
 * @param words whether the stream may carry words instead of sound
 */
export function joinToPlatform(
  call: { callId: string; ticket: string },
  addresses: CallAddresses,
  words: boolean,
): string {
  const parameter = (name: string, value: string) => `<Parameter name="${name}" value="${text(value)}"/>`;
  const parameters = [parameter('ticket', call.ticket), ...(words ? [parameter('text', 'true')] : [])].join(
    '',
  );
  return response(
    `<Connect><Stream url="${text(addresses.media)}">${parameters}</Stream></Connect>`,
    '<Pause length="1"/>',
    `<Redirect method="POST">${text(addresses.again(call.callId))}</Redirect>`,
  );
}

export interface Said {
  words: string;
  language: LineLanguage;
}

const locales: Readonly<Record<LineLanguage, string>> = {
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
  pt: 'pt-BR',
  it: 'it-IT',
  nl: 'nl-NL',
};

const say = ({ words, language }: Said) => `<Say language="${locales[language]}">${text(words)}</Say>`;

/** Asks a caller to type digits and `#`; hangs up if nothing is typed. */
export function askForDigits(prompt: Said, action: string): string {
  return response(
    `<Gather input="dtmf" finishOnKey="#" timeout="15" method="POST" action="${text(action)}">` +
      `${say(prompt)}</Gather>`,
    '<Hangup/>',
  );
}

export const hangUp = (farewell?: Said): string =>
  response(...(farewell ? [say(farewell)] : []), '<Hangup/>');
