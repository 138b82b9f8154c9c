import { type Language } from '@colloquy/contracts';

type Words = Partial<Record<Language, string>>;

const en = {
  verb: 'strike|scratch|scrap|delete|erase|remove|forget|ignore|disregard|drop|cut',
  want: "(?:(?:can|could|would|will) (?:you|we) (?:please |just |kindly |maybe )*|i(?:'d| would) like (?:you )?to |i want (?:you )?to |i need you to |let's )?",
};
const de = {
  fill: '(?:(?:bitte|jetzt|doch|mal|wieder|einfach|noch|auch|lieber|gleich) )*',
  infinitive:
    '(?:zu )?(?:streichen|löschen|entfernen|vergessen|ignorieren|weglassen|rausnehmen|herausnehmen|rausstreichen|zurücknehmen|nicht (?:verwenden|benutzen|aufnehmen))',
};
const es = {
  infinitive: '(?:borrar|eliminar|quitar|suprimir|olvidar|ignorar|tachar|retirar)',
  order: '(?:borr[ae]|elimin[ae]|quita|quite|suprim[ae]|olvid[ae]|ignor[ae]|tach[ae]|retir[ae])[ns]?',
};
const fr = {
  infinitive: '(?:effacer|supprimer|retirer|enlever|oublier|ignorer|rayer|couper)',
};
const it = { infinitive: '(?:cancellare|eliminare|togliere|dimenticare|ignorare|tagliare|ritirare)' };
const pt = {
  infinitive: '(?:apagar|eliminar|tirar|retirar|esquecer|ignorar|riscar|cortar)',
  order: '(?:apag(?:ue|a)|elimin[ea]|tir[ea]|retir[ea]|esqueça|esquece|ignor[ea]|risque|risca|corte|corta)m?',
};
const nl = {
  fill: '(?:(?:alstublieft|alsjeblieft|graag|even|maar|ook|nog|weer|toch) )*',
  infinitive:
    '(?:te )?(?:schrappen|schrapt|verwijderen|verwijdert|vergeten|vergeet|wissen|wist|weglaten|weghalen|negeren|terugnemen|eruit halen|eruit laten|niet gebruiken)',
};
const pl = {
  infinitive: '(?:wykreślić|skreślić|usunąć|pominąć|wymazać|skasować|zapomnieć(?: o)?)',
  wanted: '(?:wykreślił|skreślił|usunął|usunęł|pominął|pominęł|wymazał|skasował)a?',
};
const sv = {
  infinitive: '(?:stryka|stryker|radera|raderar|glömma|glömmer|ignorera|ta bort|tar bort|hoppa över)',
};

