import { type Language } from '@colloquy/contracts';

type Words = Partial<Record<Language, string>>;

/** Words that stand for something said before, at the beginning of a sentence that needs the one before it. */
const anaphors: Words = {
  en: `it its it's it'd it'll that that's this these those they their they're they've then there such both neither otherwise
    hence also instead mostly mainly because so which who either above at`,
  de: `das dies diese dieser dieses es sie er dann dort daher deshalb deswegen darum dadurch dafür damit sonst außerdem
    stattdessen davon weil denn so dazu danach seitdem`,
  es: `eso esto esa ese esas esos esta este él ella ellos ellas entonces así allí por además luego después también porque`,
  fr: `ça cela ce c'est c'était il elle ils elles celui-ci alors ainsi donc là ensuite puis sinon parce y en car depuis`,
  it: `questo questa questi queste quello quella lo la li così allora quindi poi inoltre perché altrimenti ciò`,
  pt: `isso isto esse essa esses essas este esta ele ela eles elas então assim depois também porque aí lá`,
  nl: `dat dit die deze het zij ze hij dan daar daarom daardoor daarna anders ook want omdat zo`,
  sv: `det den de detta dessa då där därför sedan annars också så`,
  da: `det den de dette disse så der derfor siden ellers også`,
  no: `det den de dette disse så der derfor siden ellers også`,
  pl: `to ten ta te ci on ona oni one wtedy tam dlatego potem inaczej także więc bo`,
  cs: `to ten ta ti ty on ona oni pak tam proto potom jinak také tak protože`,
  sk: `to ten tá tí tie on ona oni potom tam preto inak tiež tak pretože`,
  tr: `bu şu o bunlar onlar böylece sonra orada ayrıca yoksa çünkü`,
  ru: `это этот эта эти тот та те он она они тогда там поэтому потом иначе также так потому`,
  uk: `це цей ця ці той та ті він вона вони тоді там тому потім інакше також так бо`,
};

