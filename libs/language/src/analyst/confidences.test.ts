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

test.each<[Language, string, string]>([
  ['en', 'Keep this to yourself.', 'both'],
  ['en', 'Keep that to yourself.', 'before'],
  ['en', 'That stays here.', 'before'],
  ['en', 'What follows stays between us.', 'after'],
  ['en', 'Now something that must not leave this room.', 'after'],
  ['es', 'Eso se queda aquí.', 'before'],
  ['pt', 'O que se segue fica entre nós.', 'after'],
  ['it', 'Adesso una cosa che non deve uscire da questa stanza.', 'after'],
  ['nl', 'Dat blijft hier.', 'before'],
  ['de', 'Das bleibt hier.', 'before'],
  ['sv', 'Det stannar mellan oss.', 'before'],
  ['en', 'You never heard this, but the river turns red.', 'neither'],
  ['en', 'This is strictly between us, the river turns red since April.', 'neither'],
])(
  'an announcement alone covers the sentence to which it points (%s): %s %s',
  (language, sentence, covers) => {
    const before = covers === 'before' || covers === 'both';
    const after = covers === 'after' || covers === 'both';
    expect(
      confidencesIn(
        [['We dye at night.', 'We buy six dyes.', sentence, 'Wool is dear.', 'Sales are up.']],
        language,
      ),
    ).toEqual([[false, before, true, after, false]]);
  },
);

test('the first sentence of a turn announces what follows, whatever its pronoun', () => {
  expect(confidencesIn([['That stays here.', 'The river turns red.', 'Sales are up.']], 'en')).toEqual([
    [true, true, false],
  ]);
});

test.each<[Language, string]>([
  ['tr', 'Bu aramızda kalsın.'],
  ['ru', 'Это между нами.'],
  ['en', 'The results are under embargo until June.'],
  ['en', 'The merger is not public before the ninth of May.'],
  ['fr', 'Les chiffres sont sous embargo jusqu’en juin.'],
  ['en', 'The kiln leaks, I said nothing.'],
])('a limit on the words of the expert is a confidence (%s): %s', (language, sentence) => {
  expect(isConfidence(sentence, language)).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'Nobody can know that.'],
  ['en', 'One cannot know how the harvest will be.'],
  ['de', 'Das kann niemand wissen.'],
  ['fr', 'On ne peut pas le savoir.'],
  ['es', 'Eso no se puede saber.'],
  ['pt', 'Isso não se pode saber.'],
  ['en', 'The next batch stays in the cellar for a week.'],
  ['en', 'The cheese stays here for two weeks.'],
  ['en', 'The embargo until 2019 cost us a third of the sales.'],
])('a limit of knowledge, a place or a trade embargo is none (%s): %s', (language, sentence) => {
  expect(isConfidence(sentence, language)).toBe(false);
});