/** Requests to remove words; like all tables here, sources of regular expressions, in which `{}` is for the words. */
export const backwardRequests: Partial<Record<Language, readonly string[]>> = {
  en: [
    `${en.want}(?:please |just )*(?:${en.verb}) (?:out )?{}(?: out| off)?`,
    `${en.want}(?:please |just )*(?:take|leave|keep|edit) (?:back |out )?{}(?: out| back| off the record)`,
    `${en.want}(?:please |just )*(?:take|leave|edit) (?:back|out) {}`,
    '(?:can|could|would) you (?:please )?not (?:use|keep|print|quote|include|publish|record) {}',
    "(?:don't|do not) (?:use|keep|print|quote|include|publish|record) {}",
    "(?:i want|i'd like|i would like|i need) {} (?:to be )?(?:struck|deleted|removed|erased|cut|taken out|left out|scratched)(?: out| off)?",
  ],
  de: [
    `(?:streichen|löschen|entfernen|vergessen|ignorieren) sie ${de.fill}(?:das )?{}(?: ${de.fill}(?:heraus|raus|weg))?`,
    `(?:streiche?|lösche?|entferne|vergiss|ignoriere?) ${de.fill}(?:das )?{}(?: ${de.fill}(?:heraus|raus|weg))?`,
    `(?:(?:nehmen|lassen|schneiden) sie|nimm|lass|schneide?) ${de.fill}{} ${de.fill}(?:heraus|raus|weg|zurück|aus)`,
    `(?:verwenden|benutzen|nutzen) sie ${de.fill}{} ${de.fill}nicht`,
    `(?:(?:können|könnten|würden|wollen) sie|kannst du|könntest du|würdest du|können wir|ich möchte(?: sie bitten)?|ich würde gerne?|ich will|ich bitte sie|bitte|darf ich) ${de.fill}{} ${de.fill}(?:aus (?:dem|der) (?:protokoll|aufnahme|aufzeichnung|transkript) )?${de.infinitive}`,
    `{} bitte ${de.fill}${de.infinitive}`,
    '(?:ich möchte|ich will|mir wäre lieb|ich hätte gern) dass (?:sie )?{} (?:gestrichen (?:wird|werden)|gelöscht (?:wird|werden)|streichen|löschen)',
  ],
  es: [
    `${es.order} {}`,
    `(?:puede|puedes|podría|podrías|pueden|podrían) (?:por favor )?${es.infinitive} {}`,
    `(?:quiero|quisiera|me gustaría|le pido|te pido|prefiero)(?: que (?:usted )?(?:se )?(?:${es.order}|borrar[ae]n?|eliminar[ae]n?|quitar[ae]n?)| ${es.infinitive}) {}`,
    'no (?:us|utilic|pong|incluy|publiqu|cit)[ae][ns]? {}',
  ],
  fr: [
    '(?:efface|supprime|retire|enlève|oublie|ignore|raye|coupe) {}',
    '(?:effacez|supprimez|retirez|enlevez|oubliez|ignorez|rayez|coupez) {}',
    `(?:pouvez-vous|pourriez-vous|pourrait-on|peut-on|peux-tu|pourrais-tu|est-ce que vous (?:pouvez|pourriez)|veuillez|merci de|je voudrais|j'aimerais|je souhaite|je veux) (?:s'il (?:vous|te) plaît )?${fr.infinitive} {}`,
    "(?:merci d'|je vous demande d')(?:effacer|enlever|oublier|ignorer) {}",
    "(?:je voudrais|j'aimerais|je veux|je souhaite) que vous (?:effaciez|supprimiez|retiriez|enleviez|oubliiez|ignoriez|rayiez|coupiez) {}",
    "(?:n'utilisez|ne (?:gardez|publiez|citez|mettez|notez|retenez|conservez)) pas {}",
  ],
  it: [
    '(?:cancell[ai]|cancellate|elimin[ai]|eliminate|tolga|togli|togliete|dimentic[ao]|dimentichi|dimenticate|ignor[ai]|ignorate|tagli[ai]?|tagliate) {}',
    `(?:può|potrebbe|puoi|potresti|potete|potreste|vorrei|voglio) (?:per favore )?${it.infinitive} {}`,
    '(?:vorrei|voglio|le chiedo) che (?:lei )?(?:cancellasse|eliminasse|togliesse|cancelli|elimini|tolga) {}',
    'non (?:us[ia]|usare|usate|mett[ae]|scriv[ae]|pubblichi|citi|citare) {}',
  ],
  pt: [
    `${pt.order} {}`,
    `(?:pode|podes|poderia|podia|podem|você pode|quero|queria|gostaria de) (?:por favor )?${pt.infinitive} {}`,
    `(?:gostaria|gostava|queria|quero|peço) que (?:você |o senhor |a senhora )?(?:${pt.order}|apagassem?|eliminassem?|tirassem?|retirassem?|cortassem?) {}`,
    'não (?:us[ea]|utilize|ponha|grave|publique|inclua|cite)m? {}',
  ],
  nl: [
    `(?:schrap|verwijder|vergeet|negeer|wis)(?:t u)? ${nl.fill}{}(?: ${nl.fill}(?:uit|weg|eruit))?`,
    `(?:haal|laat|streep|neem)(?:t u)? ${nl.fill}{} ${nl.fill}(?:eruit|er uit|weg|door|terug)`,
    `(?:kunt u|kun je|kan je|kunnen we|zou u|zou je|wilt u|wil je|ik wil(?: graag)?(?: dat (?:u|je))?|ik zou(?: graag)?(?: willen dat (?:u|je))?|ik heb graag dat (?:u|je)) ${nl.fill}{} ${nl.fill}(?:willen |kunnen )?${nl.infinitive}`,
    `{} ${nl.fill}(?:graag|alstublieft|alsjeblieft) ${nl.fill}${nl.infinitive}`,
    `gebruik(?:t u)? ${nl.fill}{} ${nl.fill}niet`,
  ],
  pl: [
    `proszę (?:też |jednak |pana |panią )?(?:o )?${pl.infinitive} {}`,
    '(?:wykreśl|skreśl|usuń|pomiń|wymaż|skasuj|zapomnij o|zapomnij)(?:cie)?(?: proszę)? {}',
    `(?:czy )?(?:może|mogłaby|mógłby|możesz|mógłbyś|mogłabyś|możecie) (?:pan |pani |państwo )?${pl.infinitive} {}`,
    `(?:chcę|chciałbym|chciałabym)(?: ${pl.infinitive}| żeby (?:pan|pani) ${pl.wanted}) {}`,
    '(?:proszę )?nie (?:używać|publikować|cytować|zapisywać|używaj|cytuj|publikuj) {}',
  ],
  sv: [
    '(?:var snäll och |snälla )?(?:stryk|radera|glöm|ignorera|hoppa över|ta bort) {}(?: bort)?',
    `(?:kan|kunde|skulle|vill) (?:du|ni|vi) (?:(?:kunna|vilja|vara snäll och|snälla) )*${sv.infinitive} {}`,
    `jag (?:vill|skulle vilja)(?: att (?:du|ni))? ${sv.infinitive} {}`,
    'använd inte {}',
  ],
  tr: [
    '(?:benim )?{} (?:lütfen )?(?:kayıt(?:tan|lardan) )?(?:sil|silin|siler misin(?:iz)?|silebilir misin(?:iz)?|unut|unutun|unutur musun(?:uz)?|çıkar|çıkarın|çıkarır mısın(?:ız)?|çıkarabilir misin(?:iz)?|(?:silmenizi|çıkarmanızı|unutmanızı) (?:istiyorum|isterim|rica ederim|rica ediyorum)|kullanma|kullanmayın|yok sayın|dikkate almayın)',
  ],
  ja: [
    '{}(?:を|は|も|については|に関しては)?(?:ぜひ|すべて|全て|全部|やはり)?(?:消して|消去して|削除して|取り消して|忘れて|カットして|無視して|使わないで|載せないで|なかったことにして)(?:ください|下さい|くださいませんか|いただけますか|いただけませんか|もらえますか|もらえませんか|くれますか|くれませんか|ほしいです|いただきたいです|おいてください|ね|よ)*',
    '{}(?:を|は|も)?(?:の)?(?:消去|削除|取り消し|カット)(?:を|で)?お願い(?:します|できますか|いたします)',
  ],
  ko: [
    '{}(?:은|는|을|를|도)? ?(?:좀 |꼭 |다 |모두 )?(?:지워|삭제해|빼|잊어|취소해|무시해)(?: ?(?:주세요|주십시오|주시겠어요|주시겠습니까|주실래요|주실 수 있(?:나요|을까요|습니까)|줘요?|줄래요?))?',
    '{}(?:은|는|을|를|도)? ?(?:쓰지|싣지|넣지|인용하지) (?:말아 ?(?:주세요|주십시오|줘요?)|마세요|마십시오)',
  ],
};

