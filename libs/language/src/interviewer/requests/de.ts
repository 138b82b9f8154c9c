import { explained, unlessQuoted } from './explained';
import { orTypedWithoutAccents } from './unaccented';

const later = String.raw`(?:später|morgen|ein(?:\s?ander)mal|ein anderes mal|(?:die )?nächste woche|nächsten monat|heute (?:nachmittag|abend)|(?:an einem |ein )ander(?:en|er|mal) ?tag|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|nachmittag|abend|wochenende)|nachher|in (?:einer|zwei|\d+) (?:stunden?|tagen?)|wenn ich (?:mehr )?zeit habe)`;
const close = String.raw`(?= ?[,.!;?]|$| danke| bitte| weil| denn| und | da )`;

const interview = String.raw`(?:interview|gespräch|telefonat|befragung|unterhaltung|anruf|sitzung|umfrage)`;
const talk = String.raw`(?:(?:das|die|dieses?|diesen|den|unser|unsere|dem|diesem|der|dieser) )?(?:ganze |gesamte )?${interview}`;
const here = String.raw`(?: ?(?:das|hier|jetzt|nun|dann|damit|bitte|gerne?|lieber|sofort|gleich|direkt|an dieser stelle|einfach|doch|auch|mal|für heute|eigentlich|wirklich|endlich|also|leider|nicht länger|es|hiermit|wir|ich|uns|mit (?:dem|diesem|der|ihnen) ?(?:${interview})?|${talk}))`;
const stop = String.raw`(?:aufhören|abbrechen|beenden|stoppen|schluss machen|auflegen|schließen|abschließen|unterbrechen|aussteigen|enden|zum ende kommen|ein ende machen|es dabei belassen)`;
const will = String.raw`(?:(?:ich|wir) (?:möchten?|würden?|will|wollen|muss|müssen|werde|werden|kann|können|sollten)|(?:möchte|würde|will|muss|werde|kann|darf) ich|(?:können|könnten|sollten|wollen|würden|möchten|müssen|dürfen) (?:wir|sie)|kannst du|könntest du|lassen sie uns|lass uns|lassen wir|dann|bitte)`;
const more = String.raw`(?:keine (?:weiteren |anderen )?fragen(?: mehr)?|nichts mehr|gar nichts mehr|nicht mehr|nicht (?:länger|weiter)|keine frage mehr)`;

const consent = String.raw`(?:einwilligung|zustimmung|einverständnis(?:erklärung)?|genehmigung|erlaubnis|teilnahme|zusage)`;
const said = String.raw`was ich (?:ihnen |dir )?(?:heute |bisher |hier |bis jetzt |so )*(?:gesagt|erzählt|geantwortet|mitgeteilt|geschrieben)(?: habe)?`;
const allMine = String.raw`(?:(?:absolut )?alles,? ${said}|(?:alle )?meine (?:ganzen |gesamten |persönlichen )?(?:antworten|daten|aussagen|angaben)|das (?:ganze|gesamte|komplette) (?:interview|gespräch)|die (?:ganze|gesamte|komplette) (?:aufnahme|aufzeichnung|befragung)|dieses (?:interview|gespräch))`;
const erase = String.raw`(?:löschen|lösch|lösche|vernichten|entfernen|tilgen|wegwerfen|verwerfen|vergessen|vernichte|entferne)`;
const use = String.raw`(?:verwenden|verwendet|benutzen|benutzt|nutzen|genutzt|speichern|gespeichert|aufbewahren|auswerten|ausgewertet|veröffentlichen|veröffentlicht|weitergeben|weitergegeben|verarbeiten|verarbeitet|behalten)`;

const statement = String.raw`(?:das(?: folgende| jetzt| nächste)?|dies(?:es)?|was (?:ich (?:jetzt|gleich|ihnen jetzt|nun)? ?(?:sage|erzähle|sagen werde)|jetzt (?:kommt|folgt)),?|die(?:ser)? (?:nächste )?(?:teil|passage))`;
const soft = String.raw`(?:(?:jetzt|bitte|aber|mal|doch|unbedingt|auf keinen fall|nur|mich|das|dies|es|damit|dazu|hier|davon|so|ihnen|nun|auch|lieber) )*`;
const bit = String.raw`(?:das|dies|es|den (?:letzten |ganzen )?(?:satz|teil|kommentar|namen)|die (?:letzte )?(?:antwort|aussage|bemerkung|passage|äußerung)|meine(?:n)? (?:letzte[nrs]? )?(?:antwort|aussage|bemerkung|satz|worte|kommentar)|das (?:letzte|eben gesagte|gerade gesagte|gesagte))`;
const justSaid = String.raw`(?:was ich (?:da |ihnen )?(?:gerade|eben|soeben|zuletzt|vorhin|jetzt)?(?: eben)? ?(?:gesagt habe|gesagt hab|sagte|erzählt habe|erwähnt habe))`;

const being = String.raw`(?:person|mensch(?:en)?|menschliches wesen|roboter|bot|chatbot|maschine|computer|programm|software|ki|k\.i\.|künstliche intelligenz|automat(?:en)?|ansage|bandansage|anrufbeantworter|sprachassistent(?:en)?|sprachcomputer|aufnahme|echt|menschlich|jemand(?:em)? echte[sm])`;
const aBeing = String.raw`(?:(?:k?ein(?:e[nmr]?)? |der |die |das |ner? |nem )?(?:(?:echte|wirkliche|richtige|reale|lebende|lebendige|normale)[nrsm]? )?${being})`;
const call = String.raw`(?:(?:das|dies)(?: (?:alles|ganze))?(?: hier)?|(?:das|dieses|unser|die|dieser|diese|der) ${interview}|alles(?: hier)?|was ich sage|meine stimme|hier|es|ich|wir|mich|uns)`;
const adverbs = String.raw`(?:(?:hier|gerade|eigentlich|jetzt|auch|denn|alles|etwa|grad|überhaupt|im moment|momentan|noch|mit|mich|das|bitte|dabei|schon) )*`;
const asked = String.raw`(?= ?\?|$|,? oder (?:nicht|was)|,? oder ?(?:\?|$))`;
const answers = String.raw`(?:das(?: hier| alles)?|alles|(?:diese|die|meine|unser|dieses|das|die ganze) (?:aufnahme|aufzeichnung|antworten|daten|aussagen|mitschrift|mitschnitt|transkript|${interview})|den mitschnitt|was ich (?:sage|gesagt habe|erzähle)|mich)`;

const own = {
  leads:
    'ich (?:habe|hab)(?: es)? mir (?:es |das )?anders überlegt|ich habe meine meinung geändert|es tut mir (?:sehr )?leid|mir geht es nicht gut|ich bin müde|ich fühle mich (?:dabei )?nicht wohl',
  reasons:
    'weil|denn|da|und (?:ich|will|möchte|bitte|das)|ich (?:habe|hab|will|möchte|bin|muss|fühle)|das|danke|bitte|mir|auf wiedersehen|tschüss',
};

const quoting =
  '(?<!ich )(?:sagt|sagte|sagten|sagen|fragt|fragte|fragten|fragen|meint|meinte|meinten|ruft|rief|schreibt|schrieb|verlangt|heißt es)';

