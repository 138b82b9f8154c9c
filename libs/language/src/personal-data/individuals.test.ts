import { type Language } from '@colloquy/contracts';
import { namesOneOf, tellsHearsay, tellsOfIndividual } from './individuals';

test.each<[Language, string]>([
  ['en', 'One of the drivers, Kofi, has gone back to the bottle.'],
  ['de', 'Einer der Gärtner, Emil, wohnt jetzt im Wagen.'],
  ['fr', 'Une vendeuse, Odile, ne dort plus.'],
  ['es', 'Uno de los monitores, Blas, no paga a nadie.'],
  ['it', 'Una cuoca, Nives, vive in macchina.'],
])('somebody who is named behind a word for several people (%s): %s', (language, sentence) => {
  expect(namesOneOf(sentence, '', language)).toBe(true);
  expect(namesOneOf(sentence, 'kofi emil odile blas nives', language)).toBe(false);
});

test.each<[Language, string, boolean]>([
  ['en', 'My partner cannot sleep any more.', true],
  ['en', 'The old smith left after they searched his bag.', true],
  ['it', 'Il mio vicino dorme in officina.', true],
  ['en', 'My view is that oak lasts.', false],
  ['en', 'Drivers leave because the shifts are long.', false],
  ['en', 'My team checks the valves every Tuesday with an infrared camera.', false],
  ['en', 'The old fitter told me that he always checks his gauges twice.', false],
  ['en', 'Our apprentice has cleaned the moulds since spring.', false],
  ['en', 'My brother runs the second bakery in Linz.', false],
  ['en', 'Our driver was picked up by the police.', true],
  ['de', 'Mein Meister prüft jede Woche alle Ventile mit der Kamera.', false],
  ['de', 'Mein Kollege schläft nicht mehr.', true],
  ['fr', 'Mon chef vérifie chaque soudure avant la livraison.', false],
  ['fr', 'Mon chef ne dort plus.', true],
  ['es', 'Mi equipo limpia los filtros cada lunes.', false],
  ['es', 'Mi jefe llora en el almacén.', true],
])('a story of one person (%s), %s: %s', (language, sentence, isStory) => {
  expect(tellsOfIndividual(sentence, language)).toBe(isStory);
});

test('somebody who is named with an act of work is no story', () => {
  expect(namesOneOf('Ein Techniker, Ivo, öffnet das Ventil von Hand.', '', 'de')).toBe(false);
  expect(namesOneOf('Un apprenti, Luc, tient la planche.', '', 'fr')).toBe(false);
});

test.each<[Language, string, boolean]>([
  ['en', 'Apparently our neighbour loses twice as much heat as we do.', false],
  ['en', 'Apparently our neighbour lost his licence.', true],
  ['de', 'Unser Chef soll die Pumpen 2003 selbst gebaut haben.', false],
  ['de', 'Unser Chef weint angeblich jede Nacht.', true],
  ['fr', 'On dit que notre voisin fauche plus tôt.', false],
])('hearsay (%s), %s: %s', (language, sentence, isHearsay) => {
  expect(tellsHearsay(sentence, language)).toBe(isHearsay);
});

test('hearsay about a person is told apart from hearsay about a thing', () => {
  expect(tellsHearsay('Our manager drinks, they say, but the ink is up 20 percent.', 'en')).toBe(true);
  expect(tellsHearsay('They say that the ink is up 20 percent.', 'en')).toBe(false);
});
