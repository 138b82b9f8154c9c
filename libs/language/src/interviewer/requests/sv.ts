import { explained, unlessReported } from './explained';
import { type RequestPatterns } from './patterns';

const ends = String.raw`(?= ?[,.!?;:…–-]|$| (?:tack|snälla|är du snäll|eftersom|för (?:att|jag)|men|nu|så|och|jag|vi|sorry|tyvärr|ursäkta|förlåt|inte|mer|längre|med|hej|hejdå|då)(?![a-zà-ț]))`;
const talk = `(?:(?:det|den|denna|detta|hela|vår) )?(?:här )?(?:intervjun?|samtal(?:et)?|telefonsamtal(?:et)?|frågor(?:na)?|frågestunden|utfrågningen)(?: här)?`;
const now = `(?:nu|här|direkt|genast|omedelbart|idag|i dag|bara|gärna|helst|hellre|egentligen|faktiskt|då|så|alltså|tyvärr|tack|snälla|att|det|det här|detta|på en gång|för min del|för i ?dag|med ${talk}|med det(?: här)?|med detta|(?:med )?att (?:fråga|ställa frågor|prata|svara|intervjua)(?: mig)?(?: mer)?|med frågor(?:na)?|${talk})`;
const stop = `(?:stoppa|sluta|avsluta|avbryta|bryta|lägga på|lägga av|ge upp|runda av|stanna|avrunda)`;
const wish = `(?:jag (?:vill|önskar|skulle vilja|föredrar|tänker|kommer|väljer|ska|ber)(?: (?:nu|gärna|helst|hellre|bara|att|faktiskt|dig om|er om|att få|få)){0,9}|låt oss|låt mig|får jag be (?:dig|er)(?: om)?(?: att)?)`;
const ask = `(?:kan|kunde|ska|skall|får|vill|skulle)(?: inte)? (?:vi|du|jag|man|ni)(?: (?:inte|gärna|vilja|kunna|bara|snälla|vara snäll och|att)){0,9}`;
const own = `(?:svar(?:en)?|data|uppgifter(?:na)?|personuppgifter|uttalanden|ord|inspelning(?:en|ar|arna)?|röst|information|persondata)`;
const all = `(?:allt(?: ihop| det)?|alltihop|hela|något|nåt|inget|ingenting|alla)`;
const mine = `(?:${all}(?: av)?,? (?:det,? )?(?:(?:som|vad|det) )?jag (?:(?:hittills|idag|i dag) )?(?:har )?(?:sagt|berättat|svarat|sa|skrivit|delat)|(?:alla |all )?(?:mina|min|mitt) ${own}(?: och (?:min |mina )?${own})?|${all} (?:om mig|från mig|ni har (?:om|på) mig|du har om mig)|(?:hela |den här |denna )(?:intervjun|inspelningen|intervju|inspelning)|(?:det här|hela) samtalet|inspelningen)`;
const consent = `(?:samtycke(?:t)?|medgivande(?:t)?|godkännande(?:t)?|tillstånd|medverkan|deltagande)`;
const erase = `(?:radera|ta bort|tar bort|stryk|stryka|förstör|förstöra|makulera|kassera|släng|slänga|släcka|glöm|glömma|sudda|utplåna)`;
const last = `(?:(?:det|den|min|mina|mitt|de) )?(?:sista|senaste|förra|föregående) (?:mening(?:en)?|kommentar(?:en)?|del(?:en)?|bit(?:en)?|stycke(?:t)?|ord(?:en)?|sak(?:en)?|uttalande(?:t)?|replik(?:en)?|yttrande(?:t)?|jag sa(?:de)?)`;
const just = `(?:(?:det|vad|det som|det där|det där som),?(?: jag)?(?: (?:precis|nyss|just|alldeles|nu)){0,9}(?: jag)?(?: (?:precis|nyss|just|nu|alldeles|har)){0,9} (?:sa(?:de)?|sagt|berättade|berättat)(?: (?:nu|nyss|precis|just nu|alldeles nyss|här)){0,9}|${last}|det (?:där )?(?:sista|senaste)|den (?:meningen|kommentaren|biten)|det där|det nyss)`;
const this_ = `(?:detta|det här|det där|det|den här (?:delen|biten)|denna del|följande|det följande|det som följer|det jag (?:säger|berättar|ska säga)(?: nu)?|det jag nu (?:säger|ska säga|berättar)|vad jag (?:säger|ska säga|nu säger)(?: nu)?|mitt namn|mig|den här saken)`;
const write = `(?:citera|citerar|skriv|skriva|skriver|anteckna|notera|använd|använda|använder|publicera|publicerar|återge|spela in|spelar in|ta med|tar med|föra vidare|för vidare|sprid|sprida|nämn|nämna|nämner|referera|berätta|ta upp|anger|ange|dokumentera|uppge)`;
const later = `(?:senare|imorgon|i morgon|i övermorgon|ikväll|i kväll|i eftermiddag|en annan gång|(?:vid )?ett annat tillfälle|vid ett senare tillfälle|en annan dag|nästa vecka|nästa gång|om (?:en|ett|två|tre|några|ett par|\\d+) (?:timmar|timme|dagar|minuter|stund)|på (?:måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag)|efter (?:lunch|mötet)|när jag (?:har|får) (?:mer )?tid|en stund senare)`;
const resume = `(?:fortsätta|fortsätter|avsluta|göra klart|göra färdigt|ta|tar|återuppta|ringa|ringer|ring|prata|pratas vid|höras|hörs|skjuta upp|skjuta på|göra|gör|återkomma|återkommer|svara på|köra|boka om)`;
const rest = `(?: (?:klart|det|det här|detta|resten|de sista frågorna|de andra frågorna|${talk}|den|hellre|helst|gärna|kanske|med det(?: här)?|med resten|vidare|tillbaka|upp|igen|mig|du|vi|jag|lite|då|så|bara|inte|dig|av))`;
const question = `(?:det|detta|den|frågan|din fråga|det sista|sista frågan|senaste frågan|den frågan|den sista frågan|vad du sa(?:de)?|det du sa(?:de)?)`;
const again = `(?:igen|en gång till|en gång|om igen|på nytt|en till gång|långsammare|högre|om|lite högre|lite långsammare)`;
const politely = `(?: (?:bara|snälla|tack|möjligtvis|kanske|gärna|vara snäll och|vänligen|kunna|vilja|få|möjligen))`;

const reporting = '(?<!jag )(?:sa|sade|säger|frågar|frågade|undrar|undrade|skrev|skriver|ropade)';

const why = {
  leads: `jag har ändrat mig(?: och| så)?|jag ångrar mig(?: och)?|vid närmare eftertanke|jag orkar inte mer|jag har tröttnat`,
  reasons: `jag|för|eftersom|tack|men jag|och jag|som jag|till den|till det|förlåt|tyvärr|mitt|mina|detta|det här`,
};

