import { type Language, languages } from '@colloquy/contracts';
import { type InterviewerBrief, type SpokenTurn } from '../interviewer';
import { nextMove } from '../next-move';
import { isAboutLanguages } from './language-question';

const aboutLanguages: Readonly<Record<Language, string>> = {
  en: 'Which language do your customers prefer?',
  es: '¿Qué idioma prefieren sus clientes?',
  fr: 'Quelle langue vos clients préfèrent-ils ?',
  de: 'Welche Sprache bevorzugen Ihre Kunden?',
  it: 'Quale lingua preferiscono i clienti?',
  pt: 'Que língua preferem os clientes?',
  nl: 'Welke taal spreken uw klanten het liefst?',
  sv: 'Vilket språk föredrar era kunder?',
  da: 'Hvilket sprog foretrækker jeres kunder?',
  no: 'Hvilket språk foretrekker kundene?',
  pl: 'W jakim języku rozmawiają klienci?',
  ru: 'На каком языке говорят ваши клиенты?',
  uk: 'Якою мовою говорять ваші клієнти?',
  bg: 'На какъв език говорят клиентите?',
  cs: 'Jakým jazykem mluví vaši zákazníci?',
  sk: 'Akým jazykom hovoria vaši zákazníci?',
  hr: 'Kojim jezikom govore vaši kupci?',
  ro: 'Ce limbă preferă clienții?',
  el: 'Ποια γλώσσα προτιμούν οι πελάτες;',
  fi: 'Millä kielellä asiakkaat asioivat?',
  hu: 'Milyen nyelven beszélnek az ügyfelek?',
  tr: 'Müşterileriniz hangi dilde konuşuyor?',
  ar: 'ما اللغة التي يفضلها عملاؤكم؟',
  hi: 'आपके ग्राहक कौन सी भाषा पसंद करते हैं?',
  ta: 'வாடிக்கையாளர்கள் எந்த மொழியை விரும்புகிறார்கள்?',
  vi: 'Khách hàng thích ngôn ngữ nào?',
  id: 'Bahasa apa yang disukai pelanggan?',
  ms: 'Bahasa apakah yang digemari pelanggan?',
  fil: 'Anong wika ang gusto ng mga customer?',
  zh: '客户喜欢用什么语言？',
  ja: 'お客様はどの言語を希望しますか？',
  ko: '고객은 어떤 언어를 선호합니까?',
};

test.each(languages)('%s: a question about languages is one by its word for language', (language) => {
  expect(isAboutLanguages(aboutLanguages[language], language)).toBe(true);
});

test.each([
  ['en', 'In which cases do you answer in French?'],
  ['en', 'How good is the Spanish of your agents?'],
  ['de', 'Wann schreiben Sie auf Englisch?'],
  ['ja', '英語の資料はありますか？'],
] as [Language, string][])('%s: "%s" is about languages, because it names one', (language, question) => {
  expect(isAboutLanguages(question, language)).toBe(true);
});

test.each([
  ['en', 'How did you choose the carrier?'],
  ['de', 'Welche deutschen Lieferanten haben Sie verglichen, und welche Absprachen gibt es?'],
  ['nl', 'Hoe betaalt u, en wat is het totaal?'],
  ['ru', 'Как вы выбрали поставщика?'],
  ['zh', '你们怎么选供应商？'],
] as [Language, string][])('%s: "%s" is not about languages', (language, question) => {
  expect(isAboutLanguages(question, language)).toBe(false);
});

function afterWords(language: Language, question: string, words: string, probe?: string) {
  const brief: InterviewerBrief = {
    language,
    personaName: 'Sam',
    expertName: 'Jo',
    questions: [question, 'And then?'],
  };
  const asked = nextMove(brief, []);
  const history: SpokenTurn[] = [{ role: 'agent', text: asked.text, act: asked.act }];
  if (probe) {
    history.push({ role: 'user', text: 'It depends.' });
    history.push({ role: 'agent', text: probe, act: { kind: 'probe', questionIndex: 0 } });
  }
  return nextMove(brief, [...history, { role: 'user', text: words }]).act.request;
}

test.each([
  ['en', 'English, please.'],
  ['en', "I'd like to speak French."],
  ['en', 'I would prefer Spanish.'],
  ['de', 'Auf Englisch, bitte.'],
  ['fr', "En anglais, s'il vous plaît."],
  ['es', 'En inglés, por favor.'],
] as [Language, string][])('%s: "%s" answers a question about languages', (language, words) => {
  expect(afterWords(language, aboutLanguages[language], words)).toBeUndefined();
});

test('what is said about languages answers a follow-up about languages', () => {
  const question = 'How do you serve customers abroad?';
  expect(afterWords('en', question, 'English, please.', 'In which language do you do that?')).toBeUndefined();
  expect(afterWords('en', question, 'English, please.')).toBe('other-language');
});

test('a question is a wish for another language, whatever the open question is about', () => {
  expect(afterWords('en', aboutLanguages.en, 'Can we speak Spanish, please?')).toBe('other-language');
});

test('a wish that was refused may be repeated', () => {
  const question = 'How did you choose?';
  const brief: InterviewerBrief = {
    language: 'en',
    personaName: 'Sam',
    expertName: 'Jo',
    questions: [question],
  };
  const history: SpokenTurn[] = [];
  for (const words of [undefined, 'In French, please.', "I'd like to speak French."]) {
    if (words) history.push({ role: 'user', text: words });
    const { text, act } = nextMove(brief, history);
    history.push({ role: 'agent', text, act });
  }
  expect(history.at(-1)?.act?.request).toBe('other-language');
});
