import { explained, unlessReported } from './explained';
import { type RequestPatterns } from './patterns';

const ends = String.raw`(?= ?[,.!?;:…–-]|$| (?:alstublieft|alsjeblieft|a\.?u\.?b|graag|dank|bedankt|want|omdat|maar|nu|meteen|hoor|sorry|dus|en|meer|voor|u|je|jullie|zeg|geen|ik|we)(?![a-zà-ț]))`;
const talk = `(?:(?:het|dit|ons|de|deze|uw|je) )?(?:hele )?(?:interview|gesprek|vraaggesprek|telefoongesprek|vragenlijst|vragen|ondervraging|sessie|telefoontje)`;
const now = `(?:nu|direct|meteen|onmiddellijk|per direct|hier|hierbij|hiermee|ermee|mee|er|graag|alstublieft|alsjeblieft|maar|even|liever|gewoon|dan|nou|echt|eigenlijk|helaas|willen|vandaag|het|dit|bij|met (?:vragen(?: stellen)?|het (?:stellen|beantwoorden) van vragen|praten|dit|${talk})|${talk})`;
const stop = `(?:(?:te )?(?:stoppen|beëindigen|beeindigen|kappen|eindigen)|ophouden|op te houden|ophangen|op te hangen|afbreken|af te breken|afsluiten|af te sluiten|afronden|stopzetten|stop te zetten|houden|laten)`;
const wish = `(?:ik (?:wil|zou|wou|wens|ga|verkies|heb besloten|verzoek u|vraag u)|ik (?:heb|had) (?:het )?liever|laten we|laat (?:ons|me|mij)|mag ik (?:u|je) (?:vragen|verzoeken))`;
const ask = `(?:kunnen we|zullen we|mogen we|mag ik|kan ik|kunt u|kun je|kan je|wilt u|wil je|zou u|zou je|zouden we|we (?:kunnen|gaan|moeten)|u (?:kunt|mag|moet)|je (?:kunt|kan|mag|moet)|wil ik|zou ik)`;
const my = `(?:mijn|m'n)(?: (?:eigen|hele|persoonlijke))?`;
const data = `(?:antwoord(?:en)?|gegevens|data|opnames?|stem|persoonsgegevens|woorden|uitspraken|bijdrage|informatie)`;
const all = `(?:alles|alle dingen|het allemaal|al|niets|iets|niks)`;
const said = `(?:(?:wat |dat )?ik (?:u |je )?(?:(?:tot nu toe|vandaag|hier|net|zojuist|ooit|verder) ){0,9}(?:heb |hebt )?(?:gezegd|verteld|geantwoord|gedeeld|ingevuld|getypt|opgeschreven)(?: heb)?|wat ik (?:hier |tot nu toe |vandaag )?(?:zei|vertelde))`;
const mine = `(?:${all}(?: van)?(?: ${said})|(?:al(?: |le )?)?${my} ${data}(?: en (?:${my} )?${data})?|(?:dit|het) (?:hele )?(?:interview|gesprek)|de (?:hele )?opname)`;
const just = `(?:wat ik (?:u |je |daar |hier )?(?:zojuist |net |zonet |daarnet |nu net |zo-even |juist )?(?:zei|vertelde|gezegd heb|verteld heb|heb gezegd|heb verteld)|mijn (?:laatste|vorige) (?:zin|opmerking|woorden|uitspraak)|(?:de|het|die|dat) (?:laatste|vorige) (?:zin|opmerking|stuk(?:je)?|deel|woorden|uitspraak)|die (?:zin|opmerking|uitspraak)|dat (?:stuk(?:je)?|laatste)|dat van (?:net|zonet|daarnet|zojuist))`;
const this_ = `(?:dit|dat|het|dit stuk(?:je)?|dit gedeelte|dit deel|wat ik (?:nu |u nu |je nu )?(?:ga (?:zeggen|vertellen)|zeg|vertel)|het volgende|wat (?:nu )?volgt|hierover|daarover|hiervan|daarvan|mijn naam|me|mij)`;
const again = `(?:nog eens|nog een keer|nog 'n keer|nog één keer|nogmaals|opnieuw|even|alstublieft|alsjeblieft|voor me|herhaald)`;
const later = `(?:later|morgen|vanavond|vanmiddag|straks|een (?:andere|volgende) keer|een ander moment|op een ander(?: moment| tijdstip)?|op een later moment|een andere dag|volgende week|overmorgen|over (?:een|twee|\\d+) (?:uur|uurtje|dagen|minuten)|(?:op )?(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)|na de (?:lunch|vergadering|pauze)|als ik (?:meer )?tijd heb)`;
const resume = `(?:verder[a-zà-ț]*|afmaken|voortzetten|doorgaan|door te gaan|hervatten|verzetten|uitstellen|afspreken|bellen|terugbellen|terugkomen|beantwoorden|doen|praten|invullen)`;
const rest = `(?: (?:dit|hier|het|de rest|de overige vragen|de andere vragen|${talk}|ook|graag|misschien|ermee|hiermee|mee|er|me|u|je|mij|dan|liever|even|wel|weer|beter|niet))`;
const question = `(?:dat|dit|de vraag|het|uw vraag|je vraag|de laatste vraag|wat u (?:net )?(?:zei|vroeg)|wat je (?:net )?(?:zei|vroeg))`;

const reporting =
  '(?<!ik )(?:zei|zegt|zeiden|zeggen|vroeg|vraagt|vroegen|vragen|riep|roept|schreef|schrijft)';

const why = {
  leads: `ik heb me bedacht(?: en| dus)?|ik ben van gedachten veranderd(?: en| dus)?|bij nader inzien|ik heb er genoeg van|ik heb geen zin meer`,
  reasons: `ik|want|omdat|sorry|dank|bedankt|maar ik|en ik|die ik|dat ik|wat ik|voor dit|voor het|het (?:spijt|was|is)|mijn|dit`,
};

const recorded = `(?:wordt|word|worden) (?:dit|dat|het|ik|(?:dit|het|ons) (?:gesprek|interview|telefoongesprek)|alles|mijn (?:stem|antwoorden|woorden)|er|deze (?:call|opname|antwoorden))(?: (?:nu|hier|wat ik zeg|allemaal|eigenlijk|ook|gesprek|soms|ergens|iets|dan|wel|alles|door iemand)){0,9} (?:opgenomen|bewaard|opgeslagen|afgeluisterd|meegeluisterd|vastgelegd|geregistreerd|gelogd|genoteerd|uitgeschreven|beluisterd|getapt|gemonitord|anoniem (?:verwerkt|gemaakt)|vertrouwelijk behandeld)`;

