import { type Language } from '@colloquy/contracts';
import {
  asksForOffTheRecord,
  asksToFinishLater,
  asksToLeave,
  asksToRepeat,
  declines,
  recordRequestIn,
} from './requests';

import { recogniseRequests } from './recognise';

type Said = readonly [Language, string];

describe('a request to finish later is recognised', () => {
  test.each<Said>([
    ['en', 'Can we continue tomorrow?'],
    ['en', 'Sorry, I have to go now.'],
    ['en', 'Sorry, my battery is dying, can we finish this another time?'],
    ['en', "I'm afraid I've got to run, but this was fun."],
    ['en', 'Could we please pick this up again next week?'],
    ['en', 'Gotta go, sorry.'],
    ['en', "I'm out of time."],
    ['en', 'Would it be possible to continue on Monday?'],
    ['es', 'Perdón, ¿podemos continuar mañana?'],
    ['es', 'Lo siento, me tengo que ir.'],
    ['fr', "Est-ce qu'on peut continuer demain ?"],
    ['fr', 'Désolé, je dois partir.'],
    ['de', 'Können wir das morgen weitermachen?'],
    ['de', 'Entschuldigung, ich muss jetzt leider los.'],
    ['pt', 'Podemos continuar amanhã?'],
    ['pt', 'Desculpe, tenho que ir embora.'],
    ['it', 'Possiamo continuare domani?'],
    ['nl', 'Kunnen we morgen verdergaan?'],
    ['sv', 'Kan vi fortsätta imorgon?'],
    ['da', 'Kan vi fortsætte i morgen?'],
    ['no', 'Kan vi fortsette i morgen?'],
    ['pl', 'Czy możemy dokończyć jutro?'],
    ['cs', 'Můžeme pokračovat zítra?'],
    ['sk', 'Môžeme pokračovať zajtra?'],
    ['hr', 'Možemo li nastaviti sutra?'],
    ['ro', 'Putem continua mâine?'],
    ['ru', 'Можем продолжить завтра?'],
    ['uk', 'Можемо продовжити завтра?'],
    ['bg', 'Може ли да продължим утре?'],
    ['el', 'Μπορούμε να συνεχίσουμε αύριο;'],
    ['fi', 'Voimmeko jatkaa huomenna?'],
    ['hu', 'Folytathatjuk holnap?'],
    ['tr', 'Yarın devam edebilir miyiz?'],
    ['id', 'Bisakah kita lanjutkan besok?'],
    ['ms', 'Bolehkah kita sambung esok?'],
    ['fil', 'Pwede ba nating ituloy bukas?'],
    ['hi', 'क्या हम कल जारी रख सकते हैं?'],
    ['ta', 'நாளை தொடரலாமா?'],
    ['vi', 'Chúng ta tiếp tục ngày mai được không?'],
    ['ar', 'هل يمكننا أن نكمل غدًا؟'],
    ['zh', '我们明天继续好吗？'],
    ['ja', '明日続けてもいいですか。'],
    ['ko', '내일 계속할까요?'],
    ['pl', 'Sorry, can we continue tomorrow?'],
  ])('%s: %s', (language, text) => {
    expect(asksToFinishLater(text, language)).toBe(true);
  });
});

test.each<Said>([
  ['en', "Let's stop here."],
  ['en', "I don't want to continue."],
])('%s: %s ends the interview for good, not until later', (language, text) => {
  expect(asksToLeave(text, language)).toBe(true);
  expect(asksToFinishLater(text, language)).toBe(false);
});

describe('a story about continuing later is not a request', () => {
  test.each<Said>([
    ['en', 'The customer asked if they could continue tomorrow.'],
    ['en', 'When my boss calls, I have to go through every line with him.'],
    ['en', 'We decided to stop the line and resume production next week.'],
    ['en', 'How can we continue to grow later this year is the question.'],
    ['en', 'We finished later than planned because of the audit.'],
    ['en', 'I have to go to the plant every Monday.'],
    ['es', 'Tuvimos que continuar al día siguiente.'],
    ['fr', 'Nous avons continué le lendemain.'],
    ['de', 'Wir haben am Montag weitergemacht.'],
    ['pt', 'Continuamos o projeto no ano seguinte.'],
  ])('%s: %s', (language, text) => {
    expect(asksToFinishLater(text, language)).toBe(false);
  });
});

describe('words that must not be quoted are noticed, however long the answer', () => {
  test.each<Said>([
    [
      'en',
      `${'We grew in every region that year, as planned. '.repeat(20)}Off the record, the CFO is leaving.`,
    ],
    ['en', 'Strike that, please.'],
    ['en', "Please don't quote me on that."],
    ['es', 'Esto es extraoficial.'],
    ['fr', "Ne me citez pas, mais c'est vrai."],
    ['de', 'Unter uns gesagt, das war teuer.'],
    ['pt', 'Isto é em off.'],
    ['ja', 'これはオフレコです。'],
    ['ru', 'Это не для записи.'],
  ])('%s: %s', (language, text) => {
    expect(asksForOffTheRecord(text, language)).toBe(true);
  });
  test.each<Said>([
    ['en', 'We had to strike that balance between cost and speed.'],
    ['en', 'That is the difference between us and them.'],
    ['en', 'We set a new sales record.'],
  ])('%s: %s is not such a request', (language, text) => {
    expect(asksForOffTheRecord(text, language)).toBe(false);
  });
});

