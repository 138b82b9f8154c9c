import { type Wording } from './agent-wording';

/** "From me", where speakers name themselves as the source. Sources of regular expressions, like all tables here. */
export const fromMe: Wording = {
  en: ['(?:from|of) me'],
  de: ['von mir'],
  es: ['de mí', 'por mí'],
  fr: ['de moi', 'par moi'],
  it: ['da me'],
  pt: ['de mim', 'por mim'],
  nl: ['van mij'],
  pl: ['ode mnie'],
};

/** Pronouns for what is being said. */
export const thisSaid: Wording = {
  en: [
    "this|that|it|^which|(?:this|that|the last|the next) (?:\\p{L}+ )?(?:part|bit|piece|one)|any of (?:this|that)|anything|nothing|a word|what i(?:'ve)? (?:just )?(?:said|told you)|(?:that|this|the) last (?:bit|part|sentence)",
  ],
  de: ['das|dies|dieses|es|davon|darüber|^was|was ich \\p{L}+ gesagt habe|nichts'],
  es: ['esto|eso|lo|nada|lo que (?:le )?(?:digo|cuento|he dicho)'],
  fr: ["ça|ceci|cela|l'\\p{L}+|le|rien|ce que je (?:vous )?dis"],
  it: ["questo|ciò|lo|glielo|l'\\p{L}+|niente|nulla|quello che (?:le )?dico"],
  pt: ['isto|isso|o|nada|disto|disso'],
  nl: ['dit|dat|het|niets|hiervan'],
  pl: ['to|tego|o tym|nic'],
};

/** Demonstratives that stand alone, for what was said just before. */
export const deictic: Wording = {
  en: [
    '(?:that|this)(?= (?:stays|remains|ends|stops)(?!\\p{L}))|(?:that|this)(?! (?:it|he|she|we|they|i|you|the|an?|our|my|there|\\p{L}+s)(?!\\p{L}))|it(?= (?:if|when))',
  ],
  de: ['das|dies'],
  es: ['esto|eso'],
  fr: ['ça|cela|ceci'],
  it: ['quest[oe]|ciò|quello'],
  pt: ['isto|isso|disto|disso'],
  nl: ['dit|dat'],
  pl: ['to|tego'],
};

/** Pronouns that may point to what follows. */
export const pointing: Wording = { ...deictic, fr: ['ça|cela|ceci|ce'] };

/** Everybody but the listener. */
export const anyElse: Wording = {
  en: ['any(?:body|one) else|others|outsiders'],
  de: ['sonst jemand\\p{L}*|andere\\p{L}*|dritte'],
  es: ['nadie más|terceros|otros'],
  fr: ["(?:personne|quelqu'un) d'autre|autrui|d'autres"],
  it: ['nessun altro|altri|terzi'],
  pt: ['mais ninguém|outros|terceiros'],
  nl: ['iemand anders|anderen|derden'],
  pl: ['nikogo innego|innych|nikomu innemu'],
};

/** "What I tell you now", as the subject of a sentence. */
export const tellingNow: Wording = {
  en: [
    "what i(?:'m| am|'ll| will)? (?:now |just )?(?:about to |going to )?(?:say|tell|saying|telling)(?: you)?(?: \\p{L}+){0,2}",
  ],
  de: [
    'was ich (?:ihnen )?(?:jetzt|nun|hier|gerade|gleich)? ?(?:\\p{L}+ )?(?:sage|erzähle|verrate|anvertraue|sagen werde)',
  ],
  es: ['lo que (?:ahora )?(?:le|te|les)? ?(?:voy a (?:decir|contar)\\p{L}*|digo|cuento)(?: ahora)?'],
  fr: ['ce que je (?:vais )?vous (?:dis|dire|raconte|raconter|confie|confier)(?: là| maintenant)?'],
  it: ['quello che (?:ora |adesso )?le (?:dico|racconto|dirò|confido)(?: ora| adesso)?'],
  pt: ['o que (?:eu )?(?:agora )?lhe (?:vou (?:dizer|contar)|digo|conto)(?: agora)?'],
  nl: ['wat ik u (?:nu )?(?:vertel|zeg|ga vertellen)'],
};