/** "The last two sentences": `n` and `m` are the number; `answer` means all that was said to a question. */
export const lastSaidWords: Words = {
  en: '(?:(?:both|all) (?:of )?)?(?:the|my|those|these|that|this) (?:very )?last (?:(?<n>\\p{L}+|\\d+)(?: of)? )?(?:sentence|remark|statement|point|thing|bit|part|comment|(?<answer>answer|reply|replie))(?<many>s)?(?: (?:that )?i (?:just )?(?:said|made|gave|mentioned))?',
  de: '(?:die|den|das|meine[nr]?|diese[nr]?) (?:(?<m>zwei|drei|vier|fünf|beiden) )?(?:letzte[nrs]?|vorige[nr]?) (?:(?<n>\\p{L}+|\\d+) )?(?:(?<many>sätze|aussagen|bemerkungen|punkte|antworten)|satz|aussage|bemerkung|punkt|antwort)(?<=(?<answer>antwort)(?:en)?|.)(?: die ich (?:gesagt|gemacht|gegeben) habe| den ich gesagt habe)?',
  es: '(?:las|los|la|el|mis?) (?:(?<m>\\p{L}+|\\d+) )?últim[oa]s? (?:(?<n>\\p{L}+|\\d+) )?(?:frase|comentario|cosa|oracion|oración|(?<answer>respuesta))(?<many>e?s)?(?: que (?:he dicho|dije))?',
  fr: "(?:les|la|le|mes|ma|ces|cette) (?:(?<m>\\p{L}+|\\d+) )?dern(?:iers|ières|ier|ière) (?:phrase|remarque|chose|mot|(?<answer>réponse))(?<many>s)?(?: que (?:je viens de dire|j'ai dite?s?))?",
  it: "(?:le mie|la mia|il mio|i miei|le|la|l'|gli|i) ?(?:(?<m>\\p{L}+|\\d+) )?ultim[aeoi] (?:(?<n>\\p{L}+|\\d+) )?(?:(?<many>frasi|cose|osservazioni|risposte)|frase|cosa|osservazione|risposta)(?<=(?<answer>rispost)[ae]|.)(?: che ho dett[ao])?",
  pt: '(?:as minhas|a minha|minhas?|as|a|os|o) (?:(?<m>\\p{L}+|\\d+) )?últim[ao]s? (?:(?<n>\\p{L}+|\\d+) )?(?:frase|coisa|comentário|(?<answer>resposta))(?<many>s)?(?: que (?:eu )?(?:disse|falei))?',
  nl: '(?:de|die|mijn|het|dat) laatste (?:(?<n>\\p{L}+|\\d+) )?(?:(?<many>zinnen|opmerkingen|dingen|antwoorden)|zin|opmerking|ding|antwoord)(?<=(?<answer>antwoord)(?:en)?|.)(?: die ik (?:zei|gezegd heb))?',
  pl: '(?:te? )?(?:moj\\p{L}{1,2} )?(?:(?<m>dwa|dwie|trzy|cztery|\\d+) )?ostatni\\p{L}{1,2} (?:(?<n>dwa|dwie|trzy|cztery|\\d+) )?(?:(?<many>zdania|uwagi|słowa|odpowiedzi|zdań|uwag|słów)|zdanie|zdaniu|uwagę|słowo|odpowiedź)(?<=(?<answer>odpowied)(?:zi|ź)|.)',
  sv: '(?:de|den|det|mina|min|mitt) (?:(?<m>två|tre|fyra|\\d+) )?(?:senaste|sista) (?:(?<n>två|tre|fyra|\\d+) )?(?:(?<many>meningarna|svaren)|mening(?:en)?|svaret|svar)(?<=(?<answer>svar)(?:en|et?)?|.)',
  tr: 'son (?:(?<n>\\p{L}+|\\d+) )?(?:cümle(?<many>ler)?\\p{L}*|söz\\p{L}*|(?<answer>cevap|cevab|yanıt)\\p{L}*)',
  ja: '(?:(?:最後|直前|さっき)の(?:(?<n>[二三四五]|\\d)つ?の?)?(?:文|発言|言葉|(?<answer>回答|答え)))',
  ko: '(?:제 )?마지막 ?(?:(?<n>두|세|네|\\d) ?(?:개의? )?)?(?:문장|말|(?<answer>답변|대답))(?<many>들)?',
};