test.each<Said>([
  ['en', 'Sorry, can you repeat?'],
  ['en', 'Could you say that again, please?'],
  ['en', "I didn't catch that."],
  ['en', 'Pardon?'],
  ['es', '¿Puede repetir la pregunta?'],
  ['es', '¿Cómo?'],
  ['fr', 'Pouvez-vous répéter ?'],
  ['de', 'Wie bitte?'],
  ['de', 'Können Sie die Frage noch einmal wiederholen?'],
  ['pt', 'Pode repetir?'],
  ['zh', '请再说一遍。'],
  ['ja', 'もう一度お願いします。'],
])('%s: "%s" asks to repeat the question', (language, text) => {
  expect(asksToRepeat(text, language)).toBe(true);
});

test('an answer about repetition does not ask to repeat the question', () => {
  expect(asksToRepeat('Most of it is repeat business.', 'en')).toBe(false);
  expect(asksToRepeat('What would you say to a customer who leaves?', 'en')).toBe(false);
  expect(asksToRepeat('We could not repeat that success, and we did not get it right.', 'en')).toBe(false);
  expect(asksToRepeat('Eso se puede repetir en otros países.', 'es')).toBe(false);
  expect(asksToRepeat(`Could you repeat? ${'We asked every supplier that. '.repeat(5)}`, 'en')).toBe(false);
});

test.each<Said>([
  ['en', "I don't know."],
  ['en', "I'd rather not say."],
  ['en', 'Pass.'],
  ['es', 'No lo sé.'],
  ['fr', 'Je ne sais pas.'],
  ['de', 'Das weiß ich leider nicht.'],
  ['pt', 'Não sei.'],
  ['ru', 'Не знаю.'],
  ['ko', '잘 모르겠습니다.'],
])('%s: "%s" declines', (language, text) => {
  expect(declines(text, language)).toBe(true);
});

test('hostile text of the largest size is matched in reasonable time', () => {
  const started = performance.now();
  for (const unit of [' ', 'sorry ', 'so ', ',', '. ', 'a', 'can we ', 'не ', '明天']) {
    const text = unit.repeat(65_536 / unit.length);
    // all tables are tried whatever the language; these three are split into sentences and words differently
    for (const language of ['en', 'ru', 'ja'] as const) asksForOffTheRecord(text, language);
    asksToFinishLater(text, 'en');
    declines(text, 'en');
  }
  expect(performance.now() - started).toBeLessThan(20_000);
});

test.each<Said>([
  ['de', 'können sie die frage'],
  ['de', 'beenden sie das gespräch'],
  ['tr', 'onayımı geri'],
  ['fi', 'nauhoitetaanko tämä puhelu'],
  ['ar', 'احذف ما قلته'],
  ['id', 'tolong hapus yang saya katakan'],
  ['fil', 'burahin ang lahat ng sinabi ko'],
  ['hu', 'törölje amit mondtam'],
  ['vi', 'xin xóa những gì tôi nói'],
  ['en', 'please stop now'],
])('%s: ambiguous words are matched in reasonable time: %s', (language, words) => {
  const started = performance.now();
  const [first = '', ...others] = words.split(' ');
  const again = ` ${others.join(' ')}`;
  recogniseRequests(`${first}${again.repeat(Math.floor(280 / again.length))} x`, language, true);
  expect(performance.now() - started).toBeLessThan(5000);
});

const takesBack: Record<Language, string> = {
  en: 'Please forget what I just said.',
  es: 'Por favor, borre lo que acabo de decir.',
  fr: 'Effacez ce que je viens de dire, s’il vous plaît.',
  de: 'Vergessen Sie, was ich gerade gesagt habe.',
  it: 'Cancelli quello che ho appena detto.',
  pt: 'Apague o que acabei de dizer.',
  pl: 'Proszę wykreślić to.',
  hi: 'कृपया इसे हटा दीजिए।',
  zh: '请删掉刚才那句话。',
  ko: '방금 한 말은 지워 주세요.',
  ru: 'Забудьте то, что я только что сказала.',
  nl: 'Vergeet wat ik net zei.',
  tr: 'Az önce söylediğimi silin.',
  sv: 'Stryk det, tack.',
  id: 'Tolong hapus yang tadi.',
  fil: 'Burahin ninyo po ang sinabi ko.',
  ja: '今のは削除してください。',
  uk: 'Викресліть це, будь ласка.',
  el: 'Διαγράψτε το, παρακαλώ.',
  cs: 'Zapomeňte, co jsem právě řekl.',
  fi: 'Unohtakaa mitä juuri sanoin.',
  ro: 'Vă rog, ștergeți ce am spus.',
  da: 'Glem hvad jeg lige sagde.',
  bg: 'Изтрийте това, моля.',
  ms: 'Tolong padam yang tadi.',
  sk: 'Zabudnite, čo som práve povedal.',
  hr: 'Zaboravite što sam upravo rekao.',
  ar: 'من فضلك احذف ما قلته.',
  ta: 'தயவுசெய்து அதை நீக்கவும்.',
  vi: 'Làm ơn xóa câu đó.',
  hu: 'Felejtse el, amit az előbb mondtam.',
  no: 'Glem hva jeg nettopp sa.',
};

test.each(Object.entries(takesBack) as Said[])('%s: "%s" takes words back', (language, text) => {
  expect(recordRequestIn(text, language)?.kind).toBe('strike');
});