/** "Only to me": the speaker is the only one who was told. */
export const onlyToMe: Wording = {
  en: ['only (?:to )?me|nobody but me|nobody else|no one else|just me'],
  de: ['nur mir|außer mir|sonst niemand\\p{L}*|sonst keine[mr]'],
  es: ['(?:sólo|solo) a mí|nadie más'],
  fr: ["qu'à moi|seulement à moi|à personne d'autre"],
  it: ['solo a me|soltanto a me|a nessun altro'],
  pl: ['tylko mnie|nikomu innemu'],
  pt: ['só a mim|apenas a mim|a mais ninguém'],
  nl: ['alleen (?:aan )?mij|niemand anders'],
};

/** "Told", in the perfect or past tense. */
export const wasTold: Wording = {
  en: ['told|confided'],
  de: ['gesagt|erzählt|anvertraut'],
  es: ['dicho|dijo|contado|contó|confesado|confesó'],
  fr: ['dit|raconté|confié'],
  it: ['detto|raccontato|confidato'],
  pt: ['disse|contou|dito|contado|confessou'],
  nl: ['gezegd|verteld'],
};

/** Verbs by which somebody hears or gets to know something. */
export const learning: Wording = {
  en: ['hears?|heard|knows?|knew|known|learn\\p{L}*|find out|finds out|see|seen|saw'],
  de: ['hören|hört|gehört|wissen|weiß|wüsste\\p{L}*|erfahren|erfährt|mitbekommen|mitkriegen|gesehen'],
  es: [
    'oíd\\p{L}+|oig\\p{L}+|oyó|escuch\\p{L}+|saber\\p{L}*|sepan?|sabe|sup(?:o|ier)\\p{L}*|enter\\p{L}+|visto',
  ],
  fr: ['entend\\p{L}+|sav\\p{L}+|sache\\p{L}*|sait|appren\\p{L}+|appris|vu'],
  it: ['sentit\\p{L}|sent\\p{L}+|sap\\p{L}+|sa|vist\\p{L}'],
  pt: ['ouvi\\p{L}*|soub\\p{L}+|saber|sabe|saib\\p{L}+|visto|viu'],
  nl: ['horen|gehoord|hoort|weten|weet|gezien'],
  pl: ['słysz\\p{L}+|wie|wiedz\\p{L}+|dowie\\p{L}*|widzi\\p{L}+'],
};

/** Verbs by which words get out of a room. */
export const exit: Wording = {
  en: [
    'leaves?|left|leaving|(?:get|gets|got|come|comes|came) (?:\\p{L}+ )?(?:out|back to me|round to me)|leak\\p{L}*|repeat\\p{L}*|travels?|go(?:es)? (?:no |any )?further',
  ],
  de: [
    'rauskomm\\p{L}+|rauskäme|herauskomm\\p{L}+|raus|heraus|nach außen|weitersag\\p{L}+|weitererzähl\\p{L}+|bekannt wird|die runde mach\\p{L}+|verlass\\p{L}+|kommt \\p{L}* ?raus',
  ],
  es: [
    'sale|salga\\p{L}*|salir|saliera|se (?:sabe|sepa|supiera|entera|enter\\p{L}+)|trascien\\p{L}+|repit\\p{L}+',
  ],
  fr: ["sort|sorte|sortir|sortait|se (?:sait|sache|savait|saurait)|s'ébruite\\p{L}*|répét\\p{L}+"],
  it: ['esce|esca|uscire|uscisse|si (?:sa|sappia|sapesse|viene a sapere)|ripet\\p{L}+'],
  pt: ['sai|saia|sair|saísse|se (?:sabe|saiba|soubesse|souber)|repit\\p{L}+|morre aqui'],
  nl: ['naar buiten|verlaten|verlaat|uitlekt|uitlekken|verder vertel\\p{L}*|doorvertel\\p{L}*'],
  pl: ['wychodzi|wyjdzie|wyszło|wyjść|wydało|powtarza\\p{L}+'],
};

/** Words that open a condition. */
export const conditions: Wording = {
  en: ['if|in case|should'],
  de: ['wenn|falls|sollte'],
  es: ['si|como'],
  fr: ["si|s'il"],
  it: ['se'],
  pt: ['se|caso'],
  nl: ['als|indien'],
  pl: ['jeśli|jeżeli|gdyby|jak|jakby'],
};