export const de = orTypedWithoutAccents({
  end: explained(
    [
      '<clause>(?:ich glaube|ich denke|ich finde),? (?:wir|ich) (?:sind|bin) (?:(?:bitte|jetzt|doch|mal|kurz|noch ?mal|noch einmal|einfach|lieber|auch|aber|gerne?|etwas|ein bisschen|ein wenig|vielleicht|schnell|eben|gerade|grad|da|dann|erst|erstmal|wieder) )*(?:fertig|durch|am ende)(?= ?[,.!?;]|$)',
      '<clause>ich (?:möchte|will|würde gerne?|muss) (?:(?:jetzt|hier|bitte|nun|gern|gerne|lieber) )*aufhören(?= ?[,.!?;]|$)',
      "<whole>das (?:war'?s|war es)(?: jetzt)? (?:von mir|von meiner seite|für mich|für heute)",
      '<clause>machen wir (?:(?:jetzt|hier|bitte|lieber|doch) )*schluss(?: (?:für heute|hier|jetzt|damit))*(?= ?[,.!?;]|$)',
      '<whole>ich (?:möchte|will|mag) nicht mehr',
      ...unlessQuoted(['<clause>ich (?:möchte|will|mag) nicht mehr(?= ?[.!?;]|$)'], quoting),
      `<clause>(?:und )?(?:hier|jetzt|damit|hiermit|dann)? ?${will}${here}+ ${stop}${close}`,
      `<clause>(?:hier|jetzt|damit|hiermit) (?:möchte|würde|will|werde|muss) ich (?:(?:gern|gerne|dann|bitte|lieber|auch) )*${stop}${close}`,
      `<whole>(?:ich (?:möchte|will|würde gerne?)|können wir|lassen sie uns|wir sollten) (?:bitte )?${stop}`,
      `<clause>(?:hören|höre?|brechen|machen|beenden|stoppen|legen) (?:sie|wir)(?:${here})* (?:auf|ab|schluss|ein ende)${close}`,
      `<clause>(?:beenden|stoppen|brechen|schließen) (?:sie|wir)(?:${here})+(?: ab)?${close}`,
      `<clause>(?:brich|beende|stopp|stoppe|hör|mach)(?:${here})+ ?(?:ab|auf|schluss)?${close}`,
      `<clause>(?:bitte )?${talk}(?:${here})* ${stop}${close}`,
      `<clause>(?:ich|und) (?:breche|beende|höre|mache|lege|steige)(?: ich)?(?:${here})+ ?(?:ab|auf|schluss|aus)?${close}`,
      `<clause>ich (?:will|möchte|werde|kann|mag|habe vor|wünsche) (?:(?:wirklich|jetzt|nun|hier|das|dieses|diese|mit|ihnen|damit|gespräch|interview|dem|am|an|der) )*(?:nicht (?:mehr )?(?:länger )?(?:weiter\\p{L}*|fort(?:fahren|führen|setzen))|nicht (?:mehr|länger) (?:weiter|reden|sprechen|antworten|teilnehmen|mitmachen|befragt werden))(?: (?:reden|sprechen|antworten|machen|führen))?${close}`,
      `<clause>ich (?:will|möchte|werde|kann|mag) (?:(?:jetzt|ihnen|hier|dazu|wirklich) )*(?:(?:auf )?${more}|mit ihnen nicht mehr) (?:(?:dazu|auf|ihre|fragen|mit|ihnen) )*(?:beantworten|antworten|sagen|reden|sprechen|hören|weitermachen|teilnehmen)${close}`,
      `<clause>ich (?:beantworte|sage|antworte|rede|spreche|mache|höre)(?: (?:ihnen|jetzt|dazu|mit|auf|ihre|fragen|hier))* ${more}(?: (?:weiter|mit|mit ihnen))?${close}`,
      `<clause>(?:ich )?(?:mache|spreche|rede) (?:nicht mehr|nicht länger|nicht weiter)(?: (?:mit|weiter))?${close}`,
      `<clause>ich (?:möchte|will) (?:nicht|an (?:diesem|dem|der|dieser) ${interview} nicht) (?:mehr )?(?:teilnehmen|mitmachen|interviewt werden|befragt werden)${close}`,
      `<clause>(?:bitte )?keine (?:weiteren |anderen )?fragen(?: mehr)?${close}`,
      `<clause>(?:ich habe?|mir) (?:(?:jetzt|wirklich|langsam|nun) )*(?:genug|die nase voll|reicht es|reichts|reicht's|keine lust mehr|keinen bock mehr)(?: (?:von|mit|davon|auf|jetzt|damit)(?: (?:(?:diesem|dem|dieser|der|dieses|ihren|den|diesen|das) )?(?:${interview}|fragen))?)?${close}`,
      "<whole>(?:schluss (?:jetzt|damit|für heute)|jetzt ist (?:aber )?schluss|es reicht(?: jetzt)?|das reicht jetzt|jetzt reicht(?:s| es|'s)|ich (?:lege|leg) (?:jetzt )?auf|ich (?:bin|bin jetzt) (?:raus|weg)|ich höre auf|ich breche ab|ich gehe jetzt)",
      '<clause>(?:jetzt ist|dann ist|hier ist|damit ist) (?:für mich )?(?:schluss|ende)',
      '<clause>schluss (?:jetzt|damit)(?= ?[,.!;])',
      '<clause>(?:ich )?lege (?:ich )?(?:jetzt |nun |dann |gleich )?auf(?= ?[,.!;]|$)',
      '<whole>(?:auf wieder(?:sehen|hören|schauen)|tschüss?|tschau|ciao|ade|leben sie wohl|schönen tag noch|servus)(?: (?:dann|und danke|noch))?',
      `<clause>ich bin (?:hier |jetzt |damit |mit (?:ihnen|diesem ${interview}|dem ${interview}) )+fertig${close}`,
      '<clause>(?:lassen sie|lass) mich (?:bitte |endlich )?in ruhe',
      '<clause>(?:rufen sie (?:mich )?nicht (?:mehr|wieder) an|stören sie mich nicht)',
      '<clause>(?:ich (?:habe|hab|sagte) |ich habe doch |wie ich sagte,? )(?:gesagt,? )?(?:doch )?(?:,? ?(?:dass )?)?(?:stopp?|schluss|aufhören|genug|es reicht|ich will nicht mehr|sie sollen aufhören)(?: gesagt)?(?= ?[,.!]|$)',
      `<clause>(?:das|dieses) (?:interview|gespräch) ist (?:(?:hiermit|jetzt|für mich|hier) )*(?:beendet|zu ende|vorbei)`,
      `<clause>(?:belassen|lassen) wir es (?:bitte )?(?:dabei|gut sein)`,
    ],
    own,
  ),
  endPerhaps: [
    "<whole>(?:stopp?|halt|genug|schluss|ende|aus|fertig|aufhören|abbrechen|abbruch|beenden|vorbei|es reicht|reicht|das reicht|das war(?:'s| es|s)|das wär(?:'s|s|e es)|das ist alles|mehr (?:habe|hab) ich nicht|ich (?:bin|wäre) (?:fertig|durch)|ich gebe auf|ich kann nicht mehr|ich will (?:raus|nicht mehr)|feierabend)",
  ],
  withdraw: explained(
    [
      `<whole>(?:ich will |ich möchte |können sie |könnten sie )?(?:(?:vergessen|vernichten|löschen) sie|löscht|bitte) (?:bitte )?(?:alles|das alles|das ganze)(?: (?:bitte|wieder|löschen|vernichten))*(?:,? ${said})?`,
      '<clause>(?:löschen|vernichten|vergessen|verwerfen) sie (?:bitte )?(?:alles|(?:die|diese) (?:aufnahme|aufzeichnung)|das (?:alles|ganze|interview|gespräch))(?= ?[.!;]|$| bitte|,? (?:ich (?:will|möchte|mach|mache|bin|nehme)|und ich))',
      `<clause>(?:bitte )?alles (?:bitte |sofort |wieder )*löschen(?:,? ${said})?(?= ?[,.!?;]|$)`,
      '<clause>ich (?:will|möchte|verlange),? dass (?:bitte )?(?:das )?alles (?:wieder |sofort )?(?:gelöscht|vernichtet) wird',
      '<clause>das ganze (?:interview|gespräch) (?:können|dürfen|sollen) sie (?:bitte |gleich |ruhig |wieder )*(?:wegschmeißen|wegwerfen|vergessen|löschen|vernichten|streichen)',
      `<clause>(?:ich |hiermit |damit )*(?:widerrufe|entziehe|revidiere|annulliere)(?: ich)?(?: (?:hiermit|jetzt|ihnen))* (?:meine|die|jede) ${consent}`,
      `(?:ziehe|nehme)(?: ich)?(?: (?:hiermit|jetzt))* meine ${consent} (?:hiermit |wieder |komplett )?zurück`,
      `meine ${consent} (?:(?:hiermit|jetzt|gerne?|wieder|bitte) )*(?:widerrufen|zurückziehen|zurücknehmen|entziehen)`,
      `<clause>ich (?:möchte|will|würde gerne?) (?:mich )?(?:(?:aus|von) (?:der|dieser|diesem|dem|ihrer) (?:${interview}|studie|untersuchung|teilnahme|forschung|projekt) )?(?:ganz |komplett )?(?:zurückziehen|zurücktreten|widerrufen)(?= ?[,.!;]|$)`,
      `<clause>ich bin (?:(?:mit|damit|der|dem|diesem|dieser|teilnahme|interview|gespräch|studie|aufnahme|nutzung|verwendung|meiner|antworten|daten|an) )*nicht (?:mehr|länger) (?:damit )?einverstanden`,
      `<clause>ich (?:stimme|willige)(?: (?:dem|der|hier|in))* nicht (?:mehr|länger)(?: (?:zu|ein))?`,
      `(?:${erase} (?:sie )?|(?:bitte |können sie |könnten sie |ich (?:möchte|will),? dass (?:sie )?))(?:(?:bitte|alles|mal|jetzt|sofort) )*${allMine}(?: (?:bitte|wieder|sofort|komplett))*(?: (?:${erase}|gelöscht (?:wird|werden)|vernichtet (?:wird|werden)|zu löschen))?(?<=(?:lösch|vernicht|entfern|tilg|verwerf|vergess|wegwerf).*)${close}`,
      `<clause>(?:bitte )?${allMine} (?:bitte |sofort |wieder |komplett )*(?:löschen|vernichten|entfernen)`,
      `dass (?:alle )?meine (?:daten|antworten|aussagen|angaben) (?:gelöscht|vernichtet|entfernt)`,
      `<clause>ich (?:möchte|will) nicht,? dass (?:sie )?(?:(?:irgend)?etwas|nichts|irgendwas|(?:von )?(?:dem|allem)|meine (?:antworten|daten|aussagen|stimme)|das(?: alles| interview| gespräch)?|${said})(?: (?:davon|von (?:dem|all dem|diesem gespräch)))?,? ?(?:${said},? ?)?${use}`,
      `<clause>(?:sie dürfen|ihr dürft|ich (?:erlaube|gestatte) (?:ihnen )?nicht,? dass sie)(?: (?:jetzt|auch|ab jetzt))* (?:nichts|gar nichts|(?:das|meine (?:antworten|daten|aussagen)|${said}) nicht)(?: (?:davon|von (?:dem,? ${said}|all dem|meinen (?:antworten|daten|aussagen)|diesem gespräch|mir)|mehr))*,? ?(?:${use})`,
      `<clause>(?:bitte )?(?:verwenden|benutzen|nutzen|veröffentlichen|speichern) sie (?:bitte )?(?:(?:auf keinen fall |bitte )?(?:nichts (?:von (?:dem|all dem|allem),? ${said}|davon|von mir)|(?:meine (?:antworten|daten|aussagen)|das (?:interview|gespräch)) nicht))`,
      `<clause>ich (?:nehme|ziehe) (?:alles|${allMine})(?:,? ${said})? zurück`,
    ],
    own,
  ),
  withdrawPerhaps: [
    '<whole>(?:(?:bitte )?(?:alles|das alles) (?:bitte )?(?:löschen|vernichten)|löschen sie (?:bitte )?(?:alles|das alles)|lösch alles)',
    "<clause>ich (?:habe|hab)(?: es| 's)? mir (?:es )?anders überlegt",
    '<clause>(?:ich hätte (?:dem )?nicht zustimmen sollen|ich bereue (?:die teilnahme|das interview|es,? dass ich))',
  ],
  'finish-later': [
    '<clause>(?:(?:jetzt|gerade|es|das) )?(?:passt|ist)(?: (?:es|mir|gerade|jetzt|gar|grad|im moment))* (?:nicht|schlecht|ungünstig),? (?:rufen|melden|probieren|versuchen) sie',
    '<clause>können wir (?:(?:das|es|bitte|vielleicht|den termin) )*(?:verschieben|vertagen|verlegen)(?= ?[.!?;]|$|, (?:ich|bitte|mir|es|danke))',
    `<clause>(?:melden sie sich|probieren sie es|versuchen sie es) (?:bitte )?(?:(?:wieder|noch ?mal|noch einmal) )?${later}(?: (?:wieder|noch ?mal|noch einmal))?(?= ?[,.!?;]|$)`,
    '<start>(?:lieber )?(?:ein(?: ?ander)mal|ein anderes mal|ein andermal)(?: (?:gerne?|bitte|vielleicht|lieber))*(?= ?[,.!?;]|$)',
    `<clause>(?:können|könnten|sollen|sollten|wollen|würden|dürfen) wir (?:(?:das|dies|es|${talk}|bitte|vielleicht|den rest|hier|auch|nicht|lieber|uns|damit) )*${later}(?: (?:bitte|weiter|noch(?: ?ein)?mal|dann))*(?: (?:weiter\\p{L}*|fort\\p{L}*|beenden|machen|reden|sprechen|fertig\\p{L}*|verschieben|telefonieren|hören|abschließen))?${close}`,
    `<clause>(?:können|könnten|sollten|wollen) wir (?:(?:das|dies|es|${talk}|bitte|vielleicht|den rest|lieber) )*auf (?:${later}|einen anderen tag|montag|dienstag|mittwoch|donnerstag|freitag) verschieben`,
    `<clause>(?:kann|könnte|darf|würde) ich (?:(?:das|dies|es|${talk}|bitte|den rest|gerne?|lieber) )*${later} (?:bitte )?(?:weiter\\p{L}*|fort\\p{L}*|beenden|machen|fertig\\p{L}*|antworten)`,
    `<clause>(?:lassen sie uns|lass uns|machen wir|reden wir|sprechen wir|verschieben wir) (?:(?:das|es|bitte|doch|damit|den|rest|${talk}|lieber) )*(?:auf )?${later}(?: (?:weiter\\p{L}*|fort\\p{L}*|machen|reden|sprechen|beenden))?`,
    `<clause>ich (?:möchte|würde|will|werde|muss) (?:(?:gern|gerne|lieber|das|es|den|rest|${talk}) )*${later} (?:(?:gern|gerne) )?(?:weiter\\p{L}*|fort\\p{L}*|beenden|machen)`,
    `<clause>(?:geht|ginge|passt) (?:es|das)(?: (?:auch|bitte|vielleicht|nicht))* ${later}(?: (?:weiter|besser))?`,
    '<clause>ich muss (?:(?:jetzt|gleich|leider|dann|nun|sofort|dringend) )*(?:los|weg|gehen|auflegen|schluss machen|in (?:eine|die|ein|meine|den) \\p{L}+|zu (?:einem|einer|meinem|meiner) \\p{L}+|zum \\p{L}+|weiter)(?=[,.!?;]|$)',
    '<clause>ich (?:habe|hab) (?:(?:jetzt|gerade|leider|gleich|nun) )*(?:keine zeit(?: mehr)?|(?:einen|ein|eine|den) (?:(?:anderen|anderes|andere|nächsten|nächstes) )?(?:termin|meeting|besprechung|anruf|gespräch))(?: (?:jetzt|gerade|mehr))*(?=[,.!?;]|$)',
    '<clause>(?:können|könnten) wir (?:bitte )?(?:hier |jetzt |kurz |das gespräch )*(?:pausieren|unterbrechen|eine pause (?:machen|einlegen))',
    ...unlessQuoted(
      [
        `<clause>(?:rufen sie(?: mich)?|können sie(?: mich)?) (?:bitte )?${later} (?:wieder |noch ?(?:ein)?mal |zurück ?)?(?:an|zurück|anrufen|zurückrufen)`,
        `<clause>ich rufe(?: sie)? ${later} (?:wieder |noch ?(?:ein)?mal )?(?:an|zurück)(?= ?[.!]|$)`,
      ],
      quoting,
    ),
    '<clause>(?:jetzt|gerade|es) (?:ist|passt)(?: (?:es|mir|gerade|jetzt|gar))* (?:nicht|schlecht|kein guter (?:moment|zeitpunkt)|ungünstig)(?=[,.!?;]|$)',
  ],
  skip: [
    '<whole>(?:das (?:lassen wir|würde ich|möchte ich)(?: gerne?)? (?:lieber|besser)|(?:die frage|den punkt|das thema|die) (?:lassen wir|würde ich|möchte ich|überspringen wir)(?: (?:gerne?|lieber|besser|mal|bitte|jetzt|auch))*) ?(?:weg(?:lassen)?|aus(?:lassen)?|überspringen|überspringe)?',
    '<clause>(?:(?:ich hab |ich habe |hab )?keine ahnung|weiß ich nicht|weiß nicht),? (?:(?:ehrlich|wirklich|sorry),? )?(?:weiter|nächste(?: frage)?)(?= ?[,.!?;]|$)',
    '<clause>(?:da|dazu|darüber|davon|hierüber) (?:will|möchte|kann|darf|mag|werde) ich (?:(?:bitte|jetzt|doch|mal|kurz|noch ?mal|noch einmal|einfach|lieber|auch|aber|gerne?|etwas|ein bisschen|ein wenig|vielleicht|schnell|eben|gerade|grad|da|dann|erst|erstmal|wieder) )*(?:nicht|nichts)(?: (?:drüber|darüber|dazu|weiter))* (?:reden|sprechen|sagen|erzählen|diskutieren)(?= ?[,.!?;]|$)',
    '<clause>(?:lassen sie uns|lass uns|können wir|könnten wir|gehen wir|kommen wir|reden wir|sprechen wir|machen wir) (?:(?:bitte|jetzt|doch|mal|kurz|noch ?mal|noch einmal|einfach|lieber|auch|aber|gerne?|etwas|ein bisschen|ein wenig|vielleicht|schnell|eben|gerade|grad|da|dann|erst|erstmal|wieder) )*(?:(?:zum|zur|mit der|mit dem|über) (?:nächsten|nächste|etwas|was)(?: (?:punkt|frage|thema|anderes))?)(?: (?:gehen|kommen|reden|sprechen|weiter|weitergehen|weitermachen))*(?= ?[,.!?;]|$)',
    '<clause>fragen sie mich (?:(?:bitte|jetzt|doch|mal|kurz|noch ?mal|noch einmal|einfach|lieber|auch|aber|gerne?|etwas|ein bisschen|ein wenig|vielleicht|schnell|eben|gerade|grad|da|dann|erst|erstmal|wieder) )*(?:was|etwas) anderes',
    "<whole>(?:weiter(?: bitte)?|passe|ich passe|überspringen|nächste(?:s)?|(?:die )?nächste frage|kein kommentar|keine antwort|weiter geht's)",
    '<clause>(?:(?:können|könnten|wollen|sollen|dürfen) (?:wir|sie)|(?:kann|darf|möchte|würde|will) ich|ich (?:möchte|würde|will)|lassen sie uns|(?:diese|die) (?:frage )?(?:möchte|würde|will) ich|bitte|diese frage (?:möchte|würde|will) ich)(?: (?:das|die|diese|frage|hier|bitte|gerne?|lieber|jetzt|mal|einfach|zur|nächsten|mit|der|weiter|auslassen))* (?:überspringen|auslassen|weglassen|zur nächsten(?: frage)?(?: (?:gehen|weitergehen|kommen|übergehen))?|weitergehen|mit der nächsten(?: frage)? weitermachen|frage weitermachen)(?= ?[,.!?;]|$| bitte)',
    '<clause>(?:können|könnten|wollen|sollen) wir (?:bitte )?zur nächsten frage',
    '<clause>(?:überspringen|lassen|gehen|machen|kommen) (?:sie|wir) (?:(?:bitte|das|die|diese|frage|hier) )*(?:aus|weg|zur nächsten(?: frage)?|weiter|mit der nächsten(?: frage)?(?: weiter)?)(?= ?[,.!?;]|$| bitte)',
    '<clause>überspringen (?:sie|wir) (?:(?:bitte|das|die|diese|frage) ?)+',
    '<clause>(?:die )?nächste frage(?:,? bitte)?(?= ?[,.!?;]|$)',
    '<clause>(?:dazu|darüber|das|darauf|die frage|diese frage|hierzu) (?:möchte|will|kann|darf|werde|würde) ich (?:(?:lieber|leider|mich|jetzt|ihnen|gerne?|eigentlich|auch) )*(?:nichts?|nicht)(?: (?:weiter|mehr|so gern))* ?(?:sagen|beantworten|sprechen|reden|antworten|äußern|kommentieren|verraten)?(?= ?[,.!?;]|$)',
    '<clause>ich (?:möchte|will|kann|darf|werde|würde) (?:(?:das|dazu|darüber|darauf|lieber|leider|mich|die|diese|frage|jetzt) )+nichts? (?:sagen|beantworten|sprechen|reden|antworten|äußern|kommentieren)(?= ?[,.!?;]|$)',
  ],
  'go-back': [
    '(?:(?:können|könnten|dürfen|wollen|sollten) (?:wir|sie)|(?:kann|darf|möchte) ich|ich (?:möchte|würde|will|muss)|lassen sie uns|bitte)(?: (?:bitte|gerne?|noch ?(?:ein)?mal|mal|kurz|eine|einen|wieder|schritt|frage|doch))* ?(?:auf|zu|zur|zum)? ?(?:die|der|meine|meiner)? ?(?:vorigen?|vorherigen?|letzten?|ersten?|zweiten?|dritten?|vorangegangenen?|früheren?|anderen?)? ?(?:frage|punkt|thema|antwort|davor)? ?(?:zurück(?:gehen|kehren|kommen|springen)?)(?= ?[,.!?;]|$)',
    '<clause>(?:gehen|kommen|springen|kehren) (?:sie|wir) (?:(?:bitte|noch ?(?:ein)?mal|eine|einen|kurz|frage|schritt|auf|zu|zur|die|der|vorigen?|vorherigen?|letzten?|ersten?) )*zurück',
    '<clause>(?:noch ?(?:ein)?mal )?zurück (?:zu|zur|auf) (?:der |die |meiner )?(?:frage|vorigen|vorherigen|letzten|ersten|zweiten|früheren|anderen|sache)',
    '<whole>(?:zurück|eine frage zurück|(?:die )?(?:vorige|vorherige) frage|einen schritt zurück)',
  ],
  repeat: [
    '<clause>(?:ich )?(?:hab|habe)(?: ich)? (?:(?:jetzt|gerade|grad|leider|eben|da) )*(?:das|sie|die frage|den (?:letzten|ersten) (?:teil|satz)|das (?:ende|letzte|erste)|den (?:anfang|schluss)) (?:(?:jetzt|gerade|leider|so|ganz|gar|akustisch|richtig) )*nicht (?:(?:ganz|richtig|so|mehr) )*(?:mitgekriegt|mitbekommen|gehört|verstanden|mitgehört)(?= ?[,.!?;]|$)',
    '<clause>ich (?:hab|habe) (?:(?:gerade|grad|jetzt|leider|eben) )*nicht (?:zugehört|aufgepasst)(?= ?[,.!?;]|$)',
    "<clause>(?:sagen sie|sag|fragen sie|wiederholen sie)(?:'s| es| das| die frage)?(?: bitte)? (?:noch ?mal|noch einmal)(?= ?[,.!?;]|$)",
    '<clause>sie (?:waren|sind) (?:(?:gerade|grad|eben|jetzt|mal) )*(?:kurz )?(?:weg|nicht zu (?:hören|verstehen)|abgehackt)(?= ?[,.!?;]|$| (?:können|sagen|was))',
    '(?:können|könnten|würden|kannst|könntest) (?:sie|du) (?:(?:das|die|frage|mir|es|bitte|noch ?mal|noch ein ?mal|nochmals|letzte|ihre|nicht|vielleicht) )*(?:wiederholen|sagen|stellen|vorlesen|fragen)(?= ?[,.!?;]|$| bitte)',
    '<clause>(?:wiederholen|wiederhole?)(?: sie)?(?: (?:das|bitte|die frage|die letzte frage|es|noch ?(?:ein)?mal))*(?= ?[,.!?;]|$)',
    '<clause>(?:sagen|sag|fragen|stellen|lesen)(?: sie)? (?:(?:das|mir|bitte|die frage|es) )*(?:noch ?(?:ein)?mal|nochmals)(?: (?:bitte|vor))*(?= ?[,.!?;]|$)',
    '(?:habe|hab|konnte)(?: (?:ich|sie|das|die frage|die|letzte|frage|es|leider|akustisch|gerade|jetzt|eben))* nicht (?:ganz |richtig |gut |so )*(?:verstanden|gehört|mitbekommen|verstehen|hören)',
    '<clause>ich (?:höre|verstehe) sie (?:(?:gerade|so|sehr|leider|kaum) )*(?:nicht|schlecht|kaum)(?: (?:gut|mehr))?(?= ?[,.!?;]|$)',
    'noch ?(?:ein)?mal,? bitte',
    '<clause>(?:was|wie) (?:war|lautete|ist|lautet)(?: (?:nochmal|noch ?mal|denn))? (?:die|ihre) (?:letzte )?frage',
    '<start>(?:wie bitte|bitte|entschuldigung|verzeihung|was|hä|wie)\\s*\\?',
    '<whole>(?:wie bitte|was haben sie (?:gerade |eben )?(?:gesagt|gefragt)|was war das|was sagten sie|noch ?(?:ein)?mal|die verbindung (?:ist schlecht|war weg)|sie waren (?:kurz )?weg|bitte noch ?(?:ein)?mal)',
  ],
  rephrase: [
    '<clause>was (?:genau )?(?:wollen|möchten) sie (?:(?:denn|da|jetzt|eigentlich|genau|von mir) )*(?:wissen|hören)(?= ?[,.!?;]|$)',
    '<clause>(?:können|könnten|würden) sie (?:(?:das|mir|die frage|es) )*(?:(?:bitte|jetzt|doch|mal|kurz|noch ?mal|noch einmal|einfach|lieber|auch|aber|gerne?|etwas|ein bisschen|ein wenig|vielleicht|schnell|eben|gerade|grad|da|dann|erst|erstmal|wieder) )*(?:einfacher|anders|konkreter|genauer|klarer|verständlicher|präziser) (?:fragen|sagen|ausdrücken|stellen|erklären|formulieren|fassen)(?= ?[,.!?;]|$)',
    '<clause>(?:haben sie|können sie mir|geben sie mir) (?:(?:bitte|jetzt|doch|mal|kurz|noch ?mal|noch einmal|einfach|lieber|auch|aber|gerne?|etwas|ein bisschen|ein wenig|vielleicht|schnell|eben|gerade|grad|da|dann|erst|erstmal|wieder) )*ein beispiel(?: (?:geben|nennen|dafür))*,? (?:was sie (?:damit|da) meinen|was (?:damit|das) gemeint ist|für die frage)?(?= ?[,.!?;]|$)',
    '<clause>das versteh(?:e)? ich (?:(?:jetzt|so|leider) )*nicht(?: ganz| so ganz)?(?= ?[,.!?;]|$| was)',
    '<clause>(?:was|wie)(?: (?:genau|bitte|denn))? (?:meinen|verstehen|meinst|meinten) (?:sie|du)(?: (?:das|damit|genau|jetzt|denn|hier|unter|mit)\\b.*)?(?= ?[,.!?;]|$)',
    '<clause>was (?:bedeutet|heißt|ist mit|versteht man unter|soll) .{1,60}(?= ?[?]|$)(?<=(?:bedeutet|heißt|gemeint|versteht|soll).*)',
    '<clause>was ist (?:damit|mit .{1,40}|hier) gemeint',
    '<clause>wie ist (?:das|die frage) (?:genau )?(?:gemeint|zu verstehen)',
    '<clause>(?:ich (?:verstehe|versteh|begreife|kapiere)|(?:das|die frage|ihre frage) (?:verstehe|versteh|habe|hab)(?: ich)?|ich (?:habe|hab|bin)) (?:(?:die|frage|ihre|das|leider|noch|sie|mir|jetzt|den|sinn|der|damit) )*(?:nicht|nicht ganz|nicht so ganz|nicht richtig|nicht sicher,? (?:was|ob|wie).*)(?: (?:ganz|verstanden|genau|was (?:sie|damit).*))?(?= ?[,.!?;]|$)(?<!ich (?:habe|hab|bin) nicht)',
    '(?:können|könnten|würden|kannst|könntest) (?:sie|du) (?:(?:das|die frage|die|frage|mir|es|bitte|noch ?(?:ein)?mal|genauer|näher|anders|vielleicht|etwas|kurz|mit|in|anderen|worten|einfacher) )*(?:umformulieren|formulieren|erklären|erläutern|präzisieren|ausdrücken|klarer machen|anders (?:fragen|sagen|stellen)|konkretisieren|verdeutlichen)(?:,? was.*)?(?= ?[,.!?;]|$| bitte)',
    '<clause>(?:formulieren|erklären|erläutern|präzisieren) sie (?:(?:das|mir|bitte|die|frage|noch ?mal|es) ?)+(?:anders|um|genauer|näher)?(?= ?[,.!?;]|$)',
    '<clause>(?:die|ihre) frage ist (?:mir )?(?:unklar|nicht (?:ganz )?(?:klar|verständlich))',
    '<whole>(?:in welche[mr] (?:sinne?|hinsicht)|inwiefern|das heißt|anders gesagt|mit anderen worten|wie meinen sie das|worauf wollen sie hinaus)',
  ],
  wait: [
    '<clause>(?:(?:eine |kleine |ganz kurze )?sekunde|(?:einen )?(?:kleinen )?(?:moment|augenblick)|(?:eine|zwei|fünf) (?:sekunden?|minuten?))(?= ?[,.!;]? (?:bitte|mein (?:handy|telefon)|es klingelt|ich (?:such|suche|hol|hole|muss|schau|schaue|guck|mach|mache|überleg|überlege|geh)|da (?:ist|klingelt)|jemand)(?!\\p{L}))',
    '<whole>(?:ich )?(?:bin|komme) (?:gleich|sofort|in einer minute) (?:wieder da|wieder|zurück|wieder zurück)',
    '<whole>(?:ich )?(?:schau|schaue|guck|gucke|seh|sehe|such|suche) (?:(?:bitte|jetzt|doch|mal|kurz|noch ?mal|noch einmal|einfach|lieber|auch|aber|gerne?|etwas|ein bisschen|ein wenig|vielleicht|schnell|eben|gerade|grad|da|dann|erst|erstmal|wieder) )*(?:(?:nach|das|es|in (?:die|den|meine|meinen) (?:unterlagen|akten|ordner|notizen|papiere)|raus|heraus) ?)+',
    '<whole>(?:(?:hm+|gute frage|das ist eine gute frage),? ){0,2}(?:da |das )?muss ich (?:(?:bitte|jetzt|doch|mal|kurz|noch ?mal|noch einmal|einfach|lieber|auch|aber|gerne?|etwas|ein bisschen|ein wenig|vielleicht|schnell|eben|gerade|grad|da|dann|erst|erstmal|wieder) )*(?:(?:kurz|erst|mal|in ruhe|darüber) )*(?:überlegen|nachdenken|nachschauen|nachsehen)',
    '<whole>(?:(?:nur |bitte )?(?:(?:einen?|ne?|nen|kleinen|eine kleine) )*(?:kleinen |kurzen )?(?:moment(?:chen)?|augenblick|sekunde|minute|sek|minütchen|sekündchen)(?: (?:mal|noch|bitte))*|warten sie(?: (?:mal|kurz|bitte|einen moment))*|warte(?: (?:mal|kurz))*|kurze pause|mal überlegen|langsam|zwei minuten|zwei sekunden)',
    '<clause>(?:warten|warte|gedulden)(?: sie)?(?: (?:mal|kurz|bitte|sich|noch|einen?|moment|augenblick|sekunde|minute))+(?= ?[,.!?;]|$| ich| bis)',
    '<clause>(?:geben sie mir|gib mir|ich brauche|ich bräuchte|lassen sie mir|haben sie)(?: (?:bitte|mal|noch|kurz|ein|einen?|paar|zwei|fünf|\\d+|bisschen|etwas|moment|augenblick|sekunde|sekunden|minute|minuten|zeit))+(?= ?[,.!?;]|$| um| zum| ich)',
    '<clause>(?:lassen sie mich|lass mich|ich muss|da muss ich|ich möchte|ich will)(?: (?:das|da|darüber|mal|kurz|erst|einen|moment|noch|bitte|eben|drüber|mir|gerade|schnell))* (?:nachdenken|überlegen|nachsehen|nachschauen|nachgucken|drüber nachdenken)(?= ?[,.!?;]|$)',
    '<clause>(?:einen? |kleinen |ne )?(?:moment|augenblick|sekunde|minute|momentchen)(?=[,.!;]|$| (?:bitte|mal|noch|ich))',
    '<clause>(?:es (?:klingelt|hat geklingelt|klopft)|(?:da |es )?ist jemand an der tür|ich bin (?:gleich|sofort) (?:wieder da|zurück))',
  ],
  'are-you-human': [
    ...unlessQuoted(
      [
        '<clause>(?:ich (?:möchte|will|würde gern|würde lieber)|kann ich|könnte ich|darf ich)(?: (?:bitte|lieber|gern|gerne))* mit (?:einem (?:echten |richtigen )?menschen|einer (?:echten |richtigen )?person|jemand(?:em)?|einem mitarbeiter|einer mitarbeiterin) (?:sprechen|reden)(?= ?[,.!?;]|$)',
        '<clause>(?:verbinden|verbinde) (?:sie )?mich (?:bitte )?mit (?:jemand(?:em)?|(?:einem|einer) (?:(?:echten|richtigen) )?(?:menschen|person|mitarbeiter|mitarbeiterin|kollegen|kollegin))(?= ?[,.!?;]|$)',
        '<clause>(?:kann|könnte|darf|möchte) ich (?:bitte )?mit (?:einem (?:echten |richtigen )?menschen|einer (?:echten |richtigen )?person|jemand(?:em)? (?:echtem|richtigem)) (?:sprechen|reden)',
      ],
      quoting,
    ),
    `(?:sind sie|bist du|seid ihr|sie sind|du bist)(?: (?:(?:jetzt|wirklich|eigentlich|echt|denn|etwa|überhaupt|tatsächlich|nur|doch|ja|nicht|vielleicht|in wirklichkeit|hier|auch|so) ?)*)? ?${aBeing}(?= ?[,.!;?]|$| oder| am | an )`,
    `(?:spreche|rede|telefoniere|schreibe|chatte|unterhalte)(?: ich(?: mich)?| ich)(?: (?:hier|jetzt|gerade|eigentlich|wirklich|denn|da|tatsächlich|überhaupt|etwa))* mit ${aBeing}(?= ?[,.!;?]|$| oder)`,
    `<clause>ich (?:spreche|rede)(?: (?:hier|jetzt|doch|gerade|wohl))* mit ${aBeing}(?= ?\\?|,? oder)`,
    `<clause>(?:ist|wäre) (?:das|dies|da|hier|dort)(?: (?:hier|jetzt|eigentlich|wirklich|denn|etwa|jemand|tatsächlich|überhaupt))* ${aBeing}(?: (?:dran|am apparat|am telefon|da|die spricht|in der leitung))*(?= ?\\?|$| oder|,)`,
    '<clause>(?:mit wem|mit was)(?: (?:spreche|rede|habe|telefoniere))(?: ich)(?: (?:hier|denn|da|eigentlich|jetzt|überhaupt|es|zu tun|das vergnügen))*(?= ?[,.!?;]|$)',
    '<clause>(?:wer|was) (?:sind sie|bist du)(?: (?:denn|eigentlich|überhaupt|genau))*(?= ?[,.!?;]|$)',
  ],
  'is-recorded': [
    `<clause>(?:wird|werden|werde|bin|ist|sind) ${call} (?:${adverbs})(?:aufgezeichnet|aufgenommen|mitgeschnitten|gespeichert|mitgehört|abgehört|protokolliert|mitgeschrieben|transkribiert|überwacht)(?: (?:hier|gerade|alles))*(?:,? oder(?: (?:nicht|was))?)?(?= ?[,.!?;]|$)`,
    `<clause>(?:nehmen|zeichnen|schneiden|hören|nimmst|zeichnest|speichern|schreiben) (?:sie|du|ihr) (?:(?:${call}) )?(?:${adverbs})(?:auf|mit|ab)${asked}`,
    `<clause>(?:nehmen|zeichnen|schneiden) (?:sie|du|ihr) (?:mich|uns|das gespräch|das hier|dieses gespräch) (?:${adverbs})(?:auf|mit)(?= ?[,.?!]|$)`,
    `<clause>(?:speichern) sie (?:das|alles|was ich sage|meine (?:antworten|stimme|daten))${asked}`,
    '<clause>läuft (?:(?:hier|da|eigentlich|gerade|jetzt|denn|etwa|eine?|die|der|ein|noch) )*(?:aufnahme|aufzeichnung|mitschnitt|band|rekorder)(?: (?:hier|mit|gerade|eigentlich))*(?= ?[?,.]|$)',
    '<clause>(?:gibt es|haben sie|existiert|machen sie|ist) (?:(?:hier|davon|eine?n?|da) )*(?:aufnahme|aufzeichnung|mitschnitt)(?: (?:davon|von (?:dem|diesem) gespräch|an))?(?= ?\\?|$)',
    `<clause>(?:und )?wer (?:(?:noch|alles|sonst|denn|eigentlich|genau|kann|darf|wird|sich|das|hier|am ende|sonst noch|später|danach) )*(?:hört|liest|sieht|bekommt|kriegt|erhält|erfährt|hat (?:alles )?zugriff auf|hört sich|kann|darf|wird) (?:(?:sich|alles|noch|später|denn|eigentlich|danach|hier|denn) )*${answers}(?: (?:(?:noch|alles|zu|hier|später|danach|eigentlich|am ende) )*(?:mit|an|hören|lesen|sehen|anhören|mithören|bekommen|zu (?:hören|lesen|sehen)|zugriff)?)?(?= ?[,.!?;]|$)`,
    '<clause>(?:hört|hören|liest) (?:hier |da |eigentlich |gerade |sonst )*(?:noch )?(?:jemand|wer|andere)(?: (?:anderes|noch|hier))* ?(?:mit|zu)(?= ?[,.!?;]|$)',
    '<clause>wer hört (?:hier |da |alles |noch |eigentlich )*(?:mit|zu)(?= ?[,.!?;]|$)',
    `<clause>wo(?:hin)? (?:landen|landet|kommt|kommen|gehen|geht|werden|wird|liegen|liegt|bleiben|bleibt) ${answers}(?: (?:hin|gespeichert|aufbewahrt|am ende))?(?= ?[,.!?;]|$)`,
    `<clause>was (?:passiert|geschieht|machen sie|macht ihr|wird|haben sie vor)(?: (?:denn|eigentlich|dann|später|danach))* (?:mit|aus) (?:dieser|der|meinen|meiner|dem|diesem|den|all dem|unserem)? ?(?:aufnahme|aufzeichnung|antworten|daten|aussagen|${interview}|mitschnitt|was ich (?:sage|gesagt habe))`,
    `<clause>ist (?:das|dies|${talk})(?: (?:hier|alles|denn|eigentlich))* (?:vertraulich|anonym|privat)(?= ?\\?|$)`,
  ],
  'who-asks': [
    '<clause>(?<!frage [^.?!:]{0,30}, )(?:und )?wer (?:(?:genau|eigentlich|denn) )*(?:will|möchte|fragt|hat|steckt|steht|bezahlt|zahlt|beauftragt|finanziert|führt|macht|ist)(?: (?:das|dies|diese|dieses|die|denn|eigentlich|alles|hier|interview|befragung|studie|umfrage|dahinter|hinter|diesem|dem|der|dieser|ihr|auftraggeber|der auftraggeber|den|auftrag|fragen))*(?: (?:wissen|beauftragt|bestellt|in auftrag gegeben|durch|gegeben|erteilt))?(?= ?[,.!?;]|$)(?<!wer (?:hat|ist|will|macht))',
    '<clause>(?:für wen|in wessen auftrag|im auftrag von wem|von (?:welcher firma|welchem unternehmen|wem))',
    '<clause>welche[rs]? (?:firma|unternehmen|organisation|auftraggeber|kunde)(?: (?:ist|steckt|steht|hat|will|das|dahinter|hinter|fragt))*',
    '<clause>(?:was|welche[rn]?) (?:ist|hat|verfolgt|verfolgen sie)?(?: (?:denn|eigentlich))* ?(?:der|das|dieses?|die|den)? ?(?:zweck|ziel|sinn|grund|hintergrund|anlass|thema|interview|gespräch)',
    '<clause>(?:wozu|wofür|warum|weshalb|wieso) (?:(?:denn|eigentlich) )?(?:dient|ist|fragen|brauchen|wollen|rufen|machen|soll|möchten|interessiert|interessieren|werde)(?: (?:sie|das|dies|dieses|diese|mich|denn|eigentlich|die|alles|hier|interview|befragung|gespräch|ich|fragen|sich|gut|dafür|daran|so))*(?: (?:wissen|an|befragt|machen|sein))?(?= ?[,.!?;]|$)',
    '<clause>worum geht es (?:hier|eigentlich|denn|überhaupt|in diesem)',
  ],
  'how-long': [
    '<clause>(?:und )?wie (?:lange|viel zeit|viele (?:weitere )?(?:fragen|minuten))(?: (?:noch|denn|eigentlich|insgesamt|etwa|ungefähr))*(?: (?:dauert|geht|wird|brauchen|haben|bleibt|bleiben|kommen|sind|gibt)(?: (?:das|dies|es|noch|wir|sie|mir|uns|denn|hier|insgesamt|eigentlich|ungefähr|etwa|gespräch|interview|offen|übrig|dauern|ihr|so|jetzt|zeit))*| noch)(?= ?[,.!?;]|$)',
    '<whole>wie (?:lange|viele fragen)(?: noch| insgesamt)*',
    '<clause>(?:dauert|geht) (?:es|das)(?: (?:hier|denn|eigentlich|jetzt))* noch (?:lange|sehr lange|länger)',
    '<clause>(?:sind (?:wir|sie) (?:(?:bald|gleich|schon|jetzt|dann|fast) )+(?:fertig|durch|am ende)|ist (?:das|es) (?:(?:bald|gleich|schon|jetzt|die|letzte) )+(?:vorbei|zu ende|frage|geschafft)|(?:kommen|gibt es|haben sie) noch viele(?: fragen)?|wann (?:sind wir|ist (?:das|es)) (?:fertig|vorbei|zu ende|durch))',
  ],
  'said-already': [
    '<clause>(?:hatten|haben) wir das (?:doch )?(?:nicht )?schon(?: (?:mal|einmal|gerade|vorhin|besprochen|gehabt))*(?= ?[,.!?;]|$)',
    '<clause>(?:die|diese) frage (?:hab|habe) ich (?:doch )?(?:gerade|eben|schon|bereits|vorhin)(?: (?:erst|schon))? beantwortet',
    '<clause>(?:aber )?(?:(?:das|dies|die frage|darauf|es|davon|dazu|diese frage) )?(?:(?:habe|hab|hatte) ich|ich (?:habe|hab|hatte))(?: (?:das|es|ihnen|doch|ja|die frage|darauf|dazu|auch|eben|gerade|vorhin|diese frage))* (?:schon|bereits|eben erst|gerade erst|vorhin)(?: (?:mal|ein ?mal|erklärt|schon|alles|gerade|vorhin))* ?(?:gesagt|beantwortet|geantwortet|erzählt|erklärt|erwähnt|ausgeführt|besprochen)',
    '<clause>wie (?:(?:schon|bereits|eben|vorhin|ich) )*(?:gesagt|erwähnt|sagte|erklärt|erwähnte)(?: (?:habe|hab))?(?= ?[,.!]|$)(?=.{0,2}$|[^.]*(?:schon|bereits|vorhin))',
    '(?:das |die frage )?(?:haben sie|hast du|hatten sie) (?:(?:mich|das|doch|die|ja|frage|mir) )*(?:schon|bereits|eben|gerade|vorhin)(?: (?:ein ?mal|mal|schon))? (?:gefragt|gestellt)',
    '<clause>(?:sie haben|sie hatten|du hast) (?:(?:mich|das|doch|die|ja|frage|mir) )*(?:schon|bereits|eben|gerade|vorhin)(?: (?:ein ?mal|mal|schon))? (?:gefragt|gestellt)',
    '<whole>(?:das ist (?:doch )?(?:die )?(?:gleiche|dieselbe|selbe) frage(?: wie (?:vorhin|eben))?|siehe oben|schon (?:gesagt|beantwortet)|das hatten wir (?:doch )?schon)',
  ],
  'one-more-thing': [
    '<clause>ich (?:hab|habe) (?:noch )?(?:was|etwas|eine sache) (?:vergessen|zu ergänzen)(?= ?[,.!?;]|$)',
    '<clause>(?:ach (?:ja|so)?,? ?)?(?:und )?(?:eine sache|eins|eines|eine kleinigkeit|einen punkt|ein punkt|ein wort|was|etwas|noch (?:eine sache|etwas|was|eins|eines|ein punkt|einen punkt|eine frage|eine kleinigkeit|ein wort|eine bemerkung)) ?(?:noch|wollte ich noch|möchte ich noch|anderes|wichtiges)?(?= ?[,.!?;:]|$| wenn| bevor)(?<=noch.*)',
    '<clause>(?:darf|kann|könnte|möchte|wollte|würde|lassen sie mich)(?: ich)?(?: (?:da|dazu|auch|gerne?|bitte|kurz|nur))* noch (?:kurz |schnell )?(?:etwas|was|eine sache|eins|einen punkt|eine anmerkung|ein wort) (?:ergänzen|hinzufügen|sagen|anmerken|erwähnen|anfügen|loswerden|dazu sagen)',
    '<clause>ich (?:möchte|wollte|würde|muss|will|darf)(?: (?:da|dazu|auch|gerne?|nur))* noch (?:kurz |schnell )?(?:etwas|was|eine sache|eins|einen punkt|eine anmerkung) (?:ergänzen|hinzufügen|sagen|anmerken|erwähnen|anfügen|loswerden|dazu sagen)',
    '<clause>(?:ich habe (?:noch )?(?:etwas|was|eine sache|eins) vergessen|(?:da|mir) fällt (?:mir )?noch (?:etwas|was|eine sache) ein|bevor (?:wir|sie) (?:aufhören|auflegen|schluss machen|fertig sind|zum ende kommen|enden))',
  ],
  'off-the-record': [
    '<clause>(?:bitte )?(?:schreiben|notieren|zeichnen|nehmen) sie (?:bitte )?(?:das folgende|das nächste|den nächsten (?:satz|teil)|was jetzt kommt) (?:bitte )?nicht (?:mit|auf)?',
    '<clause>(?:ab jetzt|ab hier|von jetzt an|jetzt) (?:bitte )?(?:nicht|nichts) (?:mehr )?(?:aufzeichnen|aufnehmen|mitschreiben|protokollieren|notieren)',
    '<clause>(?:ganz |mal )?unter uns(?= (?:die|der|das|den|unser[en]?|mein[en]?|es) )',
    '<clause>(?:erzählen|sagen|verraten) sie (?:das|es) (?:bitte )?(?:keinem|niemandem?)(?: weiter)?',
    '<clause>(?:ganz |mal |nur |so |aber ){0,3}unter uns(?: gesagt)?(?= ?[,.:!?;]|$| (?:gesagt|das|die|der|sie|er|ich|wir|ist|sind|verlieren|haben|hat))',
    'unter uns (?:gesagt|bleiben|bleibt)',
    'nicht (?:fürs|für das|ins|für die) (?:protokoll|aufnahme|band|mikrofon)',
    '<clause>(?:ganz |mal )?(?:im vertrauen|vertraulich)(?= ?[,:]|$)',
    'im vertrauen gesagt',
    `(?:zitieren|veröffentlichen|notieren|schreiben|zeichnen|nehmen|drucken|erwähnen|nennen|protokollieren) sie ${soft}(?:meinen namen |davon |nichts davon )?(?:nicht|nichts)(?: (?:auf|mit|damit|bitte|davon))*(?= ?[,.!;]|$| aber| bitte)`,
    'verwenden sie (?:das|dies)(?: (?:bitte|jetzt|aber))* nicht(?= ?[.!;]|$| bitte)',
    `<clause>${statement}(?: (?:jetzt|bitte|aber|ist|sollte|darf|soll|sage|ich|ihnen|nur|kommt|gehört|mal|auf keinen fall|unbedingt|möchte))* (?:nicht|nichts) (?:zitieren|zitiert|veröffentlichen|veröffentlicht|aufschreiben|aufnehmen|notieren|mitschreiben|verwendet|aufgezeichnet|ins protokoll|ins transkript|für die öffentlichkeit|fürs protokoll|nach außen|zum zitieren|zitierfähig|an die öffentlichkeit)`,
    '<clause>(?:das )?(?:bitte )?(?:nicht (?:zitieren|mitschreiben|aufschreiben|aufnehmen|notieren|protokollieren|weitersagen))(?= ?[,.!;]|$| bitte| aber)',
    `(?:das|dies|was ich (?:jetzt |ihnen jetzt |gleich )?(?:sage|erzähle)|alles (?:folgende|weitere)|das folgende)(?:,)?(?: (?:jetzt|hier|aber|bitte))* (?:ist|bleibt|muss|soll|sollte|wäre|müsste)(?: (?:aber|jetzt|streng|bitte|absolut|wirklich|ganz|natürlich|strikt|etwas))* (?:vertraulich|unter uns|geheim|inoffiziell|privat|off)(?: bleiben)?`,
    '(?:nur |ganz |rein |jetzt |mal )+inoffiziell',
    '<clause>(?:inoffiziell|hinter vorgehaltener hand)(?= ?[,:]|$| gesagt)',
    'nicht zur veröffentlichung',
    '<clause>(?:das|dies|mich) (?:dürfen|darfst|können|sollten) sie (?:(?:aber|bitte|natürlich|so) )*nicht (?:zitieren|veröffentlichen|schreiben|drucken|nennen|erwähnen)',
    '<clause>(?:sie|du) (?:dürfen|darfst|können|sollten) mich (?:(?:damit|dazu|hier|aber|bitte|natürlich) )*nicht (?:zitieren|nennen|aufnehmen|erwähnen)',
    'ohne (?:mich zu (?:zitieren|nennen)|dass (?:sie mich zitieren|ich zitiert werde)|namensnennung|meinen namen)',
    '<clause>(?:behandeln|behalten) sie (?:das|dies|es) (?:bitte )?(?:vertraulich|für sich)',
    '<clause>(?:bitte )?(?:(?:schalten|machen|stellen|stoppen|halten|unterbrechen|pausieren) sie |können sie |könnten sie )(?:(?:bitte|mal|kurz|jetzt) )*(?:die aufnahme|die aufzeichnung|das mikro(?:fon)?|das band|den rekorder)(?: (?:bitte|kurz|mal|jetzt|für einen moment))*(?: (?:aus|ab|an|stoppen|ausschalten|ausmachen|unterbrechen|pausieren|anhalten))?',
    '<clause>(?:das haben sie nicht von mir|von mir haben sie das nicht|ich habe nichts gesagt)',
  ],
  'on-the-record': [
    '(?:wieder|ab (?:jetzt|hier)|jetzt)(?: wieder)? (?:fürs|für das|im|ins) protokoll',
    '(?:wieder|ab (?:jetzt|hier|sofort)|jetzt)(?: (?:ist|sind|wir|alles|wieder|es))* (?:offiziell|zitierbar|on the record)',
    '<clause>(?:jetzt|ab (?:jetzt|hier|sofort)|nun)? ?(?:dürfen|können|darfst|kannst) (?:sie|du) (?:(?:mich|das|dies|alles|ab|jetzt|nun|hier|es|auch|gerne?) )*(?:wieder |jetzt )+(?:zitieren|aufnehmen|aufzeichnen|mitschreiben|verwenden|notieren|mitschneiden|protokollieren|veröffentlichen)',
    '<clause>(?:jetzt|ab (?:jetzt|hier)|nun) (?:dürfen|können|darfst|kannst) (?:sie|du) (?:(?:mich|das|dies|alles|es|auch|gerne?) )*(?:zitieren|aufnehmen|aufzeichnen|mitschreiben|verwenden|notieren)',
    '<clause>(?:das folgende|was (?:jetzt|nun) (?:kommt|folgt),?|das) (?:dürfen|können|darfst|kannst) (?:sie|du) (?:(?:wieder|jetzt|gerne?|mich) )*(?:zitieren|aufnehmen|aufzeichnen|mitschreiben|verwenden|notieren)',
    '<clause>(?:schalten|machen|stellen|starten|nehmen|setzen) sie (?:bitte )?(?:die aufnahme|die aufzeichnung|das mikro(?:fon)?) (?:(?:bitte|wieder|jetzt) )*(?:ein|an|fort|auf)?(?<=(?:wieder|fort|ein|an))',
  ],
  strike: [
    '<clause>(?:das|dies|den (?:letzten )?satz|die letzte bemerkung) (?:nehmen|streichen|lassen|schneiden|löschen) sie(?: (?:bitte|jetzt|doch|mal|lieber|aber|wieder))*(?: (?:raus|heraus|weg|weglassen))?(?:,? (?:ja|bitte|danke))*(?= ?[,.!?;]|$)',
    '<clause>das(?: bitte)? nicht (?:verwenden|benutzen|aufschreiben|mitschreiben)(?= ?[,.!?;]|$| bitte)',
    `(?:streichen|löschen|vergessen|entfernen|ignorieren|streich|lösch|vergiss|tilgen) (?:sie )?(?:(?:bitte|jetzt|mal|wieder|einfach|ganz) )*${bit}(?: (?:bitte|wieder|einfach|gleich|aus (?:dem|der) (?:protokoll|aufnahme|aufzeichnung|transkript)|heraus|raus))*${close}`,
    `<clause>(?:(?:können|könnten|würden) sie |kannst du |bitte |ich möchte |ich würde gern )*${bit} (?:(?:bitte|wieder|gleich|lieber|jetzt|aus|dem|der|protokoll|aufnahme|aufzeichnung|transkript) )*(?:streichen|löschen|vergessen|entfernen|rausnehmen|herausnehmen|rausstreichen|ignorieren)${close}`,
    `(?:streichen|löschen|vergessen|entfernen|ignorieren|vergiss|streich|lösch) (?:sie )?(?:bitte )?(?:das,? )?,? ?${justSaid}`,
    `vergessen sie,? ${justSaid}`,
    `<clause>(?:nehmen|lassen|schneiden) sie ${bit} (?:(?:bitte|wieder|jetzt) )*(?:raus|heraus|weg|zurück)`,
    `<clause>(?:das hätte|das|dies hätte) (?:ich )?(?:(?:jetzt|eigentlich|ihnen|gar|so) )*nicht (?:sagen|erwähnen|erzählen|verraten|ausplaudern) (?:dürfen|sollen|wollen)`,
    `<clause>(?:verwenden|benutzen|nutzen|berücksichtigen|werten) sie (?:bitte )?(?:das |dies )?nicht,? ${justSaid}`,
    `<clause>(?:verwenden|benutzen|nutzen|berücksichtigen) sie (?:bitte )?(?:das|dies),? ${justSaid},? nicht`,
    '<clause>(?:das|ich) nehme (?:ich )?(?:das )?(?:wieder )?zurück(?= ?[,.!;]|$)',
    "<whole>(?:bitte (?:löschen|streichen)|streichen(?: bitte)?|löschen bitte|vergessen sie's|vergiss es|vergessen sie es)",
  ],
  'change-answer': [
    '<clause>(?:das war|da war|das ist) (?:falsch|quatsch|nicht richtig|unsinn),? ich (?:fang|fange|beginne|beginn|sag|sage) (?:es |das )?(?:noch ?mal|noch einmal|von vorn(?:e)?)',
    '<clause>(?:ich würde|ich möchte|kann ich|darf ich|lassen sie mich) (?:die|diese|die letzte) frage (?:(?:bitte|jetzt|doch|mal|kurz|noch ?mal|noch einmal|einfach|lieber|auch|aber|gerne?|etwas|ein bisschen|ein wenig|vielleicht|schnell|eben|gerade|grad|da|dann|erst|erstmal|wieder) )*(?:beantworten|neu beantworten)(?= ?[,.!?;]|$)',
    '(?:meine|die|diese) (?:(?:letzte|vorige|vorherige|eben gegebene)n? )?antwort (?:(?:bitte|gerne?|noch ?(?:ein)?mal|nochmals|lieber|doch|wieder) )*(?:ändern|korrigieren|berichtigen|revidieren|zurücknehmen|überarbeiten|ergänzen|anpassen|abändern|richtigstellen)',
    '<clause>(?:(?:darf|kann|könnte|möchte|muss) ich|ich (?:möchte|muss|will|würde gerne?)|lassen sie mich) (?:(?:das|mich|da|kurz|etwas|eben|gerade|gesagte|noch ?mal|bitte|gerne?|mal|was|ich|gesagt|habe|vorhin|selbst) )*(?:korrigieren|berichtigen|richtigstellen|verbessern|revidieren)(?= ?[,.!?;]|$)',
    '<clause>(?:(?:darf|kann|könnte|möchte) ich|ich (?:möchte|will|würde gerne?)|lassen sie mich) (?:(?:das|die frage|darauf|die|frage|letzte|gerne?|bitte) )*(?:noch ?(?:ein)?mal|neu|anders|erneut) (?:neu |anders )?(?:beantworten|antworten|sagen)',
    '<whole>(?:ich habe mich (?:gerade |eben |da )?(?:vertan|versprochen|geirrt|verrechnet)|das war (?:falsch|ein fehler|nicht richtig)|meine (?:letzte )?antwort (?:war|ist) falsch|korrektur|ich korrigiere(?: mich)?)',
  ],
  refusal: [
    '(?:das )?wei(?:ß|ss) ich (?:leider )?nicht',
    'ich wei(?:ß|ss) (?:es |das )?(?:leider )?nicht',
    'keine ahnung',
    'nicht sicher',
    'kein kommentar',
    'da(?:zu|rüber) (?:kann|möchte|darf|will) ich (?:leider )?(?:nichts|nicht)',
    'ich (?:möchte|kann|darf|will) (?:das |dazu |darüber )*(?:lieber )?(?:nichts? )(?:sagen|beantworten|sprechen|antworten)',
    'nächste frage',
    '<start>(?:weiter|passe)(?:[.!,]|$)',
    'fällt mir nichts ein',
    'das ist (?:leider )?vertraulich',
  ],
  yes: [
    '<start>(?:ja(?:wohl|a)?|jo|jap|jep|klar|natürlich|selbstverständlich|gerne?|sicher|okay|ok|okey|einverstanden|in ordnung|auf jeden fall|aber ja|gut|genau|richtig|stimmt|alles klar|passt|von mir aus|bitte|kein problem|geht in ordnung|na klar|meinetwegen|absolut|sehr gerne?|freilich|machen wir)(?= ?[,.!;]|$| (?:ich|gerne?|bitte|das|klar|natürlich|sicher|legen|fangen|können|sie|wir|bin|mache|einverstanden|in|doch|danke|stimme|ist|gut|machen|auf))',
    '<clause>(?:ich )?(?:bin (?:damit |ich )?(?:damit )?einverstanden|stimme(?: ich)? (?:dem |der teilnahme )?zu|willige(?: ich)? ein|mache (?:gerne? )?mit|nehme (?:gerne? )?teil)(?= ?[,.!;]|$)',
    '<clause>(?:das )?(?:geht|ist|wäre) (?:für mich |so )?(?:in ordnung|klar|okay|ok)(?= ?[,.!;]|$)',
    '<whole>(?:legen sie los|fangen (?:sie|wir) an|warum nicht|eins)',
  ],
  no: [
    '<start>(?:nein|nee|nö|ne|niemals|nie|keinesfalls|auf (?:gar )?keinen fall|lieber nicht|eher nicht|besser nicht|auf keine weise|keineswegs|natürlich nicht|bestimmt nicht|sicher nicht|gar nicht|überhaupt nicht|noch nicht|kommt nicht in frage|bloß nicht)(?= ?[,.!;]|$| (?:danke|ich|das|bitte|lieber|nicht|auf|bin|möchte|will|vielen|doch))',
    '<clause>ich (?:bin (?:(?:damit|mit|der|dem|teilnahme|aufnahme|nicht|gar|überhaupt|so) )*nicht (?:damit )?einverstanden|stimme (?:dem |der |teilnahme |aufnahme )*nicht zu|(?:möchte|will|mag|werde)(?: (?:das|hier|daran|an|dem|diesem|der|interview|gespräch|lieber|aber))* nicht|lehne (?:das |es )?ab|weigere mich|willige nicht ein|möchte das nicht|nehme nicht teil|mache nicht mit)(?= ?[,.!;]|$| (?:teilnehmen|mitmachen|dass|aufgenommen|aufgezeichnet|daran))',
    '<whole>(?:zwei)',
  ],
  courtesy: [
    'entschuldigung|entschuldigen sie|verzeihung|verzeihen sie|sorry|tut mir (?:sehr )?leid|bitte|danke(?: schön)?|vielen dank|also|so|gut|ja|nein|ach|oh|na|naja|na gut|okay|ok|aber|und|oder|eigentlich|ehrlich(?: gesagt)?|leider|hören sie|hör mal|wissen sie|sagen sie(?: mal)?|sag mal|moment|warten sie|hallo|guten tag|ähm*|äh+|hm+|jetzt|nun|dann|übrigens|eine frage|kurze frage|nur|doch|mal|genug|stopp?|schluss|wie gesagt|im ernst|ganz ehrlich|herr|frau|bevor wir (?:anfangen|weitermachen)|ich glaube|ich denke|noch was|ach ja|sofort|denn|auch|wirklich|ach so',
  ],
});
