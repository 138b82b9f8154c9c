import { type Language } from '@colloquy/contracts';
import { type Wording } from './agent-wording';
import { patternOf } from './attitude';

/** Words of private life by topic, in lower case; `*` stands for any ending. */
const subjects: Partial<Record<Language, readonly string[]>> = {
  en: [
    `wife husband father mother dad mum mom grandson* granddaughter* grandchild* grandkids grandfather grandmother
    grandma grandpa granny brother brothers brother-in-law sister sisters sister-in-law uncle aunt auntie cousin* nephew*
    niece* mother-in-law neighbour* neighbor* girlfriend boyfriend in-laws wedding* birthday* anniversary married
    divorce* honeymoon baby babies toddler*`,
    `dog dogs puppy puppies cat cats kitten* parrot hamster`,
    `football soccer cricket rugby golf tennis baseball basketball stadium netflix television tv movie movies film
    films guitar piano band concert* song songs radio novel* knitting fishing hiking telly sofa crossword*`,
    `holiday holidays vacation* beach christmas easter caravan campsite cruise disneyland sightseeing sunbath*`,
    `sandwich* pie pies cake cakes pint pints beer beers wine dinner breakfast barbecue bbq pizza cookies roast soup
    pub restaurant* diner chocolate recipe* grandma's`,
    `garden gardening roses kitchen toaster lawn greenfly bedroom bathroom`,
    `knee knees backache toothache headache haircut horoscope* gossip`,
    `weather sunny rainy drizzl*`,
    `flatmate* roommate* landlord* landlady rent ebay`,
    `gym workout* yoga surf surfing jogging`,
    `playstation xbox nintendo videogame* gaming alien* ufo* horoscope*`,
    `politician* election* brexit parliament vote voted voting`,
    `poem* homework classmate* headmaster schoolboy schoolgirl`,
  ],
  es: [
    `marido esposa mujer padre madre papá mamá hijo hija hijos hijas nieto* nieta* abuelo* abuela* hermano* hermana*
    cuñado* cuñada* suegro* suegra* tío* tía* primo* prima* sobrino* sobrina* vecino* vecina* novio* novia* boda*
    cumpleaños bebé`,
    `perro* perra gato* gata* cachorro*`,
    `fútbol baloncesto tenis televisión tele serie series película* guitarra piano concierto* canción canciones novela*`,
    `vacaciones playa navidad navidades crucero camping pascua*`,
    `tortilla caldito paella cena desayuno cerveza* vino tarta restaurante* chocolate receta* bocadillo*`,
    `jardín cocina salón sofá`,
    `rodilla espalda peluquería horóscopo`,
    `calor llueve`,
    `casero piso alquiler gimnasio yoga`,
    `político* elecciones`,
    `maestra colegio poema*`,
  ],
  fr: [
    `mari épouse père mère papa maman petit-fils petite-fille grand-père grand-mère mamie papy frère* sœur* oncle tante
    cousin* cousine* neveu* nièce* belle-mère beau-père beau-frère voisin* voisine* mariage* anniversaire* bébé*`,
    `chien* chienne chat chats chaton* chiot*`,
    `football foot rugby tennis télé télévision série* film films guitare piano concert* chanson* roman*`,
    `vacances plage noël pâques croisière* camping`,
    `gâteau* dîner déjeuner bière* vin tarte* chocolat recette* restaurant* apéro barbecue`,
    `jardin cuisine salon canapé roses`,
    `genou coiffeur horoscope`,
    `météo`,
    `propriétaire loyer colocataire gym yoga`,
    `politicien* élection*`,
  ],
  de: [
    `ehefrau ehemann vater mutter papa mama opa oma enkel* großvater großmutter bruder brüder schwester* onkel tante
    cousin* neffe* nichte* schwiegermutter schwiegervater schwager nachbar* hochzeit* geburtstag* baby*`,
    `hund hunde hündchen katze katzen welpe*`,
    `fußball handball tennis fernsehen fernseher serie serien film filme gitarre klavier konzert* lied lieder roman*`,
    `urlaub* strand weihnachten ostern kreuzfahrt* camping wohnwagen`,
    `kuchen bier wein abendessen frühstück grillen schokolade rezept restaurant* kneipe`,
    `garten küche wohnzimmer sofa rosen`,
    `knie friseur horoskop`,
    `wetter`,
    `vermieter miete mitbewohner* fitnessstudio yoga`,
    `politiker* wahl wahlen`,
    `bäcker brötchen lehrer gedicht*`,
    `schwiegersohn schwiegertochter tochter tanten`,
  ],
};

/** Phrases that announce or acknowledge a digression. */
const straying: Wording = {
  en: [
    '(?:reminds me|takes me back|funny story|long story|off (?:the )?topic|where was i|i digress|when i was (?:a )?(?:boy|girl|kid|child|young))',
    "(?:don't get me started|the other day|lovely times|could go on for (?:hours|ever))",
    "(?:when i was at school|back in the day|kids these days|(?:problem with|state of) (?:this|the) (?:country|world)|can you (?:imagine|believe)|what's (?:his|her) name|my (?:doctor|car|house|flat|apartment|back|hip|husband's|wife's|family|kids|children|son|daughter|parents|best friend|mate|mates))",
    '(?:last night|in my (?:free|spare) time)',
  ],
  es: [
    '(?:mi (?:médico|coche|casa|familia|espalda)|anoche|hay que ver|me recuerda a|cuando yo era (?:niñ[oa]|joven|pequeñ[oa])|el otro día|me voy por las ramas|por cierto)',
  ],
  fr: [
    "(?:mon (?:médecin|fils)|ma (?:voiture|maison|femme|fille|famille)|mes (?:enfants|parents)|hier soir|ça me rappelle|quand j'étais (?:petite?|jeune|enfant)|l'autre jour|je m'égare)",
  ],
  de: [
    '(?:mein (?:mann|arzt|auto|sohn)|meine (?:frau|familie|kinder|eltern)|bei uns in der straße|früher war alles|gestern abend|das erinnert mich|als ich (?:klein|jung|ein kind) war|neulich|ich schweife ab)',
  ],
};

const made = new Map<string, RegExp>();

function wordsOfSubject(words: string): RegExp {
  const known = made.get(words);
  if (known) return known;
  const sources = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('*', '\\p{L}*'));
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${sources.join('|')})(?![\\p{L}-])`, 'iu');
  made.set(words, pattern);
  return pattern;
}

/**
 * Returns a function that recognises sentences about private life. Topics of the questions do not count, such as
 * family in an interview on kindergartens.
 */
export function makePrivateLife(asked: string, language: Language): (sentence: string) => boolean {
  const private_ = (subjects[language] ?? []).map(wordsOfSubject).filter((subject) => !subject.test(asked));
  return (sentence) =>
    private_.some((subject) => subject.test(sentence)) ||
    patternOf('straying', straying, language).test(sentence.replaceAll('’', "'"));
}