/** Verbs of staying and keeping. */
export const staying: Wording = {
  en: ['stays?|stay|stops?|ends?|keep|keeping|kept|leave|remains?|dies|for|strictly|just|only'],
  de: ['bleib\\p{L}*|behalt\\p{L}*|nur|allein|lassen'],
  es: ['qued\\p{L}+|quéd\\p{L}+|guard\\p{L}+|guárd\\p{L}+|muere|sólo|solo'],
  fr: ['rest\\p{L}+|gard\\p{L}+|conserv\\p{L}+|juste|seulement|meurt'],
  it: ['rest\\p{L}+|riman\\p{L}+|teng\\p{L}+|tien\\p{L}+|muore|solo'],
  pt: ['fica|fique|ficar|guard\\p{L}+|morre|só'],
  nl: ['blijft|blijven|hou|houd|houdt|houden|alleen'],
  pl: ['zosta\\p{L}+|zachow\\p{L}+|zatrzym\\p{L}+|tylko|umrze'],
};

/** Where confidential words stay: with the listener, with both, in a room. */
export const within: Wording = {
  en: [
    'between (?:these|those) (?:\\p{L}+ ){0,2}\\p{L}+|(?:to|with|between|among) (?:yourself|yourselves|you|us|ourselves)(?! and us)|(?:for|between) (?:you|the two of us)|(?:in|within|inside|between|to)? ?th(?:ese|is|e)(?: \\p{L}+)? (?:walls|room)|(?:in|at|on) this \\p{L}+|your (?:own )?(?:ears|eyes)|under your hat|under wraps',
  ],
  de: [
    'nur (?:ihnen|dir)|zwischen uns(?: \\p{L}+)?|für (?:sich|dich|sie allein|ihre ohren)|unter uns(?: \\p{L}+)?|unter vier augen|(?:in|zwischen) diesen (?:vier )?wänden|(?:in|an) dies\\p{L}{1,2} \\p{L}+|hier drin|hier (?:im|am|auf dem) \\p{L}+',
  ],
  es: [
    '(?:para|con) (?:usted|ti|sí)|entre (?:nosotros|nosotras|usted y yo|tú y yo|estas (?:cuatro )?paredes)|aquí dentro|(?:en|de) est[ea] \\p{L}+',
  ],
  fr: [
    '(?:pour|avec) (?:vous|toi)|entre (?:nous|vous et moi|ces (?:quatre )?\\p{L}+|quatre \\p{L}+)|(?:dans|à|de) (?:cette|ce|cet) \\p{L}+|de vous à moi',
  ],
  it: [
    '(?:per|con) (?:sé|lei|te|voi)|(?:tra|fra) (?:noi|di noi|me e lei|queste (?:quattro )?mura)|(?:in|a|da) quest[ao] \\p{L}+',
  ],
  pt: [
    '(?:para|com) (?:si|você|vocês)|consigo|entre (?:nós|estas (?:quatro )?paredes|quatro paredes)|[nd]est[ae] \\p{L}+|aqui dentro',
  ],
  nl: [
    '(?:voor|bij) (?:u|je|uzelf|jezelf)|onder ons|onder vier ogen|tussen (?:ons|deze (?:vier )?muren)|(?:in|aan) deze \\p{L}+',
  ],
  pl: ['dla siebie|między nami|w (?:tych )?czterech ścianach|w tym \\p{L}+|przy tym \\p{L}+'],
};

export const nobody: Wording = {
  en: ['nobody|no one|none of them|not a soul|no (?:living )?soul'],
  de: ['niemand\\p{L}*|keiner|kein mensch|keine (?:menschen)?seele'],
  es: ['nadie|no'],
  fr: ['personne|nul|pas'],
  it: ['nessuno|non'],
  pt: ['ninguém|não'],
  nl: ['niemand|niet'],
  pl: ['nikt|nikomu|nie'],
};

/** Anybody. */
export const anybody: Wording = {
  en: ['anyone|anybody|someone|somebody|people|them'],
  de: ['jemand\\p{L}*|irgendwer|irgendjemand'],
  es: ['alguien|nadie'],
  fr: ["quelqu'un|qui que ce soit|qu'on|que l'on"],
  it: ['qualcuno|nessuno'],
  pt: ['alguém|ninguém'],
  nl: ['iemand'],
  pl: ['ktoś|ktokolwiek|kogokolwiek'],
};