export const nl: RequestPatterns = {
  end: unlessReported(
    explained(
      [
        `<clause>${wish}(?: ${now}){0,9} ${stop}(?: ${now}){0,9}${ends}`,
        `<start>${ask}(?: ${now}){0,9} ${stop}(?: ${now}){0,9}${ends}`,
        `${ask}(?: ${now}){0,9} (?:${talk})(?: ${now}){0,9} ${stop}`,
        `${talk} (?:nu |hier |graag |meteen |alstublieft |onmiddellijk ){0,9}(?:te )?(?:beëindigen|stoppen|afbreken|stopzetten)${ends}(?<!(?:om|dat|die|ze|zij|hij|klanten?|mensen) (?:het|de|dit) (?:gesprek|interview|vragen) (?:te )?(?:beëindigen|stoppen|afbreken|stopzetten))`,
        `<clause>stop(?:t u)?(?: (?:nou|toch|eens))?(?: (?:nu|hier|meteen|direct|onmiddellijk|ermee|hiermee|alstublieft|alsjeblieft|maar|met (?:(?:het )?vragen(?: stellen)?|${talk}|bellen|dit)|(?:dit|het|ons) (?:interview|gesprek))){1,9}`,
        `<clause>(?:beëindig|beeindig|sluit|breek|rond|staak)(?: u)?(?: nu| alstublieft){0,9} (?:dit|het|ons) (?:interview|gesprek)`,
        '<whole>(?:stop[,.! ]+){1,9}(?:ik zei stop|stop|nu|genoeg|ermee|hou op)',
        '<clause>ik zei (?:toch )?(?:stop|genoeg|dat ik (?:wil(?:de)? )?stop[a-zà-ț]*)',
        '<clause>ho(?:u|ud)(?: u)?(?: (?:nu|nou|hier|toch|eens|er|ermee|mee|maar|alstublieft)){0,9} op(?: met (?:vragen|dat gevraag|dit))?' +
          ends,
        `<clause>(?:ik (?:wil|wens|hoef|zal|kan|ga)|ik heb) (?:(?:nu|echt|hier|er|dan|gewoon|eigenlijk|absoluut) ){0,9}(?:niet|geen)(?: (?:meer|langer|verder|nog|zin|mee|er|hier|in|om|te)){0,9}(?: (?:vragen|gesprek|interview|dit))?(?: (?:meer|langer|verder|te)){0,9} ?(?:doorgaan|verder(?:gaan| gaan|praten)?|door|meedoen|meewerken|deelnemen|antwoorden|beantwoorden|praten|mee(?:r)? te (?:doen|werken)|mee|vragen meer|door te gaan|verder te gaan)(?: (?:hiermee|ermee|met (?:dit|het) (?:interview|gesprek)|aan (?:dit|het) (?:interview|gesprek)))?${ends}`,
        `<clause>ik (?:beantwoord|wil) (?:verder )?geen (?:vragen|enkele vraag) (?:meer|verder)`,
        `<clause>ik (?:doe|werk) (?:hier |er )?(?:niet (?:meer|langer|verder)) (?:aan )?mee(?: aan (?:dit|het) (?:interview|gesprek))?${ends}`,
        `<clause>ik (?:stop|kap|hang|breek|beëindig|sluit)(?: (?:nu|ermee|er|hier|hierbij|hiermee|mee|dan|maar|direct|meteen|dit|het|het gesprek|dit gesprek|het interview|dit interview)){0,9}(?: (?:op|af|mee))?(?= ?[.,!;]|$| (?:want|hoor|bedankt|dank))`,
        `<start>geen (?:verdere )?vragen meer`,
        `<clause>(?:zo is het|dit is|dat is|het is|nu is het|ik vind het)(?: (?:nu|wel|echt|zo|meer dan|nou)){0,9} (?:genoeg|welletjes|mooi geweest)(?: (?:geweest|nu|zo|voor (?:mij|vandaag|nu))){0,9}${ends}`,
        `<clause>ik (?:heb er|heb hier|heb) (?:nu )?(?:genoeg van|genoeg gezegd|geen zin meer in|schoon genoeg van)`,
        `<clause>ik ben (?:er |hier )?(?:nu )?(?:helemaal )?(?:klaar mee|mee klaar|klaar met (?:dit|het|deze|u|jullie|vragen)(?: (?:interview|gesprek|vragen))?)`,
        '<whole>(?:tot ziens|dag|doei|vaarwel|goedendag|doeg|ik hang op|we stoppen|we stoppen ermee|einde (?:gesprek|interview)|klaar ermee)',
        '<clause>(?:laat me (?:nu )?met rust|val me niet (?:meer )?lastig|bel me niet meer|vraag me niets meer|stel (?:me )?geen vragen meer)',
        `<clause>(?:dit|het) (?:interview|gesprek) is (?:(?:nu|voor mij|wat mij betreft) ){0,9}(?:afgelopen|voorbij|klaar|over|beëindigd|ten einde)`,
        `<clause>we (?:stoppen|houden|sluiten)(?: (?:er|hier|nu|het|ermee|hiermee|dit|mee|bij)){0,9} ?(?:op|af)?(?= ?[.!]|$)`,
        `<clause>(?:einde|stop) (?:van )?(?:dit |het )?(?:interview|gesprek)${ends}`,
      ],
      why,
    ),
    reporting,
  ),
  endPerhaps: [
    '<whole>(?:stop|stoppen|genoeg|klaar|einde|afgelopen|hou op|basta|kappen|ophouden|niet meer|voorbij|het is (?:wel )?goed zo|zo is het goed|afbreken|annuleer|annuleren)',
    '<whole>(?:dat (?:was|is) (?:het|alles)(?: (?:wel|dan|zo|voor mij|voor vandaag)){0,9}|ik geef het op|laat (?:maar|zitten)|ik kan niet meer|ik wil niet meer|ik ben klaar|nu is het klaar)',
  ],
  withdraw: unlessReported(
    explained(
      [
        `trek(?: ik)? (?:(?:hierbij|nu|dan|toch|bij deze) ){0,9}${my} (?:toestemming|instemming|akkoord|medewerking|deelname|goedkeuring)(?: [a-zà-ț]+){0,4} (?:in|terug)(?![a-zà-ț])`,
        `${my} (?:toestemming|instemming|akkoord|medewerking|deelname|goedkeuring)(?: (?:graag|nu|weer|toch|wil ik|hierbij|voor (?:dit|het) (?:interview|onderzoek|gesprek)|willen|alsnog|meteen|volledig|bij deze)){0,9} (?:in ?(?:te )?trekken|terug ?(?:te )?trekken|herroepen|terugnemen|annuleren|ingetrokken)`,
        `<clause>ik (?:wil |zou |wens )?(?:trek )?(?:me|mij|mezelf|mijzelf) (?:(?:graag|nu|hierbij|volledig|toch|willen) ){0,9}terug(?:trekken)?(?: uit (?:dit|het|uw|jullie) (?:onderzoek|interview|gesprek|project|studie))?${ends}`,
        `<clause>ik (?:geef|verleen) (?:u |jullie |je )?(?:hier |hiervoor |nu )?geen toestemming(?: meer)?`,
        `<clause>ik ga (?:hier |hiermee |er )?niet (?:meer|langer) (?:mee )?akkoord`,
        `<clause>ik (?:stem|wil) (?:hier )?niet (?:meer|langer) (?:mee )?(?:in|instemmen)${ends}`,
        `<clause>(?:verwijder|wis|vernietig|schrap|vergeet|gooi)(?: u)?(?: (?:alstublieft|nu|dan|maar|graag|meteen|a\\.?u\\.?b\\.?)){0,9} ${mine}`,
        `<clause>(?:kunt u|kun je|kan je|wilt u|wil je|zou u|zou je|ik wil(?: dat (?:u|je|jullie))?|ik zou|u moet|jullie moeten|ik verzoek u|ik eis dat (?:u|jullie)|ik vraag u(?: om)?)(?: (?:graag|alstublieft|alsjeblieft|nu|willen|om|meteen)){0,9} ${mine}(?: (?:graag|alstublieft|nu|weer|willen|te|meteen|laten|helemaal|volledig)){0,9} (?:verwijder[a-zà-ț]*|wis[a-zà-ț]*|wissen|vernietig[a-zà-ț]*|weggooi[a-zà-ț]*|gewist|schrap[a-zà-ț]*|weg (?:te )?gooien)`,
        `(?:${all}(?: van)? ${said}|${my} ${data}(?: en (?:${my} )?${data})?) (?:(?:weer|allemaal|helemaal|nu|graag|meteen) ){0,9}(?:moet(?:en)?|mag|mogen|wil ik) (?:(?:weer|nu|allemaal|helemaal|graag|meteen) ){0,9}(?:verwijder[a-zà-ț]*|gewist|wissen|vernietig[a-zà-ț]*|weg|niet (?:gebruikt|bewaard))`,
        `<clause>(?:gebruik|bewaar|publiceer|deel|verwerk|sla)(?: u)?(?: alstublieft| dan| maar){0,9} (?:niets|niks|geen (?:enkel )?woord|${my} ${data} niet|geen van ${my} ${data})`,
        `<clause>(?:u|je|jullie) (?:mag|mogen|kunt|kan) (?:${my} ${data}|${all}(?: van)? ${said}|wat ik (?:heb )?gezegd(?: heb)?|dit (?:interview|gesprek)|hier|hiervan)(?: [a-zà-ț]+){0,2} ?(?:niet|niets)(?: meer)? (?:gebruiken|bewaren|publiceren|opslaan|delen|verwerken)`,
        `<clause>ik wil (?:niet dat|dat er niets|dat niets)(?: (?:u|jullie|je|er))?(?: iets)?(?: van)? (?:(?:wat|dat) ik (?:[a-zà-ț]+ ){0,2}(?:gezegd|verteld)(?: heb)?|${my} ${data}|hiervan|dit (?:interview|gesprek))(?: [a-zà-ț]+){0,2} (?:gebruik[a-zà-ț]*|gebruikt|bewaard|bewaart|opgeslagen|gepubliceerd)`,
        `<clause>ik (?:neem|trek) (?:alles|al mijn (?:antwoorden|uitspraken|woorden))(?: [a-zà-ț]+){0,4} (?:terug|in)${ends}`,
        `<clause>(?:ik )?(?:wil )?(?:alles|al mijn antwoorden) (?:intrekken|terugtrekken)`,
      ],
      why,
    ),
    reporting,
  ),
  withdrawPerhaps: [
    `<whole>(?:(?:verwijder|wis|vernietig|gooi)(?: (?:maar|alstublieft|dan)){0,9} (?:alles|het allemaal|het hele ding)(?: weg)?|alles (?:verwijderen|wissen|weg|weggooien)|(?:u|je) kunt alles (?:verwijderen|wissen))`,
    '<clause>ik had (?:hier |er )?(?:nooit|niet|beter niet) (?:mee |aan )?(?:moeten |mogen |kunnen )?(?:meedoen|instemmen|meewerken|beginnen|akkoord gaan|mee (?:moeten|mogen) (?:doen|instemmen|beginnen))',
    '<clause>ik heb (?:er )?spijt (?:dat ik (?:heb )?(?:meege[a-zà-ț]+|hieraan|hiermee|heb)|van (?:mijn deelname|dit (?:interview|gesprek)|mijn toestemming))',
  ],
  'finish-later': unlessReported(
    [
      `<clause>(?:kunnen|zullen|mogen|zouden) we${rest}* ${later}${rest}* ${resume}`,
      `<clause>(?:kan|mag|zou|zal) ik${rest}* ${later}${rest}* ${resume}`,
      `<clause>(?:laten we|ik (?:wil|zou)|we (?:kunnen|moeten))${rest}* ${later}${rest}* ${resume}`,
      `<clause>(?:ik|we) (?:ga|gaan|maak|maken|doe|doen|kom|praten|bel|beantwoord)${rest}* ${later}(?: (?:verder|af|door|terug|op terug)){0,9}${ends}`,
      `<clause>(?:kunt u|kun je|kan je|wilt u|wil je|belt u|bel)${rest}* ${later} ?(?:terug|weer|nog eens)? ?(?:bellen|terugbellen|proberen)?${ends}`,
      `<clause>ik moet (?:(?:nu|zo|helaas|er|even|echt|eigenlijk|dadelijk|zo meteen|snel|vandoor) ){0,9}(?:gaan|weg|ophangen|stoppen|vandoor|weggaan|naar een (?:vergadering|afspraak)|vergaderen|rennen)(?=[,.!?;]|$| (?:want|sorry|maar|voor|ik|er|dank|bedankt))`,
      `<clause>(?:ik heb|ik zit) (?:nu |zo |zo meteen |dadelijk |over [a-zà-ț]+ minuten ){0,9}(?:een (?:vergadering|afspraak|meeting|andere afspraak)|geen tijd(?: meer)?)${ends}`,
      `<clause>(?:nu even niet|het komt (?:me |mij )?(?:nu|even) (?:even )?niet (?:goed )?uit|dit is geen goed moment|nu schikt het niet)`,
      `<clause>(?:de rest|de andere vragen|het vervolg)(?: [a-zà-ț]+){0,2} ${later}`,
      `<whole>(?:(?:verder|doorgaan|afmaken|hervatten) ${later}|${later} (?:verder|doorgaan|afmaken|verdergaan))`,
      `<clause>(?:kunnen|zullen) we (?:even |hier |nu ){0,9}pauzeren`,
    ],
    reporting,
  ),
  'off-the-record': [
    'off(?:-| )the(?:-| )record',
    `(?:(?:strikt|alleen|puur|even|echt) )?(?:onder ons|tussen ons|tussen u en (?:mij|mij gezegd)|tussen jou en mij|onder vier ogen)(?: gezegd(?: en gezwegen)?)?(?= ?[,.:;!]|$| alstublieft| alsjeblieft| maar| gezegd)`,
    `(?:dit|dat|het)(?: volgende)? (?:blijft|moet|houden we|hou|mag)(?: (?:wel|even|graag|echt|strikt)){0,9} (?:onder|tussen) ons`,
    `citeer(?: u)? (?:me |mij |dit |dat |het |hier |daar |hierop |daarop |alstublieft |alsjeblieft |liever |maar ){0,9}niet(?: op)?`,
    `(?:niet|nooit|geen) (?:voor publicatie|voor de opname|voor het verslag|voor de notulen|voor de buitenwereld|ter publicatie|om te citeren|citeren|publiceren|opnemen|opschrijven|noteren|vastleggen|meeschrijven|in het verslag|in het rapport|naar buiten brengen)(?: (?:bestemd|bedoeld))?(?= ?[,.:;!?]|$| alstublieft| alsjeblieft| a\\.?u\\.?b| maar| graag| hoor)(?<!(?:mogen|kunnen|we|wij|ze|zij|moeten|klanten|om) (?:[a-zà-ț]+ ){0,3}(?:niet|nooit) (?:citeren|publiceren|opnemen|opschrijven|noteren|vastleggen|meeschrijven))`,
    `(?:u|je|jullie) (?:mag|mogen|kunt|kan|moet|hoeft) (?:${this_}(?: [a-zà-ț]+)? )?(?:(?:hier|daar|hierop|er|echt) ){0,9}(?:niet|nooit) (?:te |op |over |mee )?(?:citeren|gebruiken|publiceren|opnemen|opschrijven|noteren|vastleggen|doorvertellen|delen|noemen|vermelden|verder vertellen)`,
    `(?:neem|schrijf|noteer|leg|gebruik|publiceer|vermeld|noem|zet|vertel|deel)(?: u)? ${this_}(?: (?:alstublieft|alsjeblieft|even|maar|liever|nog|dus|a\\.?u\\.?b\\.?)){0,9} (?:niet|nergens|aan niemand)(?: (?:op|vast|door|verder|mee|in (?:het|uw|je) (?:verslag|rapport)))?`,
    `(?:kunt u|kun je|wilt u|wil je|zou u|zou je|ik wil|ik heb liever)(?: (?:dat|alstublieft))?(?: u| je)? ${this_} (?:graag |alstublieft |liever |even |dan ){0,9}(?:niet|buiten (?:het verslag|de opname|het rapport|beschouwing)|vertrouwelijk|geheim|uit (?:het verslag|de opname|het rapport)|voor u(?:zelf)?|voor je(?:zelf)?) (?:te )?(?:op ?(?:te )?nemen|opneemt|opschrijven|opschrijft|noteren|noteert|citeren|citeert|gebruiken|gebruikt|publiceren|publiceert|behandelen|houden|houdt|laten|vermelden|vermeldt|noemen|noemt)`,
    `(?:liever|graag|alstublieft|alsjeblieft|dit|dat) (?:niet|anoniem) (?:citeren|opnemen|noteren|opschrijven|vermelden|publiceren|opschrijven)${ends}`,
    `(?:dit|dat|het volgende|wat ik (?:nu |u nu )?(?:ga )?(?:zeg(?:gen)?|vertel(?:len)?)|wat nu volgt)(?: (?:stuk|deel|gedeelte))? (?:is|blijft|moet|dient|zeg ik|vertel ik)(?: (?:u|je|wel|strikt|even|echt|nu|puur)){0,9} (?:vertrouwelijk|geheim|in vertrouwen|off record|niet officieel|onofficieel|binnenskamers)`,
    `<clause>(?:in (?:strikt )?vertrouwen|vertrouwelijk|strikt vertrouwelijk|even onofficieel|onofficieel)(?: gezegd)?(?= ?[,:.]|$)`,
    `(?:hou|houd|laat)(?: u)? (?:dit|dat|het|mijn naam)(?: [a-zà-ț]+){0,2} (?:buiten (?:het (?:verslag|rapport|interview)|de (?:opname|notulen|publicatie))|voor u(?:zelf)?|voor je(?:zelf)?|onder ons|vertrouwelijk|geheim|stil|weg|erbuiten|eruit)`,
    `(?:stop|pauzeer|zet)(?: u)?(?: even)? (?:(?:de|het|die|uw) )(?:opname|recorder|bandje|microfoon|opnameapparaat)(?: (?:even|alstublieft|nu)){0,9}(?: (?:uit|stop|af))?`,
    `(?:de|die) (?:opname|recorder|microfoon) (?:even |nu |alstublieft ){0,9}(?:uit(?:zetten)?|stoppen|stopzetten|pauzeren|af(?:zetten)?)${ends}`,
    `<clause>(?:dit|dat) (?:heb ik (?:u |je )?(?:nooit|niet)|heeft u (?:niet )?(?:niet )?van mij(?: niet)?) ?(?:gezegd|verteld|gehoord)?${ends}`,
    `dit (?:mag|moet) (?:[a-zà-ț]+ )?(?:niemand|nergens) (?:weten|horen|lezen|terechtkomen)`,
  ],
  'on-the-record': [
    'weer (?:officieel|voor de opname|on the record|voor het verslag|op de opname|opnemen|noteren|citeren|meeschrijven|gewoon opnemen)',
    '(?:terug|back) (?:on the record|naar de opname|in het verslag)',
    'vanaf (?:nu|hier) (?:is (?:het|alles) )?(?:weer )?(?:officieel|mag (?:alles|het) weer|kunt u|mag u)',
    '<clause>(?:nu |vanaf nu |dit )?(?:mag|kunt|kan|mogen) (?:u|je)(?: (?:dit|dat|me|mij|het|alles|nu)){0,9}(?: (?:weer|wel|gewoon)){0,9} (?:citeren|opnemen|gebruiken|noteren|opschrijven|vastleggen)',
    '<clause>(?:u|je) (?:mag|kunt|kan)(?: (?:dit|dat|me|mij|het|alles|nu|wat ik (?:nu )?zeg)){0,9}(?: (?:weer|wel|gewoon)){0,9} (?:citeren|opnemen|gebruiken|noteren|opschrijven|vastleggen|meeschrijven)',
    '<clause>(?:de|zet de|start de|hervat de|u kunt de|je kunt de|u mag de|je mag de) opname(?: (?:kan|mag))?(?: (?:weer|opnieuw|nu)){0,9}(?: (?:aan(?:zetten)?|starten|hervatten|door))?(?= ?[,.!]|$)(?<!^de opname)',
    '<whole>(?:on the record|officieel|(?:dit|het) is (?:weer )?(?:officieel|niet (?:meer|langer) vertrouwelijk)|opname (?:hervatten|weer aan))',
  ],
  strike: [
    `(?:schrap|verwijder|vergeet|negeer|wis|streep|haal|laat|knip|neem|doe)(?: u)?(?: (?:alstublieft|maar|even|dan|a\\.?u\\.?b\\.?)){0,9} ${just}(?: (?:maar|alstublieft|er|door|weg|uit|eruit|weg uit|uit (?:het verslag|de opname|het interview)|buiten beschouwing|terug|alsjeblieft)){0,9}`,
    `<clause>(?:schrap|verwijder|vergeet|negeer|wis|streep)(?: u)? (?:dat|dit|het)(?: (?:maar|alstublieft|alsjeblieft|even|door|weer|uit (?:het verslag|de opname|het rapport))){0,9}${ends}`,
    `(?:kunt u|kun je|kan je|wilt u|wil je|zou u|zou je|mag|moet|ik wil|ik zou|u moet|u mag|je mag|zullen we|kunnen we|graag)(?: (?:alstublieft|graag|even|dat u|willen|dan|ook)){0,9} (?:${just}|(?:dat|dit)(?: (?:stukje|deel|laatste))?)(?: (?:alstublieft|graag|even|weer|uit (?:het verslag|de opname|het interview|de tekst)|er|maar|nog|willen|te|dan)){0,9} (?:schrappen|verwijderen|vergeten|negeren|wissen|doorstrepen|weglaten|eruit (?:laten|halen|knippen)|uit(?:knippen| knippen)|weghalen|buiten beschouwing laten|terug(?:nemen|trekken)|intrekken|halen|knippen)`,
    `(?:dat|dit|die (?:laatste )?(?:zin|opmerking)|dat laatste|${just}) (?:(?:mag|kunt|kan|moet|mogen) (?:u |je |er |weer |maar |ook |wel ){0,9})(?:weg|uit|eruit|geschrapt(?: worden)?|schrappen|vergeten|verwijderen|wissen|weglaten|doorstrepen|negeren|verwijderd(?: worden)?)(?! [a-zà-ț]*(?:machine|lijn))`,
    `<clause>(?:(?:dat|dit|die woorden|die opmerking|die uitspraak|mijn woorden) )?neem ik (?:dat |dit |mijn woorden )?terug`,
    `<clause>ik (?:neem|trek) (?:dat|dit|die (?:opmerking|uitspraak|zin)|mijn (?:laatste )?(?:woorden|opmerking|uitspraak)|wat ik (?:net |zojuist )?zei) (?:terug|in)`,
    `<clause>(?:dat|dit) had ik (?:[a-zà-ț]+ )?(?:niet|nooit) (?:moeten|mogen) zeggen`,
    `<clause>ik had (?:dat|dit) (?:niet|nooit|beter niet) (?:moeten|mogen|kunnen) (?:zeggen|vertellen)`,
    `<whole>(?:schrappen|doorhalen|weg ermee|doe alsof ik (?:dat )?niets? (?:heb )?gezegd(?: heb)?|vergeet (?:het|dat|dat maar|wat ik zei)|ik heb niets gezegd)`,
    `<clause>doe(?:t u)? (?:maar )?(?:alsof|of) ik (?:dat |dit |niets |niks ){1,9}(?:niet |nooit )?(?:heb )?gezegd`,
  ],
  repeat: [
    `(?:kunt u|kun je|kan je|kan u|wilt u|wil je|zou u|zou je|mag ik|kan ik)(?: (?:alstublieft|alsjeblieft|misschien|even|willen|a\\.?u\\.?b\\.?)){0,9}(?: ${question})?(?: (?:alstublieft|alsjeblieft|even|willen|kunnen)){0,9}(?: ${again}){0,9} (?:herhalen|zeggen|stellen|voorlezen|horen|vragen)(?= ?[,.!?;]|$| (?:alstublieft|alsjeblieft|voor|want|willen|kunnen))(?<!(?:kunt u|kun je|wilt u|wil je|mag ik|kan ik|zou u|zou je) (?:zeggen|stellen|vragen|dat (?:zeggen|vragen)))`,
    `<clause>(?:herhaal|zeg|stel|lees)(?: u)?(?: ${question})?(?: (?:alstublieft|alsjeblieft|maar)){0,9}(?: ${again}){1,9}(?: voor)?${ends}`,
    `<clause>herhaal(?: u)? (?:${question})${ends}`,
    `<whole>(?:nog (?:eens|een keer|een keertje|één keer)|nogmaals|herhalen|herhaal|de vraag (?:opnieuw|nogmaals|nog eens|nog een keer)|wat zeg(?:t|gen)? (?:u|je|jullie)|wat zei (?:u|je)|wat vroeg (?:u|je)|hoe bedoelt u\\?|pardon|excuseer|wablief|wat was (?:het|dat)|zegt u het nog eens|ik hoor(?:de)? (?:u|je) niet)`,
    `wat was (?:de|uw|je) (?:laatste )?vraag`,
    `wat (?:zei|vroeg|was dat wat) (?:u|je)(?: (?:net|zojuist|precies|nou|nu|ook alweer)){0,9}${ends}`,
    `<start>(?:pardon|sorry|wat|hè|huh|wablief|excuseer)\\s*\\?`,
    `<clause>(?:ik (?:heb|kon|kan|had|versta|verstond|hoor|hoorde)|(?:dat|de vraag|het) (?:heb|kon|verstond|hoorde) ik) (?:(?:u|je|dat|de vraag|het|uw vraag|de laatste vraag|het laatste stuk|dat laatste|even|net|wat u zei|sorry) ){0,9}niet (?:(?:goed|helemaal|zo goed|meer|echt) ){0,9}(?:verstaan|gehoord|horen|volgen|meegekregen)?${ends}(?<!ik (?:heb|kon|kan|had)(?: (?:het|dat))? niet(?: (?:goed|helemaal|zo goed|meer|echt))?)`,
    `niet (?:goed |helemaal )?verstaan`,
    `<clause>(?:de (?:lijn|verbinding) (?:viel|valt|is|was) (?:even )?(?:weg|slecht|uit)|u (?:viel|valt) (?:even )?weg|je (?:viel|valt) (?:even )?weg)`,
  ],
  rephrase: [
    `(?:kunt u|kun je|kan je|wilt u|wil je|zou u|zou je)(?: (?:alstublieft|misschien|even|willen)){0,9}(?: (?:${question}|wat u (?:daarmee |hiermee )?bedoelt|wat je (?:daarmee )?bedoelt|wat dat betekent))?(?: (?:alstublieft|misschien|even|iets|wat|nader|anders|nog|een beetje|met andere woorden|op een andere manier|eenvoudiger|duidelijker|simpeler|willen|kunnen)){0,9} (?:herformuleren|uitleggen|verduidelijken|toelichten|formuleren|stellen|omschrijven|verklaren|zeggen)(?= ?[,.!?;]|$| (?:alstublieft|alsjeblieft|wat|voor))(?<!(?:kunt u|kun je|wilt u|wil je)(?: [a-zà-ț]+)? (?:zeggen|stellen))`,
    `<clause>(?:wat|hoe) (?:bedoelt|bedoel|verstaat|versta) (?:u|je|jullie)`,
    `<clause>wat wordt (?:er )?(?:precies )?bedoeld met`,
    `<clause>wat (?:betekent|houdt|is|wil) .{1,60} (?:zeggen|in|precies|betekenen)(?= ?\\?|$)(?<!wat is .{1,60} in)`,
    `<clause>wat betekent (?:dat|dit|het|die|.{1,40})(?: precies| hier)?(?= ?[?]|$)`,
    `<clause>(?:ik (?:begrijp|snap|begreep|snapte|volg|vat)|ik heb)(?: (?:het|dat|de vraag|uw vraag|je vraag|u|je|deze vraag|even|wat u (?:vraagt|bedoelt)|wat je (?:vraagt|bedoelt))){0,9} (?:niet|niet helemaal|niet goed|niet zo goed|niet precies)(?: (?:helemaal|goed|precies|echt)){0,9}(?: (?:begrepen|wat (?:u|je) (?:[a-zà-ț]+ )?(?:bedoelt|vraagt|wilt(?: weten)?)))?${ends}(?<!ik heb(?: (?:het|dat|de vraag|u|je))? niet(?: goed| helemaal| precies)?)`,
    `<clause>(?:de|die|deze|uw) vraag is (?:me |mij )?(?:niet (?:helemaal )?duidelijk|onduidelijk|te (?:vaag|ingewikkeld|moeilijk|lang))`,
    `<whole>(?:in welke zin|hoezo|zoals wat|wat precies|hoe bedoelt u(?: dat)?|hoe bedoel je(?: dat)?|met andere woorden\\?|dat is me niet duidelijk|wat wilt u weten|wat wilt u precies weten)`,
    `<clause>(?:in|met) andere woorden(?:,? (?:alstublieft|graag))?\\?`,
  ],
  skip: [
    `<whole>(?:pas|ik pas|volgende(?: vraag)?|sla(?: maar)? over|overslaan|doorgaan naar de volgende(?: vraag)?|geen commentaar|geen antwoord|skip|volgende graag|door naar de volgende(?: vraag)?)`,
    `<clause>(?:kunnen|mogen|zullen) we (?:(?:deze|dit|die|dat|de|vraag|even|maar|misschien) ){0,9}(?:overslaan|laten zitten|naar de volgende(?: vraag)?(?: gaan)?|door(?:gaan)? naar de volgende(?: vraag)?)`,
    `<clause>(?:sla|laat)(?: u)? (?:(?:deze|dit|die|dat|de|vraag|maar|alstublieft) ){1,9}(?:over|zitten|weg)`,
    `<clause>(?:ik (?:wil|zou|sla)|mag ik|kan ik|laten we|graag|liever)(?: (?:graag|liever|deze|die|dit|dat|vraag|de vraag|willen|even|maar|me|van)){0,9} (?:overslaan|over|passen)${ends}`,
    `<clause>(?:de )?volgende vraag(?:,? (?:alstublieft|alsjeblieft|graag|maar|a\\.?u\\.?b\\.?)){0,9}(?= ?[,.!?;]|$)`,
    `<clause>(?:ik (?:wil|kan|mag|ga|zal|geef|beantwoord)|(?:hier|daar)(?:op|over)? (?:wil|kan|mag|geef) ik)(?: (?:hier|daar|hierop|daarop|daarover|hierover|deze vraag|die vraag|dit|dat|op deze vraag|op die vraag|er|liever|hierover|helaas)){0,9}(?: (?:liever|helaas|echt)){0,9} (?:niet|niets|geen antwoord)(?: (?:op|over|zeggen|antwoorden|beantwoorden|op antwoorden|over zeggen|over praten|ingaan|op ingaan|geven|op geven|kwijt|over kwijt)){0,9}${ends}(?<!ik (?:wil|kan|mag|ga|zal)(?: (?:dit|dat|er))? niet|ik (?:wil|kan|mag)(?: (?:dit|dat|er))? niets)`,
    `<clause>ik (?:antwoord|zeg|praat) (?:daar|hier)(?:op|over)? ?liever niet`,
    `<clause>(?:deze|die) (?:vraag )?(?:sla ik (?:liever )?over|liever niet|niet)(?= ?[,.!]|$)`,
  ],
  'go-back': [
    `(?:kunnen|mogen|zullen|zouden) we(?: [a-zà-ț]+){0,2} (?:terug(?:gaan|komen|keren)?|teruggaan) (?:naar|op) (?:de|mijn|uw|die|dat|vraag)`,
    `(?:terug|teruggaan|terugkomen|terugkeren)(?: [a-zà-ț]+)? (?:naar|op) (?:de|die|mijn|een) (?:(?:vorige|eerste|tweede|derde|eerdere|laatste|vroegere) )?(?:vraag|vragen|antwoord|onderwerp|punt)`,
    `<clause>(?:(?:kunnen|mogen|zullen) we|mag ik|kan ik|ik wil|ik zou|laten we|ga)(?: (?:graag|nog|even|weer|eens|willen|alstublieft)){0,9}(?: (?:op|naar) (?:de|die|mijn|een|vraag) (?:(?:vorige|eerste|tweede|eerdere|laatste) )?(?:vraag|antwoord|onderwerp|punt|één|twee|drie)?)(?: (?:nog|even|graag|weer)){0,9} (?:terug(?:gaan|komen|keren)?)`,
    `<clause>(?:(?:kunnen|mogen|zullen) we|mag ik|kan ik|ga|ik wil(?: graag)?) (?:een|één) vraag terug`,
    `<whole>(?:vorige vraag|(?:de )?vorige(?: vraag)?(?: nog (?:eens|een keer))?|terug|(?:een|één) (?:vraag )?terug|ga terug|(?:naar )?de vorige vraag)`,
    `<clause>(?:naar|op) (?:de|mijn) (?:vorige|eerste|eerdere) vraag (?:nog |even |graag ){0,9}(?:terug|teruggaan|terugkomen)`,
  ],
  wait: [
    `<whole>(?:(?:een )?(?:moment|momentje|ogenblik|ogenblikje|seconde|minuut|minuutje)(?: (?:graag|alstublieft|alsjeblieft|geduld)){0,9}|wacht(?:t u)?(?: (?:even|eens|even hoor|een (?:moment(?:je)?|minuut|minuutje|seconde))){0,9}|(?:heel )?even (?:wachten|geduld|nadenken|denken|kijken)(?: (?:hoor|graag|alstublieft)){0,9}|eventjes|ik denk(?: even)? na|laat me (?:even |eens )?(?:na)?denken|daar moet ik (?:even )?over nadenken|blijf (?:even )?(?:hangen|aan de lijn))`,
    `<clause>(?:(?:een|één) (?:moment(?:je)?|ogenblik(?:je)?|minuut(?:je)?|seconde)|wacht(?:t u)? (?:even|eens|een (?:moment(?:je)?|ogenblik|minuut|minuutje|seconde))|even (?:geduld|wachten)|(?:momentje|ogenblikje))(?=[,.!?;]|$| (?:alstublieft|alsjeblieft|graag|hoor|er|ik|want|tot|terwijl|de))`,
    `<clause>(?:ik heb|geef(?:t u)? (?:me|mij)|mag ik|kan ik|laat me|gun me|ik wil|ik zou)(?: (?:even|graag|nog|alstublieft|hiervoor|willen|eens)){0,9} (?:een|één|wat|twee|vijf|tien|paar|\\d+|een paar|eventjes|even) (?:moment(?:je)?|ogenblik(?:je)?|minuut(?:je)?|minuten|seconden?|tijd|bedenktijd|pauze|rust)(?: (?:nodig|om (?:na )?te denken|hebben|alstublieft|krijgen|bedenktijd|pauze|pauzeren)){0,9}${ends}`,
    `<clause>(?:laat me|ik moet|mag ik|ik wil|ik ga|ik zal)(?: (?:hier|daar|er|even|eens|een moment|eerst|over)){0,9} (?:nadenken|over nadenken|opzoeken|nakijken|iets (?:opzoeken|pakken))(?= ?[,.!?;]|$| over)`,
    `<clause>er (?:wordt|is) (?:[a-zà-ț]+ )?(?:aangebeld|geklopt|iemand aan de deur)`,
    `<clause>ik ben (?:zo|meteen|direct|dadelijk) (?:weer )?terug`,
    `<clause>(?:kunt u|kun je|kan je|wilt u|wil je|kunnen we)(?: (?:een|even|moment|momentje|minuut|alstublieft)){0,9} (?:wachten|pauzeren|geduld hebben)`,
  ],
  'are-you-human': unlessReported(
    [
      '<clause>(?:ik (?:wil|zou)(?: (?:graag|liever))*|kan ik|mag ik)(?: (?:graag|liever))* met (?:een (?:echt )?(?:mens|persoon|medewerker)|iemand) (?:praten|spreken)(?: willen)?(?= ?[,.!?;]|$)',
      `(?:bent u|ben je|bent je|bent jij|ben jij|is dit|is dat|zijn jullie)(?: (?:nou|nu|wel|eigenlijk|echt|gewoon|een|de|soms|misschien|werkelijk|ook|toevallig|hier|dan)){0,9}(?: (?:echte|levende|levend|echt|gewone|menselijke|geautomatiseerde)){0,9} (?:mens|persoon|iemand|man|vrouw|robot|bot|chatbot|machine|computer|software|programma|ai|a\\.i\\.|kunstmatige intelligentie|computerstem|bandje|antwoordapparaat|automaat|computerprogramma|stem|systeem|wezen|medewerker)(?= ?[,.!?;]|$| of| hier| die| dat| aan| waar)(?<!is (?:dit|dat)(?: een)?(?: de)? (?:medewerker|persoon|systeem|programma|machine|vrouw|man))`,
      `(?:bent u|ben je|ben jij)(?: (?:wel|nu|nou|eigenlijk)){0,9} (?:echt|menselijk|geautomatiseerd|automatisch)(?= ?[?]|$| of)`,
      `(?:spreek|praat|praatte|sprak|heb) ik(?: (?:nu|hier|wel|eigenlijk|nou|echt|gewoon|soms)){0,9} (?:met|tegen)(?: (?:een|de))?(?: (?:echt|echte|levend|levende|gewone)){0,9} (?:mens|persoon|robot|bot|chatbot|machine|computer|ai|a\\.i\\.|software|iemand|programma|bandje|computerprogramma|kunstmatige intelligentie)`,
      `(?:praten|spreken|te maken|te praten|gesproken|aan het praten)(?: (?:nu|hier))? met (?:een )?(?:echt(?:e)? |levend(?:e)? )?(?:mens|robot|bot|computer|machine|ai)(?= ?[?]|$| of)`,
      `<clause>met wie (?:spreek|praat|heb) ik`,
      `<clause>(?:wie|wat) (?:bent u|ben je|ben jij)(?: (?:eigenlijk|nou|precies|echt)){0,9}(?= ?[?!.]|$)`,
      `<clause>(?:mag|kan|kunnen) (?:ik|we) (?:een |met een )(?:echt |echte |levend )?(?:mens|persoon|medewerker|iemand)(?: van vlees en bloed)? (?:spreken|praten|aan de lijn)`,
      `(?:mens|persoon) of (?:een )?(?:robot|machine|computer|ai|bot)(?= ?[?]|$)`,
      `(?:robot|machine|computer|ai|bot) of (?:een )?(?:echt )?(?:mens|persoon)(?= ?[?]|$)`,
      `(?:u|je|jij) bent (?:toch |zeker |vast |gewoon ){0,9}(?:een )?(?:robot|bot|computer|machine|ai|echt mens)(?=,? (?:toch|hè|niet|zeker)|\\s*\\?|$)`,
      `zit er (?:een )?(?:echt )?(?:mens|iemand) (?:aan de andere kant|achter)`,
    ],
    reporting,
  ),
  'is-recorded': unlessReported(
    [
      `<start>${recorded}(?= ?[?!.]|$| of| door)`,
      `${recorded}\\s*\\?`,
      `(?<!(?:[a-zà-ț]t|,) )wordt dit(?: (?:gesprek|interview))?(?: nu| hier){0,9} (?:opgenomen|bewaard|opgeslagen)(?= ?[?.!]|$)`,
      `(?:neemt u|neem je|nemen jullie|slaat u|sla je|slaan jullie|luistert er|luistert u|bewaart u|bewaar je|bewaren jullie|maakt u|maak je|maken jullie)(?: (?:dit|dat|het|mij|me|alles|(?:dit|het|ons) gesprek|nu|hier|eigenlijk|wat ik zeg|mijn (?:stem|antwoorden)|soms|ook|een|wel|iemand|hiervan|van dit gesprek|allemaal)){0,9} (?:op|mee|af|opname|opnames|antwoorden)(?= ?[,?!.;]|$| van)`,
      `(?:bewaart u|bewaar je|bewaren jullie) (?:dit|dat|mijn (?:antwoorden|stem|gegevens)|wat ik zeg|alles)`,
      `(?:wie|wie allemaal|wie nog meer) (?:(?:kan|kunnen|gaat|gaan|zal|krijgt|krijgen|luistert|leest|hoort|ziet|heeft|hebben)(?: (?:er|hier|allemaal|dit|dat|mijn (?:antwoorden|opname|woorden|gegevens)|de (?:opname|antwoorden)|het|straks|nu|dit gesprek|naar|me|mee|wat ik (?:zeg|vertel)|nog|meer|ook|te|later|toegang tot|tot)){0,9})(?: (?:horen|lezen|zien|beluisteren|meeluisteren|te (?:horen|zien|lezen)|terug|inzage|toegang|mee)){0,9}(?= ?[?]|$)(?<=(?:hoort|leest|ziet|luistert|horen|lezen|zien|beluisteren|meeluisteren|inzage|toegang|antwoorden|opname|gesprek|gegevens|mee|zeg|vertel|dit|dat).{0,12})`,
      `(?:luistert|leest|kijkt) er (?:(?:nog )?(?:iemand|wie)) (?:anders )?mee`,
      `wat (?:gebeurt|doet u|doe je|doen jullie|gaat u|gaan jullie)(?: er)?(?: (?:straks|nu|allemaal|later|dan|eigenlijk)){0,9} (?:met|(?:er )?mee)(?: (?:mijn (?:antwoorden|gegevens|stem|opname|woorden|data)|wat ik (?:zeg|vertel|heb gezegd)|dit gesprek|de opname|deze (?:opname|antwoorden)|dit))`,
      `waar (?:blijft|blijven|gaat|gaan|wordt|worden|komt|komen|sla(?:at)?)(?: (?:u|jullie))? (?:dit|deze opname|de opname|mijn (?:antwoorden|gegevens|opname)|dat)(?: (?:heen|naartoe|opgeslagen|bewaard|terecht|op))`,
      `(?:is|zijn) (?:dit|het|(?:dit|het|ons) (?:gesprek|interview)|wat ik (?:zeg|vertel)|mijn antwoorden|dit gesprek)(?: (?:wel|nu|eigenlijk|ook|hier|allemaal|echt)){0,9} (?:vertrouwelijk|anoniem|privé|prive|geheim|on the record|off the record|opgenomen)(?= ?[?,]|$| of)(?<!off the record)`,
      `(?:is er|zijn er|loopt er|loopt de|draait er|draait de)(?: (?:nu|een|al|hier|soms|eigenlijk)){0,9} (?:opname|opnames|recorder|bandje)(?= ?[?]|$| mee| van)`,
      `staat (?:de |er een |dit |er |het )?(?:(?:recorder|opname|microfoon|bandje) )?(?:nu |al |hier )?(?:aan|op (?:de )?(?:band|opname))\\s*\\?`,
      `<whole>(?:opname(?: aan)?|loopt de opname|neemt u op|wordt opgenomen)\\?`,
    ],
    reporting,
  ),
  'who-asks': unlessReported(
    [
      `(?:wie|welk(?:e)? (?:bedrijf|organisatie|firma|klant|opdrachtgever)) (?:(?:vraagt|heeft|betaalt|wil|zit|laat|geeft|is|staat|doet|voert)(?: (?:dit|dat|dit (?:onderzoek|interview|gesprek)|hier|er|de|het|hierom|opdracht|gegeven|achter|hierachter|om|voor|weten|hiervoor|nou|eigenlijk|precies|aan|besteld|deze|vragen|laten|doen|uit|toe|opdrachtgever|uw|je|jullie|mij)){0,9})(?= ?[?]|$)(?<!wie (?:is|heeft|wil|doet|laat|staat))`,
      `(?:voor|namens|van) (?:wie|welk(?:e)? (?:bedrijf|organisatie|firma|klant|opdrachtgever)) (?:(?:werkt|belt|vraagt|bent|ben|werk|bel|vraag|is|doet|doe|spreekt|wordt) ?(?:u|je|jij|dit|jullie)?)(?: (?:dit|interview|onderzoek|gesprek|eigenlijk|gedaan|bedoeld|voor)){0,9}(?= ?[?]|$)`,
      `(?:in opdracht van wie|in wiens opdracht|namens wie)`,
      `<clause>(?:waarom|waarvoor|waartoe) (?:(?:vraagt|wilt|belt|interviewt|vraag|wil|bel|moet|moeten|stelt|stel|doet) (?:u|je|jullie|ik|mij)|wordt|worden|word ik)(?: (?:dit|dat|mij|me|dat (?:allemaal|weten)|allemaal|weten|deze (?:vragen|dingen)|hier|hierover|daarover|naar|over|die|vragen|gevraagd|gesteld|geïnterviewd|dit allemaal|mij dit)){0,9}(?= ?[?]|$)`,
      `(?:waar|waarvoor|waartoe) (?:is|dient|wordt|gaat|zijn|gebruikt|gebruiken)(?: (?:u|jullie|dit|deze|het|die|de|mijn)){0,9}(?: (?:interview|gesprek|onderzoek|vragen|antwoorden))?(?: (?:voor|over|eigenlijk|bedoeld|gebruikt|goed|allemaal)){0,9}(?= ?[?]|$)(?<=(?:voor|over|bedoeld|gebruikt|goed|waarvoor.*|waartoe.*))`,
      `wat is (?:het )?(?:doel|de bedoeling|nut|de zin)(?: (?:van|hiervan|hier van)(?: (?:dit|het|deze)(?: (?:interview|gesprek|onderzoek|vragen))?)?)?(?: eigenlijk)?(?= ?[?]|$)`,
      `<clause>waarom (?:ik|juist ik|uitgerekend ik|mij)(?= ?[?]|$)`,
      `<clause>wie (?:is|zijn) (?:uw|je|jullie|de|hier de) (?:opdrachtgever|klant)`,
      `<clause>van welk bedrijf`,
      `<clause>van wie (?:komt|komen) (?:dit|deze|die)`,
    ],
    reporting,
  ),
  'how-long': [
    `hoe ?lang(?:e)? (?:duurt|gaat|zal|nog|gaan|blijft|duren|moet|kost|zijn|bent)(?: (?:dit|het|we|nog|interview|gesprek|ik|er|hier|u|nog (?:duren|bezig)|duren|bezig|ongeveer|in totaal|nodig|mee|dat|eigenlijk|door|totaal|dan)){0,9}(?= ?[?]|$| (?:want|ongeveer))`,
    `<whole>hoe ?lang(?: nog)?(?: ongeveer)?`,
    `hoeveel (?:vragen|minuten|tijd)(?: (?:heeft|hebt|heb|komen|zijn|hebben|moet|moeten|nog|er|u|je|we|ik|volgen|staan|gaat|stelt|kost|dit|het|krijg)){0,9}(?: (?:nog|over|te gaan|komen|in totaal|eigenlijk|ongeveer|nodig|stellen|beantwoorden|resteren)){0,9}(?= ?[?]|$)`,
    `(?:zijn we|bent u|is het|ben je|is dit|zijn we er)(?: (?:er|al|bijna|zo|nu|haast|ongeveer|het)){0,9} (?:klaar|doorheen|aan het einde|er|afgelopen|de laatste vraag|uitgevraagd)\\s*(?:\\?|$)`,
    `(?:is|was) (?:dit|dat) (?:nu )?de laatste vraag`,
    `wanneer (?:zijn we|is het|is dit|bent u)(?: (?:dan|ongeveer|nu)){0,9} (?:klaar|afgelopen|voorbij)`,
    `(?:duurt|gaat) (?:dit|het)(?: interview| gesprek)?(?: (?:nog|erg|heel)){0,9} (?:lang|langer)(?: duren)?\\s*(?:\\?|$)`,
  ],
  'said-already': [
    `<clause>(?:dat|dit|het|die vraag|deze vraag|daar|hier|dat punt)? ?(?:heb|had|zei|vertelde|beantwoordde|noemde) ik(?: (?:u|je|het|dat|dit|er|daar|hier|toch|net|al|zojuist|daarnet|eerder|daarstraks|ook|op|vraag|straks|immers|allang)){1,9}(?: (?:gezegd|verteld|beantwoord|genoemd|uitgelegd|geantwoord|op geantwoord|besproken|over gehad|vermeld|gehad))?${ends}(?<=(?:al|net|zojuist|daarnet|eerder|daarstraks|straks|allang) ?(?:[a-zà-ț]+ ?){0,3})`,
    `<clause>ik (?:heb|had|zei|vertelde|noemde)(?: (?:u|je|het|dat|dit|er|daar|hier|toch|deze|die|de vraag|vraag|op|immers)){0,9} (?:al|net|zojuist|daarnet|eerder|daarstraks|allang)(?: (?:u|je|het|dat|dit|op deze vraag|op die vraag|op|vraag|al)){0,9}(?: (?:gezegd|verteld|beantwoord|genoemd|uitgelegd|geantwoord|besproken|vermeld))?${ends}`,
    `<clause>(?:u|je) (?:heeft|hebt|vroeg)(?: (?:me|mij|dat|dit|die|deze|het|vraag|toch|dezelfde)){0,9} (?:al|net|zojuist|daarnet|eerder)(?: (?:al|eens|een keer)){0,9}(?: (?:gevraagd|gesteld))?${ends}`,
    `<clause>(?:dat|dit|die|deze|hetzelfde)(?: vraag)? (?:heeft|hebt|vroeg) (?:u|je)(?: (?:me|mij|toch|ook)){0,9}(?: (?:al|net|zojuist|daarnet|eerder|zonet)){1,9}`,
    `<clause>zoals (?:ik )?(?:al |net |eerder |zojuist |daarnet ){0,9}(?:zei|gezegd|vertelde|verteld|vermeld)(?: heb)?(?= ?[.!]|$)`,
    `<whole>(?:dat is dezelfde vraag(?: (?:weer|opnieuw))?|(?:al|reeds) (?:gezegd|beantwoord)|dezelfde vraag|zie boven|(?:dat|die) hebben we al gehad)`,
    `<clause>(?:dat|dit|die vraag|deze vraag) (?:is|was|hebben we)(?: (?:toch|net)){0,9} al(?: (?:eerder|net))?(?: (?:gezegd|beantwoord|gevraagd|gesteld|besproken|gehad))`,
  ],
  'one-more-thing': [
    `<clause>(?:nog|en nog|o ja,? nog|oh ja,? nog) (?:een|één|'n) (?:(?:laatste|korte|kleine|ander|andere) )?(?:ding|dingetje|punt|puntje|opmerking|aanvulling|zaak|iets|kleinigheid|vraag)`,
    `<clause>(?:(?:mag|kan|kunnen) (?:ik|we)|ik wil|ik zou|ik moet|laat me)(?: (?:graag|nog|even|ook|hier|daar|alstublieft|ten slotte|tot slot|snel|willen)){0,9} (?:iets|één ding|een ding|een punt|één punt|wat|een opmerking|daar iets aan|hier iets aan|er iets aan|er nog iets aan)(?: (?:nog|aan|aan toe|anders)){0,9} (?:toevoegen|zeggen|kwijt|aanvullen|opmerken|vermelden|toevoegen aan)${ends}`,
    `<clause>(?:ik (?:ben|was) (?:nog )?(?:iets|één ding|een ding|wat) vergeten|ik vergat (?:nog )?(?:iets|één ding|te))`,
    `<clause>(?:er is|er schiet me|ik heb) nog (?:iets|één ding|een ding|een punt|één punt)`,
    `<whole>(?:(?:o|oh) ja,? (?:en|nog iets|nog wat)|nog iets|nog wat|wacht,? nog iets|en nog (?:iets|wat)|nog (?:een|één) (?:ding|dingetje)|(?:een|één) aanvulling)`,
    `<clause>voordat (?:u|we|je) (?:ophangt|ophangen|stopt|stoppen|afsluit|afsluiten|eindigen|weggaat)`,
    `<clause>(?:tot slot|ten slotte) (?:nog|wil ik nog|zou ik nog)`,
  ],
  'change-answer': [
    `(?:(?:mijn|het|dat|m'n) (?:(?:laatste|vorige|eerdere|net gegeven) )?(?:antwoord|reactie))(?: (?:van (?:net|zojuist|daarnet)|op (?:de|die) (?:vorige|laatste|eerste) vraag|graag|nog|even|weer|willen|toch|op|te|alsnog)){0,9} (?:wijzigen|veranderen|corrigeren|aanpassen|aan te passen|herzien|bijstellen|intrekken|terugnemen|verbeteren|overdoen|rechtzetten|verwijderen|schrappen|aanvullen)`,
    `<clause>(?:mag|kan|kunnen|ik wil|ik zou|laat)(?: (?:ik|me|we|mij))?(?: (?:graag|nog|even|willen|het|dat|de|die|mijn|vorige|laatste|antwoord|vraag|op|deze)){0,9} (?:opnieuw|anders|nog een keer|nog eens|alsnog) (?:beantwoorden|antwoorden|doen|zeggen|formuleren)`,
    `<clause>(?:mijn|het|dat) (?:laatste |vorige )?antwoord (?:was|is|klopt|klopte|moet) (?:niet|fout|verkeerd|onjuist|anders|worden)`,
    `<whole>(?:ik (?:heb me vergist|vergiste me|zei het verkeerd|heb het (?:fout|verkeerd) gezegd|bedoelde iets anders|versprak me|heb me versproken)|dat (?:was|is) (?:fout|verkeerd|niet juist|een vergissing)|correctie|ik moet (?:dat|me|mezelf) corrigeren|ik corrigeer (?:dat|me|mezelf))`,
    `<clause>(?:wijzig|verander|corrigeer|pas)(?: u)? (?:alstublieft )?(?:mijn|het) (?:laatste |vorige )?antwoord`,
    `<clause>ik (?:neem|trek) mijn (?:laatste |vorige )?antwoord (?:terug|in)`,
  ],
  refusal: [
    '(?:dat )?weet ik (?:het |dat |echt |eigenlijk |zo |helaas ){0,9}niet',
    'ik (?:weet|zou) (?:het|dat) (?:echt |eigenlijk |zo |ook |helaas ){0,9}niet(?: weten)?',
    'geen idee',
    'geen flauw (?:idee|benul)',
    'geen commentaar',
    'liever niet',
    'volgende vraag',
    '(?:daar|hier)(?:over|op)? (?:kan|mag|wil) ik (?:[a-zà-ț]+ )?(?:niets|niet|geen)',
    'dat (?:kan|mag|wil) ik (?:[a-zà-ț]+ )?niet (?:zeggen|vertellen|beantwoorden)',
    'ik (?:kan|mag|wil) (?:daar|hier) (?:[a-zà-ț]+ )?(?:niets|niet)',
    'zou (?:het|ik) niet (?:weten|durven zeggen)',
    '<whole>(?:pas|ik pas|overslaan)',
  ],
  yes: [
    '<start>(?:ja+|jawel|jazeker|zeker(?: weten)?|natuurlijk|uiteraard|vanzelfsprekend|akkoord|oké|oke|ok|okee|prima|goed|graag|absoluut|inderdaad|klopt|in orde|best|tuurlijk|vooruit|gaat uw gang|ga uw gang|geen probleem|dat is goed|dat is prima|dat mag|doe maar|yep|jep|mij best|is goed)(?= ?[,.!;]|$| (?:ja|hoor|graag|dat|ik|prima|zeker|goed|natuurlijk|u|we|begin|begint|dank|alstublieft|mee|is|doe|laten|best|akkoord|daar))',
    '<whole>(?:(?:dat|daar|hier|hiermee|daarmee) (?:doe|ga|stem) ik (?:mee|akkoord|mee in|mee akkoord|in)|ik (?:ga|ben|geef|stem|doe|wil)(?: (?:hiermee|hier|ermee|daar|graag|er)){0,9}(?: (?:akkoord|mee akkoord|toestemming|mee|ermee akkoord|mee in|in|mee eens|het er mee eens|meedoen))|(?:toestemming|waarom niet|eén|één|een|druk op één|dat doe ik|dat wil ik))',
    '<clause>(?:ik (?:ga|ben) (?:hier |hiermee |er |ermee |daar |daarmee )?(?:mee )?akkoord|ik geef (?:u |hierbij |mijn ){0,9}toestemming)',
  ],
  no: [
    '<start>(?:nee+|neen|nou nee|nooit|zeker niet|absoluut niet|liever niet|geenszins|nee hoor|niet akkoord|beter niet|helaas niet|toch (?:maar )?niet|in geen geval|beslist niet|geen sprake van)(?= ?[,.!;]|$| (?:dank|bedankt|ik|dat|hoor|niet|we|u|liever|dat|sorry|daar|toch|helaas))',
    '<clause>ik (?:ga|ben|geef|stem|doe|wil|wens)(?: (?:hier|hiermee|er|daar|ermee|dat|dit|liever|mee|echt|toch|het|u)){0,9} (?:niet|geen)(?: (?:mee|akkoord|meedoen|toestemming|mee akkoord|in|deelnemen|meewerken|eens|mee in)){0,9}(?= ?[,.!;]|$)',
    '<whole>(?:ik (?:weiger|bedank|zie ervan af|zie er vanaf|pas)|twee|druk op twee|daar (?:ga|doe) ik niet (?:mee akkoord|aan mee)|dat wil ik (?:liever )?niet|geen toestemming|geen akkoord)',
  ],
  courtesy: [
    'sorry|pardon|excuseer|excuses|neem me niet kwalijk|neemt u mij niet kwalijk|het spijt me|spijt me|maar|dus|en|nou|nou ja|goed|ja|nee|oké|oke|ok|oh|o|ach|hé|hallo|hoi|eh+m*|uh+m*|tja|kijk|luister|zeg|eigenlijk|helaas|alstublieft|alsjeblieft|a\\.?u\\.?b\\.?|dank u(?: wel)?|dank je(?: wel)?|bedankt|even|trouwens|wacht(?: even)?|stop|dan|ook|eerlijk gezegd|weet u(?: wat)?|weet je(?: wat)?|nu|zo|mevrouw|meneer|mag ik (?:iets|even) vragen|even een vraag(?:je)?|een vraag(?:je)?|voordat (?:we|ik) (?:verder ?ga(?:an)?|begin(?:nen)?)|graag|luister eens|hoor|kunt u mij zeggen|mag ik weten|ik vroeg me af|wat mij betreft',
  ],
};
