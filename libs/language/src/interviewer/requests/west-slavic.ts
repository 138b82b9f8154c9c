import { type RequestPatterns } from './patterns';

export const pl: RequestPatterns = {
  finishLater: [
    '<clause>(?:czy )?(?:możemy|moglibyśmy|mogę) (?:to )?(?:dokończyć|kontynuować|skończyć|przerwać|porozmawiać) (?:jutro|później|innym razem|w przyszłym tygodniu|tutaj)',
    '<start>muszę (?:już )?(?:iść|kończyć|lecieć)(?=[,.!?;]|$)',
  ],
  offTheRecord: [
    'off the record',
    'nieoficjalnie',
    'między nami(?=[,.!?;]|$)',
    '(?:proszę )?(?:mnie )?nie cytować',
  ],
  strike: [
    '(?:proszę )?(?:wykreślić|usunąć|pominąć) to',
    '(?:proszę )?(?:wykreślić|usunąć|pominąć|zapomnieć),? (?:o tym, |to, )?co (?:przed chwilą )?powiedział\\p{L}*',
    'proszę o tym zapomnieć',
  ],
  onTheRecord: ['(?:znowu|znów|ponownie) oficjalnie'],
  repeat: [
    '(?:czy )?(?:może|możesz|mógłby|mogłaby) (?:pan |pani )?(?:to )?powtórzyć',
    '(?:proszę )?powtórzyć(?: pytanie)?',
    'nie (?:usłyszał\\p{L}*|zrozumiał\\p{L}*)',
    'jakie było pytanie',
  ],
  refusal: [
    'nie wiem',
    'nie mam pojęcia',
    'bez komentarza',
    'wolę nie',
    'nie mogę (?:powiedzieć|odpowiedzieć|o tym mówić)',
    'następne pytanie',
  ],
};

export const cs: RequestPatterns = {
  finishLater: [
    '<clause>(?:můžeme|mohli bychom|můžu|mohu) (?:to )?(?:pokračovat|dokončit|skončit) (?:zítra|později|jindy|příští týden|tady)',
    '<start>(?:už )?musím (?:už )?(?:jít|končit|běžet)(?=[,.!?;]|$)',
  ],
  offTheRecord: ['off the record', 'mimo záznam', 'mezi námi(?=[,.!?;]|$)', 'necitujte'],
  strike: [
    '(?:vymažte|vyškrtněte) to',
    '(?:zapomeňte|vymažte|vyškrtněte)(?: na)?(?: to)?,? co jsem (?:právě |teď )?řekla?',
    'zapomeňte na to(?=[,.!?;]|$)',
  ],
  onTheRecord: ['(?:opět|znovu|zase) (?:oficiálně|na záznam)'],
  repeat: [
    '(?:můžete|mohl byste|mohla byste) (?:to |prosím |otázku )*zopakovat',
    'zopakujte',
    '<start>neroz(?:uměl|umím|uměla)(?: otázce)?',
    'neslyšel\\p{L}*',
    'jaká byla otázka',
  ],
  refusal: [
    'nevím',
    'nemám tušení',
    'bez komentáře',
    'raději ne',
    'nemohu (?:říct|odpovědět)',
    'další otázk[au]',
  ],
};

export const sk: RequestPatterns = {
  finishLater: [
    '<clause>(?:môžeme|mohli by sme|môžem) (?:to )?(?:pokračovať|dokončiť|skončiť) (?:zajtra|neskôr|inokedy|budúci týždeň|tu)',
    '<start>(?:už )?musím (?:už )?(?:ísť|končiť|bežať)(?=[,.!?;]|$)',
  ],
  offTheRecord: ['off the record', 'mimo záznamu', 'medzi nami(?=[,.!?;]|$)', 'necitujte'],
  strike: [
    '(?:vymažte|vyškrtnite) to',
    '(?:zabudnite|vymažte|vyškrtnite)(?: na)?(?: to)?,? čo som (?:práve |teraz )?povedala?',
    'zabudnite na to(?=[,.!?;]|$)',
  ],
  onTheRecord: ['(?:opäť|znova|zase) (?:oficiálne|na záznam)'],
  repeat: [
    '(?:môžete|mohli by ste) (?:to |prosím |otázku )*zopakovať',
    'zopakujte',
    '<start>nerozumel\\p{L}*',
    'nepočul\\p{L}*',
    'aká bola otázka',
  ],
  refusal: [
    'neviem',
    'nemám potuchy',
    'bez komentára',
    'radšej nie',
    'nemôžem (?:povedať|odpovedať)',
    'ďalšiu? otázk[au]',
  ],
};

export const hr: RequestPatterns = {
  finishLater: [
    '<clause>(?:možemo li|možemo|mogu li|bismo li mogli) (?:to )?(?:nastaviti|završiti|stati) (?:sutra|kasnije|drugi put|sljedeći tjedan|ovdje)',
    '<start>moram (?:sada |već )?(?:ići|poći|prekinuti)(?=[,.!?;]|$)',
  ],
  offTheRecord: ['off the record', 'neslužbeno', 'među nama(?=[,.!?;]|$)', 'nemojte (?:me )?citirati'],
  strike: ['(?:izbrišite|prekrižite|zaboravite) (?:to|(?:to |ono )?što sam (?:upravo )?rek(?:ao|la))'],
  onTheRecord: ['(?:opet|ponovno) (?:službeno|za zapisnik)'],
  repeat: [
    '(?:možete li|možeš li|biste li mogli) (?:to |molim |pitanje )*ponoviti',
    'ponovite',
    'nisam (?:čul[ao]|čuo|razumi\\p{L}*)',
    'kako je glasilo pitanje',
  ],
  refusal: [
    'ne znam',
    'nemam pojma',
    'bez komentara',
    'radije ne',
    'ne mogu (?:reći|odgovoriti)',
    'sljedeće pitanje',
  ],
};