/** Words with which speakers correct themselves, at the beginning of a sentence. */
const corrections: Words = {
  en: `no|sorry|wait|actually|hang on|hold on|i mean|i meant|rather|correction|pardon|apologies|make that|excuse me|i misspoke|i correct myself|well|scratch that|let me correct|let me rephrase|that's wrong|that was wrong|i got that|my mistake|my bad`,
  de: `nein|entschuldigung|verzeihung|moment|halt|ich meine|ich meinte|vielmehr|korrektur|quatsch|falsch|pardon|sorry|ich korrigiere|ich berichtige|ich habe mich (?:vertan|versprochen|geirrt)|da habe ich mich`,
  es: `no|perdón|perdona|perdone|espera|espere|quiero decir|mejor dicho|corrijo|miento|digo|me equivoqué|me he equivocado|me equivoco`,
  fr: `non|pardon|attendez|je veux dire|je voulais dire|ou plutôt|plutôt|désolé|désolée|excusez-moi|correction|enfin non|je me trompe|je me reprends|je rectifie|je corrige|je me suis tromp\\p{L}+|erreur`,
  it: `no|scusi|scusa|scusate|anzi|aspetti|volevo dire|cioè no|mi correggo|pardon|mi sono sbagliat\\p{L}|ho sbagliato|mi sbaglio`,
  pt: `não|desculpe|desculpa|perdão|aliás|espere|quero dizer|quer dizer|minto|corrigindo|melhor dizendo|me enganei|enganei-me|errei`,
  nl: `nee|sorry|pardon|wacht|ik bedoel|ik bedoelde|correctie|excuus|ik vergis me|foutje`,
  sv: `nej|förlåt|ursäkta|vänta|jag menar|jag menade|rättelse`,
  da: `nej|undskyld|vent|jeg mener|jeg mente|rettelse`,
  no: `nei|unnskyld|beklager|vent|jeg mener|jeg mente|rettelse`,
  fi: `ei|anteeksi|hetkinen|tarkoitan|tarkoitin|korjaan|siis`,
  pl: `nie|przepraszam|chwila|to znaczy|miałem na myśli|miałam na myśli|poprawka|raczej`,
  cs: `ne|pardon|promiňte|moment|chci říct|myslel jsem|oprava|vlastně`,
  sk: `nie|pardon|prepáčte|moment|chcem povedať|myslel som|oprava|vlastne`,
  hr: `ne|oprostite|pardon|čekajte|mislim|htio sam reći|ispravak|zapravo`,
  hu: `nem|bocsánat|elnézést|várjon|úgy értem|akarom mondani|javítom`,
  ro: `nu|scuze|pardon|stați|vreau să spun|voiam să spun|corectez|mai bine zis`,
  tr: `hayır|pardon|özür dilerim|bir dakika|yani hayır|demek istediğim|düzeltiyorum|daha doğrusu`,
  ru: `нет|простите|извините|стоп|то есть|я имею в виду|я имел в виду|поправка|вернее|точнее`,
  uk: `ні|вибачте|перепрошую|стоп|тобто|я маю на увазі|виправлення|точніше`,
  bg: `не|извинете|пардон|чакайте|искам да кажа|исках да кажа|поправка|по-точно`,
  el: `όχι|συγγνώμη|περιμένετε|θέλω να πω|εννοώ|διόρθωση|μάλλον`,
  ar: `لا|عفوا|عفوًا|آسف|آسفة|انتظر|أقصد|أعني|تصحيح|بل`,
  hi: `नहीं|माफ़ कीजिए|माफ कीजिए|रुकिए|मेरा मतलब|बल्कि|सॉरी`,
  ta: `இல்லை|மன்னிக்கவும்|இருங்கள்|நான் சொல்ல வந்தது|திருத்தம்`,
  vi: `không|xin lỗi|khoan|ý tôi là|nói đúng hơn|đính chính`,
  id: `tidak|bukan|maaf|tunggu|maksud saya|koreksi|lebih tepatnya|eh`,
  ms: `tidak|bukan|maaf|tunggu|maksud saya|pembetulan|lebih tepat`,
  fil: `hindi|pasensya|sandali|teka|ibig kong sabihin|mali`,
  zh: `不|不对|不是|对不起|抱歉|等等|我是说|我的意思是|更正|应该是`,
  ja: `いや|いえ|違います|違う|すみません|失礼|訂正|ではなく|じゃなくて|というか|間違えました`,
  ko: `아니|아니요|아니다|죄송|잠깐|제 말은|정정|그게 아니라`,
};

/** Forms of address before a name, or after it in Japanese, Korean and Chinese: they tell a person. */
const honorifics: Words = {
  en: `mr|mrs|ms|Miss|mister|doctor|dr|prof|professor|sir|madam`,
  de: `herr|herrn|frau|dr|prof|doktor|professor`,
  es: `señor|señora|señorita|sr|sra|srta|don|doña|doctor|doctora|dr|dra`,
  fr: `monsieur|M(?=\\.)|madame|mademoiselle|mme|mlle|docteur|dr|maître`,
  it: `signor|signora|signore|signorina|sig|dottor|dottoressa|dott|dr|ingegner`,
  pt: `senhor|senhora|sr|sra|dona|doutor|doutora|dr|dra`,
  nl: `meneer|mevrouw|mijnheer|dhr|mevr|dokter|dr`,
  sv: `herr|fru|doktor|dr`,
  da: `hr|fru|doktor|dr`,
  no: `herr|fru|doktor|dr`,
  fi: `herra|rouva|tohtori`,
  pl: `pan|pani|pana|panem|panią|doktor|dr`,
  cs: `pan|paní|pana|panem|doktor|doktorka`,
  sk: `pán|pani|pána|pánom|doktor|doktorka`,
  hr: `gospodin|gospođa|gospodina|gospođu|doktor|doktorica`,
  ro: `domnul|doamna|domnului|doamnei|domnișoara|doctorul`,
  tr: `sayın|doktor|dr`,
  ru: `господин|госпожа|господина|госпожу|доктор`,
  uk: `пан|пані|пана|доктор`,
  bg: `господин|госпожа|доктор`,
  el: `κύριος|κυρία|κύριο|κυρίας|δόκτωρ`,
  id: `pak|bapak|bu|ibu`,
  ms: `encik|puan|cik|tuan|dato`,
  fil: `ginoo|ginang|aling|mang`,
  vi: `ông|bà|anh|chị`,
};

