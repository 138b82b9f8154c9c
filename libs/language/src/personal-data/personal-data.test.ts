import { holdsIdentifier } from './identifiers';
import { maskPersonalData } from './mask-personal-data';
import { tellsOfPerson } from './persons';

test.each([
  'Ring me on 07700 900461 if you want the list.',
  'My number is +49 170 1234567.',
  'My own customer number is 88213470, there you see it.',
  'Or take my direct line, extension 5512.',
  'The account is planner7 and it works.',
  'The password is Tulip-Harbour-91.',
  'Write to a.meier@example.org.',
  'It is all on our-shop.example.com.',
  'Llámeme al 612 345 678.',
  'Mi correo es ana ruiz arroba textil punto es.',
  'Go to doughchain dot com.',
  'El DNI es 48.213.377-K.',
  'Mi DNI es el 48213377K, apúntelo.',
  'The IBAN is DE89 3704 0044 0532 0130 00.',
])('withheld: %s', (text) => {
  expect(holdsIdentifier(text)).toBe(true);
});

test.each([
  'We have 140 technicians and each does five visits a day.',
  'We sold 12,400,000 units in 2024.',
  'It was 1 250 000 euros in 2023, 2024 and 2025.',
  'It rose from 5.20 to 7.90 within 9 months.',
  'On 12.03.2024 at 14:30 the line stood still for 2000000 cycles.',
  'In 2028, we follow ISO 9001 with 4,500 people.',
  'CO2, B2B, Q3 and 5G, e.g. in the U.S. market.',
  'We sold 612 345 678 units in all.',
  'Cada punto de venta vende 20.',
  'About 3500 vans drive 120000 km a year.',
])('told: %s', (text) => {
  expect(holdsIdentifier(text)).toBe(false);
});

test.each([
  ['en', 'Mrs Pellworth from the primary school has been ill.'],
  ['en', 'My deputy, Aaron Whitlow, is in a clinic until March.'],
  ['en', 'Our buyer Priya Raman left in May because she was ill.'],
  ['en', 'They told Kowalczyk that his wife knows.'],
  ['de', 'Seit Frau Brandner krank ist, fehlt jemand.'],
  ['de', 'Mein Kollege Jens Albers trinkt.'],
  ['es', 'La señora Ortega está de baja.'],
  ['fr', 'Mon adjoint Luc Perrin est en cure.'],
  ['ja', '田中さんは入院しています。'],
] as const)('tells of a person (%s): %s', (language, sentence) => {
  expect(tellsOfPerson(sentence, 'dana meier', language)).toBe(true);
});

test.each([
  ['en', 'Two thirds of it comes from Harrow Mill, the rest from York.'],
  ['en', 'Our supplier Nordpack failed in March.'],
  ['en', 'Ms Meier is what they call me.'],
  ['en', 'If a driver is late, he calls the depot.'],
  ['de', 'Unsere Kunden fragen nach Beton aus Klinker.'],
  ['ja', 'お客さんは喜んでいます。'],
] as const)('tells of nobody (%s): %s', (language, sentence) => {
  expect(tellsOfPerson(sentence, 'dana meier', language)).toBe(false);
});

const maskedIn = (language: 'en' | Parameters<typeof tellsOfPerson>[2], ...texts: string[]) =>
  maskPersonalData(texts, { known: ['Dana Meier', 'Booking on rooms.example.com'], languages: [language] });