/** Numbers in words; others, such as "a few", are unknown. */
export const smallNumbers: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['one', 'single', 'einen', 'eine', 'una', 'une', 'um', 'uma', 'één', 'en', 'bir', 'own', 'whole'],
    ['two', 'couple', 'both', 'zwei', 'beiden', 'dos', 'deux', 'due', 'duas', 'dois', 'twee', 'dwa', 'dwie', 'två', 'iki', '二', '두'], // prettier-ignore
    ['three', 'drei', 'tres', 'trois', 'tre', 'três', 'drie', 'trzy', 'üç', '三', '세'],
    ['four', 'vier', 'cuatro', 'quatre', 'quattro', 'quatro', 'cztery', 'fyra', 'dört', '四', '네'],
  ].flatMap((words, index) => words.map((word) => [word, index + 1])),
);

/** "What I said before that". */
export const earlierSaidWords: Words = {
  en: "(?:everything |all |that )?(?:what |that )?i(?:'ve| have| had)?(?: just)? (?:said|told you|mentioned)(?: that| this| it| to you)?(?: a (?:minute|moment|while))? (?:before|earlier|previously|at the (?:very )?(?:start|beginning)|ago)(?: that| this)?(?: (?:about|on) \\p{L}+(?: \\p{L}+){0,3})?",
  de: '(?:alles )?(?:was ich (?:\\p{L}+ ){0,4}?(?:davor|vorher|vorhin|zuvor|früher|am anfang)(?: \\p{L}+){0,4}? (?:gesagt|erzählt|erwähnt)(?: habe| hatte)?|was ich (?:gesagt|erzählt) habe (?:davor|vorher|vorhin))',
  es: '(?:todo )?lo que (?:\\p{L}+ ){0,2}?(?:dije|he dicho|conté|había dicho)(?: \\p{L}+){0,3}? (?:antes|al principio|hace un (?:momento|rato))(?: de eso)?',
  fr: "(?:tout )?ce que (?:j'ai|je vous ai|j'avais) (?:dit|raconté)(?: \\p{L}+){0,3}? (?:avant|auparavant|plus tôt|au début|tout à l'heure)(?: ça| cela)?",
  it: "(?:tutto )?(?:quello|ciò|quanto) (?:che )?(?:\\p{L}+ )?(?:ho|avevo) (?:detto|raccontato)(?: \\p{L}+){0,3}? (?:prima|all'inizio|poco fa)",
  pt: '(?:tudo )?o que (?:\\p{L}+ ){0,2}?(?:disse|falei|contei)(?: \\p{L}+){0,3}? (?:antes|no início|há pouco)(?: disso)?',
  nl: '(?:alles )?wat ik (?:\\p{L}+ ){0,2}?(?:daarvoor|ervoor|eerder|in het begin)(?: \\p{L}+){0,3}? (?:zei|gezegd|verteld)(?: heb)?',
  pl: '(?:wszystko )?(?:tego |to )?co (?:\\p{L}+ )?(?:(?:wcześniej|przedtem|na początku) (?:powiedział|mówił)\\p{L}*|(?:powiedział|mówił)\\p{L}* (?:wcześniej|przedtem|na początku))',
  sv: '(?:allt )?(?:det|vad) jag sa (?:\\p{L}+ )?(?:tidigare|innan|nyss|förut|dessförinnan)',
  tr: '(?:bundan |daha )?önce (?:söyle|de)di(?:ğ|kler)im\\p{L}*(?: (?:şey|söz)\\p{L}*)?',
  ja: '(?:その前|前|さっき|先ほど)に?(?:私が)?(?:言った|話した|申し上げた|お話しした|述べた)(?:こと|話|内容|件)',
  ko: '(?:그 ?전에|아까|앞에서) (?:제가 )?(?:한|말한|말씀드린|드린|했던) (?:말|말씀|것|거|이야기|얘기|내용)',
};