export const sv: RequestPatterns = {
  end: unlessReported(
    explained(
      [
        `<clause>${wish}(?: ${now}){0,9} ${stop}(?: ${now}){0,9}${ends}(?<!jag (?:kommer|ska)(?: att)? (?:stoppa|sluta|avsluta|avbryta|bryta|stanna))`,
        `<start>${ask}(?: ${now}){0,9} ${stop}(?: ${now}){0,9}${ends}`,
        `<clause>${ask}(?: ${now}){0,9} ${stop}(?: ${now}){0,9} (?:intervjun|samtalet|den här intervjun|det här samtalet)`,
        `<clause>(?:stoppa?|avsluta|avbryt|sluta|bryt|lägg (?:på|av)|stanna)(?: (?:nu|här|direkt|genast|omedelbart|då|snälla|tack|bara|med det (?:här|där)|(?:(?:med )?att )?(?:fråga|ställa (?:fler )?frågor|ringa)(?: (?:mig|ut mig|mer)){0,9}|med frågorna|(?:den här |det här |hela )?(?:intervjun|samtalet))){1,9}${ends}`,
        '<whole>(?:stopp?[,.! ]+){1,9}(?:jag sa(?:de)? (?:stopp|stanna)|stopp?|nu|nog|sluta|räcker)',
        '<clause>jag (?:sa(?:de)?|har sagt) (?:ju )?(?:stopp|nog|sluta|att jag vill (?:sluta|avsluta))',
        `<clause>jag (?:vill|önskar|orkar|tänker|kan|kommer|ids|har)(?: (?:faktiskt|verkligen|bara|alltså|nu|egentligen|tyvärr)){0,9} (?:inte|ingen|inga)(?: (?:längre|mer|lust|nu|att|vidare|ha|gärna|svara på|höra)){0,9} ?(?:fortsätta|svara(?: på (?:fler|mer|några|era|dina|frågor|dessa|de här|nåt|något)){0,9}(?: (?:mer|längre))?|prata (?:mer|längre|mer med dig)|vara med(?: (?:längre|mer|på det här|i det här)){0,9}|delta(?: (?:mer|längre|i det här)){0,9}|medverka(?: (?:mer|längre)){0,9}|gå vidare|intervjuas|bli intervjuad|fler frågor|fler|mer|längre)(?<!jag kan inte(?: gärna)? svara)(?: (?:med (?:det|det här|detta|den här intervjun|intervjun|samtalet)|frågor|mer|längre|nu|i (?:den här )?intervjun|i det här)){0,9}${ends}`,
        '<clause>jag (?:svarar|pratar|fortsätter|deltar|medverkar)(?: (?:faktiskt|alltså)){0,9} inte (?:på fler|på mer|mer|längre)',
        `<clause>(?:inga|inte) fler frågor(?= ?[,.!]|$| (?:tack|nu))`,
        '<clause>(?:ställ inga fler|fråga inte(?: mig)?|fråga mig inte|jag vill inte ha)(?: (?:mig|fler|några|mer|om)){0,9}(?: (?:frågor|mer))',
        `<clause>(?:nu|det|så|det här|det här|detta)(?: (?:är|får|räcker|har jag|har|måste)){1,9}(?: (?:det|verkligen|faktiskt|väl|mer än|fått|jag|bra|vara|gott)){0,9}(?: (?:nog|slut|räcka|räcker|bra))?(?: (?:för i ?dag|för mig|nu|så|här|för min del|med det här|med frågor|av det här)){0,9}(?= ?[,.!]|$| tack)(?<=(?:nog|slut|räcker(?: det)?|räcka|bra så|bra nu)(?: (?:för|i|dag|idag|mig|nu|så|här|min|del|det|med|frågor|av)){0,9})(?<!det är (?:slut|bra))`,
        `<clause>jag (?:har fått|har haft|är) (?:nu |mer än ){0,9}(?:nog|klar med (?:det här|intervjun|samtalet|er|dig|frågorna)|färdig med (?:det här|intervjun|samtalet|er|dig|frågorna)|(?:klar|färdig) (?:här|nu)|less på|trött på)(?: (?:nu|här|av det här|av frågor|dina frågor|det här|den här intervjun|intervjun)){0,9}${ends}`,
        '<whole>(?:hej ?då|adjö|hejdå|hej hej|ha det(?: bra)?|ha det så bra|vi hörs|tack och hej|tack och adjö|farväl|tack för mig)(?: (?:nu|då))?',
        '<clause>nu (?:lägger jag på|slutar vi|ger jag mig)',
        `<clause>vi kan (?:sluta|stanna|avsluta)(?: (?:här|nu|där|intervjun)){1,9}${ends}`,
        '<clause>(?:lämna mig (?:ifred|i fred)|låt mig vara(?: ifred| i fred)?|sluta (?:tjata|ringa)|ring (?:mig )?inte (?:mer|igen))',
        `<clause>jag (?:slutar|avslutar|lägger på|lägger av|avbryter|bryter|ger mig|stoppar|går)(?: (?:nu|här|då|så|det här|intervjun|samtalet|direkt|den här intervjun)){0,9}(?= ?[,.!;]|$| (?:tack|hej|hejdå))(?<!jag (?:går|bryter|stoppar))`,
        `<clause>(?:vi|jag) (?:slutar|avslutar|stannar|bryter|avbryter|stoppar)(?: (?:nu|här|då|så|det här|intervjun|samtalet|där)){1,9}(?= ?[,.!;]|$| (?:tack|hej))`,
        `<clause>(?:nu|här|så|då) (?:slutar|avslutar|stannar|bryter|avbryter) (?:vi|jag)(?= ?[,.!;]|$| (?:nu|här|det|intervjun|samtalet|tack))`,
        `<clause>(?:den här |det här )?(?:intervjun?|samtal(?:et)?)(?: här)? (?:är|slutar|får)(?: (?:nu|här|härmed|över|slut|klar|klart|avslutad|avslutat|sluta)){1,9}(?= ?[,.!]|$)`,
        '<whole>(?:slut (?:med|på) (?:intervjun|samtalet|frågor|frågorna))',
      ],
      why,
    ),
    reporting,
  ),
  endPerhaps: [
    '<whole>(?:stopp?|nog|slut|sluta|klar|klart|färdig|avbryt|avsluta|stanna|räcker|det räcker|det är bra så|basta|inte mer|över|lägg av|stoppa|nu räcker det|det är nog nu)',
    '<whole>(?:det (?:var|är) (?:allt|det|det hela|nog|bra)(?: (?:för i ?dag|från mig|från min sida|jag har|nu|så)){0,9}|jag ger upp|jag är (?:klar|färdig)|jag orkar inte(?: mer| längre)?|strunta i det)',
  ],
  withdraw: unlessReported(
    explained(
      [
        `(?:dra(?:r)?|ta(?:r)?|återkalla(?:r)?|återta(?:r)?|häva|häver|upphäv(?:a|er)?|ångra(?:r)?|annullera(?:r)?)(?: (?:jag|nu|härmed|gärna|alltså|tillbaka|in|bort|ta)){0,9} (?:(?:mitt|min) ${consent}|${consent} (?:mitt|min))`,
        `(?:mitt|min) ${consent}(?: (?:till [a-zà-ț]+|ska|vill|jag|härmed|nu|är|att|gärna|måste)){0,9} (?:tillbaka|återkalla[a-zà-ț]*|dras|dra|återtas|indraget|tillbakadraget)`,
        `<clause>jag (?:(?:vill|önskar|måste|skulle vilja)(?: (?:gärna|nu|att|härmed)){0,9} (?:dra|ta|återkalla|återta)|drar|tar|återkallar|återtar)(?: (?:tillbaka|nu|härmed|in)){0,9} ${consent}`,
        `<clause>jag (?:(?:vill|önskar|måste|tänker|skulle vilja)(?: (?:gärna|nu|att|helst)){0,9} (?:dra mig|hoppa av|avbryta mitt)|drar mig|hoppar av)(?: (?:ur|ut|tillbaka|från|helt|nu|mitt deltagande|deltagande|medverkan)){0,9}(?: (?:den här|det här|denna|detta|er))?(?: ?(?:studien|undersökningen|intervjun|projektet|forskningen|samtalet|studie|undersökning|intervju))?${ends}`,
        `<clause>jag (?:samtycker|godkänner|ger|går|medger|lämnar|är)(?: (?:alltså|faktiskt|nu)){0,9} (?:inte|inget)(?: (?:längre|mer|med|på|något|mitt|nu|med på|överens)){0,9}(?: ?(?:samtycke|medgivande|godkännande|tillstånd))?(?: (?:längre|mer|till (?:det här|detta|det|att|intervjun|inspelningen).{0,40}|med (?:på )?(?:det här|detta|att).{0,30}|att .{1,40}|det här|detta)){0,9}(?= ?[,.!]|$)(?<=(?:samtycker|samtycke|godkänner|medgivande|godkännande|tillstånd|medger|med på)(?: .{1,60})?)`,
        `<clause>${erase}(?: (?:nu|snälla|bara|därför|genast|då|vänligen)){0,9} ${mine}`,
        `<clause>(?:${ask}|jag (?:vill|önskar|begär|kräver|ber|skulle vilja)(?: (?:gärna|nu|ha|att|att ni|att du|er|dig|er att|dig att|få)){0,9}|(?:du|ni) (?:måste|ska|kan|får|bör))(?: (?:nu|gärna|bara|snälla|genast|att|ni|du|vara snäll och)){0,9} (?:${erase}|raderar) ${mine}`,
        `<clause>(?:jag (?:vill|önskar|kräver)(?: (?:gärna|ha|att|få|nu)){0,9} )?${mine}(?: (?:ska|måste|bör|vill jag(?: gärna)?(?: ha| få)?|blir)){0,9}(?: (?:genast|nu|också|helt)){0,9} (?:raderas|raderat|raderade|raderad|tas bort|borttaget|borttagna|bort|förstöras|förstörda|makuleras|strykas)`,
        `(?:vill|önskar)(?: (?:gärna|ha|få|att|nu)){0,9} (?:mina|min|mitt) ${own} (?:raderade?|raderat|borttagna|borttaget|förstörda)`,
        `<clause>(?:(?:du|ni) (?:får|ska|kan) (?:alltså |absolut )?(?:inte|inget|ingenting|aldrig)|jag vill inte,? att (?:ni|du)|låt bli att) (?:använd(?:a|er)?|sparar?|spara|lagrar?|behålla|behåller|delar?|publicerar?)(?: (?:något|nåt|någonting|${mine}|(?:något |nåt )?(?:av )?(?:det|vad|som){1,9} (?:som )?jag har sagt))`,
        `<clause>(?:(?:du|ni) får (?:inte|inget|ingenting)) (?:använda|spara|behålla|publicera)`,
        `<clause>(?:använd|spara|behåll|publicera|lagra) (?:inte|inget|ingenting|aldrig)(?: (?:något|nåt|av)){0,9} ?(?:(?:det|vad|som),? (?:som )?jag har (?:sagt|svarat|berättat)|${mine})`,
        `<clause>jag vill inte,? att (?:(?:något|nåt|någonting|inget)(?: av)?,? )?(?:(?:det|vad|som)? ?(?:som )?jag har (?:sagt|berättat|svarat)|${mine}|det här|detta|den här intervjun|intervjun)(?: (?:ska|blir)){0,9} (?:användas|används|använt|sparas|sparat|lagras|publiceras)`,
        `<clause>(?:ingenting|inget|något)(?: av)? (?:det |vad )?(?:som )?jag (?:har )?(?:sagt|sa(?:de)?|berättat) (?:ska|får|må) (?:inte )?(?:användas|sparas|lagras|publiceras)`,
        `<clause>jag (?:drar|tar) (?:tillbaka )?(?:allt(?: jag (?:har )?sagt)?|alla (?:mina )?(?:svar|uttalanden)|mina svar)(?: tillbaka)?${ends}(?<=tillbaka.*)`,
      ],
      why,
    ),
    reporting,
  ),
  withdrawPerhaps: [
    `<whole>(?:(?:du kan |ni kan )?${erase} (?:bara )?(?:allt(?: ihop)?|alltihop|allting|hela rasket)|radera)(?: (?:tack|nu))?`,
    '<clause>jag (?:borde|skulle) (?:aldrig|inte) (?:ha )?(?:sagt ja|samtyckt|gått med|tackat ja|deltagit|medverkat|ställt upp|varit med|gått med på)',
    '<clause>jag ångrar(?: (?:mig|att|verkligen|nu|faktiskt|lite)){0,9} ?(?:jag|det här|detta|intervjun|mitt deltagande|mig|samtycket|att)',
  ],
  'finish-later': unlessReported(
    [
      `<clause>(?:kan|kunde|ska|får|går det|är det möjligt|är det ok|är det okej|vore det möjligt|skulle)(?: (?:vi|jag|du|man|ni|att|om|inte|bra|möjligtvis|kanske|det|kunna|gå)){0,9}${rest}* ${resume}${rest}* ${later}`,
      `<clause>(?:kan|kunde|ska) (?:vi|jag|du)${rest}* ${later}`,
      `<clause>(?:låt oss|jag (?:vill|skulle vilja|föredrar att|måste|skulle)|vi (?:kan|måste|får))(?: (?:gärna|helst|hellre|att|väl|nog)){0,9}${rest}* ${resume}${rest}* ${later}`,
      `<clause>(?:jag|vi) (?:fortsätter|tar|gör|ringer|svarar på|hörs|pratas vid|återkommer)${rest}* ${later}`,
      `<clause>(?:ring|återkom|fortsätt|ta|försök)(?: (?:till|tillbaka|igen|mig|upp|det|resten|hellre|gärna)){0,9} ${later}`,
      `<clause>(?:jag (?:måste|behöver|ska|borde)|(?:tyvärr|nu|då) måste jag)(?: (?:tyvärr|nu|snart|strax|bara|faktiskt|dessvärre|verkligen|nog)){0,9} (?:gå|springa|lägga på|sticka|dra|iväg|vidare|sluta|kila|rusa|in i ett möte|in på ett möte|på (?:ett )?möte|till ett möte|hämta)(?: (?:nu|då|snart|om [a-zà-ț]+ minut[a-zà-ț]*)){0,9}(?= ?[,.!?;]|$| (?:till|för|eftersom|men|så|jag|i ett|och|tyvärr|ursäkta))(?<!jag ska (?:gå|dra|sluta))`,
      `<clause>(?:jag har|jag ska in i|jag ska på)(?: (?:nu|snart|strax|tyvärr|om [a-zà-ț]+ minuter)){0,9} (?:inte tid(?: (?:nu|längre|just nu|mer)){0,9}|ingen tid(?: (?:nu|kvar|längre|mer)){0,9}|inte mer tid|ett möte(?: (?:nu|snart|strax|om [a-zà-ț]+ minuter)){0,9}|en tid att passa)${ends}`,
      `<clause>(?:inte (?:just )?nu(?: tack)?(?=[,.]|$)|det passar (?:mig )?(?:inte|dåligt)(?: (?:så|bra|nu|just|mig|riktigt)){0,9})`,
      `<clause>(?:resten|de sista frågorna)(?: [a-zà-ț]+){0,4} ${later}`,
      `<whole>(?:(?:fortsätt|fortsätta) ${later}|${later}(?: (?:istället|i stället|hellre|tack|kanske)){0,9})`,
      '<clause>(?:kan|ska) vi (?:ta|göra) (?:en )?paus',
    ],
    reporting,
  ),
  'off-the-record': [
    'off(?:-| )the(?:-| )record',
    '(?:bara |helt |strikt |rent )?(?:mellan (?:oss(?: (?:två|sagt))?|dig och mig|du och jag|fyra ögon)|oss emellan)(?= ?[,.:;!]|$| (?:så|sagt|men|tack|är|har))',
    `(?:mellan fyra ögon|i förtroende)(?= ?[,.:;!]|$| (?:sagt|så|är))`,
    `(?:detta|det här|det|det jag [a-zà-ț]+(?: nu)?|följande)(?: (?:måste|ska|bör|stannar|förblir|är|säger jag|håller vi|stanna|bara|helt|alltså|gärna|får)){0,9} (?:mellan oss|oss emellan)`,
    `<clause>(?:(?:inte|aldrig) ${write}|${write} (?:${this_} )?(?:inte|aldrig))(?: (?:${this_}|på|för|om|ner|upp|vidare|här|med|in|någon)){0,9}${ends}`,
    `(?:citera|citerar) (?:mig |det |det här |detta ){0,9}(?:inte|aldrig)`,
    `(?:(?:skriv|anteckna|notera|publicera|spela|ta|för|nämn|sprid|använd|berätta|återge)) (?:inte|aldrig) (?:in |ner |ned |upp |med |vidare )?${this_}(?: (?:vidare|ner|upp|med|in|för någon)){0,9}${ends}(?<=(?:det här|det där|detta|mitt namn|mig|nu|följande|följer|delen|biten|det jag .{1,20}|säger|vidare|det|ner)(?: .{1,8})?)`,
    `(?:skriv|anteckna|notera|publicera|spela|ta|för|nämn|sprid|använd|berätta|återge) ${this_} (?:inte|aldrig)(?: (?:in|ner|ned|upp|med|vidare|för någon)){0,9}`,
    `(?:du|ni) (?:får|kan|ska|bör|behöver)(?: (?:alltså|bara|helst|gärna|absolut)){0,9} (?:inte|aldrig) (?:${write})(?: (?:${this_}|på|för|om|ner|upp|vidare|något av det här|med namn|någon)){0,9}${ends}`,
    `(?:jag vill (?:helst |inte |gärna ){0,9}(?:att|bli)?|kan du(?: (?:låta bli att|undvika att|snälla|vara snäll och)){0,9}|snälla,?|var snäll och|låt bli att|undvik att|helst|jag skulle (?:föredra|uppskatta|vilja)(?: om| att)?)(?: (?:du|ni|blir|bli|om|att|inte|låter bli att)){0,9} (?:inte )?(?:${write}|citerad|citerat|nämnd|citerade)(?: (?:${this_}|på|för|om|ner|upp|vidare|med namn|inte|någon)){0,9}${ends}(?<=(?:inte|låt bli|låta bli|låter bli|undvik|undvika) .{0,60}|inte)`,
    `(?:${this_})(?: (?:stycket|här|stycke))?(?: (?:får|ska|bör|kan|vill jag|får ju|måste)){1,9} (?:inte|aldrig|helst inte|du inte|ni inte|ni aldrig)(?: (?:att|du|ni|blir|bli)){0,9} (?:citeras|skrivas|antecknas|användas|publiceras|nämnas|återges|spelas in|spridas|citerat|komma|hamna|stå|ut|med|föras|synas|ingå|${write})(?: (?:ner|upp|med|ut|vidare|i [a-zà-ț]+|på|från|någonstans|för)){0,9}`,
    `(?:inte|aldrig) (?:för|till|avsett för|menat för) (?:citering|citat|publicering|protokollet|inspelningen|offentligheten|tryck|rapporten|allmänheten|spridning)`,
    `(?:detta|det här|det|det jag [a-zà-ț]+(?: nu)?|följande|det följande|det som kommer nu|den här delen)(?: (?:är|måste|ska|får|förblir|säger jag|vill jag|vara|alltså|helt|strikt|gärna|bara|behandlas|hållas|förbli|stanna|sägs|ha)){1,9} (?:i förtroende|i (?:största )?förtrolighet|konfidentiellt|strikt konfidentiellt|hemligt|sekretess|inofficiellt|förtroligt|inom de här väggarna|off record)(?= ?[,.:;!]|$| (?:för|men|så|tack))`,
    `<clause>(?:i (?:största )?(?:förtroende|förtrolighet)(?: sagt)?|konfidentiellt(?: sagt)?|inofficiellt(?: sagt)?|förtroligt)(?= ?[,:.]|$| sagt)`,
    `(?:håll|hålla|behåll|behålla|låt|låta|lämna) (?:detta|det här|det|mitt namn|den här delen|det jag [a-zà-ț]+(?: nu)?)(?: (?:vara|bli|för|stanna)){0,9} (?:konfidentiellt|hemligt|för dig själv|för er själva|utanför|borta|mellan oss|oss emellan|anonymt|utelämnat|ute|inom oss)(?: (?:från )?(?:protokollet|rapporten|inspelningen|anteckningarna))?`,
    `(?:stäng av|stoppa|pausa|slå av|knäpp av|stanna) (?:bara |nu )?(?:inspelningen|bandspelaren|bandet|mikrofonen|mikrofon|ljudinspelningen)`,
    `<clause>(?:det|detta|det här) har (?:jag|du) (?:aldrig|inte) (?:sagt|hört)`,
    `<clause>jag har (?:aldrig|inte) sagt (?:det|detta|det här)(?= ?[,.!]|$)`,
  ],
  'on-the-record': [
    '(?:officiellt|on the record|till protokollet|för protokollet|på band) (?:igen|nu)',
    '(?:åter|återigen|igen|tillbaka)(?: [a-zà-ț]+)? (?:officiellt|on the record|till protokollet|på inspelningen|i protokollet)',
    'från (?:och med )?nu(?: (?:är|får|kan)){0,9}(?: (?:det|du|ni|allt|igen|gärna|åter)){0,9}(?: (?:officiellt|on the record|citera|skriva|anteckna|använda|spela in))',
    '<clause>(?:(?:nu|så|härifrån|det här|detta|resten) )?(?:får|kan) du(?: (?:gärna|igen|bara|nu|åter|gott)){0,9} (?:citera|skriva|anteckna|använda|spela in|sätta på|starta|notera)(?: (?:mig|det|det här|igen|ner|inspelningen)){0,9}',
    '<clause>du (?:får|kan)(?: (?:gärna|igen|bara|nu|åter|gott)){0,9} (?:citera|skriva|anteckna|använda|spela in|sätta på|starta|notera|slå på)(?: (?:mig|det|det här|igen|ner|inspelningen|på)){0,9}',
    '<clause>(?:starta|återuppta|fortsätt|sätt på|slå på) (?:med )?(?:inspelningen|att spela in)',
    '<clause>(?:det här|detta|det|resten) (?:är|kan|får)(?: (?:nu|igen|gärna|åter)){0,9} (?:officiellt|on the record|citeras|inte längre (?:konfidentiellt|hemligt))',
    '<whole>(?:on the record|officiellt|inspelningen kan (?:fortsätta|startas)(?: igen)?)',
  ],
  strike: [
    `(?:stryk|radera|ta bort|glöm(?: bort)?|ignorera|sudda(?: ut)?|klipp(?: bort| ut)?|bortse från|strunta i|släng|hoppa över)(?: (?:bara|snälla|nu|då|tack|vänligen)){0,9} (?:${just})(?: (?:ur .{1,25}|från .{1,25}|bara|tack|snälla|är du snäll)){0,9}${ends}`,
    `<clause>(?:stryk|radera|ta bort|glöm(?: bort)?|ignorera|sudda(?: ut)?|klipp bort|bortse från)(?: (?:bara|snälla|vänligen)){0,9} (?:det|detta|det här|det där|den)(?: (?:bara|tack|snälla|ur .{1,25}|från .{1,25})){0,9}${ends}`,
    `(?:${ask}|jag (?:vill|skulle vilja|önskar)(?: (?:gärna|att du|att ni|ha|att)){0,9}|(?:du|ni) (?:måste|kan|får|ska))(?: (?:gärna|bara|snälla|vara snäll och)){0,9} (?:stryka|radera|ta bort|glömma(?: bort)?|ignorera|sudda(?: ut)?|klippa bort|klippa ut|bortse från|stryker|raderar|tar bort|ta tillbaka|dra tillbaka) (?:${just}|det|detta|det här|det där)(?: (?:ur .{1,25}|från .{1,25}|igen|tack|snälla|bara)){0,9}${ends}`,
    `(?:${just}|det|detta|det här)(?: (?:får|kan|ska|bör|vill jag|måste)(?: (?:du|ni|gärna|bara|ha|att)){0,9}) (?:stryka|radera|ta bort|glömma|strykas|raderas|tas bort|glömmas|klippas bort|struket|raderat|borttaget|ta tillbaka|dra tillbaka|bortse från|ut|bort)(?: (?:ur .{1,25}|från .{1,25})){0,9}${ends}`,
    `<clause>(?:jag tar|det tar jag|jag drar|det drar jag)(?: (?:tillbaka|det|det där|det här|detta|mina ord|mitt uttalande|${just})){0,9}${ends}(?<=tillbaka(?: .{1,30})?)`,
    `<clause>(?:det|detta|det här|det där) (?:borde|skulle) jag (?:inte|aldrig|nog inte) (?:ha )?(?:sagt|nämnt|berättat)`,
    `<clause>jag (?:borde|skulle) (?:nog )?(?:inte|aldrig) (?:ha )?(?:sagt|nämnt|berättat) (?:det|detta|det här|det där|så)`,
    `<whole>(?:stryk|stryk det|glöm det jag sa(?:de)?|glöm vad jag sa(?:de)?|jag har inte sagt (?:något|nåt)|jag sa(?:de)? inget)`,
    `<clause>(?:låtsas(?: som(?: om)?)?|glöm) att jag (?:inte |aldrig )?(?:sa(?:de)?|har sagt)`,
    `<clause>(?:använd|räkna|ta) inte (?:med )?${just}${ends}`,
  ],
  repeat: [
    `(?:kan|kunde|vill|skulle|får)(?: inte)? (?:du|ni|jag)(?:${politely}){0,9} (?:upprepa|repetera|säga|ställa|läsa(?: upp)?|ta|höra|fråga|dra)(?: ${question})?(?: ${again}){0,9}(?= ?[,.!?;]|$| (?:tack|för mig|är du snäll|snälla))(?<=(?:upprepa|repetera).{0,60}|(?:igen|gång till|nytt|långsammare|högre|om))`,
    `kan du (?:upprepa|ta)(?: (?:frågan|det))?(?: (?:igen|en gång till))?${ends}(?<!kan du ta(?: det)?)`,
    `<clause>(?:upprepa|repetera|säg|ställ|läs(?: upp)?|ta|fråga)(?: (?:bara|snälla|gärna)){0,9}(?: ${question})?(?: ${again}){0,9}${ends}(?<=(?:upprepa|repetera)(?: .{1,40})?|(?:igen|gång till|nytt|långsammare|högre|om igen))`,
    `<whole>(?:en gång till|igen|om igen|frågan (?:igen|en gång till)|vad sa(?:de)? du|vad var det|vad frågade du|vad säger du|hur sa(?:de)? du|va sa(?:de)? du)(?: (?:tack|nu|igen|nyss|precis|egentligen|om|för något)){0,9}`,
    'vad var (?:det för |din |sista |senaste ){0,9}fråga(?:n)?',
    `vad (?:sa(?:de)?|frågade|var det) du(?: (?:om|nyss|precis|nu|sa(?:de)?|frågade|igen)){0,9}${ends}`,
    String.raw`<start>(?:ursäkta|förlåt|va|vad|hur sa|sorry)\s*\?`,
    `<clause>(?:(?:jag|det|frågan|det sista) )?(?:hörde|uppfattade|hann|fattade|hör|missade|kunde|kan|uppfattar)(?: (?:jag|det|dig|inte|tyvärr|riktigt|vad du sa(?:de)?|frågan|det sista|sista delen|dåligt|knappt|nu|höra|uppfatta|med|så|bra|ordentligt|din fråga)){0,9}${ends}(?<=(?:hörde|uppfattade|hör|höra|uppfatta|uppfattar|missade).*)(?<=(?:inte|dåligt|knappt|missade)(?: .{1,40})?)`,
    'hörde inte',
    `<clause>(?:(?:linjen|förbindelsen|uppkopplingen) (?:bröts|försvann|är dålig|var dålig|hackar|är så dålig)|du (?:försvann|bröts|hackar|föll bort))`,
  ],
  rephrase: [
    `(?:kan|kunde|vill|skulle)(?: inte)? (?:du|ni)(?:${politely}){0,9}(?: (?:det|frågan))? ?(?:förklara|omformulera|formulera(?: om)?|utveckla|precisera|förtydliga|förenkla|specificera|ställa|säga|fråga|klargöra)(?: (?:${question}|närmare|om|vad du menar|vad det betyder|vad du menar med .{1,40})){0,9}(?: (?:på ett (?:annat|enklare) sätt|annorlunda|om|med andra ord|enklare|lite|tydligare|närmare|mer|klarare|bättre)){0,9}(?= ?[,.!?;]|$| (?:tack|för))(?<!(?:du|ni)(?: [a-zà-ț]+)? (?:ställa|säga|fråga)(?: (?:det|den|frågan|detta|om))?)`,
    `<clause>vad (?:menar|avser|syftar|menas|tänker|åsyftar|frågar)(?: (?:du|ni))?(?: (?:egentligen|exakt|precis|mer precist|på|här|nu|konkret|då|om)){0,9}(?: (?:med|när|i) .{1,60})?(?= ?[,.!?]|$)`,
    `<clause>vad (?:betyder|innebär|är) .{1,60}(?= ?\\?|$)(?<=vad (?:betyder|innebär) .*|för något)`,
    `<clause>vad (?:vill det säga|ska det betyda|går det ut på)`,
    `<clause>(?:jag )?(?:förstår|förstod|fattar|fattade|begriper|hänger|är)(?: (?:jag|det|alltså|inte)){0,9} ?(?:inte|inte riktigt)?(?: (?:riktigt|helt|med|säker på|helt säker på)){0,9}(?: (?:frågan|detta|det|vad du menar|vad du frågar(?: om| efter)?|vad du menar med .{1,40}|vad du vill|vad du är ute efter|vad det betyder|vad du vill veta|din fråga))?${ends}(?<=inte.*)(?<!(?:jag )?är(?: (?:jag|det))? inte(?: (?:riktigt|helt|säker på|helt säker på|med)){0,9})`,
    `<clause>(?:frågan|den frågan|din fråga) (?:är|var)(?: (?:lite|för|inte|väldigt|mycket)){0,9} (?:oklar|otydlig|tydlig|klar|komplicerad|krånglig|svår|lång|vag|obegriplig)`,
    `<whole>(?:hur (?:då|menar du)|på vilket sätt|hur menar du(?: då)?|i vilken mening|i vilket avseende|som vad(?: då)?|till exempel vad|vadå|med andra ord\\?|vad konkret|det förstod jag inte|det förstår jag inte|omformulera(?: frågan)?)`,
  ],
  skip: [
    `<whole>(?:pass|nästa(?: fråga)?|hoppa över|hoppa över det|vidare|gå vidare|inga kommentarer|ingen kommentar|det står jag över|jag passar|jag står över|inget svar|skippa|nästa tack)`,
    `<clause>(?:kan|får|ska|låt oss|jag (?:vill|skulle vilja|önskar|föredrar))(?: (?:vi|jag|du|gärna|helst|bara|att|inte|hellre)){0,9} (?:hoppa över|hoppa|skippa|stå över|gå vidare|passa|ta nästa|gå till nästa|slippa)(?: (?:det|den|den här|det här|frågan|över|till|nästa|fråga|på|svara|den frågan)){0,9}${ends}`,
    `<clause>(?:hoppa över|skippa|vi hoppar över|vi skippar|jag hoppar över)(?: (?:det|det här|den|den här|frågan|den här frågan|den frågan)){1,9}${ends}`,
    `<clause>(?:nästa|en annan) fråga(?:,? (?:tack|snälla|då)){0,9}(?= ?[,.!?;]|$)`,
    `<clause>jag (?:vill|önskar|kan|svarar|får|föredrar|tänker|avstår)(?: (?:helst|gärna|hellre|tyvärr|faktiskt|bara|nog|att|från)){0,9} ?(?:inte|att inte|att slippa|från)?(?: (?:att|gå|komma|något|nåt|säga)){0,9}(?: (?:svara|kommentera|säga något|säga nåt|uttala mig|prata|diskutera|in))?(?: (?:på|om|något)){0,9}(?: (?:det|det här|detta|den|den frågan|den här frågan|frågan|just det|just den))?${ends}(?<=(?:svara|svarar|kommentera|säga något|säga nåt|uttala mig|prata|diskutera|avstår).{0,40})(?<=(?:inte|slippa|avstår).*)`,
    `<clause>(?:det|det här|detta|den|den frågan|den här frågan) (?:vill|kan|står|hoppar|svarar|avstår) jag(?: (?:helst|gärna|nog|hellre|tyvärr)){0,9}(?: (?:inte|över))?(?: att)?(?: (?:svara|kommentera|säga|prata|gå in|från)){0,9}(?: (?:på|om|något om|något|nåt)){0,9}${ends}(?<=(?:över|på|om|svara|kommentera|något|från))`,
    `<clause>(?:helst inte|jag (?:står|hoppar)(?: (?:det|den|den här|den frågan)){0,9} över(?: (?:det|den|den här|frågan|den frågan|den här frågan))?)${ends}`,
  ],
  'go-back': [
    `(?:kan|kunde|får|ska|låt oss|jag (?:vill|skulle vilja|behöver|måste)|vi (?:kan|måste))(?: (?:vi|jag|du|gärna|bara|att|lite|eventuellt|kanske|snabbt)){0,9} (?:gå|hoppa|komma|återgå|backa|ta|återkomma|vända)(?: (?:lite|ett steg|en fråga|en|oss)){0,9} ?(?:tillbaka|bakåt|till den förra|till förra)?(?= (?:till|på)|${ends.slice(3)}(?<=tillbaka|backa.*|bakåt|återgå|återkomma|förra)`,
    `(?:tillbaka|återgå) till (?:det|min|mitt|den|fråga)? ?(?:förra|första|andra|tredje|sista|senaste|tidigare|föregående)? ?(?:frågan?|svar(?:et)?|ämnet?)(?: (?:[a-zà-ț]+|\\d+))?${ends}`,
    `<whole>(?:(?:den )?(?:förra|föregående)(?: frågan?)?(?: (?:igen|en gång till))?|tillbaka|gå tillbaka|backa|en fråga (?:tillbaka|bakåt)|ett steg tillbaka)(?: (?:tack|snälla))?`,
    `<clause>(?:gå|hoppa|backa) (?:en fråga |ett steg )?(?:tillbaka|bakåt)(?: till)?`,
    `<clause>(?:kan|får)(?: (?:vi|jag|du)){0,9} (?:ta|se|höra|få) (?:den )?(?:förra|föregående) frågan(?: (?:igen|en gång till))?`,
  ],
  wait: [
    `<whole>(?:(?:ett |en )?(?:ögonblick|litet ögonblick|sekund|minut|stund|tag|sekund bara)(?: (?:tack|bara|snälla)){0,9}|vänta(?: (?:lite|ett ögonblick|en sekund|en minut|nu|en stund|på mig|lite grann|bara)){0,9}|bara ett ögonblick|två sekunder|låt mig (?:tänka|fundera)(?: (?:lite|efter|på (?:det|saken)|en stund)){0,9}|jag (?:måste|ska|får) (?:tänka|fundera)(?: (?:efter|lite|på (?:det|saken)|en stund)){0,9}|häng kvar|häng på|dröj (?:kvar|lite)|avvakta)`,
    `<clause>(?:(?:ett|bara ett) (?:litet )?ögonblick|en (?:sekund|minut|stund)|vänta (?:lite|ett (?:litet )?ögonblick|en (?:sekund|minut|stund)|nu))(?= ?[,.!?;]|$| (?:tack|så|jag|det|medan|tills|snälla|är|nu|någon|bara|dörren))`,
    `<clause>(?:jag (?:behöver|måste ha|skulle behöva|vill ha|skulle vilja ha|måste få)|ge mig|kan jag få|får jag|låt mig få|skulle jag kunna få)(?: (?:bara|lite|en|ett|två|fem|tio|några|ett par|\\d+|gärna|på mig|ha)){0,9} (?:ögonblick|minut(?:er)?|sekund(?:er)?|tid|betänketid|paus|stund|tänka|fundera)(?: (?:att tänka|att fundera|på mig|till att tänka|för att .{1,20}|att .{1,20}|här|nu|på det|efter|lite|till)){0,9}${ends}`,
    `<clause>(?:låt mig|jag (?:måste|ska|vill|behöver)|får jag)(?: (?:bara|få|gärna|först|nog|lite)){0,9} (?:tänka|fundera|kolla|kontrollera|slå upp|leta upp)(?: (?:efter|lite|på|det|över|först|saken|en|stund)){0,9}${ends}`,
    `<clause>(?:det (?:ringer|knackar|är någon))(?: (?:på|vid))? ?(?:dörren)?`,
    `<clause>jag (?:är|kommer) (?:strax|snart|alldeles strax)(?: (?:tillbaka|igen))`,
    `<clause>(?:kan|kunde|vill) (?:du|vi)(?: (?:bara|inte|ta|snälla)){0,9} (?:vänta|pausa|ta en paus|dröja|göra en paus|en paus)(?: (?:lite|ett ögonblick|en minut|en stund)){0,9}${ends}`,
  ],
  'are-you-human': unlessReported(
    [
      '<clause>(?:jag (?:vill|skulle vilja)|kan jag|får jag)(?: (?:hellre|få))? (?:prata|tala) med (?:en (?:riktig )?(?:människa|person)|någon)(?= ?[,.!?;]|$)',
      `är (?:du|ni)(?: (?:egentligen|verkligen|nu|en|ett|faktiskt|bara|kanske|då|ens|på riktigt|riktig|äkta|verklig|levande|mänsklig|automatisk|någon sorts|nån sorts|själv|i själva verket)){0,9}(?: (?:människa|person|man|kvinna|robot|bot|chattbot|chatbot|maskin|dator|ai|a\\.i\\.|artificiell intelligens|program|programvara|datorprogram|telefonsvarare|automat|inspelning|röst|riktig|äkta|mänsklig|verklig|ett bandspår)){1,9}(?= ?[,.!?;]|$| (?:eller|här|som|jag|på riktigt|i))`,
      `<start>är (?:det här|detta|det)(?: (?:egentligen|verkligen|nu|en|ett|faktiskt|bara|äkta|riktig|levande|jag (?:pratar|talar) med)){0,9}(?: (?:människa|person|robot|bot|chattbot|maskin|dator|ai|artificiell intelligens|telefonsvarare|automatisk|automatiskt|datorprogram)){1,9}(?: (?:röst|samtal|jag (?:pratar|talar) med|som (?:ringer|pratar|talar)|eller .{1,30}|där)){0,9}(?= ?[?.!]|$)`,
      `(?:är det|är det här|är detta) (?:bara |verkligen |egentligen )?(?:en |ett )?(?:riktig |äkta |levande )?(?:människa|person|robot|bot|maskin|dator|ai|artificiell intelligens)(?: (?:jag (?:pratar|talar) med|i andra änden|här|som (?:pratar|ringer))){0,9}\\s*(?:\\?| eller )`,
      `(?:pratar|talar|snackar|chattar) jag(?: (?:nu|egentligen|här|verkligen|faktiskt|just nu)){0,9} (?:med|till) (?:en |ett )?(?:riktig |äkta |levande |verklig |slags ){0,9}(?:människa|person|robot|bot|chattbot|maskin|dator|ai|artificiell intelligens|program|inspelning|automat|någon)`,
      `jag (?:pratar|talar)(?: (?:nu|väl|ju)){0,9} med (?:en )?(?:robot|maskin|dator|ai|bot|riktig människa)(?: (?:nu|här|va|väl)){0,9}(?=,? (?:eller hur|va|eller)|\\s*\\?|$)`,
      `<clause>(?:vem|vad) (?:är det )?(?:pratar|talar|är det) (?:jag|vi)(?: (?:nu|egentligen)){0,9}(?: (?:pratar|talar))? med`,
      `<clause>(?:vem|vad) är (?:du|ni)(?: (?:egentligen|då|nu|för något|för nåt|för en)){0,9}(?= ?[?!.]|$)`,
      `<clause>(?:kan|kunde|får) jag (?:få |hellre |gärna ){0,9}(?:prata|tala) med (?:en )?(?:riktig |levande |äkta )?(?:människa|person|medarbetare)(?= ?[,.!?]|$)`,
      `(?:människa|person) eller (?:en )?(?:robot|maskin|dator|ai|bot|datorröst)(?= ?[?]|$)`,
      `(?:robot|maskin|dator|ai|bot) eller (?:en )?(?:riktig |levande )?(?:människa|person)(?= ?[?]|$)`,
      `(?:finns det|sitter det|är det) (?:en |någon )?(?:riktig |levande )?(?:människa|person|någon)(?: [a-zà-ț]+)? (?:i andra änden|på linjen|där)`,
      `du är (?:väl |ju |nog |bara |alltså |inte ){0,9}(?:en )?(?:riktig )?(?:robot|maskin|dator|ai|bot|människa)(?=,? (?:eller hur|va|väl|eller)|\\s*\\?|$)`,
    ],
    reporting,
  ),
  'is-recorded': unlessReported(
    [
      `<start>(?:spelas|blir|lagras|sparas|avlyssnas|dokumenteras|ska|kommer|bandas)(?: (?:det|det här|detta|den här|vi|jag|allt|min röst|mina svar|samtalet|intervjun|här|samtal|in|nu|egentligen|jag säger|vad jag säger|att|bli|också|alltihop|faktiskt|vårt samtal|inspelat|inspelad|inspelade)){0,9}(?= ?[?.!]|$| någonstans)(?<=(?:spelas|inspela|lagras|sparas|avlyssnas|bandas|dokumenteras).*)(?<!(?:spelas|lagras|sparas))`,
      `(?:spelas|blir) (?:det här|detta|det|jag|(?:det här )?samtalet|(?:den här )?intervjun|vårt samtal)(?: (?:samtalet|här|nu|egentligen)){0,9} (?:in|inspelat|inspelad|avlyssnat|bandat)(?: (?:nu|här)){0,9}\\s*\\?`,
      `(?:spelar|lagrar|sparar|bandar|avlyssnar|gör|lyssnar|transkriberar|dokumenterar|antecknar) (?:du|ni|någon|nån)(?: (?:annan|nu|det här|detta|det|samtalet|in|ljud|inspelningar|inspelning|en|på|av|allt|vad jag säger|mig|här|egentligen|faktiskt|vårt samtal|jag säger|mina svar|intervjun|med|till)){0,9}(?= ?[?]|$)(?<!(?:gör|lyssnar|spelar|sparar) (?:du|ni|någon)(?: (?:nu|det|det här|detta|på|mig|till|allt|en)){0,9})`,
      `(?:vem|vilka|vem mer|vilka fler|vem annan) (?:(?:får|kan|ska|vill|kommer|lyssnar|hör|läser|ser|har|lyssna|är det som|mer|fler|annan|annars)(?: (?:till|att|på|med|tillgång|det här|detta|det|den|inspelningen|mina svar|svaren|vad jag säger|samtalet|intervjun|hör|lyssnar|läser|jag säger|mig|allt|andra|nu|höra|lyssna|läsa|se|ta del av|veta|här|den här|av|del|ta|får)){0,9}){1,9}(?= ?[?.]|$)(?<=(?:hör|höra|lyssnar|lyssna|läser|läsa|ser|se|tillgång|får|ta del).{0,50})(?<!(?:vem|vilka) (?:ser|har|får|hör|ska|vill|kan))`,
      `vad (?:händer|används|gör|ska|kommer)(?: (?:du|ni|det|med|att|nu|sen|sedan|göra|hända|ske|då|egentligen|användas|till|använda)){0,9} (?:med |till )?(?:mina svar|inspelningen|svaren|mina data|mina uppgifter|det jag (?:säger|har sagt)|min röst|det här samtalet|den här inspelningen|detta|det här)(?: (?:sedan|efteråt|till|sen|här)){0,9}(?= ?[,?]|$)`,
      `(?:var|vart) (?:lagras|sparas|hamnar|tar|sparar|lagrar)(?: (?:ni|du))? (?:mina ${own}|det här|detta|inspelningen|svaren|det jag säger)`,
      `<start>är (?:det här|detta|det|samtalet|det här samtalet|intervjun|den här intervjun|mina svar|svaren|allt|det jag säger)(?: (?:här|nu|helt|egentligen|verkligen|jag säger|också|samtalet|intervjun)){0,9} (?:konfidentiellt?|konfidentiella|anonymt?|anonyma|privat|hemligt|inspelat|inspelad|on the record|på band|officiellt|sekretessbelagt|skyddat)(?: (?:eller .{1,20}|det här)){0,9}(?= ?[?.!]|$)`,
      `(?:är|rullar|går|pågår|snurrar|står)(?: (?:det|inspelningen|bandet|bandspelaren|mikrofonen|inspelning|en)){1,9}(?: (?:på|nu|igång|någon|en|inspelning|påslagen|här|av)){0,9}\\s*\\?(?<=(?:inspelning|bandet|bandspelaren|mikrofonen).*)`,
      String.raw`<whole>(?:inspelning|spelar du in|spelas det in|spelas det här in)\?`,
      `(?:hör|lyssnar|är) (?:det )?(?:någon|nån)(?: (?:annan|mer))?(?: som)? ?(?:med|lyssnar|hör|lyssnar med|hör på|på|på linjen)(?: (?:på|till|nu)){0,9}\\s*(?:\\?|$)`,
    ],
    reporting,
  ),
  'who-asks': unlessReported(
    [
      `(?:vem|vilka|vilket (?:företag|bolag)|vilken (?:organisation|firma|kund|uppdragsgivare|klient))(?: (?:är det|som|är)){0,9}(?: (?:frågar|står|ligger|betalar|har beställt|har|beställde|vill|önskar|bad|ställer|sponsrar|finansierar|genomför|gör|undrar|uppdragsgivaren|kunden|er uppdragsgivare|er kund))(?: (?:om|bakom|detta|det här|det|för|beställt|veta|egentligen|undersökningen|den|den här|intervjun|samtalet|bett|er|dig|studien|de här|dessa|frågorna|frågor|allt|mig|gärna|till)){0,9}(?= ?[?]|$)(?<!(?:vem|vilka) (?:är|har|vill|gör|önskar|står)(?: (?:det|det här))?)`,
      `(?:vem|vilka|vilket (?:företag|bolag)|vilken (?:organisation|firma)) (?:arbetar|jobbar|ringer|frågar|representerar|företräder|kommer|är) (?:du|ni|det|det här|den här [a-zà-ț]+)(?: (?:för|från|på uppdrag av|egentligen|åt|till|nu|ifrån|intervjun)){0,9}(?= ?[?]|$)(?<=(?:för|från|av|åt|representerar|företräder|ifrån|till).{0,30})`,
      `(?:på uppdrag av (?:vem|vilka|vilket)|på vems (?:uppdrag|vägnar)|å vems vägnar|åt vem|från vilket (?:företag|bolag)|för vems räkning)`,
      `<clause>varför (?:frågar|vill|ringer|ringde|intervjuar|behöver|ska|ställer|måste|blir|undrar)(?: (?:du|ni|jag|man))?(?: (?:om|detta|det här|det|mig|veta|egentligen|allt|allt detta|alla|dessa|de här|frågor|frågorna|att|till|svara på|intervjuad|höra|ha|just)){0,9}(?= ?[?]|$)`,
      `vad (?:är|ska|används|handlar)(?: (?:det här|detta|det|intervjun|syftet|målet|meningen|poängen|tanken|svaren|undersökningen)){1,9}(?: (?:med|till|för|om|användas|detta|det här|det|den här|intervjun|undersökningen|samtalet|alla|de|här|frågorna|egentligen|bra|studien|allt)){0,9}(?= ?[?]|$)(?<!vad är (?:det|detta|det här)(?: (?:här|egentligen))?)`,
      `vad (?:handlar|går) (?:det här|detta|det|intervjun)(?: (?:här|egentligen)){0,9} (?:om|ut på)`,
      `<clause>varför (?:just )?(?:jag|mig)(?= ?[?]|$)`,
    ],
    reporting,
  ),
  'how-long': [
    `hur (?:lång tid|länge|långt|mycket tid|mycket)(?: (?:tid|tar|pågår|varar|ska|är|har|kommer|blir|går|det|det här|vi|kvar|till|intervjun|samtalet|mer|ta|hålla på|håller|på|ungefär|cirka|nu|att|fortsätta|egentligen|resten|totalt|jag|räkna med|sitta|vara|allt)){0,9}(?= ?[?]|$)(?<!hur (?:mycket|långt)(?: (?:är|det|har|vi)){0,9})`,
    '<whole>hur (?:länge|lång tid|många)(?: (?:till|kvar|mer)){0,9}',
    `hur många (?:fler )?(?:frågor|minuter)(?: (?:är|har|kommer|blir|det|du|vi|kvar|till|återstår|fler|jag|ska|ställa|totalt|tar|det här|nu|finns|som)){0,9}(?= ?[?]|$)`,
    `(?:är|blir) (?:vi|du|det|det här|detta|intervjun)(?: (?:snart|nästan|strax|nu|på väg|här)){0,9} (?:klara?|klart|färdiga?|färdigt|slut|över|igenom|i mål)(?: (?:snart|nu|här)){0,9}\\s*(?:\\?|$)`,
    `(?:är|var) (?:det här|det|detta) (?:den )?sista(?: frågan)?\\s*(?:\\?|$)`,
    `när (?:är|blir) (?:vi|det|detta|du)(?: (?:här|äntligen)){0,9} (?:klara?|klart|färdiga?|slut)`,
    `(?:tar|pågår|varar) (?:det|det här|detta)(?: (?:väldigt|mycket|så)){0,9} (?:lång tid|länge|längre)(?: till)?\\s*(?:\\?|$)`,
    `<clause>(?:många|mycket) (?:frågor|kvar)(?: kvar)?\\s*\\?`,
  ],
  'said-already': [
    `<clause>(?:(?:det|det här|detta|den frågan|den) )?(?:har|sa(?:de)?|svarade|berättade|förklarade|nämnde) jag(?: (?:ju|då|dig|på|det|precis|redan|just|nyss|tidigare|sagt|svarat|berättat|förklarat|nämnt|om|för en stund sedan|innan|faktiskt|alldeles)){0,9}${ends}(?<=(?:redan|precis|just|nyss|tidigare|innan|sedan|ju)(?: (?:[a-zà-ț]+ ?){0,4})?)(?<=(?:sagt|svarat|berättat|förklarat|nämnt|sa(?:de)?|svarade|berättade|nämnde|förklarade).*)`,
    `<clause>jag (?:har|sa(?:de)?|svarade|berättade|förklarade|nämnde)(?: (?:ju|då|dig|det|faktiskt)){0,9} (?:redan|precis|just|nyss|ju redan|tidigare)(?: (?:ju|då|dig|på|det|det här|detta|sagt|svarat|berättat|förklarat|nämnt|om|frågan|besvarat|den frågan)){0,9}${ends}(?<!jag har(?: [a-zà-ț]+){0,2} (?:redan|precis|just|tidigare|nyss)(?: (?:ju|det))?)`,
    `<clause>jag (?:sa(?:de)?|svarade|nämnde) (?:det|detta|på det|på den frågan)(?: (?:ju|redan|nyss|precis|för|en|stund|sedan|innan|tidigare|alldeles)){1,9}${ends}`,
    `<clause>(?:det|det här|den frågan|den) (?:har du|frågade du|har vi|har ni|ställde du)(?: (?:mig|om|ju|redan|precis|nyss|frågat|ställt|innan|pratat|talat|varit|gått|igenom|inne|på)){0,9}${ends}(?<=(?:redan|precis|nyss|innan|ju|frågat|ställt).*)`,
    `<clause>du (?:har |frågade |ställde )(?:mig |ju |om |det |samma |fråga |frågan |den |just ){0,9}(?:redan|precis|nyss|just|innan)(?: (?:frågat|om|det|mig|ställt|frågan|samma|den)){0,9}${ends}`,
    `<clause>som (?:jag )?(?:(?:redan|precis|nyss|tidigare|just) ){0,9}(?:jag )?(?:sa(?:de)?|har sagt|nämnde|sagt|nämnt)(?: (?:innan|tidigare|nyss|redan|förut)){0,9}(?= ?[.!]|$)`,
    `<whole>(?:det är (?:ju )?samma fråga(?: (?:igen|som (?:förut|innan|nyss)))?|samma fråga (?:igen|som förut)|(?:redan|är) (?:besvarat|besvarad|svarat på)|se ovan|det har vi (?:redan )?(?:pratat|talat|varit inne)(?: (?:om|på))?)`,
    `<clause>(?:det|den frågan) (?:är|har jag) (?:ju )?(?:redan )?(?:besvarad|besvarat|svarat på)`,
  ],
  'one-more-thing': [
    `<clause>(?:bara |även |och ){0,9}(?:en|ett) (?:sak|tillägg|kommentar|grej|sista sak|annan sak|punkt)(?: (?:till|mer|bara)){1,9}`,
    `<clause>(?:bara |och ){0,9}(?:en (?:sista|liten) (?:sak|kommentar|grej)|ett (?:sista|litet) tillägg)(?= ?[,.:!?]|$| (?:till|jag|är|innan|bara))`,
    `<clause>(?:(?:kan|får|kunde|skulle) jag|jag (?:vill|ville|skulle vilja|skulle)|låt mig)(?: (?:också|gärna|bara|få|att|även|kort|till sist|avslutningsvis|kunna)){0,9} (?:tillägga|lägga till|komplettera|säga|nämna|ta upp)(?: (?:något|nåt|en sak|lite|ett par saker|det|till|mer|också|att|ett tillägg|om det|en grej|med en sak)){0,9}${ends}(?<=(?:tillägga|lägga till|komplettera|till|mer|något|nåt|sak|tillägg|grej).*)`,
    `<clause>jag (?:glömde|har glömt|kom på|kom att tänka på|kommer på)(?: (?:att|bort|just|ju|helt|också|nu)){0,9}(?: (?:något|nåt|en sak|säga|nämna|att säga|att nämna)){1,9}`,
    `<clause>det (?:är|finns|var) (?:bara |också |även )?(?:något|nåt|en sak)(?: (?:annat|till|mer|jag .{1,25})){1,9}(?= ?[,.!?]|$)`,
    `<clause>jag har (?:bara |också |en |ett |något |nåt ){1,9}(?:sak|att|tillägg|grej)(?: (?:till|att tillägga|att lägga till|mer|tillägga|lägga till)){1,9}`,
    '<whole>(?:(?:ja just det,? |just det,? |vänta,? |åh,? )?(?:en sak till|och en sak till|något mer|nåt mer|något annat)|just det,? och)',
    '<clause>innan (?:du|vi) (?:lägger på|avslutar|slutar|stannar|går)',
  ],
  'change-answer': [
    `(?:ändra|ändra på|rätta|korrigera|justera|revidera|ta tillbaka|dra tillbaka|radera|byta|komplettera|förtydliga|göra om|ompröva|redigera|ta bort|ångra)(?: (?:gärna|på)){0,9} (?:(?:mitt|det) (?:(?:sista|senaste|förra|tidigare|föregående) )?svar(?:et)?|(?:sista|senaste|förra) svaret|svaret(?: (?:på|jag))?)(?: (?:på .{1,40}|jag (?:nyss )?gav|lite|från förut|tillbaka)){0,9}`,
    `<clause>(?:(?:kan|får) jag|jag (?:vill|skulle vilja|behöver|måste)|låt mig)(?: (?:gärna|bara|få|att|helst)){0,9} (?:ändra|rätta|korrigera|förtydliga|justera|omformulera) (?:på )?${just}`,
    `<clause>(?:(?:kan|får) jag|jag (?:vill|skulle vilja|måste|önskar)|låt mig)(?: (?:gärna|bara|få|att|helst|försöka)){0,9} (?:svara|besvara|säga|ta|formulera|göra)(?: (?:på|det|den|frågan|sista|senaste|förra|den förra|föregående|mitt)){0,9} (?:på nytt|om|igen|en gång till|annorlunda|på ett annat sätt|bättre)${ends}`,
    `<clause>(?:(?:mitt|det) )?(?:sista |senaste |förra )?svar(?:et)? (?:var|är|blev)(?: (?:helt|inte|lite|nog|tyvärr)){0,9} (?:fel|felaktigt|rätt|korrekt|galet|inexakt)`,
    `<clause>jag (?:svarade|sa(?:de)?|mindes|tog)(?: (?:visst|nog|väl)){0,9} fel${ends}`,
    `<clause>jag (?:tar|drar) (?:tillbaka )?(?:mitt|det) (?:(?:sista|senaste|förra) )?svar(?:et)?(?: tillbaka)?`,
    `<whole>(?:det (?:var|är|blev) (?:fel|felaktigt|ett misstag)|jag (?:tog fel|misstog mig|sa(?:de)? fel|försade mig)|rättelse|korrigering|jag måste (?:rätta|korrigera)(?: (?:mig|det))?|låt mig (?:rätta|korrigera)(?: (?:det|mig))?|jag menade något annat)`,
  ],
  refusal: [
    'vet (?:jag |det |faktiskt |ärligt talat |tyvärr |egentligen ){0,9}(?:inte|ej)',
    'ingen (?:aning|idé)',
    '(?:inga kommentarer|ingen kommentar)',
    '(?:vill|önskar) (?:jag |helst |gärna ){0,9}(?:inte|avstå)(?: (?:att|från)){0,9} ?(?:svara|säga|prata|kommentera|uttala)?',
    'kan (?:jag |tyvärr ){0,9}inte (?:svara|säga|kommentera|uttala mig)',
    'nästa fråga',
    'det (?:kan|får|vill) jag (?:tyvärr |helst ){0,9}inte (?:svara|säga|kommentera|berätta|gå in)',
    '(?:är |jag är )?(?:inte|osäker) säker',
    '<whole>(?:pass|helst inte|hoppa över|står över)',
  ],
  yes: [
    '<start>(?:ja+|jo|jajamän|javisst|ja visst|japp?|jadå|jepp?|jodå|jo då|självklart|naturligtvis|givetvis|absolut|visst|klart(?: det)?|säkert|gärna|ok|okej|okay|bra|fint|visst gör jag det|det (?:är|går) (?:bra|okej|ok|fint|helt okej|i sin ordning|lugnt)|i sin ordning|stämmer|korrekt|det gör jag|det kan du|det får du|kör(?: på)?|kör igång|sätt igång|börja|varsågod|inga problem|inget problem|överens)(?= ?[,.!;]|$| (?:tack|det|jag|vi|ja|gärna|bara|självklart|absolut|för|du|så|klart|mycket|visst|kör|då|helt|okej|på|igång))',
    '<whole>(?:jag (?:samtycker|godkänner(?: det)?|accepterar(?: det)?|medger|vill(?: gärna)?(?: delta| vara med| medverka)?|gör det|är (?:med|överens|införstådd|redo|med på det)|deltar(?: gärna)?|medverkar(?: gärna)?|säger ja|ger mitt samtycke|går med på det|ställer upp)|varför inte|trycker? ett|ett|en|det vill jag(?: gärna)?|det är jag (?:med på|införstådd med)|det (?:samtycker|går) jag (?:till|med på))',
    '<clause>jag (?:samtycker|godkänner|accepterar|ger (?:härmed )?mitt (?:samtycke|medgivande)|går med på)(?= ?[,.!;]|$| (?:till|det|detta|och|att|villkoren))',
    '<clause>jag (?:vill|önskar) (?:gärna |att ){0,9}(?:vara med|delta|medverka)(?= ?[,.!]|$)',
  ],
  no: [
    '<start>(?:nej+|nä+|nepp?|näpp?|nej tack|aldrig|absolut inte|verkligen inte|inte alls|helst inte|inte (?:nu|idag|överens)|på inga villkor|tack men nej|nej men|det vill jag (?:helst )?inte|det gör jag inte|tyvärr inte|tyvärr nej|jag tackar nej|jag avböjer|jag avstår)(?= ?[,.!;]|$| (?:tack|jag|det|inte|vi|du|tyvärr|då|helst|i|aldrig|absolut|men))',
    '<clause>jag (?:vill|önskar|samtycker|godkänner|accepterar|ger|är|deltar|medverkar|har|går)(?: (?:alltså|helst|gärna|mitt|det|faktiskt|tyvärr)){0,9} (?:inte|inget)(?: (?:att|till|det|detta|det här|överens|med|delta|medverka|vara|samtycke|mitt|något|lust|på|i|här)){0,9}(?= ?[,.!;]|$)',
    '<whole>(?:jag (?:vägrar|avböjer|avstår|tackar nej|säger nej)(?: tack)?|trycker? två|två|inget samtycke|det får du inte|det går inte)',
  ],
  courtesy: [
    'ursäkta(?: mig)?|förlåt(?: mig)?|sorry|tyvärr|du|hör(?: du| här| på)?|hej|hallå|alltså|men|så|och|ja|nej|nä|jo|okej|okay|ok|bra|nja|tja|nu|öh+|eh+|öhm|ehm|hm+|äh+|åh|å|ah|vänta(?: lite| nu)?|stopp?|sluta|nog|förresten|egentligen|faktiskt|tack|tack så mycket|snälla|är du snäll|var snäll och|vänligen|bara|också|även|ärligt talat|helt ärligt|vet du(?: vad)?|innan (?:vi|jag) (?:går vidare|fortsätter|börjar|svarar)|en fråga|en snabb fråga|får jag fråga|kan jag fråga|säg mig|då|kanske|jag undrar|kan du säga mig|just det|titta',
  ],
};
