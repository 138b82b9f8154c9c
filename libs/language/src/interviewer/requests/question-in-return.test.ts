import { type Language } from '@colloquy/contracts';
import { nextMove } from '../next-move';
import { asksInReturn } from './question-in-return';

const questions: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: [
    'Do you mean this year or in general?',
    'Sorry. Which country?',
    'And what do you sell?',
    'Hello?',
    'Like what?',
  ],
  de: [
    'Meinen Sie die Stahllieferanten oder alle?',
    'In welchem Land?',
    'Soll ich vom letzten Jahr erzählen?',
  ],
  nl: ['Bedoelt u dit jaar?', 'Welke leveranciers?'],
  sv: ['Menar du i år?', 'Vilka leverantörer?'],
  da: ['Mener du i år?', 'Hvilke leverandører?'],
  no: ['Mener du i år?', 'Hvilke leverandører?'],
  fi: ['Tarkoitatteko tätä vuotta?', 'Mitkä toimittajat?'],
  fr: ['Vous parlez de cette année ?', 'Dans quel pays ?', 'Qu’est-ce que ça change ?'],
  es: ['¿Se refiere a este año?', '¿En qué país?', '¿Me oye?'],
  it: ['Intende quest’anno?', 'In quale paese?', 'Mi sente?'],
  pt: ['Em que país?', 'Você quer dizer este ano?'],
  ro: ['Vă referiți la anul acesta?', 'În care țară?'],
  pl: ['Chodzi o ten rok?', 'W którym kraju?', 'Czy pani mnie słyszy?'],
  cs: ['Myslíte letošek?', 'V které zemi?'],
  sk: ['Myslíte tento rok?', 'V ktorej krajine?', 'Koľko dodávateľov?'],
  hr: ['Mislite li na ovu godinu?', 'U kojoj zemlji?', 'Čujete li me?'],
  hu: ['Melyik évre gondol?', 'Hall engem?', 'Az idei évre gondol-e?'],
  tr: ['Bu yılı mı kastediyorsunuz?', 'Hangi ülkede?', 'Beni duyuyor musunuz?'],
  ru: ['Вы имеете в виду этот год?', 'В какой стране?'],
  uk: ['Ви маєте на увазі цей рік?', 'В якій країні?'],
  bg: ['Чувате ли ме?', 'За коя година?'],
  el: ['Εννοείτε φέτος;', 'Σε ποια χώρα;'],
  ar: ['هل تقصد هذا العام؟', 'في أي بلد؟'],
  hi: ['क्या आप इस साल की बात कर रहे हैं?', 'किस देश में?'],
  ta: ['எந்த நாட்டில்?', 'இந்த ஆண்டைச் சொல்கிறீர்களா?'],
  vi: ['Ý anh là năm nay phải không?', 'Ở nước nào?'],
  id: ['Apakah maksud Anda tahun ini?', 'Di negara mana?'],
  ms: ['Adakah maksud anda tahun ini?', 'Di negara mana?'],
  fil: ['Ngayong taon ba ang tinutukoy ninyo?', 'Saang bansa?'],
  zh: ['您是指今年吗？', '哪个国家？'],
  ja: ['今年のことですか？', 'どの国の話ですか？'],
  ko: ['올해를 말씀하시는 건가요?', '어느 나라에서요?'],
};

const answers: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: [
    'The price, maybe?',
    'How do we choose? By price.',
    'Do you know the Kraljic matrix? We use that.',
    'Isn’t it always the price?',
    'We ask them all the same: can you deliver, what does it cost, who else do you supply, and who would answer at night when something breaks at one of our plants?',
    'What matters is the price.',
  ],
  de: ['Der Preis vielleicht?', 'Wie wir wählen? Nach dem Preis.', 'Wer zu spät kommt, fliegt raus.'],
  fr: ['Le prix, peut-être ?', 'Comment on choisit ? Au prix.'],
  es: ['¿El precio, quizá?', '¿Cómo elegimos? Por precio.'],
  pl: ['Może cena?', 'Jak wybieramy? Po cenie.'],
  tr: ['Belki fiyat?', 'Fiyata bakarız.'],
  ru: ['Может быть, цена?', 'Смотрим на цену.'],
  zh: ['可能是价格？', '我们看价格。'],
  ja: ['価格で選びます。'],
  el: ['Με βάση την τιμή.'],
};

const rows = (table: typeof questions) =>
  Object.entries(table).flatMap(([language, texts]) =>
    texts.map((text) => [language as Language, text] as const),
  );

test.each(rows(questions))('%s: “%s” is a question to the interviewer', (language, text) => {
  expect(asksInReturn(text, language)).toBe(true);
});

test.each(rows(answers))('%s: “%s” is an answer', (language, text) => {
  expect(asksInReturn(text, language)).toBe(false);
});

const brief = {
  personaName: 'Nora',
  language: 'en',
  questions: ['How do you choose suppliers?', 'What will change?'],
  expertName: 'Dana',
} as const;

test('a question of the expert is no answer: the open question stays open; whoever asks again is taken to answer', () => {
  const history = [
    { role: 'agent', text: 'How do you choose suppliers?', act: { kind: 'greeting', questionIndex: 0 } },
    { role: 'user', text: 'What do you sell?' },
  ] as const;
  const reply = nextMove(brief, history);
  expect(reply).toMatchObject({
    kind: 'say',
    act: { kind: 'inform', request: 'question', questionIndex: 0 },
  });
  expect(reply.text).toBe(
    'I am here, but I can only answer questions about this interview. Please take the question in whichever way fits your experience. How do you choose suppliers?',
  );
  const insisting = [
    ...history,
    { role: 'agent', text: reply.text, act: reply.act },
    { role: 'user', text: 'Who knows?' },
  ] as const;
  expect(nextMove(brief, insisting).act).toEqual({ kind: 'probe', questionIndex: 0 });
});

test('a question after the closing words is answered, and the conversation ends', () => {
  const history = [
    { role: 'agent', text: 'How do you choose suppliers?', act: { kind: 'greeting', questionIndex: 0 } },
    { role: 'user', text: 'By price, always, because our customers pay for nothing else.' },
    { role: 'agent', text: 'That was my last question.', act: { kind: 'closing' } },
    { role: 'user', text: 'When will you publish it?' },
  ] as const;
  const move = nextMove({ ...brief, questions: ['How do you choose suppliers?'] }, history);
  expect(move).toMatchObject({ kind: 'close', act: { kind: 'closing', request: 'question' } });
  expect(move.text).toContain('I can only answer questions about this interview.');
});
