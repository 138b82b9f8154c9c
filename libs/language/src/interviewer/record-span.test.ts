import { type Language, languages } from '@colloquy/contracts';
import { type AgentActKind, type SpokenTurn } from './interviewer';
import { recordActFor, withheldTurns } from './record';
import { backwardWishIn } from './record-span';

const agent = (kind: AgentActKind): SpokenTurn => ({ role: 'agent', text: 'Go on.', act: { kind } });
const user = (text: string): SpokenTurn => ({ role: 'user', text });

test.each<[Language, string]>([
  ['en', "We lost Brandt as a client last month. Don't quote me on that, my lawyer would be furious."],
  ['en', 'We are merging with Aalst. That thing about the merger is off the record.'],
  ['en', 'Müller was sacked in June. Strike the part about him please.'],
  ['en', 'We pay bribes in Ghana. The pumps are new. Everything about Ghana is off the record.'],
  ['en', 'We heat forty hectares. Off the record, the CFO is leaving.'],
  ['en', 'We heat forty hectares. The CFO is leaving. Well. You know. Strike the last sentence.'],
  ['de', 'Müller geht im Mai. Er nimmt die Kunden mit. Bitte streichen Sie die letzten Sätze.'],
])('%s: no word of "%s" is kept', (language, said) => {
  const act = recordActFor(said, language, false);
  expect(act).toBeDefined();
  const turns = [agent('question'), user(said), agent(act ?? 'question')];
  expect([...withheldTurns(turns, language)]).toEqual([1, 2]);
});

const requests: [Language, string, string][] = [
  ['en', 'The CFO is leaving. She took the money.', 'Strike the last two sentences.'],
  ['en', 'The CFO is leaving for Brandt.', 'Please take the last bit out.'],
  ['en', 'The CFO is leaving for Brandt.', "Sorry, could you delete that last remark, I shouldn't have said it?"],
  ['en', 'The CFO is leaving for Brandt.', "I'd like you to remove the last sentence from the record, please."],
  ['en', 'The CFO is leaving for Brandt.', 'I want the last sentence struck.'],
  ['de', 'Pirna wird im Mai verkauft. Der Chef geht nach Köln.', 'Bitte streichen Sie die letzten beiden Sätze.'],
  ['de', 'Pirna wird im Mai verkauft.', 'Könnten Sie den letzten Satz bitte löschen?'],
  ['es', 'El dueño vende la fábrica. Se marcha a Francia en mayo.', 'Borre las dos últimas frases, por favor.'],
  ['es', 'El dueño vende la fábrica.', '¿Podría borrar la última frase?'],
  ['fr', 'Le patron vend la cave.', 'Effacez la dernière phrase.'],
  ['fr', 'Le patron vend la cave.', "Pouvez-vous supprimer la dernière phrase, s'il vous plaît ?"],
  ['it', 'Il capo vende la fabbrica. Porta i macchinari a Londra.', 'Cancelli le ultime due frasi.'],
  ['pt', 'O dono vende a fábrica. Muda para Paris em maio.', 'Apague as duas últimas frases.'],
  ['nl', 'Onze directeur vertrekt volgend voorjaar. Daarna verkoopt iemand alle oude klokken.', 'Schrap de laatste twee zinnen.'],
  ['pl', 'Szef odchodzi w maju. Sprzedaje całą fabrykę.', 'Proszę wykreślić dwa ostatnie zdania.'],
  ['tr', 'Patron mayıs ayında şirketten ayrılıyor. Bütün fabrikayı rakibimize satıyor.', 'Son iki cümleyi silin lütfen.'],
  ['ja', '社長が来年の三月に辞めます。京都の古い蔵を売ります。', '最後の二つの文を消してください。'],
]; // prettier-ignore

test.each(requests)('%s: of "%s %s" nothing is kept, and nothing before it is withheld', (language, secret, wish) => {
  const said = `${secret} ${wish}`;
  expect(recordActFor(said, language, false)).toBe('strike');
}); // prettier-ignore

test.each(requests)('%s: "%s" is withheld if "%s" comes a turn later', (language, secret, wish) => {
  expect(recordActFor(wish, language, false)).toBe('strike-previous');
  const turns = [agent('question'), user(secret), agent('question'), user(wish), agent('strike-previous')];
  expect(withheldTurns(turns, language)).toEqual(new Set([1, 3, 4]));
});

test.each<[Language, string]>([
  ['en', 'Forget what I said before that.'],
  ['en', 'Please delete what I said earlier about the merger.'],
  ['en', 'Strike my last answer.'],
  ['de', 'Streichen Sie bitte, was ich davor gesagt habe.'],
  ['de', 'Löschen Sie bitte meine letzte Antwort.'],
  ['it', 'Vorrei ritirare la mia ultima risposta.'],
  ['pt', 'Queria retirar a minha última resposta.'],
  ['sv', 'Stryk mitt senaste svar.'],
  ['tr', 'Daha önce söylediklerimi unutun.'],
  ['es', 'Borre lo que dije antes.'],
  ['fr', 'Oubliez ce que j’ai dit avant.'],
  ['it', 'Cancelli quello che ho detto prima.'],
  ['pt', 'Apague o que eu disse antes.'],
  ['nl', 'Schrap wat ik daarvoor zei.'],
  ['pl', 'Proszę usunąć to, co wcześniej powiedziałam.'],
  ['ja', 'さっき言ったことは消してください。'],
  ['ko', '아까 한 말은 지워 주세요.'],
])('%s: "%s" withholds the preceding answer', (language, wish) => {
  expect(recordActFor(wish, language, false)).toBe('strike-previous');
  const turns = [agent('question'), user('We mould in Ningbo.'), agent('question'), user('The CFO is leaving.'), agent('question'), user(wish)]; // prettier-ignore
  expect(withheldTurns([...turns, agent('strike-previous')], language)).toEqual(new Set([3, 5, 6]));
});