/** Modal verbs of duty. */
export const duty: Wording = {
  en: ["must|should|is to|mustn't|shouldn't|needs to|has to"],
  de: ['darf|dürfen|soll|sollte|sollten|braucht'],
  es: ['debe|debería|puede(?= enter)|tiene que|que'],
  fr: ['doit|devrait|faut que'],
  it: ['deve|dovrebbe|che'],
  pt: ['deve|pode(?= ficar a saber| descobrir)|que'],
  nl: ['mag|hoeft|moet'],
  pl: ['może|powinien|musi|niech'],
};

/** "I said", "I told you" with the speaker as the subject. */
export const iSaid: Wording = {
  en: ["i(?:'ve| have|'d| had)?(?: \\p{L}+n't| not| never)?(?: ever)? (?:say|said|tell|told|mention\\p{L}*)"],
  de: ['(?:habe ich|ich habe|ich hab|hab ich)(?: \\p{L}+){0,4} (?:gesagt|erzählt)'],
  es: ['(?:he|había) (?:dicho|contado)|dije|conté'],
  fr: ["[jn]'ai(?: \\p{L}+){0,2} dit|vous ai(?: \\p{L}+){0,2} dit"],
  it: ['ho(?: \\p{L}+)? (?:detto|raccontato)'],
  pt: ['eu(?: \\p{L}+){0,2} (?:disse|contei|falei)'],
  nl: ['heb ik(?: \\p{L}+){0,2} (?:gezegd|verteld)|ik heb(?: \\p{L}+){0,2} (?:gezegd|verteld)'],
  pl: ['(?:mówił|powiedział)[ae]m'],
};

/** Imperatives by which speakers have words removed or withhold them from others. */
export const removing: Wording = {
  en: [
    "(?:^|please |kindly |better |just )(?:strike|scrap|erase|delete|forget|(?:take|cut|leave) (?:\\p{L}+ ){1,3}out)|(?:consider|treat|regard) (?:\\p{L}+ ){1,2}(?:as )?(?:un(?:said|heard|spoken)|not said|never said)|(?:don't|do not|never) (?:tell|repeat|print|publish|write|quote|mention|let)",
  ],
  de: [
    '(?:streichen|löschen|vergessen|lassen|nehmen|schreiben|sagen|erwähnen|überhören) sie|überhört|(?:können|sollten|müssen) sie(?: \\p{L}+){0,3} (?:streichen|löschen|vergessen|weglassen)|bitte nicht',
  ],
  es: [
    'borre|quite|olvid\\p{L}+|táche\\p{L}*|no (?:lo )?(?:diga|cuente|ponga|escriba|publique|comente)|no se lo (?:diga|cuente)',
  ],
  fr: [
    'effacez|enlevez|oubliez|coupez|retirez|rayez|ne (?:le |la )?(?:dites|répétez|notez|écrivez|mettez|publiez)',
  ],
  it: ['cancelli|tolga|dimentichi|elimini|tagli|non (?:lo |glielo )?(?:dica|ripeta|scriva|metta|racconti)'],
  pt: ['apague|tire|esqueça|corte|risque|não (?:o )?(?:diga|conte|escreva|ponha|repita|publique)'],
  nl: ['schrap|vergeet|haal|(?:zeg|schrijf|vertel)(?: \\p{L}+)? niet'],
  pl: [
    '(?:proszę|niech (?:pan|pani))(?: \\p{L}+){0,3} (?:wykreśli\\p{L}*|skreśli\\p{L}*|zapomni\\p{L}*|pomin\\p{L}+|usun\\p{L}+)|(?:proszę|niech (?:pan|pani))(?: \\p{L}+){0,3} nie (?:mówi\\p{L}*|pisa\\p{L}*|pisze|powtarza\\p{L}*)',
  ],
};

/** First persons of a duty. */
export const myDuty: Wording = {
  en: [
    "i(?:'m| am)?(?: \\p{L}+){0,2} (?:shouldn't|should not|mustn't|must not|may not|not (?:supposed|allowed|meant))|i (?:shouldn't|should not|mustn't|must not|may not)",
  ],
  de: ['(?:darf|dürfte|sollte) ich|ich (?:darf|dürfte|sollte)'],
  es: ['debería|debo'],
  fr: ['je (?:ne )?(?:devrais|dois)'],
  it: ['dovrei|devo'],
  pt: ['devia|deveria|devo'],
  nl: ['ik (?:mag|zou)|mag ik'],
  pl: ['powin(?:ienem|nam)|wolno mi'],
};

