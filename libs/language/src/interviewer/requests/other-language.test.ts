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
  ['en', "I don't speak English very well."],
  ['en', "My English isn't so good, could we speak German?"],
  ['de', 'Ich spreche leider kein Deutsch.'],
  ['de', 'Entschuldigung, mein Deutsch ist nicht gut. Können wir auf Englisch weitermachen?'],
  ['de', 'Können wir Englisch sprechen? Mein Deutsch ist schlecht.'],
  ['es', 'No hablo español.'],
  ['fr', 'Je ne parle pas français.'],
] as [Language, string][])(
  '%s: %s is a wish, because the expert lacks the language of the interview',
  (language, wish) => {
    expect(kindsIn(wish, language)).toContain('other-language');
  },
);

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
  ['en', 'Customers call in and go, can we speak Spanish?'],
  ['en', 'I ask the vendor at the start, do you speak German?'],
  ['en', 'I prefer Spanish, because it is what the plant speaks.'],
  ['en', 'I would like to speak Spanish, so I take classes twice a week.'],
  ['en', 'Can we use French? That was the question the works council raised.'],
  ['en', "Let's switch to English, we say when a guest comes in."],
  ['en', "I don't speak German well."],
  ['de', 'Die Kunden fragen: Sprechen Sie Deutsch?'],
  ['de', 'Sollen wir Englisch sprechen? Das war lange eine Frage im Vorstand.'],
  ['de', 'Ich spreche kein Spanisch.'],
  ['es', 'Podemos hablar inglés, pero casi nunca lo usamos.'],
  ['es', 'Puedo hablar alemán.'],
  ['fr', 'On peut répondre en anglais.'],
  ['it', 'Si può parlare inglese, ma quasi nessuno lo fa.'],
  ['pt', 'Podemos falar inglês.'],
  ['pl', 'Mogę mówić po niemiecku.'],
  ['ro', 'Putem vorbi engleză.'],
  ['vi', 'Tôi nói tiếng Anh không giỏi.'],
  ['tr', 'İngilizce konuşabilir çalışanlarımız var.'],
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
