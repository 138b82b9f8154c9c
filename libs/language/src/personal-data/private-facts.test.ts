import { type Language } from '@colloquy/contracts';
import { tellsPrivateFact } from './private-facts';

test.each<[Language, string]>([
  ['en', 'Our manager has cancer and works from home.'],
  ['en', 'Old Jory in the engine room had a bypass in May.'],
  ['en', 'The foreman earns 68,000 a year.'],
  ['de', 'Beate aus der Werkstatt hat seit Weihnachten Depressionen.'],
  ['de', 'Unser Meister verdient 4.100 im Monat.'],
  ['es', 'A Rubén le acaban de encontrar un tumor.'],
  ['es', 'La jefa de cabina cobra 2.900, menos que los demás.'],
  ['fr', 'Ma collègue est enceinte.'],
  ['it', 'Mio fratello guadagna 4.000 al mese.'],
  ['pl', 'Moja szefowa jest w ciąży.'],
  ['en', "The skipper's daughter has moved out after a quarrel."],
  ['en', "Our best diver's husband owes money all over town."],
  ['de', 'Der Sohn des Vorarbeiters ist von der Schule geflogen.'],
  ['fr', 'Le mari de la comptable joue au casino.'],
  ['es', 'La hija del capataz se ha ido de casa.'],
  ['it', 'La moglie del custode lo ha lasciato.'],
])('the health or the pay of one person is private (%s): %s', (language, sentence) => {
  expect(tellsPrivateFact(sentence, '', language)).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'The company earns 3 million a year.'],
  ['en', 'Drivers earn 2,400 a month.'],
  ['en', 'My colleague prefers the small oven.'],
  ['en', 'The machine drinks diesel.'],
  ['de', 'Der Händler verdient 3 Prozent im Jahr.'],
  ['es', 'El banco cobra 3 euros.'],
  ['en', 'My sister runs the cellar and chooses the wine.'],
  ['en', 'A customer and his dog need both seats.'],
  ['de', 'Die Frau am Schalter prüft jeden Schein.'],
])('a fact of the business is not private (%s): %s', (language, sentence) => {
  expect(tellsPrivateFact(sentence, '', language)).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'Our insurer pays when a tool is stolen.'],
  ['en', 'Our biggest customer is a casino in Malta.'],
  ['en', 'The court decides within six weeks.'],
  ['en', 'My supplier went to the police about the copper thieves.'],
  ['en', 'Our driver drinks tea with the farmers before he loads.'],
  ['en', 'The pump cries like a baby when it runs dry.'],
  ['en', 'The plant manager suspended the night shift.'],
  ['en', 'Our lawyer charged us for every letter.'],
  ['en', 'The bottle is rinsed twice.'],
  ['en', 'My father founded the yard and my son will take it over.'],
  ['de', 'Unser größter Kunde ist eine Klinik.'],
  ['de', 'Der Zoll ließ den Container von der Polizei öffnen.'],
  ['de', 'Unsere Bank hat den Kredit gekündigt.'],
  ['de', 'Mein Chef bestellt die Tabletten für die Wasserprobe.'],
  ['de', 'Der Meister trennt das Altholz vom Bauholz.'],
  ['de', 'Die Kunden trinken den Most am liebsten kalt.'],
  ['fr', 'Le tribunal a annulé le marché.'],
  ['fr', 'Notre usine a perdu un procès contre la mairie.'],
  ['fr', 'Mon père boit un café avec chaque client.'],
  ['fr', 'La bouteille repose trois ans.'],
  ['es', 'El banco nos embargó la máquina.'],
  ['es', 'Nuestra cooperativa debe dinero al ayuntamiento.'],
  ['es', 'La presa vieja cierra mal.'],
  ['es', 'Mi jefe discute cada precio.'],
  ['it', 'La polizia stradale pesa i camion.'],
  ['it', 'Il nostro cliente è un ospedale.'],
  ['it', 'Mio padre beve il vino nuovo prima di imbottigliarlo.'],
  ['pt', 'A peça fica presa na máquina.'],
  ['pt', 'O hospital compra ao ano.'],
  ['pt', 'A nossa fábrica deve dinheiro aos bancos.'],
  ['nl', 'Onze stal heeft een nieuwe vloer.'],
  ['nl', 'De rechter keurde het contract goed.'],
  ['nl', 'De fles wordt twee keer gespoeld.'],
  ['pl', 'Nasz klient to szpital.'],
  ['pl', 'Policja waży ciężarówki.'],
  ['pl', 'Mój szef pije kawę z każdym dostawcą.'],
])('a sentence about work is not private because of a word (%s): %s', (language, sentence) => {
  expect(tellsPrivateFact(sentence, '', language)).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'The night porter tried to hang himself.'],
  ['en', 'Our chemist is going through a messy divorce.'],
  ['en', 'The younger brother never came out to his parents.'],
  ['en', 'Our painter got caught shoplifting.'],
  ['en', 'The sales rep lives on benefits since the fire.'],
  ['en', 'My secretary is seeing a shrink.'],
  ['de', 'Unsere Buchhalterin hat eine Fehlgeburt hinter sich.'],
  ['de', 'Der Hausmeister sitzt wegen Drogenhandels.'],
  ['de', 'Mein Vater erkennt mich nicht mehr.'],
  ['de', 'Der Betriebsleiter hat ein Alkoholproblem.'],
  ['fr', 'Notre gardien est sorti de prison en mai.'],
  ['fr', 'La standardiste fait une dépression.'],
  ['fr', 'Mon associé a abandonné ses enfants.'],
  ['fr', 'Le livreur se bat avec sa femme tous les soirs.'],
  ['es', 'El portero tiene un problema con la coca.'],
  ['es', 'Nuestra jefa se está quedando ciega.'],
  ['es', 'El contable robó dinero de la caja.'],
  ['it', 'Il nostro magazziniere ha tentato di uccidersi.'],
  ['it', 'La cuoca è stata violentata.'],
  ['it', 'Mio zio ha un figlio segreto.'],
  ['pt', 'O nosso eletricista anda com depressão.'],
  ['pt', 'A rececionista engravidou do gerente.'],
  ['pt', 'O motorista matou uma pessoa ao volante.'],
  ['nl', 'Onze chauffeur heeft een drankprobleem.'],
  ['nl', 'De conciërge is opgenomen in een kliniek.'],
  ['nl', 'Mijn baas heeft een minnares.'],
  ['pl', 'Nasz księgowy ukradł pieniądze.'],
  ['pl', 'Szefowa leczy się psychiatrycznie.'],
  ['pl', 'Mój brat siedzi w więzieniu.'],
])(
  'what is said of one person only is private of "our" and of "the" somebody too (%s): %s',
  (language, sentence) => {
    expect(tellsPrivateFact(sentence, '', language)).toBe(true);
  },
);

test('the sentence behind one about a person need not name the person', () => {
  expect(tellsPrivateFact('Now in rehab.', '', 'en')).toBe(false);
  expect(tellsPrivateFact('Now in rehab.', '', 'en', true)).toBe(true);
  expect(tellsPrivateFact('Alcohol is banned on site.', '', 'en', true)).toBe(false);
});

test('what the interview is about is not private', () => {
  expect(tellsPrivateFact('My colleague had a tumour removed there.', '', 'en')).toBe(true);
  expect(
    tellsPrivateFact('My colleague had a tumour removed there.', 'how do you treat a tumour?', 'en'),
  ).toBe(false);
  expect(tellsPrivateFact('The patient is in hospital.', '', 'en')).toBe(true);
  expect(tellsPrivateFact('The patient is in hospital.', 'how do hospitals plan?', 'en')).toBe(false);
});