/** Words of courtesy beside an imperative. */
export const courtesy: Wording = {
  en: ['^(?:so |and |but |then )?(?:please|kindly|be so kind|do me a favou?r)'],
  de: ['bitte|seien sie so (?:gut|nett|freundlich)'],
  es: ['por favor|haga el favor|tenga la bondad'],
  fr: ["s'il vous plaît|veuillez|ayez la (?:bonté|gentillesse)|soyez gentil(?:le)?"],
  it: ['per favore|per cortesia|sia gentile|mi faccia il favore'],
  pt: ['por favor|faça o favor|tenha a bondade'],
  nl: ['alstublieft|alsjeblieft|wees zo goed'],
  pl: ['proszę|bardzo proszę'],
  tr: ['lütfen'],
};

/** First persons of a wish, and polite requests. */
export const wish: Wording = {
  en: [
    "i(?:'d| would| should) (?:\\p{L}+ )?(?:like|rather|sooner|prefer|want|ask|love|be (?:\\p{L}+ )?(?:grateful|glad|happy|happier|obliged|thankful|pleased|relieved))|i(?:'m| am) asking|i ask|would you mind|may i ask",
  ],
  de: [
    '(?:mir wäre|wäre mir|ich wäre|wäre ich) (?:\\p{L}+ ){0,3}(?:lieb|lieber|recht|froh|dankbar)|mir (?:\\p{L}+ )?lieber wäre|ich (?:hätte|bitte|wünschte)|würden sie|darf ich (?:sie )?bitten',
  ],
  es: ['preferiría|prefiero|quisiera|me gustaría|agradecería|le agradezco|le pido|le ruego'],
  fr: ["j'aimerais|je préfère|je préférerais|je voudrais|je vous demande|je vous prie|je souhaite|merci de"],
  it: ['preferirei|preferisco|vorrei|le chiedo|la prego|mi farebbe piacere|le sarei grat[oa]'],
  pt: ['preferia|prefiro|gostava|gostaria|queria|agradecia|agradeço|peço-lhe|lhe peço'],
  nl: ['ik (?:\\p{L}+ )?(?:wil|zou|vraag|had|heb)(?: \\p{L}+)? (?:liever|graag)|liever'],
  pl: ['wol(?:ę|ał[ae]bym)|chciał[ae]bym|proszę|prosił[ae]bym|był[ae]bym wdzięczn\\p{L}+'],
  tr: ['isterim|istemem|tercih ederim|rica ederim|rica ediyorum|lütfen'],
};

/** The name of somebody or something that was mentioned. */
export const naming: Wording = {
  en: ['(?:the|this|that|his|her|their|its|whose) names?'],
  de: ['(?:den|der|dieser|diesen|seinen|ihren|deren|dessen) namen?'],
  es: ['(?:el|su|ese|cuyo) nombre'],
  fr: ['(?:le|son|leur|ce|dont le) nom'],
  it: ['(?:il|suo|quel|cui) nome'],
  pt: ['(?:o|seu|esse|cujo) nome'],
  nl: ['(?:de|die|zijn|haar|wiens) naam'],
  pl: ['(?:tej|tę|jej|jego|której|którego) (?:nazw\\p{L}|nazwisk\\p{L}*)'],
};

/** The speaker's name. */
export const ownName: Wording = {
  en: ['my name'],
  de: ['meine?n? namen?'],
  es: ['mi nombre'],
  fr: ['mon nom'],
  it: ['mio nome'],
  pt: ['meu nome'],
  nl: ['mijn naam'],
  pl: ['moj\\p{L}+ nazwisk\\p{L}+'],
};

/** Adverbs of a time that has not come. */
export const notYet: Wording = {
  en: ["(?:not|\\p{L}+n't|nobody|no one)(?: \\p{L}+){0,4} (?:yet|so far)|not yet"],
  de: [
    'noch (?:nicht|nichts|niemand|keine[rnms]?)|(?:niemand|keiner)(?: \\p{L}+){0,2} noch|noch(?: \\p{L}+){0,2} (?:niemand|keiner)',
  ],
  es: ['(?:aún|todavía) (?:no|nadie)|(?:no|nadie)(?: \\p{L}+){0,4} (?:aún|todavía)'],
  fr: ['(?:pas|personne)(?: \\p{L}+){0,3} encore|pas encore'],
  it: ['non(?: \\p{L}+){0,2} ancora|ancora (?:non|nessuno)'],
  pt: ['ainda (?:não|ninguém)|(?:não|ninguém)(?: \\p{L}+){0,4} ainda'],
  nl: ['nog (?:niet|niemand|geen)'],
  pl: ['jeszcze (?:nie|nikt)'],
};

