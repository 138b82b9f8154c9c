import { type Language } from '@colloquy/contracts';
import { toldOf } from './an-answered-interview';

type Case = readonly [question: string, answer: string, ordinary: string, secret: string];

const interviews: Partial<Record<Language, readonly Case[]>> = {
  en: [
    [
      'How do you mount a bird?',
      'On a frame of wire, with the skin stretched over wood wool.',
      'My apprentice soaks the skin overnight before anybody touches it.',
      'My apprentice has been sleeping in the workshop since her parents threw her out.',
    ],
    [
      'Where do the animals come from?',
      'From zoos and from road accidents, always with a permit.',
      'Our ranger in Perth brings the owls in a cold box with the papers taped to the lid.',
      'Our ranger in Perth is on bail for hitting his girlfriend.',
    ],
    [
      'What do museums ask for?',
      'Poses that show how the animal moved.',
      'The curator sends her sketches and then argues about every claw.',
      'The curator and our bookkeeper have been having an affair for years.',
    ],
    [
      'What spoils a mount?',
      'Moths and sunlight, because both eat the colour.',
      'Joan, who dusts the cases, notices the moths long before we do.',
      'Joan, who dusts the cases, was caught stealing from the till.',
    ],
    [
      'How do you price the work?',
      'By the hour, and large mammals by the foot.',
      'My partner writes the quotes and I only see them once they are signed.',
      'My partner gambled away the deposit on his flat.',
    ],
  ],
  de: [
    [
      'Wie starten Sie die Segelflugzeuge?',
      'Mit einer Winde, weil der Schlepp mit dem Motorflugzeug zu teuer wurde.',
      'Unser Windenfahrer hört am Seil, ob es gleich reißt.',
      'Unser Windenfahrer muss wegen Körperverletzung vor Gericht.',
    ],
    [
      'Wer wartet die Flugzeuge?',
      'Ein Verein von Freiwilligen im Winter, in einer geheizten Halle.',
      'Mein Bruder lackiert die Tragflächen, weil er als Einziger eine ruhige Hand hat.',
      'Mein Bruder steht vor der Privatinsolvenz.',
    ],
    [
      'Was kostet die Ausbildung?',
      'Weniger als ein Führerschein, weil die Lehrer nichts bekommen.',
      'Die Fluglehrerin nimmt am Morgen nur Schüler, die schon allein geflogen sind.',
      'Die Fluglehrerin wurde entlassen, weil sie betrunken zum Dienst kam.',
    ],
    [
      'Wann fliegen Sie nicht?',
      'Bei Ostwind, denn dann fehlt der Aufwind am Hang.',
      'Herbert aus dem Nachbardorf ruft an, sobald sich am Hang die Wolken stauen.',
      'Herbert aus dem Nachbardorf hat seine Frau geschlagen.',
    ],
    [
      'Wie finden Sie Nachwuchs?',
      'Über Schulen, die mit ihren Klassen einen Tag bei uns sind.',
      'Der Lehrer für Physik lässt seine Schüler die Gleitzahl selbst berechnen.',
      'Der Lehrer für Physik hat sich von seinem Mann getrennt und weint viel.',
    ],
  ],
  fr: [
    [
      'Comment choisissez-vous les fleurs ?',
      'Au nez, champ par champ, avant le lever du soleil.',
      'Mon cueilleur le plus ancien sent la pluie dans le jasmin.',
      "Mon cueilleur le plus ancien s'est remis à boire.",
    ],
    [
      'Comment distillez-vous ?',
      'À basse pression, parce que la chaleur détruit les notes de tête.',
      "Notre chimiste note la température toutes les minutes dans un cahier d'écolier.",
      'Notre chimiste a fait une tentative de suicide au printemps.',
    ],
    [
      'Qui décide de la formule ?',
      'Un comité, qui sent à l’aveugle.',
      'La parfumeuse défend sa formule devant le comité comme une avocate.',
      'La parfumeuse est en garde à vue pour fraude fiscale.',
    ],
    [
      'Que veulent les marques ?',
      'Un parfum qui tienne sur la peau et qui coûte moins.',
      'Un acheteur, Rémi, demande toujours trois versions de chaque parfum.',
      'Un acheteur, Rémi, trompe sa femme avec une stagiaire.',
    ],
    [
      'Comment conservez-vous les essences ?',
      'Dans le noir, à douze degrés, sous azote.',
      'Mon mari construit les étagères de la cave où dorment les essences.',
      'Mon mari est endetté jusqu’au cou.',
    ],
  ],
  es: [
    [
      '¿Qué madera usa para las guitarras?',
      'Ciprés para los flamencos y palosanto para los clásicos.',
      'Mi proveedor de Cuenca golpea cada tabla con los nudillos y escucha.',
      'Mi proveedor de Cuenca está en la cárcel por contrabando.',
    ],
    [
      '¿Cuánto tarda en secarse?',
      'Diez años al aire, porque el horno abre grietas.',
      'El encargado del secadero gira las tablas cada luna nueva.',
      'El encargado del secadero intentó quitarse la vida.',
    ],
    [
      '¿Quién compra?',
      'Concertistas y escuelas, sobre todo de Japón.',
      'Nuestra agente en Osaka prueba cada guitarra delante del cliente.',
      'Nuestra agente en Osaka lleva dos abortos y no levanta cabeza.',
    ],
    [
      '¿Qué falla en una guitarra barata?',
      'El mástil, que se dobla con la humedad.',
      'Uno de los oficiales, Jacinto, mira el mástil contra la luz.',
      'Uno de los oficiales, Jacinto, debe dinero a medio barrio.',
    ],
    [
      '¿Cómo fija el precio?',
      'Por horas, y el barniz aparte.',
      'Mi hermana lleva las cuentas y me regaña si regalo el barniz.',
      'Mi hermana se ha separado porque su marido la maltrataba.',
    ],
  ],
  it: [
    [
      'Come tingete la seta?',
      'In vasche di rame, con acqua piovana.',
      'Il mio tintore assaggia il bagno con la punta della lingua.',
      'Il mio tintore è stato arrestato per spaccio.',
    ],
    [
      'Da dove vengono i colori?',
      'Da radici e cortecce, comprate in India.',
      'La nostra compratrice viaggia con un quaderno di campioni.',
      'La nostra compratrice ha perso un bambino e non esce di casa.',
    ],
    [
      'Che cosa chiedono i sarti?',
      'Tinte che non stingono e metri uguali tra loro.',
      'Un sarto, Achille, ci rimanda la seta se una tinta vira di mezzo tono.',
      'Un sarto, Achille, si gioca lo stipendio alle slot.',
    ],
    [
      'Come smaltite le acque?',
      'Con un filtro di sabbia, perché il comune controlla.',
      'Il custode svuota il filtro ogni sabato e ne pesa la sabbia.',
      'Il custode è alcolizzato e sua moglie lo ha cacciato.',
    ],
    [
      'Chi impara ancora il mestiere?',
      'Pochi giovani, perché si comincia lavando le vasche.',
      'Mia nipote lava le vasche da due anni e ora sceglie i colori con noi.',
      'Mia nipote soffre di anoressia da due anni.',
    ],
  ],
  pt: [
    [
      'Como fazem os guarda-chuvas?',
      'Com varetas de aço e pano cortado em gomos.',
      'A minha costureira mais velha fecha os gomos à mão.',
      'A minha costureira mais velha apanha do marido.',
    ],
    [
      'Onde compram o pano?',
      'No norte, porque o pano chinês encolhe.',
      'O nosso comprador molha cada pano antes de assinar.',
      'O nosso comprador foi preso por burla.',
    ],
    [
      'O que se parte primeiro?',
      'A ponta da vareta, sempre no mesmo sítio.',
      'O mecânico dobra as varetas duzentas vezes numa máquina que ele inventou.',
      'O mecânico tem SIDA e esconde-o da família.',
    ],
    [
      'Quem vende mais?',
      'As lojas dos aeroportos, quando chove sem aviso.',
      'Uma das vendedoras, Graça, põe os guarda-chuvas à porta quando vê nuvens.',
      'Uma das vendedoras, Graça, anda metida com o patrão.',
    ],
    [
      'Como tratam as reparações?',
      'De graça durante dois anos, porque isso traz clientes.',
      'O meu pai ainda atende os clientes das reparações ao balcão.',
      'O meu pai tem Alzheimer e já não nos conhece.',
    ],
  ],
  nl: [
    [
      'Hoe maakt u kaarsen?',
      'We dompelen de lonten in was, laag na laag.',
      'Mijn voorman voelt aan de lont of de was te heet is.',
      'Mijn voorman zit in de schuldsanering.',
    ],
    [
      'Waar komt de was vandaan?',
      'Van imkers uit Friesland en uit een raffinaderij.',
      'De imker uit Sneek brengt zijn was zelf, in emmers met een deksel.',
      'De imker uit Sneek is aangehouden voor mishandeling.',
    ],
    [
      'Wat gaat er mis?',
      'De lont verzuipt als de kleurstof te zwaar is.',
      'Onze laborante zeeft de kleurstof door een nylonkous.',
      'Onze laborante is ontslagen omdat ze stal.',
    ],
    [
      'Wie koopt bij u?',
      'Kerken en restaurants, maar geen supermarkten.',
      'Een van de kosters, Wim, telt de kaarsen na en stuurt de stompjes terug.',
      'Een van de kosters, Wim, is aan de drugs.',
    ],
    [
      'Hoe bewaart u ze?',
      'Koel en donker, plat in kisten.',
      'Mijn dochter schuift de kisten elke maand een plank hoger.',
      'Mijn dochter snijdt zichzelf en is in therapie.',
    ],
  ],
  pl: [
    [
      'Jak sortujecie złom?',
      'Magnesem i ręcznie, bo stal kryje miedź.',
      'Mój wagowy poznaje miedź po dźwięku.',
      'Mój wagowy siedział w więzieniu za pobicie.',
    ],
    [
      'Kto przywozi metal?',
      'Warsztaty i rolnicy, mało kto z miasta.',
      'Nasz kierowca odbiera złom od rolników prosto z pola.',
      'Nasz kierowca zdradza żonę.',
    ],
    [
      'Co jest niebezpieczne?',
      'Butle z gazem, bo wybuchają w prasie.',
      'Nasza brygadzistka odkręca zawór każdej butli, zanim trafi do prasy.',
      'Nasza brygadzistka poroniła i bierze leki na uspokojenie.',
    ],
    [
      'Jak ustalacie ceny?',
      'Według giełdy w Londynie, z dnia na dzień.',
      'Mój wspólnik wypisuje ceny kredą na bramie.',
      'Mój wspólnik ma komornika na karku.',
    ],
    [
      'Dokąd jedzie złom?',
      'Do huty, koleją, raz w tygodniu.',
      'Jeden z hutników, Zenon, odrzuca wagon, gdy widzi w nim farbę.',
      'Jeden z hutników, Zenon, pije od śmierci syna.',
    ],
  ],
};

const cases = Object.entries(interviews).flatMap(([language, all]) =>
  all.map((each, at) => [language as Language, each[2], each[3], all, at] as const),
);

const toldIn = (language: Language, all: readonly Case[], which: 2 | 3): string =>
  toldOf(
    all.map((each) => [each[0], `${each[1]} ${each[which]}`]),
    language,
  );

test.each(cases)('what one person does at work is told (%s): %s', (language, ordinary, _secret, all) => {
  expect(toldIn(language, all, 2)).toContain(ordinary);
});

test.each(cases)('what is private is not told (%s): %#', (language, _ordinary, secret, all) => {
  expect(toldIn(language, all, 3)).not.toContain(secret);
});