const honorificEndings: Words = { ja: `さん|氏`, ko: `씨`, zh: `先生|女士|太太|小姐` };

/** "My" and "our" before the word for a person. */
const own: Words = {
  en: `my|our`,
  de: `mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|unserer`,
  es: `mi|nuestro|nuestra`,
  fr: `mon|ma|notre`,
  it: `mio|mia|nostro|nostra`,
  pt: `meu|minha|nosso|nossa`,
  nl: `mijn|onze|ons`,
  sv: `min|vår`,
  da: `min|vores`,
  no: `min|vår`,
};

/** Words for people at work whom the speaker knows; a name after such a word is a person's, not a company's. */
const coworkers: Words = {
  en: `colleague|co-worker|coworker|deputy|boss|assistant|secretary|manager|supervisor|director|successor|predecessor`,
  de: `kolleg(?:en|e|in)|chef(?:in)?|stellvertreter(?:in)?|assistent(?:in)?|sekretär(?:in)?|nachfolger(?:in)?|vorgänger(?:in)?|vorgesetzte[nr]?|leiter(?:in)?|direktor(?:in)?`,
  es: `colega|compañer[oa]|jef[ea]|adjunt[oa]|asistente|secretari[oa]|directora?|gerente|sucesora?|predecesora?`,
  fr: `collègue|chef(?:fe)?|patronn?e?|adjointe?|assistante?|secrétaire|directeur|directrice|successeure?|prédécesseure?`,
  it: `collega|capo|vice|assistente|segretari[oa]|direttore|direttrice|successore|predecessore`,
  pt: `colega|chefe|adjunt[oa]|assistente|secretári[oa]|diretora?|gerente|sucessora?|antecessora?`,
  nl: `collega|baas|chef|assistente?|secretaresse|directeur|directrice|opvolger|opvolgster|voorganger|voorgangster`,
  sv: `kollega|chef|assistent|sekreterare|efterträdare|företrädare`,
  da: `kollega|chef|stedfortræder|assistent|sekretær|efterfølger|forgænger`,
  no: `kollega|sjef|stedfortreder|assistent|sekretær|etterfølger|forgjenger`,
};

/** The same for relatives, friends and neighbours. */
const family: Words = {
  en: `wife|husband|brother|sister|son|daughter|father|mother|cousin|uncle|aunt|niece|nephew|fianc[eé]e?|girlfriend|boyfriend|friend|neighbou?r|grand(?:father|mother|son|daughter)|step(?:father|mother|brother|sister|son|daughter)|ex(?:-(?:wife|husband))?`,
  de: `frau|mann|bruder|schwester|sohn|tochter|vater|mutter|cousine?|onkel|tante|nichte|neffe|verlobte[nr]?|freund(?:in)?|nachbar(?:in)?|großvater|großmutter|opa|oma|enkel(?:in)?|schwager|schwägerin|schwieger\\p{L}+|stief\\p{L}+|ex(?:-?(?:frau|mann|freund(?:in)?))?`,
  es: `mujer|esposa|marido|esposo|herman[oa]|hij[oa]|padre|madre|prim[oa]|tí[oa]|sobrin[oa]|novi[oa]|amig[oa]|vecin[oa]|abuel[oa]|niet[oa]|cuñad[oa]|suegr[oa]|yerno|nuera|padrastro|madrastra|hijastr[oa]|ex`,
  fr: `femme|épouse|mari|frère|sœur|fils|fille|père|mère|cousine?|oncle|tante|nièce|neveu|fiancée?|amie?|voisine?|grand-(?:père|mère)|petite?-fil(?:s|le)|beau-(?:frère|père|fils)|belle-(?:sœur|mère|fille)|ex`,
  it: `moglie|marito|fratello|sorella|figli[oa]|padre|madre|cugin[oa]|zi[oa]|nipote|fidanzat[oa]|amic[oa]|vicin[oa]|nonn[oa]|cognat[oa]|suocer[oa]|genero|nuora|patrigno|matrigna|ex`,
  pt: `mulher|esposa|marido|esposo|irmão|irmã|filh[oa]|pai|mãe|prim[oa]|ti[oa]|sobrinh[oa]|noiv[oa]|amig[oa]|vizinh[oa]|avô|avó|net[oa]|cunhad[oa]|sogr[oa]|genro|nora|padrasto|madrasta|ex`,
  nl: `vrouw|man|broer|zus|zoon|dochter|vader|moeder|neef|nicht|oom|tante|verloofde|vriendin|vriend|buurman|buurvrouw|opa|oma|grootvader|grootmoeder|kleinzoon|kleindochter|zwager|schoon(?:zus|vader|moeder|zoon|dochter)|stief\\p{L}+|ex`,
  sv: `fru|man|bror|syster|son|dotter|far|mor|pappa|mamma|kusin|farbror|moster|faster|fästmö|fästman|vän|granne`,
  da: `kone|mand|bror|søster|søn|datter|far|mor|fætter|kusine|onkel|tante|forlovede|ven|veninde|nabo`,
  no: `kone|mann|bror|søster|sønn|datter|far|mor|fetter|kusine|onkel|tante|forlovede|venn|venninne|nabo`,
};