/** Verbs of telling. */
export const telling: Wording = {
  en: ['say|saying|tell|telling|talk|talking|mention\\p{L}*|share|sharing'],
  de: ['sagen|sage|erzählen|erzähle|erwähnen|verraten'],
  es: ['dec\\p{L}+|digo|contar\\p{L}*|cuento'],
  fr: ['dire|dis|raconter|raconte|parler'],
  it: ['dir\\p{L}+|dico|raccontar\\p{L}+|racconto'],
  pt: ['diz\\p{L}+|digo|contar\\p{L}*|conto'],
  nl: ['zeggen|zeg|vertellen|vertel'],
  pl: ['mówić|mówię|powiedzieć|powiem|opowiadać'],
};

/** "Not a word". */
export const noWord: Wording = {
  en: ['not a word|no word'],
  de: ['kein (?:wort|sterbenswort)'],
  es: ['ni una palabra'],
  fr: ['pas un mot'],
  it: ['nemmeno una parola|neanche una parola'],
  pt: ['nem uma palavra'],
  nl: ['geen woord'],
  pl: ['ani słowa'],
};

/** Phrases that announce a confidence by themselves. */
export const announcing: Wording = {
  en: [
    // the same word in all languages, without an article: a trade embargo has one
    '(?:under|unter|sous|bajo|sotto|sob|onder|pod) (?:\\p{L}+ )?embargo|embargoed (?:until|till)',
    'not (?:be |yet )?public (?:before|until|till)',
    "between (?:you and me|ourselves|us)(?=[.,;:!]|$)|between you and the \\p{L}+(?: \\p{L}+)?(?= (?:it|this|that|he|she|we|they|i) )|(?<=^|but |and |so )(?:do not|don't) tell (?:anyone|anybody)|in (?:strict(?:est)? )?confidence(?=[.,;:!]|$)|our (?:little )?secret|mum.s the word|not for print|(?:not|n't)(?: \\p{L}+){0,3} in (?:the )?(?:papers?|newspapers?)|off (?:the )?paper|(?:wasn't|isn't|was not|is not) me (?:who|that) (?:said|says|told)",
  ],
  de: [
    '(?:ganz )?im vertrauen|unter uns(?: gesagt)?(?=[.,;:!]|$)|unter uns pfarrerstöchtern|(?:nicht|nie|keinesfalls)(?: \\p{L}+){0,2} in (?:der|die) zeitung|unser geheimnis|hinter vorgehaltener hand|(?:war|bin) (?:ich nicht|nicht ich),? der|das war(?:en)? nicht ich|sage nicht ich|nicht ich sage',
  ],
  es: [
    'en confianza|(?<=^(?:que )?)quede entre nosotros|punto en boca|entre nosotros(?=[.,;:!]|$)|nuestro secreto|de puertas adentro|no lo (?:digo|he dicho|dije) yo|no (?:soy|fui|he sido) yo (?:quien|el que|la que)',
  ],
  fr: [
    'en confidence|notre secret|motus|bouche cousue|(?:soit dit )?entre nous(?=[.,;:!]|$)|de vous à moi|ce n.est pas moi qui (?:vous )?(?:l.ai|le|ai)|(?:pas|jamais)(?: \\p{L}+){0,2} dans (?:le|les) (?:journal|journaux)',
  ],
  it: [
    'in confidenza|(?<=^(?:che )?)(?:resti|rimanga) (?:tra|fra) noi|detto (?:tra|fra) (?:di )?noi|(?:tra|fra) (?:di )?noi(?=[.,;:!]|$)|nostro segreto|acqua in bocca|non lo dico io|non sono (?:stat[oa] )?io (?:che|a)',
  ],
  pt: [
    'em confiança|(?<=^(?:que )?)fique entre nós|cá entre nós|entre nós(?=[.,;:!]|$)|nosso segredo|boca calada|não o digo eu|não (?:sou|fui) eu (?:quem|que)',
  ],
  nl: ['in vertrouwen|onder ons gezegd|(?:niet|nooit)(?: \\p{L}+){0,2} in de krant'],
  pl: [
    'w zaufaniu|tak między nami|to nie ja (?:mówi|powiedzia)\\p{L}+|nie (?:do|w) (?:gazety|gazecie|protokołu)',
  ],
  ja: [
    '(?:.*)(?:ここだけの話|内緒|内密|オフレコ|他言|誰にも言わ|私から聞いた|ここから出さ|書かないで|言わなかったことに|聞かなかったことに|大きな声では言え)(?:.*)',
    // "if it is known that I said it"
    '.*私が(?:話した|言った)と[^。、]{1,6}たら.*',
    // requests not to do something, and requests about "this"
    '.*ないで(?:ください|下さい|ほしい|欲しい|いただきたい|もらいたい|頂きたい)(?!と).*',
    '.*(?:これは|この話は|この件は|今の話は|ここは|そこは)[^。]{0,12}(?:ほしい|欲しい|ください|下さい|いただきたい|頂きたい|もらいたい)(?=の|ん|です|が|けど|、|。|$).*',
  ],
};

