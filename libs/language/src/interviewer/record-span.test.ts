import { type Language } from '@colloquy/contracts';
import { type AgentActKind, type SpokenTurn } from './interviewer';
import { keptWords, recordActFor, withheldTurns } from './record';
import { backwardWishIn, wordsOnTheRecord } from './record-span';

const announced: [Language, string, string][] = [
  ['en', 'The clock goes in five years.', 'Off the record, we are merging with Aalst.'],
  ['en', 'We mould in Ningbo.', 'Keep this between us: we are moving in June. The staff know nothing.'],
  ['de', 'Die Presse läuft mit 40 Tonnen.', 'Unter uns: der Vorstand tritt zurück.'],
  ['es', 'Usamos 600 gramos.', 'Esto que quede entre nosotros: el dueño vende.'],
  ['fr', 'Nous affinons vingt mille meules.', 'Entre nous, la cave est fermée.'],
  ['it', 'Abbiamo quattromila costumi.', 'Questo resti tra noi: chiudiamo a marzo.'],
  ['pt', 'Fazemos oitenta mil latas.', 'Isto não é para gravar: a sardinha vem de Marrocos.'],
  ['pl', 'Robimy 900 okien.', 'To zostaje między nami: sprzedajemy firmę.'],
  ['ja', '年に六十本です。', 'これはオフレコですが、来年蔵を閉めます。'],
  ['ko', '조회수만 보고 주문해요.', '이건 쓰지 말아 주세요, 저희 대표가 다음 달에 회사를 팔아요.'],
];

test.each(announced)('%s: "%s" stays on the record before "%s"', (language, kept, secret) => {
  expect(wordsOnTheRecord(`${kept} ${secret}`, language)).toBe(kept);
});

test.each<[Language, string, string]>([
  ['en', 'The boilers run on waste heat. We nearly closed two sites, but that is off the record. The pumps are new.', 'The boilers run on waste heat. The pumps are new.'], // prettier-ignore
  [
    'en',
    'The CFO is leaving. She took the files with her, but that is off the record. And nobody knows.',
    '',
  ],
  ['en', 'We lost a client. The client was Brandt, but that is between us.', ''],
  ['en', 'We lost a client. That stays between us.', ''],
  ['de', 'Die Pumpen sind neu. Wir verkaufen das Werk, aber das bleibt unter uns.', 'Die Pumpen sind neu.'],
  ['nl', 'De klok verdwijnt over vijf jaar. Dat van die fusie met Aalst houden we onder ons.', 'De klok verdwijnt over vijf jaar.'], // prettier-ignore
  ['nl', 'De fusie met Aalst is rond. De klok verdwijnt. Dat van die fusie houden we onder ons.', 'De klok verdwijnt.'], // prettier-ignore
])('%s: of "%s", "%s" is certainly on the record', (language, said, kept) => {
  expect(wordsOnTheRecord(said, language)).toBe(kept);
});

const threeSentences: [Language, string, string, string][] = [
  ['en', 'We heat forty hectares.', 'The CFO is leaving. She took the money.', 'Strike the last two sentences.'], // prettier-ignore
  ['en', 'We heat forty hectares.', 'The CFO is leaving.', 'Please take the last bit out.'],
  ['de', 'Die Presse ist neu.', 'Pirna wird verkauft. Der Chef geht.', 'Bitte streichen Sie die letzten beiden Sätze.'], // prettier-ignore
  ['es', 'Usamos algodón.', 'El dueño vende. Se va en mayo.', 'Borre las dos últimas frases, por favor.'],
  ['fr', 'La cave est froide.', 'Le patron part.', 'Effacez la dernière phrase.'],
  ['it', 'Abbiamo costumi antichi.', 'Il capo vende. Parte a maggio.', 'Cancelli le ultime due frasi.'],
  ['pt', 'Fazemos conservas.', 'O dono vende. Vai em maio.', 'Apague as duas últimas frases.'],
  ['nl', 'De klok draait.', 'De baas vertrekt. Hij verkoopt alles.', 'Schrap de laatste twee zinnen.'],
  ['pl', 'Robimy okna.', 'Szef odchodzi. Sprzedaje wszystko.', 'Proszę wykreślić dwa ostatnie zdania.'],
  ['tr', 'Fındık alıyoruz.', 'Patron gidiyor. Her şeyi satıyor.', 'Son iki cümleyi silin lütfen.'],
  ['ja', '年に六十本です。', '社長が辞めます。蔵を売ります。', '最後の二つの文を消してください。'],
];

