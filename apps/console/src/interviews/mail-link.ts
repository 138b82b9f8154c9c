import { mailTexts } from './mail-texts';

interface Invitation {
  title: string;
  name: string;
  link: string;
}

/** Returns a link that opens an invitation without a recipient in the user's mail program; in English if there is no translation. */
export function mailLink(language: string, { title, name, link }: Invitation): string {
  const texts = Object.hasOwn(mailTexts, language)
    ? mailTexts[language as keyof typeof mailTexts]
    : mailTexts.en;
  const body = [texts.greeting(name), '', texts.request, link, '', texts.thanks].join('\r\n');
  return `mailto:?subject=${encodeURIComponent(texts.subject(title))}&body=${encodeURIComponent(body)}`;
}