/** "And nobody knows it": the clause before it is a secret. As a sentence of its own it only says that something is unknown. */
export const unknown: Wording = {
  en: [
    '(?:and|but) (?:nobody|no one)(?: \\p{L}+){0,3} knows(?: (?:it|that|this|about it))?(?: yet)?(?=[.,;!]|$)',
  ],
  de: ['(?:und|aber) (?:das |es )?weiß(?: \\p{L}+){0,3} (?:niemand|keiner)'],
  es: ['(?:y|pero) (?:aún |todavía )?nadie(?: \\p{L}+)? lo sabe'],
  fr: ["(?:et|mais) (?:personne|nul) ne le sait|et personne n'est au courant"],
  it: ['(?:e|ma) (?:ancora )?nessuno(?: \\p{L}+)? lo sa'],
  pt: ['(?:e|mas) (?:ainda )?ninguém(?: \\p{L}+)? (?:o )?sabe(?=[.,;!]|$| disto| disso)'],
  nl: ['(?:en|maar) niemand weet (?:het|dat|ervan)'],
  pl: ['(?:i|a|ale) nikt (?:o tym |tego )?(?:jeszcze )?nie wie'],
};

/** "Here", where words stay that must not get out. */
export const here: Wording = {
  en: ['here(?=[.,;:!]|$)'],
  de: ['hier'],
  es: ['aquí'],
  fr: ['ici'],
  it: ['qui|qua'],
  pt: ['aqui'],
  nl: ['hier'],
  pl: ['tutaj|tu'],
};

/** Adverbs and ordinals for what the speaker says next. */
export const ahead: Wording = {
  en: ['now|next|following|follows|about to|going to'],
  de: ['jetzt|nun|gleich|(?:das|der|die) (?:folgende|nächste)|folgt'],
  es: ['ahora|siguiente|sigue|voy a'],
  fr: ['maintenant|suit|la suite|suivante?|vais'],
  it: ['ora|adesso|segue|seguente|sto per'],
  pt: ['agora|a seguir|segue|seguinte|vou'],
  nl: ['nu|volgende|volgt'],
  pl: ['teraz|następn\\p{L}+'],
};

/** Demonstratives that point back, in languages that tell them from those that may point ahead, and names of what was just said. */
export const behind: Wording = {
  en: [
    "(?<!(?:some)?thing )that(?! (?:bit|part|piece|thing) (?:that|which|i am|i'm))|(?:the|this) last (?:bit|part|sentence)|what i (?:just )?(?:said|told you)",
  ],
  de: ['(?:der|den|dieser|diesen) letzten? (?:satz|teil)|was ich (?:gerade|eben) gesagt habe'],
  es: ['eso|esa última (?:frase|parte)'],
  fr: ['(?:la|cette) dernière (?:phrase|partie)|ce que je viens de dire'],
  it: ["quest'ultima (?:frase|parte)|quello che ho (?:appena )?detto"],
  pt: ['isso|disso|essa última (?:frase|parte)'],
  nl: ['dat|die laatste (?:zin|opmerking)'],
  pl: ['ostatnie zdanie'],
};