test.each([
  ['en', 'Ring me on 07700 900461 or (212) 555-0134.', 'Ring me on […] or […].'],
  ['en', 'My number is +49 170 1234567, call before 9.', 'My number is […], call before 9.'],
  [
    'en',
    'My own customer number is 88213470, there you see it.',
    'My own customer number is […], there you see it.',
  ],
  ['en', 'Or take my direct line, extension 5512.', 'Or take my direct line, extension […].'],
  ['en', 'The password is Tulip-Harbour-91, all in one word.', 'The password is […], all in one word.'],
  ['en', 'Write to a.meier@example.org or info at hill dot example.', 'Write to […] or […].'],
  ['en', 'It is all on our-shop.example.com/list?a=1.', 'It is all on […].'],
  ['en', 'See https://hill.example/a/b, page 4.', 'See […], page 4.'],
  ['en', 'My card is 4929 1234 5678 9012, my SSN 123-45-6789.', 'My card is […], my SSN […].'],
  ['de', 'Die IBAN ist DE89 3704 0044 0532 0130 00.', 'Die IBAN ist […].'],
  ['de', 'Meine Kundennummer lautet 4417-220-9.', 'Meine Kundennummer lautet […].'],
  [
    'de',
    'Unter 0171/1234567 bin ich da, das Passwort ist Sommer24!x.',
    'Unter […] bin ich da, das Passwort ist […].',
  ],
  ['es', 'Mi DNI es el 48213377K, apúntelo.', 'Mi DNI es el […], apúntelo.'],
  ['es', 'Mi teléfono es el 612 345 678.', 'Mi teléfono es el […].'],
  ['fr', 'Appelez le 06 12 34 56 78 ou le 06.12.34.56.79.', 'Appelez le […] ou le […].'],
  ['it', 'Il mio numero è 347 1234567.', 'Il mio numero è […].'],
  ['pt', 'A minha senha é girassol2024.', 'A minha senha é […].'],
  ['pl', 'Mój numer to 601 234 567.', 'Mój numer to […].'],
  ['ru', 'Номер телефона 8 912 345-67-89, пароль Zima2020.', 'Номер телефона […], пароль […].'],
  ['tr', 'Telefon numaram 0532 123 45 67.', 'Telefon numaram […].'],
  ['ar', 'رقم الهاتف ٠٥٠١٢٣٤٥٦٧ فقط.', 'رقم الهاتف […] فقط.'],
  ['zh', '我的手机号是13812345678，密码是abc123。', '我的手机号是[…]，密码是[…]。'],
  ['ja', '電話番号は090-1234-5678です。', '電話番号は[…]です。'],
  ['ko', '비밀번호는 hana2211입니다.', '비밀번호는 […]입니다.'],
  ['en', 'The account is planner7; my PIN is 9031.', 'The account is […]; my PIN is […].'],
  ['en', 'Contract number AB-2231/7, text me at 555 2368.', 'Contract number […], text me at […].'],
  ['es', 'Llámeme al 612 345 678 o ana arroba textil punto es.', 'Llámeme al […] o […].'],
  ['nl', 'Mijn BSN is 123456782.', 'Mijn BSN is […].'],
  ['en', '88213470.', '[…].'],
] as const)('masked (%s): %s', (language, text, expected) => {
  expect(maskedIn(language, text)).toEqual([expected]);
});

test.each([
  ['en', 'We sold 12,400,000 units in 2024, 1 250 000 of them online and 2000000 abroad.'],
  ['en', 'It cost €1234567, then 143520 dollars, then USD 250000, then 99.95%.'],
  ['en', 'On 12.03.2024 at 14:30, from 09.30-17.00, in 03/2024 and 2024-03-12.'],
  ['en', 'From 2019 to 2023, in 2019 2020 2021 2022, 24/7, 50/30/20, 120/80 and 500-1000 a year.'],
  ['en', 'In 2024 350 people followed ISO 9001, ISO27001, EN50126 and IEC 61508.'],
  ['en', 'COVID-19, Boeing-737, Windows11, Office365, iPhone 15, Horizon2020, Node.js 24, version 10.15.7.'],
  ['en', 'Booking.com and rooms.example.com send most guests, e.g. from the U.S.'],
  ['en', 'About 3500 vans drive 120000 km, between 0.5 and 0.125, 0-6-12 months, +1 250 000 more.'],
  ['en', 'Password resets cost 40 hours a month, and extensions of 12 months are usual.'],
  ['en', 'We miss Christmas, our supplier Nordpack Systems, our plant in North Carolina.'],
  ['en', 'Ms Meier is what they call me, and my number two is price.'],
  ['en', 'It runs in 0800-2300 shifts, from 0 to 100 in 0 5 10 15 years.'],
  ['de', 'Der Umsatz stieg auf 12.400.000 Euro, 3,5 Prozent mehr als 2023/2024.'],
  [
    'de',
    'Eine Frau Mitte vierzig, unsere Kunden aus Klinker, mein Chef Ende März, als Frau Karriere machen.',
  ],
  ['fr', 'Nous avons 1 250 000 clients, 45 000 en 2024, et la norme ISO 14001.'],
  ['es', 'Facturamos 612.345.678 pesos en 2023, es decir el 12,5 %.'],
  ['ja', 'お客さんと職人さんは2024年に1500人でした。'],
  ['zh', '这位先生在2024年买了3500台，花了123456789元。'],
  ['ko', '날씨와 마음씨가 좋습니다.'],
] as const)('not masked (%s): %s', (language, text) => {
  expect(maskedIn(language, text)).toEqual([text]);
});

