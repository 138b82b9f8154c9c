import { type Language, languages } from '@colloquy/contracts';
import { samples } from '../../../test/requests/samples-of-other-language';
import { recogniseRequests } from './recognise';

const kindsIn = (text: string, language: Language) =>
  recogniseRequests(text, language, false).map(({ kind }) => kind);

test.each(languages)('%s: a wish for another language is heard in an interview of any language', (said) => {
  for (const language of [said, said === 'en' ? 'de' : 'en', 'ja'] as const) {
    const missed = samples[said].filter((wish) => !kindsIn(wish, language).includes('other-language'));
    expect([language, missed]).toEqual([language, []]);
  }
});

test.each([
  ['en', 'Our customers speak Spanish and German.'],
  ['en', 'We do the training in Spanish, and the manuals are in English.'],
  ['en', 'English.'],
  ['en', 'The customers ask whether we can speak Polish.'],
  ['en', 'They said: can we do this in Spanish?'],
  ['en', 'We could use German suppliers for that.'],
  ['en', 'I speak French at work.'],
  ['en', 'I would like to see more German suppliers.'],
  ['en', 'Could you do without the Spanish plant? Not easily.'],
  ['de', 'Unsere Kunden sprechen Deutsch und Englisch.'],
  ['de', 'Wir können deutsche Lieferanten kaum ersetzen.'],
  ['de', 'Die Schulung machen wir auf Englisch.'],
  ['de', 'Deutsch.'],
  ['es', 'Hablamos inglés con los proveedores.'],
  ['es', 'La formación es en español.'],
  ['es', 'Podemos comprar aceite español.'],
  ['fr', 'Nous parlons anglais avec nos clients.'],
  ['fr', 'Nous pouvons acheter du vin français.'],
  ['it', 'Con i clienti parliamo inglese.'],
  ['pt', 'Falamos inglês com os fornecedores.'],
  ['pl', 'Z klientami rozmawiamy po angielsku.'],
  ['nl', 'Met klanten spreken we Engels.'],
  ['sv', 'Vi pratar engelska med kunderna.'],
  ['ru', 'С клиентами мы говорим по-английски.'],
  ['cs', 'Se zákazníky mluvíme anglicky.'],
  ['fi', 'Puhumme asiakkaiden kanssa englantia.'],
  ['tr', 'Müşterilerle İngilizce konuşuyoruz.'],
  ['zh', '我们和客户说英语。'],
  ['ja', 'お客様とは英語で話しています。'],
  ['ko', '고객과는 영어로 이야기합니다.'],
  ['hi', 'हम ग्राहकों से अंग्रेज़ी में बात करते हैं।'],
  ['hi', 'हम अंग्रेज़ी में बात करते हैं।'],
  ['zh', '我们可以用英语和客户沟通。'],
  ['ko', '영어를 할 수 있는 직원이 많습니다.'],
  ['ja', '社員は英語を話せます。'],
  ['ar', 'يمكننا التحدث بالإنجليزية مع العملاء.'],
  ['vi', 'Chúng tôi nói tiếng Anh.'],
  ['vi', 'Chúng tôi nói tiếng Anh với khách hàng.'],
  ['id', 'Kami berbicara dalam bahasa Inggris dengan pelanggan.'],
] as [Language, string][])('%s: %s is an answer', (language, answer) => {
  expect(recogniseRequests(answer, language, false)).toEqual([]);
});