test.each(threeSentences)('%s: "%s" stays, "%s" goes at "%s"', (language, kept, secret, wish) => {
  const said = `${kept} ${secret} ${wish}`;
  expect(recordActFor(said, language, false)).toBe('strike');
  expect(wordsOnTheRecord(said, language)).toBe(kept);
});

const agent = (kind: AgentActKind): SpokenTurn => ({ role: 'agent', text: 'Go on.', act: { kind } });
const user = (text: string): SpokenTurn => ({ role: 'user', text });

test.each(threeSentences)(
  '%s: "%s" stays, "%s" goes if "%s" comes a turn later',
  (language, kept, secret, wish) => {
    expect(recordActFor(wish, language, false)).toBe('strike-previous');
    const turns = [agent('question'), user(`${kept} ${secret}`), agent('question'), user(wish), agent('strike-previous')]; // prettier-ignore
    expect(withheldTurns(turns, language)).toEqual(new Set([1, 3, 4]));
    expect(keptWords(turns, language)).toEqual(new Map([[1, kept]]));
  },
);

test.each<[Language, string]>([
  ['en', 'Forget what I said before that.'],
  ['en', 'Please delete what I said earlier about the merger.'],
  ['en', 'Strike my last answer.'],
  ['de', 'Streichen Sie bitte, was ich davor gesagt habe.'],
  ['es', 'Borre lo que dije antes.'],
  ['fr', 'Oubliez ce que j’ai dit avant.'],
  ['it', 'Cancelli quello che ho detto prima.'],
  ['pt', 'Apague o que eu disse antes.'],
  ['nl', 'Schrap wat ik daarvoor zei.'],
  ['pl', 'Proszę usunąć to, co wcześniej powiedziałam.'],
  ['ja', 'さっき言ったことは消してください。'],
  ['ko', '아까 한 말은 지워 주세요.'],
])('%s: "%s" withholds the whole preceding answer', (language, wish) => {
  expect(recordActFor(wish, language, false)).toBe('strike-previous');
  const turns = [agent('question'), user('We mould in Ningbo. The CFO is leaving.'), agent('question'), user(wish)]; // prettier-ignore
  expect(withheldTurns([...turns, agent('strike-previous')], language)).toEqual(new Set([1, 3, 4]));
  expect(keptWords([...turns, agent('strike-previous')], language)).toEqual(new Map());
});

test('what is counted beyond the turn is withheld in the preceding answer', () => {
  const turns = [
    agent('question'),
    user('We heat forty hectares. The CFO is leaving.'),
    agent('probe'),
    user('She took the money. Strike the last two sentences.'),
    agent('strike-previous'),
  ];
  expect(keptWords(turns)).toEqual(new Map([[1, 'We heat forty hectares.']]));
});

test('words off the record are kept back in full if the expert said them in several turns, or until the return', () => {
  const said = 'We mould in Ningbo. Off the record, the CFO is leaving.';
  expect(keptWords([agent('question'), user(said), agent('off-the-record')]).size).toBe(1);
  expect(keptWords([agent('question'), user('Well.'), user(said), agent('off-the-record')]).size).toBe(0);
  expect(keptWords([agent('off-the-record-until'), user(said), agent('off-the-record')]).size).toBe(0);
});

test.each<[Language, string]>([
  ['en', 'They cut the last two sentences from our brochure.'],
  ['en', 'We dropped the last three points of the plan.'],
  ['en', 'The last two sentences of the contract are wrong.'],
  ['en', 'I will leave the last point open.'],
  ['en', 'Could you repeat the last sentence?'],
  ['de', 'Wir lassen die letzten zwei Punkte offen.'],
  ['es', 'Borramos las dos últimas cosas de la lista.'],
])('%s: "%s" is no wish', (language, said) => {
  expect(backwardWishIn(said, language)).toBeUndefined();
});