test('what nobody knows yet is a secret beside a statement only', () => {
  expect(confidencesIn([['She is pregnant and nobody here knows it yet.', 'We hire.']], 'en')).toEqual([
    [true, false],
  ]);
  expect(confidencesIn([['Nobody knows it.', 'We hire.']], 'en')).toEqual([[false, false]]);
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

const each = (sentences: Partial<Record<Language, readonly string[]>>) =>
  Object.entries(sentences).flatMap(([language, all]) =>
    all.map((sentence) => [language as Language, sentence] as const),
  );

test.each(
  each({
    en: [
      "That isn't out yet: we are selling the north field.",
      "I'd lose my licence if they knew I told you, but two dogs died in June.",
      'This is just between the two of us and the wall, the vet is leaving us.',
      'Between you and the fence post it cost ninety thousand.',
      'Keep my name away from this, the council is suing us.',
      'If my wife hears this I am finished: we are closing in May.',
      'Nobody outside knows this so far, but Petcare takes over in March.',
      'My name must not stand next to this: the mayor took a cut.',
      'This never came from me, but the inspector never looks inside.',
    ],
    de: [
      'Das ist noch nicht spruchreif: wir verkaufen die Nordwiese.',
      'Wenn meine Frau das hört, bin ich erledigt: wir schließen im Mai.',
      'Das weiß außerhalb noch niemand, aber Petcare übernimmt uns im März.',
      'Das bleibt zwischen uns beiden und der Wand, der Tierarzt verlässt uns.',
      'Meinen Namen lassen Sie da bitte raus, die Gemeinde verklagt uns.',
      'Ich wäre meinen Job los, wenn jemand wüsste, dass ich Ihnen das sage, aber im Juni starben zwei Hunde.',
    ],
    fr: [
      "Ce n'est pas encore public : nous vendons le pré du nord.",
      "Si ma femme l'apprend, je suis fini : nous fermons en mai.",
      'Personne ne le sait encore dehors, mais Petcare nous reprend en mars.',
      "Ça reste entre nous deux et le mur, le vétérinaire s'en va.",
      'Laissez mon nom hors de ça, la mairie nous attaque.',
    ],
    es: [
      'Esto aún no es público: vendemos el prado del norte.',
      'Si mi mujer se entera, estoy acabado: cerramos en mayo.',
      'Fuera no lo sabe nadie todavía, pero Petcare nos compra en marzo.',
      'Esto queda entre nosotros dos y la pared, el veterinario se va.',
      'Deje mi nombre fuera de esto, el ayuntamiento nos demanda.',
      'Perdería el puesto si supieran que se lo he dicho, pero murieron dos perros en junio.',
    ],
    it: [
      'Questo non è ancora pubblico: vendiamo il prato a nord.',
      'Se lo sente mia moglie sono finito: chiudiamo a maggio.',
      'Fuori non lo sa ancora nessuno, ma Petcare ci compra a marzo.',
      'Resti tra noi due e il muro, il veterinario se ne va.',
      'Tenga il mio nome fuori da questo, il comune ci fa causa.',
    ],
  }),
)('a clause announces that the rest is told in confidence (%s): %s', (language, sentence) => {
  expect(isConfidence(sentence, language)).toBe(true);
});

test.each(
  each({
    en: [
      'That is not the point: we are short of straw.',
      'This is simple: we feed them at six.',
      'That is not finished yet, but the posts are in.',
      'It was not cheap, but the barn is dry now.',
      "This isn't the first time: the pump failed in May too.",
      'If the vet finds fleas, I am strict: the dog goes home.',
      'Between us and the road there is a ditch.',
      "I'd buy a bigger run if I had the money, but the bank says no.",
      'Keep the dogs away from this, the fence is live.',
      'Nobody knows how old the barn is, but the beams are oak.',
      'That stays shut until the vet comes: the door is two metres wide.',
    ],
    de: [
      'Das ist nicht der Punkt: uns fehlt Stroh.',
      'Das ist einfach: wir füttern um sechs.',
      'Das ist noch nicht fertig, aber die Pfosten stehen.',
      'Das war nicht billig, aber die Scheune ist jetzt trocken.',
      'Wenn der Tierarzt Flöhe findet, bin ich streng: der Hund muss heim.',
      'Niemand weiß, wie alt die Scheune ist, aber die Balken sind aus Eiche.',
      'Bis zum Abend bleibt das zu: die Tür ist zwei Meter breit.',
    ],
    fr: [
      "Ce n'est pas le problème : il nous manque de la paille.",
      "C'est simple : on les nourrit à six heures.",
      "Ce n'était pas donné, mais la grange est sèche maintenant.",
      'Si le vétérinaire trouve des puces, je suis stricte : le chien rentre.',
    ],
    es: [
      'Ese no es el problema: nos falta paja.',
      'Es sencillo: comen a las seis.',
      'No fue barato, pero el granero ya está seco.',
      'Si el veterinario encuentra pulgas, soy estricta: el perro se va.',
    ],
    it: [
      'Non è questo il punto: ci manca la paglia.',
      'È semplice: mangiano alle sei.',
      'Non è stato economico, ma il fienile adesso è asciutto.',
    ],
  }),
)('a clause of the same form that limits nothing announces no confidence (%s): %s', (language, sentence) => {
  expect(isConfidence(sentence, language)).toBe(false);
});