/** "He", "she", "his" and "her", in languages where they stand for people only. */
const individual: Words = {
  en: `he|she|his|her|him|he's|she's`,
  sv: `han|hon|honom|henne|hans|hennes`,
  da: `han|hun|ham|hende|hans|hendes`,
  no: `han|hun|ham|henne|hans|hennes`,
};

/** Cries at the beginning of a sentence that tells a feeling, often not the one its words name. */
const cries: Words = {
  en: `oh ah wow ha hah aha`,
  de: `ach oh ah ha na hach`,
  es: `ay oh ah vaya uy ja`,
  fr: `oh ah ha ouah bah`,
  it: `oh ah ahi beh ha`,
  pt: `ah oh ai puxa nossa`,
  nl: `oh ach ah o ha`,
};

const affirmations: Words = {
  en: `yes yeah yep sure`,
  de: `ja doch klar sicher`,
  es: `sí claro`,
  fr: `oui ouais`,
  it: `sì certo`,
  pt: `sim claro`,
  nl: `ja zeker`,
};

const prepositions: Words = {
  en: `by of through with without at from in into on over via for after before under between per`,
  de: `durch mit ohne bei beim von vom in im am an auf über nach zu zum zur per aus für seit`,
  es: `por con sin en a al de del desde para entre tras`,
  fr: `par avec sans à au aux en dans sur chez de du des pour grâce`,
  it: `per con senza a al alla in nel da dal dalla di del su tra`,
  pt: `por pelo pela com sem em no na nos nas de do da a ao à para`,
  nl: `door met zonder bij van in op via over voor uit`,
  pl: `przez z ze bez w we na od po do dzięki`,
};

/** Words for everything and everybody. */
const absolutes: Words = {
  en: `nobody everybody everyone everything nothing anything anybody all always never ever none`,
  de: `niemand alle alles immer nie niemals nichts überall keiner`,
  es: `nadie todos todas todo nada siempre nunca jamás ninguno ninguna`,
  fr: `personne tous toutes tout rien toujours jamais aucun aucune`,
  it: `nessuno tutti tutte tutto niente nulla sempre mai nessuna`,
  pt: `ninguém todos todas tudo nada sempre nunca jamais nenhum nenhuma`,
  nl: `niemand iedereen alles niets altijd nooit allemaal geen`,
};

/** Words for several people who are neither the speaker nor the listener. */
const outsiders: Words = {
  en: `they they're they've they'd they'll them their theirs those themselves`,
  de: `denen deren jene jenen`,
  es: `ellos ellas esos esas aquellos les`,
  fr: `ils eux leur leurs ceux`,
  it: `loro quelli quelle costoro`,
  pt: `eles elas esses aqueles`,
  nl: `zij ze hun hen`,
};