describe('a wish that reaches beyond one answer', () => {
  const withheldAt = (wish: string) =>
    withheldTurns([
      agent('question'),
      user('We heat forty hectares.'),
      agent('question'),
      user('We mould plastic in Ningbo.'),
      agent('probe'),
      user('Yes.'),
      agent('question'),
      user(wish),
      agent('strike-previous'),
    ]);

  test.each<[string, number[]]>([
    ['Strike the last sentence.', [3, 4, 5, 7, 8]],
    ['Strike the last two sentences.', [1, 3, 4, 5, 7, 8]],
    ['Strike the last sentences.', [1, 3, 4, 5, 7, 8]],
    ['The CFO left with Brandt. Strike the last two sentences.', [3, 4, 5, 7, 8]],
    ['The CFO left with Brandt. Strike the last few sentences.', [1, 3, 4, 5, 7, 8]],
    ['Strike both of my last answers.', [3, 4, 5, 7, 8]],
    ['Strike my last two answers.', [3, 4, 5, 7, 8]],
    ['Strike my last three answers.', [1, 3, 4, 5, 7, 8]],
    ['Forget everything I said at the beginning.', [1, 3, 4, 5, 7, 8]],
  ])('"%s"', (wish, indices) => {
    expect([...withheldAt(wish)].sort()).toEqual(indices);
  });
});

test.each<[Language, string]>([
  ['en', 'You can skip the last point on the checklist.'],
  ['en', 'You cannot skip the last point of the checklist.'],
  ['en', 'I told him to forget what I said earlier.'],
  ['en', 'Ignore what I said before about steel; copper is worse.'],
  ['en', 'They cut the last two sentences from our brochure.'],
  ['en', 'We dropped the last three points of the plan.'],
  ['en', 'The last two sentences of the contract are wrong.'],
  ['en', 'I will leave the last point open.'],
  ['en', 'Could you repeat the last sentence?'],
  ['en', 'He said: "Strike the last sentence."'],
  ['en', 'Can you remove the last point of the contract, I asked him.'],
  ['de', 'Die Leute lassen den letzten Punkt weg.'],
  ['de', 'Ich streiche den letzten Satz immer aus dem Vertrag.'],
  ['de', 'Den letzten Satz streichen die Anwälte immer.'],
  ['de', 'Wir lassen die letzten zwei Punkte offen.'],
  ['de', 'Streichen Sie den letzten Satz aus dem Vertrag, habe ich gesagt.'],
  ['fr', 'On coupe la dernière phrase du contrat.'],
  ['fr', 'Il faut retirer les dernières choses du four.'],
  ['es', 'Hay que quitar la última frase del contrato.'],
  ['es', 'Borramos las dos últimas cosas de la lista.'],
  ['tr', 'Sözleşmenin son cümlesini silin dediler.'],
  ['ja', '契約書の最後の文を消してください。'],
])('%s: "%s" is no wish', (language, said) => {
  expect(backwardWishIn(said, language)).toBeUndefined();
});

test('"the last sentence" reaches a short answer and no further', () => {
  const turns = [agent('question'), user('We heat forty hectares.'), agent('question'), user('Brandt.'), agent('question')]; // prettier-ignore
  expect(withheldTurns([...turns, user('Strike the last sentence.'), agent('strike-previous')])).toEqual(
    new Set([3, 5, 6]),
  );
});

test.each<[Language, string]>([
  ['en', 'You can skip the last point on the checklist.'],
  ['en', 'You cannot skip the last point of the checklist.'],
  ['en', 'I told him to forget what I said earlier.'],
  ['en', 'Ignore what I said before about steel; copper is worse.'],
  ['de', 'Die Leute lassen den letzten Punkt weg.'],
  ['de', 'Ich streiche den letzten Satz immer aus dem Vertrag.'],
  ['de', 'Den letzten Satz streichen die Anwälte immer.'],
  ['fr', 'On coupe la dernière phrase du contrat.'],
  ['fr', 'Il faut retirer les dernières choses du four.'],
  ['es', 'Hay que quitar la última frase del contrato.'],
])('%s: "%s" is an answer', (language, said) => {
  expect(recordActFor(said, language, false)).toBeUndefined();
});

test('a long sentence is examined quickly in every language', () => {
  const start = performance.now();
  for (const language of languages) {
    for (const word of ['strike the last ', 'so, ', 'hm ', 'what i said ']) {
      expect(backwardWishIn(word.repeat(13), language)).toBeUndefined();
    }
  }
  expect(performance.now() - start).toBeLessThan(5000);
});
