import type { LineLanguage } from '@colloquy/language';

export interface CallAddresses {
  media: string;
  /** Address that the provider requests when the media stream has ended. */
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

export interface Dialect {
  stream: string;
  say: string;
}

export interface Instructions {
  /** When the stream ends, the provider asks again, because another process may have the conversation by then. */
  join(call: { callId: string; ticket: string; digits?: string }): string;
  /** Hangs up if no digit is typed. */
  askForDigits(prompt: Said, action: string): string;
  hangUp(farewell?: Said): string;
}

/** @param mayCarryWords whether streams may carry words instead of sound */
export function makeInstructions(
  addresses: CallAddresses,
  mayCarryWords: boolean,
  dialect: Dialect,
): Instructions {
  const parameter = (name: string, value: string) => `<Parameter name="${name}" value="${text(value)}"/>`;
  const say = (said: Said) =>
    `<Say${dialect.say} language="${locales[said.language]}">${text(said.words)}</Say>`;
  return {
    join({ callId, ticket, digits = '' }) {
      const parameters = `${parameter('ticket', ticket)}${mayCarryWords ? parameter('text', 'true') : ''}`;
      const url = text(addresses.media);
      return response(
        ...(digits ? [`<Play digits="${text(digits)}"/>`] : []),
        `<Connect><Stream url="${url}"${dialect.stream}>${parameters}</Stream></Connect>`,
        '<Pause length="1"/>',
        `<Redirect method="POST">${text(addresses.again(callId))}</Redirect>`,
      );
    },
    askForDigits: (prompt, action) =>
      response(
        `<Gather input="dtmf" finishOnKey="#" timeout="15" method="POST" action="${text(action)}">` +
          `${say(prompt)}</Gather>`,
        '<Hangup/>',
      ),
    hangUp: (farewell) => response(...(farewell ? [say(farewell)] : []), '<Hangup/>'),
  };
}