test.each([
  ['en', 'Mrs Pellworth from the school has been ill.', 'Mrs […] from the school has been ill.'],
  ['en', 'My deputy, Aaron Whitlow, is away.', 'My deputy, […], is away.'],
  [
    'en',
    "Dr. K. van der Berg's team asked my wife Karin on Monday.",
    "Dr. […]'s team asked my wife […] on Monday.",
  ],
  ['en', 'I told Mr Ivers Monday is fine.', 'I told Mr […] Monday is fine.'],
  [
    'de',
    'Seit Frau Dr. Brandner krank ist, hilft mein Kollege Jens Albers.',
    'Seit Frau Dr. […] krank ist, hilft mein Kollege […].',
  ],
  ['es', 'La señora Ortega y mi jefe, Luis Prado, lo saben.', 'La señora […] y mi jefe, […], lo saben.'],
  ['fr', 'Mon adjoint Luc Perrin et Mme Roche sont là.', 'Mon adjoint […] et Mme […] sont là.'],
  ['pl', 'Pani Nowak odeszła.', 'Pani […] odeszła.'],
  ['ja', '田中さんは入院しています。', '[…]さんは入院しています。'],
  ['fr', 'M. Dupont est parti.', 'M. […] est parti.'],
  ['nl', 'Mevrouw de Vries en mijn collega Jan Smit komen.', 'Mevrouw […] en mijn collega […] komen.'],
  ['zh', '昨天王先生和客户李小明先生、张伟先生来了。', '昨天[…]先生和客户[…]先生、[…]先生来了。'],
  ['ko', '김민수 씨가 아픕니다.', '[…] 씨가 아픕니다.'],
] as const)('name masked (%s): %s', (language, text, expected) => {
  expect(maskedIn(language, text)).toEqual([expected]);
});

test('a masked name is masked wherever it is mentioned, unless it is also a word', () => {
  expect(
    maskedIn(
      'en',
      'Aaron was late.',
      'My deputy, Aaron Whitlow, met Mr Price.',
      'Did Whitlow agree on the price? Price matters.',
    ),
  ).toEqual(['[…] was late.', 'My deputy, […], met Mr […].', 'Did […] agree on the price? Price matters.']);
});

test('a German noun is not masked because a person has its name', () => {
  expect(maskedIn('de', 'Herr Koch war da.', 'Der Koch kocht. Koch ist ein Beruf.')).toEqual([
    'Herr […] war da.',
    'Der Koch kocht. Koch ist ein Beruf.',
  ]);
});

test('names and addresses that the texts of the interview contain are not masked', () => {
  const options = {
    known: ['How does Mr Ivers use hill.example?', 'Dana Meier'],
    languages: ['en' as const],
  };
  const said = 'Mr Ivers uses hill.example, says my brother Paul Meier.';
  expect(maskPersonalData([said], options)).toEqual(['Mr Ivers uses hill.example, says my brother […].']);
});

test('a sentence with masked data is still withheld from summary and quotes', () => {
  expect(holdsIdentifier('Ring me on […].')).toBe(true);
  expect(tellsOfPerson('Mrs […] has been ill.', '', 'en')).toBe(true);
});