/** Words between people and what they do, as in "customers who use ...". */
const relatives: Words = {
  en: `who that whoever`,
  de: `wer die der welche`,
  es: `que quien quienes`,
  fr: `qui`,
  it: `che chi`,
  pt: `que quem`,
  nl: `die wie`,
};

const selves: Words = {
  en: `i i'm i've i'd i'll me my mine myself`,
  de: `ich mich mir mein meine meinen meinem meiner bin`,
  es: `yo me mi mis mí soy estoy puedo debo conmigo`,
  fr: `je j'ai me mon ma mes moi suis`,
  it: `io mi me mio mia sono posso devo`,
  pt: `eu me mim meu minha sou estou posso devo`,
  nl: `ik mij mijn ben`,
  pl: `ja mnie mi mój moja moje jestem`,
  tr: `ben benim bana beni benden`,
  sv: `jag mig min mitt`,
  da: `jeg mig min mit`,
  no: `jeg meg min mitt`,
};

const listeners: Words = {
  en: `you your yours you're you'll you've you'd`,
  de: `sie ihnen ihr ihre ihren du dir dich dein deine euch`,
  es: `usted ustedes tú te ti tu tus vosotros os le`,
  fr: `vous votre vos tu toi te ton ta tes`,
  it: `lei voi vi ti tu tuo tua vostro vostra`,
  pt: `você vocês te ti tu seu sua`,
  nl: `u uw je jij jullie jouw`,
  sv: `du dig ni er din ditt`,
  da: `du dig jer din dit`,
  no: `du deg dere din ditt`,
  pl: `pan pani państwo pana panu panią panem wy wam was ci ciebie tobie`,
  tr: `siz sizin size sizi sizden sen senin sana`,
};

const modals: Words = {
  en: `can can't cannot could couldn't may might must mustn't shall should shouldn't will won't would wouldn't i'd i'll you'd you'll`,
  de: `kann können könnte könnten darf dürfen dürfte mag möchte möchten muss müsste müssten sollte sollten werde will würde würden`,
  es: `puedo puede podemos podría podríamos podrían debo debería deberían tendría tendrían quiero querría habría`,
  fr: `peux peut pouvons puis pourrais pourrait pourriez dois devrais devrait devriez faudrait veux voudrais aimerais préférerais`,
  it: `posso può possiamo potrei potrebbe devo dovrei dovrebbe voglio vorrei bisognerebbe`,
  pt: `posso pode podemos poderia devo deveria teria quero queria gostaria`,
  nl: `kan kunnen mag moet moeten zou zouden wil`,
};

/** Auxiliary verbs of what is only imagined. */
const conditionals: Words = {
  en: `would wouldn't could i'd we'd they'd it'd`,
  de: `würde würden könnte könnten hätte hätten wäre wären käme bräuchte bräuchten`,
  es: `sería serían habría podría podríamos tendría tendríamos`,
  fr: `serait seraient aurait aurions pourrait pourrions serions`,
  it: `sarebbe sarebbero avrebbe avremmo potrebbe potremmo`,
  pt: `seria seriam haveria poderia poderíamos teria teríamos`,
  nl: `zou zouden`,
};

/** Particles that limit a statement to a part. */
const limiting: Words = {
  en: `only just merely solely`,
  de: `nur bloß lediglich allein`,
  es: `solo sólo solamente únicamente`,
  fr: `seulement uniquement que`,
  it: `solo soltanto solamente`,
  pt: `só apenas somente`,
  nl: `alleen slechts enkel`,
  pl: `tylko jedynie`,
};

