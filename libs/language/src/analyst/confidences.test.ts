import { type Language } from '@colloquy/contracts';
import { toldOf } from './an-answered-interview';
import { confidencesIn, isConfidence } from './confidences';

test.each<[Language, string]>([
  ['en', 'You did not hear that from me, but the kiln was never inspected.'],
  ['en', 'That stays in this room.'],
  ['en', 'I would be out of work if this left the building.'],
  ['de', 'Das haben Sie nicht von mir, aber der Ofen wurde nie geprüft.'],
  ['de', 'Ich möchte nicht, dass das jemand erfährt.'],
  ['de', 'Das muss nicht in der Zeitung stehen.'],
  ['es', 'Que no se entere nadie, pero el horno no se revisó.'],
  ['fr', 'Gardez cela pour vous, le four n’a jamais été contrôlé.'],
  ['fr', 'Vous n’avez rien entendu, mais le four fuit.'],
  ['it', 'Questo da me non l’ha sentito, ma il forno perde.'],
  ['pt', 'Que isto não saia daqui, mas o forno tem fugas.'],
  ['pl', 'Niech to zostanie między nami, piec przecieka.'],
  ['nl', 'Dit blijft onder ons, de oven lekt.'],
  ['ja', 'ここだけの話ですが、炉は検査していません。'],
  ['en', 'What I am about to tell you stays under lock and key.'],
  ['de', 'Was ich Ihnen gleich erzähle, bleibt hinter dieser Tür.'],
  ['fr', 'Ce que je vous confie là reste dans le tiroir.'],
  ['it', 'Quello che le racconto adesso rimane nel cassetto.'],
  ['en', 'He has told nobody else, but the kiln is leaking.'],
  ['de', 'Das hat er nur mir gesagt, der Ofen leckt.'],
  ['pt', 'Ela contou só a mim, o forno tem fugas.'],
  ['ja', 'この話は載せないでほしいです。'],
  ['ja', '炉が漏れています、記事にはしないでください。'],
  ['en', 'We skip the second test, and I would sooner that went nowhere.'],
  ['en', 'The kiln leaks, though that bit is not meant for others.'],
  ['en', 'The dam is cracked, so please keep this quiet.'],
  ['en', 'The buyer, whose name I would be glad to see left out, owes us a year.'],
  ['de', 'Der Damm hat Risse, mir wäre es aber lieber, wenn das nirgends steht.'],
  ['de', 'Und dann etwas, was hier am Tisch bleiben muss: der Damm hat Risse.'],
  ['de', 'Dass der Damm Risse hat, darf kein Mensch erfahren.'],
  ['es', 'Le agradecería que eso no apareciera, pero la presa tiene grietas.'],
  ['es', 'La presa tiene grietas, se lo digo a usted y a nadie más.'],
  ['fr', 'Le barrage est fissuré, et je préférerais que cela ne paraisse pas.'],
  ['fr', 'Le barrage est fissuré, mais je compte sur vous pour que ça ne s’ébruite pas.'],
  ['it', 'La diga ha crepe, vorrei però che questo non uscisse.'],
  ['pt', 'A barragem tem fissuras, mas prefiro que isso não conste.'],
  ['nl', 'De dam lekt, ik heb liever dat dit niet verschijnt.'],
  ['pl', 'Tama przecieka, prosiłabym, żeby pan tego nie powtarzał.'],
])('a confidence is recognised by what it limits (%s): %s', (language, sentence) => {
  expect(isConfidence(sentence, language)).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'That does not depend on me, it depends on the mill.'],
  ['en', 'Nobody knows how much it rains there.'],
  ['en', 'If a pallet leaves the building too warm, the dairy sends it back.'],
  ['en', 'You get no discount from me below forty tonnes.'],
  ['en', 'No, leave it at two, the third was luck.'],
  ['de', 'Das hängt nicht von mir ab.'],
  ['de', 'Das kann ich nicht wissen, die Daten hat der Verband.'],
  ['es', 'Eso no depende de mí, depende del molino.'],
  ['fr', 'Personne ne le sait, les registres ont brûlé.'],
  ['en', 'What I tell every buyer is to weigh the sack.'],
  ['de', 'Was ich Ihnen sagen kann: Der Ofen hält zehn Jahre.'],
  ['en', 'Only my father knew how to mix that glaze.'],
  ['ja', '弟子には火を止めないでほしいと言っています。'],
  ['en', 'That is not for everybody, only one mill in ten can afford it.'],
  ['en', 'I would rather buy from the mill than from a trader.'],
  ['en', "It doesn't work for anyone with more than forty cows."],
  ['en', 'If it comes back to us with a dent, we repaint it.'],
  ['en', 'Buyers ask us please not to print the date on it.'],
  ['de', 'Das möchte ich nicht mehr missen, es spart zwei Stunden.'],
  ['de', 'Mir wäre eine feste Quote lieber, weil sie planbar ist.'],
  ['fr', 'Je préfère le chêne, car il ne se fend pas.'],
  ['es', 'Prefiero el acero, porque no se oxida.'],
  ['nl', 'Ik verkoop het liever niet los, want dan droogt het uit.'],
])('a statement limits nobody (%s): %s', (language, sentence) => {
  expect(isConfidence(sentence, language)).toBe(false);
});

test('an announcement alone covers its neighbours; one beside the statement does not', () => {
  expect(
    confidencesIn(
      ['We dye at night.', 'Keep that to yourself.', 'The river turns red.', 'Sales are up.'],
      'en',
    ),
  ).toEqual([true, true, true, false]);
  expect(
    confidencesIn(
      ['We dye at night.', 'You never heard this, but the river turns red.', 'Sales are up.'],
      'en',
    ),
  ).toEqual([false, true, false]);
});

test('what nobody knows yet is a secret beside a statement only', () => {
  expect(confidencesIn(['She is pregnant and nobody here knows it yet.', 'We hire.'], 'en')).toEqual([
    true,
    false,
  ]);
  expect(confidencesIn(['Nobody knows it.', 'We hire.'], 'en')).toEqual([false, false]);
});

test('unpunctuated speech has confidences, too', () => {
  expect(
    isConfidence(
      'we deliver at five in the morning because of the traffic you did not get this from me the drivers sleep in the vans',
      'en',
    ),
  ).toBe(true);
});

test('neither summary nor quotes tell a confidence', () => {
  const text = toldOf([
    [
      'How do you dye?',
      'We dye in copper vats, because iron turns the red to brown. You did not hear it from me, but the filter has been off since May.',
    ],
  ]);
  expect(text).toContain('copper vats');
  expect(text).not.toContain('filter');
});