/** Words of courtesy and of the record after a request, besides the courtesies of all requests. */
export const courtesyAfter: Words = {
  en: "again|for me|if you (?:can|could|would|don't mind|please)|altogether|completely|entirely|from (?:the|this|your|our|my) (?:record|recording|transcript|interview|notes|minutes)|will you|would you|could you|for now|too|thanks",
  de: 'wieder|aus (?:dem|der|ihrem|ihrer) (?:protokoll|aufnahme|aufzeichnung|transkript|interview|gespräch)|ganz|einfach|ja|danke',
  es: 'por favor|gracias|de (?:la grabación|la transcripción|la entrevista)|del registro|otra vez',
  fr: "s'il (?:vous|te) plaît|svp|merci|de (?:l'enregistrement|la transcription|l'entretien)|du compte rendu",
  it: 'per favore|per piacere|per cortesia|grazie|dalla (?:registrazione|trascrizione)|dal verbale',
  pt: 'por favor|se faz favor|obrigad[oa]|da (?:gravação|transcrição|entrevista)|do registo',
  nl: 'alstublieft|alsjeblieft|graag|even|maar|weer|dank u|uit (?:het|de) (?:verslag|opname|gesprek|interview|transcript)|bedankt',
  pl: 'proszę|dziękuję|z (?:nagrania|zapisu|protokołu|wywiadu)|bardzo proszę',
  sv: 'tack|snälla|är du snäll|ur (?:protokollet|inspelningen|intervjun)',
  tr: 'lütfen|teşekkürler|teşekkür ederim|olur mu',
  ja: 'お願いします|すみません',
  ko: '부탁드립니다|부탁해요|감사합니다',
};

/** First words of a reason after a request: "..., I should not have said that". */
export const reasonWords: Words = {
  en: "i|it|that|they|those|because|as|since|my|otherwise|they're|it's|that's|i'm|i've|i'd",
  de: 'ich|das|es|sie sind|weil|denn|sonst',
  es: 'no|eso|porque|es que|me',
  fr: "je|ça|c'est|parce",
  it: 'non|perché',
  pt: 'não|isso|porque',
  nl: 'ik|dat|dit|want|omdat|anders',
  pl: 'bo|to|nie',
  sv: 'jag|det|för',
};