/** Pronouns and auxiliary verbs, of which every clause of a language has some. */
const clauseWords: Words = {
  en: `i i'm i've i'd i'll you you're we we're we've we'd we'll he he's she she's it it's they they're they've that that's this there
    there's who which what is isn't are aren't was wasn't were weren't be been being am have has had having do does did don't
    doesn't didn't can can't could will won't would wouldn't should shall may might must me us them our my your their its
    not if when until unless nobody somebody everybody everyone nothing`,
  de: `ich du er sie es wir ihr man mich mir dich uns euch ihnen ihm ihn mein meine unser unsere unseren ihre ihren sein seine ist sind war
    waren bin hat haben hatte hatten habe wird werden wurde wurden kann können konnte muss müssen musste soll sollen will
    wollen darf würde würden hätte wäre nicht kein keine wenn dass das was wer der die ob`,
  es: `yo tú él ella nosotros ellos ellas usted ustedes me te se nos lo la le les mi mis nuestro nuestra su sus es son era eran fue
    está están estaba hay ha han he hemos había tenemos tiene tienen tengo puede pueden no que si cuando quien`,
  fr: `je j'ai tu il elle on nous vous ils elles me te se lui leur mon ma mes notre nos votre son sa ses est sont était étaient
    suis sommes a ont avons ai avait avaient peut peuvent doit ne pas n'est c'est qui que si quand`,
  nl: `ik jij je hij zij ze het wij we jullie u men mij me ons hun hen hem haar mijn uw onze is zijn was waren ben heb heeft hebben had
    hadden wordt worden werd werden kan kunnen moet moeten mag wil willen zou zouden zal zullen niet geen als dat wat wie die er`,
  it: `io tu lui lei noi voi loro mi ti ci vi si gli ne lo la li le mio mia nostro nostra suo sua è sono era erano siamo ho ha hanno abbiamo
    aveva viene vengono può possono deve devono non che se quando chi`,
  pt: `eu tu ele ela nós eles elas você me te se nos lhe lhes meu minha nosso nossa seu sua é são era eram foi está estão tem têm
    temos há havia pode podem deve não que se quando quem`,
};

const sets = new Map<string, ReadonlySet<string>>();

function setOf(table: Words, name: string, language: Language): ReadonlySet<string> | undefined {
  const words = table[language];
  if (words === undefined) return undefined;
  const key = `${name} ${language}`;
  const known = sets.get(key) ?? new Set(words.split(/\s+/));
  sets.set(key, known);
  return known;
}

const listed = (table: Words, language: Language): string => table[language] ?? '';

export const anaphorsOf = (language: Language) => setOf(anaphors, 'anaphors', language);
export const clauseWordsOf = (language: Language) => setOf(clauseWords, 'clause', language);
export const criesOf = (language: Language) => setOf(cries, 'cries', language);
export const prepositionsOf = (language: Language) => setOf(prepositions, 'prepositions', language);
export const affirmationsOf = (language: Language) => setOf(affirmations, 'affirmations', language);
export const absolutesOf = (language: Language) => setOf(absolutes, 'absolutes', language);
export const selvesOf = (language: Language) => setOf(selves, 'selves', language);
export const outsidersOf = (language: Language) => setOf(outsiders, 'outsiders', language);
export const relativesOf = (language: Language) => setOf(relatives, 'relatives', language);
export const conditionalsOf = (language: Language) => setOf(conditionals, 'conditionals', language);
export const limitingOf = (language: Language) => setOf(limiting, 'limiting', language);
export const modalsOf = (language: Language) => setOf(modals, 'modals', language);
export const listenersOf = (language: Language) => setOf(listeners, 'listeners', language);
/** Alternatives of a regular expression; `''` if the language has no table. */
export const correctionsIn = (language: Language): string => listed(corrections, language);
export const honorificsIn = (language: Language): string => listed(honorifics, language);
export const honorificEndingsIn = (language: Language): string => listed(honorificEndings, language);
export const ownIn = (language: Language): string => listed(own, language);
export const familyIn = (language: Language): string => listed(family, language);
export const acquaintancesIn = (language: Language): string =>
  [listed(coworkers, language), listed(family, language)].filter(Boolean).join('|');
export const individualIn = (language: Language): string => listed(individual, language);

const functionTables = [
  anaphors,
  prepositions,
  absolutes,
  outsiders,
  relatives,
  selves,
  modals,
  conditionals,
  clauseWords,
];
const functionWords = new Map<Language, ReadonlySet<string>>();

/** Returns whether a word in lower case only joins other words; false for all words of a language without tables. */
export function isFunctionWord(word: string, language: Language): boolean {
  const words =
    functionWords.get(language) ??
    new Set(functionTables.flatMap((table) => table[language]?.split(/\s+/) ?? []));
  functionWords.set(language, words);
  return words.has(word);
}
