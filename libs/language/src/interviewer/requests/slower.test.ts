import { type Language, languages } from '@colloquy/contracts';
import { asksForSlower, recogniseRequests } from './recognise';
import { samples } from '../../../test/requests/samples-of-slower';

test.each(languages)(
  '%s: a wish for slower words is heard, and the question is repeated',
  (language: Language) => {
    for (const wish of samples[language]) {
      expect([wish, asksForSlower(wish, language)]).toEqual([wish, true]);
      expect(recogniseRequests(wish, language, false).map(({ kind }) => kind)).toContain('repeat');
    }
  },
);

test.each([
  ['en', "Sorry, my English isn't great, could you slow down a bit?"],
  ['en', 'I am not a native speaker, please speak more slowly.'],
  ['es', 'Perdone, ¿podría hablar un poco más despacio?'],
  ['pl', 'Przepraszam, czy mogłaby pani mówić wolniej?'],
  ['de', 'Entschuldigung, könnten Sie etwas langsamer sprechen?'],
] as [Language, string][])('%s: %s asks for slower words', (language, wish) => {
  expect(asksForSlower(wish, language)).toBe(true);
});

test.each([
  ['en', 'The market moved more slowly than we had expected, so we waited until the autumn.'],
  ['en', 'That was too fast for our suppliers.'],
  ['en', 'In winter the oil gets thick, so the pumps get cold and slow down.'],
  ['en', 'It is cheaper but slower.'],
  ['en', 'The new process is safer, slower, and cheaper.'],
  ['en', 'We train the staff to listen, speak slowly, and take notes.'],
  ['de', 'Die Produktion lief danach langsamer als vorher, weil zwei Leute fehlten.'],
  ['de', 'Die neue Maschine ist leiser, aber langsamer.'],
  ['de', 'Das dauert länger, nicht so schnell.'],
  ['de', 'Die jungen Verkäufer sind gut, aber sie reden zu schnell.'],
  ['fr', 'Le marché évolue plus lentement que prévu.'],
  ['fr', 'Ça marche, mais plus lentement.'],
  ['es', 'Es más barato pero más lento.'],
  ['es', 'Va muy rápido.'],
  ['it', 'Funziona, ma più lentamente.'],
  ['pt', 'Funciona, mas mais devagar.'],
  ['pl', 'Działa, ale wolniej.'],
  ['nl', 'Het werkt, maar langzamer.'],
  ['sv', 'Det fungerar, men långsammare.'],
  ['da', 'Den er billigere, men langsommere.'],
  ['no', 'Den er billigere, men saktere.'],
  ['fi', 'Se toimii, mutta hitaammin.'],
  ['ru', 'Работает, но медленнее.'],
  ['uk', 'Працює, але повільніше.'],
  ['cs', 'Funguje to, ale pomaleji.'],
  ['sk', 'Funguje to, ale pomalšie.'],
  ['hr', 'Radi, ali sporije.'],
  ['ro', 'Merge, dar mai încet.'],
  ['bg', 'Работи, но по-бавно.'],
  ['el', 'Δουλεύει, αλλά πιο αργά.'],
  ['hu', 'Működik, de lassabban.'],
  ['tr', 'Çalışıyor, ama daha yavaş.'],
  ['id', 'Dia bicara lebih pelan kepada pelanggan.'],
  ['ms', 'Jurujual itu bercakap lebih perlahan dengan pelanggan.'],
  ['zh', '我们的销售讲得太快，客户听不懂。'],
  ['ja', '担当者は早口なので、お客様が困ります。'],
  ['ko', '고객에게는 천천히 말해야 합니다.'],
  ['ar', 'تعمل الآلة ببطء.'],
  ['vi', 'Máy chạy rẻ hơn, chậm lại một chút so với trước.'],
] as [Language, string][])('%s: %s is an answer', (language, answer) => {
  expect(asksForSlower(answer, language)).toBe(false);
  expect(recogniseRequests(answer, language, false)).toEqual([]);
});
