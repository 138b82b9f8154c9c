import { explained, unlessReported } from './explained';
import { type RequestPatterns } from './patterns';

const please = String.raw`(?:tak|takk|venligst|vennligst|vær så snill|vær så venlig|vær venlig|er du sød|er du snill)`;
const ends = String.raw`(?= ?[,.!?;:…–-]|$| (?:${please}|fordi|for|men|nu|nå|så|og|jeg|vi|sorry|beklager|undskyld|ikke|mer|mere|lenger|længere|da|hei|hej|farvel|ha det)(?![a-zà-ț]))`;
const to = `(?:å|at|og) `;
const talk = `(?:(?:det|den|dette|denne|hele|vores|vår) )?(?:her )?(?:interview(?:et)?|intervju(?:et)?|samtalen?|opkald(?:et)?|oppringningen|telefonsamtalen?|spørgsmål(?:ene)?|spørsmål(?:ene)?|udspørgningen|utspørringen)(?: her)?`;
const now = `(?:nu|nå|her|straks|med det samme|med en gang|øyeblikkelig|øjeblikkeligt|omgående|umiddelbart|i dag|bare|lige|gjerne|gerne|helst|heller|hellere|egentlig|faktisk|ærlig talt|da|så|altså|dessverre|desværre|bedt|venligst|vennligst|takk|tak|det|det her|dette|helt|for i dag|for min del|la det være nok|med ${talk}|med det(?: her)?|med dette|med ${to}(?:spørge|spørre|stille spørgsmål|stille spørsmål|snakke|svare)(?: (?:mig|meg|mere|mer))?|${talk})`;
const stop = `(?:stoppe?|slutte?|avslutte?|avslutta|afslutte?|avbryte?|afbryde?|afbryd|gi meg|holde op|legge på|lægge på|runde af|runde av|stanse|standse|bryte av|ende|kutte|terminere)`;
const wish = `(?:jeg (?:vil|ønsker|vælger|velger|kommer til|tror jeg vil|har lyst|foretrækker|foretrekker|skulle|ville|ber om|beder om|går|akter|har tenkt|har tænkt)(?: (?:nu|nå|gerne|gjerne|helst|heller|hellere|bare|lige|faktisk|egentlig|godt|at|å|til|til at|til å|foretrække|foretrekke|gerne have|gjerne ha)){0,9}|lad os|la oss|lad mig|la meg|må jeg be(?:de)? (?:dig|deg|Dem|Dere) om ${to})`;
const ask = `(?:kan|kunne|skal|må|vil|får)(?: ikke)? (?:vi|du|jeg|man|De|dere|I)(?: (?:ikke|gerne|gjerne|godt|være så venlig|være så snill|vennligst|venligst|at|å)){0,9}`;
const said = `(?:(?:(?:som|hva|hvad|det),? )?jeg (?:(?:nu|nå|hittil|i dag|her|til deg|til dig) ){0,9}(?:har |sa|sagde|fortalte|svarte|svarede)(?: ?(?:lige |nettopp |hittil |til nå |indtil nu ){0,9}(?:sagt|fortalt|svart|svaret|delt|skrevet|oppgitt|oplyst|fortalt dig|fortalt deg))?)`;
const own = `(?:svar(?:et|ene|ene mine)?|data(?:ene)?|oplysninger(?:ne)?|opplysninge(?:r|ne)|udtalelser|uttalelse(?:r|ne)|ord(?:ene)?|optagelse(?:r|n|rne)|opptak(?:et|ene)?|stemmen?|personopplysninge(?:r|ne)|personoplysninger|informasjon(?:en)?)`;
const all = `(?:alt(?: sammen)?|det hele|hele|noe|noget|alle|ingenting|intet|enhver ting)`;
const mine = `(?:${all}(?: av| af)?,? (?:det,? )?(?:(?:hva|hvad|som|det),? )?${said}|(?:alle )?${own} (?:om|fra|du har om|dere har om|I har om) (?:mig|meg)|(?:alle? )?(?:(?:mine|min|mit|mitt) ${own}|${own} (?:mine|min|mit|mitt))(?: og ${own}(?: mine| min)?)?|${all} (?:om mig|om meg|fra meg|fra mig|dere har om meg|I har om mig|lagret om mig|du har om meg)|hele ${talk}|(?:dette|det her) (?:interview(?:et)?|intervjuet)|(?:optagelsen|opptaket))`;
const consent = `(?:samtykke(?:t)?|samtykkeerklæring(?:en)?|tilladelse(?:n)?|tillatelse(?:n)?|godkendelse|godkjenning|accept|aksept|deltagelse(?:n)?|deltakelse(?:n)?)`;
const erase = `(?:slett?e?|fjerne?|fjern|destruere?|destruer|kassere?|kasser|glemme?|glem|ødelegge?|tilintetgjøre?|makulere?|makuler|viske? ut|smide? ud|kaste?)`;
const last = `(?:(?:det|den|de|mitt|mit|min|mine) )?(?:siste|sidste|forrige|seneste) (?:setning(?:en)?|sætning(?:en)?|bemerkning(?:en)?|bemærkning(?:en)?|del(?:en)?|bit(?:en)?|stykke(?:t)?|ord(?:ene)?|utsagn(?:et)?|udtalelse|kommentar(?:en)?|uttalelse(?:n)?|ting(?:en)?|svar(?:et)?|jeg sa|jeg sagde)(?: (?:min|mine|mitt))?`;
const just = `(?:(?:det|hva|hvad|det som|det der),?(?: jeg)?(?: lige| nettopp| netop| akkurat| nylig| nu| nå){0,9}(?: jeg)?(?: (?:lige|nettopp|netop|akkurat|nu|nå|her|har)){0,9} (?:sa|sagde|sagt|fortalte|fortalt)(?: (?:nå|nu|nettopp|lige|før|akkurat|netop|lige før|nu her)){0,9}|${last}|(?:det|den) (?:der|siste|sidste|forrige)|den (?:setningen|sætning|bemærkning|bemerkningen|kommentaren|kommentar)(?: der)?|det (?:der )?(?:lige|nettopp)? ?(?:før|nu))`;
const this_ = `(?:dette|det her|det der|det|denne delen|den her del|denne del|den delen|den del|dette her|følgende|det følgende|det neste|det næste|det jeg (?:sier|siger|forteller|fortæller)(?: nå| nu)?|(?:det|hva|hvad) jeg (?:nå |nu )?(?:skal til ${to}|vil |kommer til ${to})?(?:si|sige|fortelle|fortælle|sier|siger)(?: nå| nu)?|(?:mit navn|navnet mitt)|mig|meg)`;
const write = `(?:citere?|citer|sitere?|siter|skrive?|skriv|notere?|noter|bruge?|brug|bruke?|bruk|publisere?|publiser|offentliggøre?|offentliggjøre?|gengive?|gjengi|ta|tag|tage|gjenta|optage?|optag|nævne?|nevne?|nevn|nævn|referere?|referer|fortelle?|fortæl|fortælle)`;
const later = `(?:senere|seinere|i morgen|imorgen|i overmorgen|i kveld|i aften|i ettermiddag|i eftermiddag|en anden gang|en annen gang|et annet tidspunkt|på et (?:annet|andet|senere) tidspunkt|et andet tidspunkt|en annen dag|en anden dag|(?:i )?(?:neste uke|næste uge)|neste gang|næste gang|om (?:en|et|to|tre|noen|nogle|et par|\\d+) (?:time|timer|dager|dage|minutter|kvarter|stund)|på (?:mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag)|etter (?:lunsj|møtet)|efter (?:frokost|mødet)|når jeg (?:har|får) (?:bedre |mere |mer )?tid)`;
const resume = `(?:fortsette?|fortsætte?|fortsetter|fortsætter|avslutte|afslutte|fullføre|gjøre (?:det )?ferdig|gøre (?:det )?færdig(?:t)?|ta|tage|tar|tager|gjenoppta|genoptage|ringe|snakke|snakkes|tale|tales ved|komme tilbage|komme tilbake|gjøre|gøre|vente med|utsette|udsætte|svare på)`;
const rest = `(?: (?:dette|det|det her|resten|de siste spørsmålene|de sidste spørgsmål|de andre spørsmålene|${talk}|den|heller|hellere|gjerne|gerne|kanskje|måske|med det|med dette|videre|tilbage|tilbake|opp|op|igjen|igen|mig|meg|du|vi|til|litt|lidt|da|så|bare|lige|ikke))`;
const question = `(?:det|dette|den|spørsmålet|spørgsmålet|spørsmålet ditt|dit spørgsmål|det siste|det sidste|siste spørsmål|sidste spørgsmål|hva du sa|hvad du sagde|det du sa|det du sagde)`;
const again = `(?:igen|igjen|en gang til|én gang til|en gang mere|om igen|om igjen|på nytt|på ny|lige|bare|langsommere|saktere|høyere|højere)`;
const quietly = `(?: (?:bare|lige|bedt|venligst|vennligst|altså|da|godt|være så venlig at|være så snill å|gjerne|gerne|please))`;

const reporting = '(?<!jeg )(?:sagde|siger|sa|sier|spørger|spurgte|spør|spurte|skriver|skrev|råbte|ropte)';

const why = {
  leads: `jeg har (?:ombestemt mig|ombestemt meg|skiftet mening|ændret mening|endret mening|forandret mening)(?: og| så)?|jeg (?:fortryder|angrer|angrer meg|har fortrudt)(?: og)?|ved nærmere eftertanke|jeg orker ikke (?:mer|mere)|jeg (?:vil|ønsker|kan|orker|gidder) ikke .{0,50} og`,
  reasons: `(?:(?:af|av) )?(?:det|hvad|hva)?,? ?jeg|for|fordi|tak|takk|men jeg|og jeg|som jeg|til det|til dette|(?:af|av) (?:det|dette)|beklager|desværre|dessverre|undskyld|mine|mitt?|dette`,
};

/** Danish and Norwegian spelling is so similar that one table serves both. */
const both: RequestPatterns = {
  end: unlessReported(
    explained(
      [
        `<clause>${wish}(?: ${now}){0,9} (?:${to})?${stop}(?: ${now}){0,9}${ends}(?<!(?:lad os|la oss) (?:slutte|ende))`,
        `<clause>(?:lad os|la oss) (?:slutte|stoppe|stanse|avslutte|afslutte|ende)(?: (?:der|${now})){0,9}${ends}`,
        `<start>${ask}(?: ${now}){0,9} ${stop}(?: ${now}){0,9}${ends}`,
        `<clause>${ask}(?: ${now}){0,9} ${stop}(?: ${now}){0,9} ${talk}`,
        `<clause>(?:stopp?|stop|avslutt|afslut|avbryt|afbryd|slutt|hold op|kutt|stans|stands|legg på|læg på)(?: (?:nu|nå|her|straks|med det samme|med en gang|så|da|venligst|vennligst|takk|tak|bare|umiddelbart|øyeblikkelig|det (?:nu|nå|her)|med det der|nu med (?:de )?spørgsmål(?:ene)?|(?:med )?${to}(?:spørge|spørre|stille (?:mig |meg )?(?:flere )?(?:spørgsmål|spørsmål)|ringe)(?: (?:mig|meg|mere|mer))?|med ${talk}|(?:dette|det|det her|den her) (?:interview(?:et)?|intervju(?:et)?|samtalen?|opkald(?:et)?)|interviewet|intervjuet|samtalen|opkaldet)){1,9}`,
        '<whole>(?:stopp?[,.! ]+){1,9}(?:jeg (?:sa|sagde) stopp?|stopp?|nu|nå|nok|da|så)',
        '<clause>jeg (?:sa|sagde|har sagt|bad (?:dig|deg) om (?:at|å)) (?:jo )?(?:stopp?e?|nok|slutt|at jeg (?:vil|ville|ønsker å|ønsker at) (?:stoppe|slutte))',
        `<clause>jeg (?:vil|ønsker|orker|gidd?er|kan|kommer|har|skal|har lyst)(?: (?:altså|faktisk|egentlig|ærlig talt|simpelthen|nu|nå|virkelig|bare|da|lyst|lyst til)){0,9} (?:ikke|ikkje)(?: (?:lenger|længere|mer|mere|lyst|til|lengere|længer|nu|nå|gerne|gjerne|til ${to}|å|at|længere have lyst til)){0,9} ?(?:${to})?(?:fortsætte?|fortsette?|svare(?: på (?:flere|mere|mer|nogen|noen|noe|noget|spørgsmål|spørsmål|dine|disse)){1,9}(?: (?:mere|mer|lenger|længere))?|svare (?:mer|mere|lenger|længere)|snakke (?:mer|mere|lenger|længere|mer med deg|mere med dig)|tale (?:mere|længere)|være med(?: (?:mer|mere|lenger|længere|på dette|i dette|til det her)){0,9}|delta(?:ge)?(?: (?:mer|mere|lenger|længere|i dette)){0,9}|interviewes|intervjues|gå videre|høre (?:flere|mere|mer)|ha(?:ve)? flere|mere|mer|lenger|længere|ta(?:ge)? imod flere)(?: (?:med (?:dette|det|det her|det her interview|intervjuet|interviewet|samtalen|${talk})|mere|mer|lenger|længere|spørsmål|spørgsmål|nu|nå)){0,9}${ends}`,
        `<clause>jeg (?:svarer|snakker|fortsætter|fortsetter|deltar|deltager|taler)(?: (?:ikke|altså)){1,9} (?:på flere|på mere|mere|mer|lenger|længere)`,
        `<clause>(?:ikke |ingen )?(?:flere|fler) (?:spørsmål|spørgsmål)(?: (?:nå|nu|takk|tak)){0,9}(?= ?[,.!]|$| (?:takk|tak))(?<=(?:ikke|ingen) (?:flere|fler) .{1,20})`,
        `<clause>(?:jeg vil ikke ha|jeg vil ikke have|ikke still|stil ikke|ikke spør|spørg ikke|lad være med at spørge|la være å spørre)(?: (?:mig|meg|om)){0,9}(?: (?:flere|mere|mer|noe|noget))(?: (?:spørsmål|spørgsmål|mer|mere)){0,9}`,
        `<clause>(?:nu|nå|så|det|dette|det her|nu her)(?: (?:er|får|må|har jeg|holder|rækker)){1,9}(?: (?:det|dette|altså|virkelig|da|vist|mer enn|mere end|fått|fået|jeg|greit|være|vi)){0,9}(?: (?:nok|slutt|slut|det))?(?: (?:for (?:i dag|meg|mig|nå|nu|min del)|nu|nå|der|her)){0,9}(?= ?[,.!]|$)(?<=(?:nok|slut|slutt|holder|rækker)(?: (?:det|for|i dag|meg|mig|min|del|nu|nå|der|her)){0,9})`,
        `<clause>jeg (?:har fått|har fået|har hatt|har haft|er) (?:nu |nå |mer enn |mere end ){0,9}(?:nok|færdig(?: med (?:det her|dette|interviewet|samtalen|dig))?|ferdig(?: med (?:dette|intervjuet|samtalen|deg|spørsmålene|å svare))?)(?: (?:nå|nu|her|av dette|af det her|av spørsmål|af spørgsmål|nå takk|spørgsmål|(?:av|af) (?:dette|det her|${talk}))){0,9}${ends}(?<!jeg er (?:ferdig|færdig))`,
        '<whole>(?:ha det(?: bra)?|farvel(?: og tak)?|hade|adjø|på gensyn|på gjensyn|hej hej|morn da|vi ses|ha det godt|takk for meg|tak for mig|takk og farvel)(?: (?:nå|nu|da|så))?',
        '<clause>(?:nu|nå) (?:lægger|legger) jeg på',
        '<clause>(?:lad mig være(?: i fred)?|la meg være(?: i fred)?|gi meg fred|lad mig nu være|slutt å (?:mase|ringe)|hold op med at (?:ringe|plage)|ikke ring (?:meg )?(?:mer|igjen)|ring ikke (?:mere|igen|til mig igen))',
        `<clause>jeg (?:stopper|slutter|avslutter|afslutter|legger på|lægger på|avbryter|afbryder|går|gir meg|holder op|ender)(?: (?:nu|nå|her|da|så|det|dette|det her|intervjuet|interviewet|samtalen|med det samme|på|av)){0,9}(?= ?[,.!;]|$| (?:takk|tak|ha det|farvel))(?<!jeg går)`,
        `<clause>(?:vi|jeg) (?:stopper|slutter|avslutter|afslutter)(?: (?:nu|nå|her|da|så|det|dette|intervjuet|interviewet|samtalen)){1,9}(?= ?[,.!;]|$| (?:takk|tak|ha det|farvel))`,
        `<clause>(?:nu|nå|her|så|da) (?:stopper|slutter|avslutter|afslutter) (?:vi|jeg)(?= ?[,.!;]|$| (?:nu|nå|her|det|intervjuet|interviewet|samtalen|takk|tak))`,
        `<clause>(?:dette |det her |det )?(?:intervjuet|interviewet|interview|samtalen)(?: her)? (?:er|slutter|stopper)(?: (?:nu|nå|her|hermed|dermed|over|slut|slutt|forbi|ferdig|færdig|avsluttet|afsluttet)){1,9}(?= ?[,.!]|$)`,
        `<whole>(?:slut|slutt) (?:med|på) (?:intervjuet|interviewet|samtalen|spørsmål|spørgsmål)`,
      ],
      why,
    ),
    reporting,
  ),
  endPerhaps: [
    '<whole>(?:stopp?|nok|slutt?|ferdig|færdig|basta|stans|stands|avbryt|afbryd|avslutt|afslut|hold op|holder|det holder|nok nå|nok nu|det rækker|så er det nok|avslutte|afslutte|stoppe|slutte|over|ikke mer|ikke mere)',
    '<whole>(?:det (?:var|er) (?:alt|det|det hele|nok)(?: (?:for i dag|fra meg|fra mig|jeg har|nå|nu|for nå)){0,9}|jeg gi(?:r|ver) opp?|jeg er (?:ferdig|færdig)|jeg (?:orker|gidd?er) ikke(?: mer| mere)?|glem det)',
  ],
  withdraw: unlessReported(
    explained(
      [
        `(?:jeg (?:vil|ønsker|må|kan)(?: (?:gerne|gjerne|nu|nå|at|å|hermed|herved|faktisk)){0,9} )?(?:trekke?r?|trekk|trække?r?|træk)(?: (?:jeg|nu|nå|hermed|herved|gerne|gjerne|altså|vil|tilbake|tilbage)){0,9} (?:(?:mitt?|min) ${consent}|${consent} (?:mitt|min))(?: (?:tilbage|tilbake|helt)){0,9}`,
        `<clause>jeg (?:(?:vil|ønsker|må|kan)(?: (?:gjerne|gerne|å|at|nå|nu|herved|hermed)){0,9} (?:trekke|trække)|trekker|trækker)(?: (?:tilbake|tilbage|nå|nu|herved|hermed)){0,9} ${consent}`,
        `(?:(?:mitt?|min) ${consent}|${consent} (?:mitt|min)|${consent}et mitt)(?: (?:skal|vil|bliver|blir|må|er|ønsker|gerne|gjerne|at|å|jeg|til [a-zà-ț]+)){0,9} (?:trekk[a-zà-ț]*|træk[a-zà-ț]*|tilbagekald[a-zà-ț]*|tilbagetræk[a-zà-ț]*|tilbakekall[a-zà-ț]*|annuller[a-zà-ț]*|oppheve[a-zà-ț]*|ophæve[a-zà-ț]*)`,
        `(?:tilbagekald[a-zà-ț]*|tilbakekall[a-zà-ț]*|annuller[a-zà-ț]*|tilbagetræk[a-zà-ț]*|oppheve[a-zà-ț]*|ophæve[a-zà-ț]*|fortryd[a-zà-ț]*|angre[a-zà-ț]* på|angrer)(?: (?:jeg|nu|nå|hermed|gerne|gjerne)){0,9} (?:(?:mitt?|min) ${consent}|${consent}(?:et)? (?:mitt|min))`,
        `<clause>(?:jeg (?:vil|ønsker|må|skal|kommer|har)(?: (?:nu|nå|gerne|gjerne|helst|til|besluttet mig for|bestemt meg for|lyst til|at|å)){0,9} (?:trekke|trække)|jeg (?:trekker|trækker)) (?:meg|mig)(?: (?:nå|nu|tilbage|tilbake|ut|ud|fra|helt|herfra|av|af)){0,9}(?: (?:denne|dette|den her|det her|hele))?(?: ?(?:undersøgelsen|undersøkelsen|studien|studiet|interviewet|intervjuet|intervju|projektet|prosjektet|forskningen|samtalen|undersøgelse|interview))?${ends}`,
        `<clause>jeg (?:samtykker|giver|gir|godkender|godkjenner|går|er)(?: (?:altså|nu|nå)){0,9} ikke (?:(?:længere|lenger|mer|mere|nu|nå|længere med) ?)?(?:(?:mit|mitt|noe|noget|med) ?)?(?:samtykke|tilladelse|tillatelse|til (?:det her|dette)|med på (?:det her|dette|at|å)|enig i (?:at|å) delta(?:ge)?)?(?: (?:længere|lenger|mer|mere|til (?:det her|dette|det|at|å).{0,40}))?(?= ?[,.!]|$)(?<=(?:samtykker|samtykke|tilladelse|tillatelse|med på|enig)(?: .{1,60})?)(?<!jeg (?:går|er) ikke)`,
        `<clause>${erase}(?: (?:nu|nå|venligst|vennligst|bare|derfor|straks|så|da)){0,9} ${mine}`,
        `<clause>(?:${ask}|jeg (?:vil|ønsker|ber om|beder om|forlanger|krever|kræver|skal)(?: (?:gerne|gjerne|nu|nå|have|ha|at du|at dere|at I|at|å|bede (?:dig|jer) om at|be (?:deg|dere) om å)){0,9}|du (?:må|skal|kan|bør|bedes)|dere (?:må|skal|kan|bør)|I (?:må|skal|kan|bør))(?: (?:nu|nå|venligst|vennligst|gerne|gjerne|bare|straks|at|å)){0,9} (?:${erase}|sletter|fjerner) ${mine}`,
        `<clause>(?:jeg (?:vil|ønsker)(?: (?:gerne|gjerne|have|ha|at)){0,9} )?${mine}(?: (?:skal|må|bør|vil jeg(?: gerne| gjerne)?(?: have| ha)?|ønsker jeg(?: at få| å få)?|bliver|blir)){0,9}(?: (?:straks|nu|nå|også|alt sammen)){0,9}(?: (?:slettes|slettet|fjernes|fjernet|destrueres|destrueret|makuleres|ødelegges|ødelagt))`,
        `<clause>(?:(?:du|dere|I|De) (?:må|får|skal|kan) (?:altså |rett og slett )?(?:ikke|aldri)|(?:ikke|aldri)|lad være med at|la være å|jeg (?:vil|ønsker) ikke(?: at)? (?:du|dere|I)(?: skal)?) (?:bruge?r?|bruke?r?|bruk|brug|anvende?|gemme?r?|lagre?|beholde?r?|dele|offentliggøre|offentliggjøre|publisere|gem) (?:noe(?: som helst)?(?: av)?|noget(?: som helst)?(?: af)?|${mine}|(?:noe |noget )?(?:af |av )?(?:det|hvad|hva|som) jeg har sagt|svarene mine|mine svar)`,
        `<clause>(?:brug|bruk|gem|lagre|anvend) (?:ikke|ingenting|intet) ?(?:noe|noget)?(?: (?:af|av))? ?(?:(?:det|hvad|hva|som){1,9} (?:som )?jeg har (?:sagt|svaret|svart|fortalt)|${mine})`,
        `<clause>jeg (?:vil|ønsker) ikke(?: ha| have)?,? (?:at|å) (?:(?:du|dere|I|De) (?:bruger|bruker|gemmer|lagrer|deler|skal (?:bruge|bruke|gemme|lagre)) )?(?:(?:noget|noe)(?: som helst)?(?: (?:af|av|som))? ?)?(?:(?:det|hvad|hva|som)? ?jeg har (?:sagt|fortalt|svart|svaret)|${mine}|det her|dette|(?:det her |dette )?(?:interview(?:et)?|intervju(?:et)?))(?: (?:skal|må|blir|bliver)){0,9} (?:bruges|brukes|brugt|brukt|gemt|gemmes|lagret|lagres|anvendt|anvendes|offentliggjort|publisert)`,
        `<clause>jeg (?:vil|ønsker) ikke(?: ha| have)?,? at (?:du|dere|I|De)(?: skal)? (?:bruge?r?|bruke?r?|gemmer?|lagrer?|deler?) (?:noget|noe|${mine})`,
        `<clause>(?:jeg )?(?:vil|ønsker)(?: (?:gerne|gjerne|ha|have|å|at|få)){0,9} (?:(?:mine|min|mit|mitt) ${own}|${own} (?:mine|min|mit|mitt)) (?:slettet|fjernet|destrueret|makulert)`,
        `<clause>(?:ingenting|intet|ingen ting|noget|noe)(?: (?:av|af))? (?:det |hvad |hva )?(?:som )?jeg (?:har )?(?:sagt|sa|sagde|fortalt) (?:skal|må|får) (?:ikke )?(?:bruges|brukes|lagres|gemmes)`,
        `<clause>jeg (?:trekker|trækker|tar|tager) (?:alt(?: sammen)?|alle (?:mine )?(?:svar|svarene(?: mine)?|udtalelser|uttalelser))(?: .{1,30})? (?:tilbage|tilbake)`,
      ],
      why,
    ),
    reporting,
  ),
  withdrawPerhaps: [
    `<whole>(?:${erase}|du må slette|kan du slette|slet bare) (?:bare )?(?:alt(?: sammen)?|det hele|alle sammen)(?: (?:takk|tak|nå|nu)){0,9}`,
    '<clause>jeg (?:burde|skulle) (?:aldri|ikke) (?:ha |have )?(?:sagt ja|samtykket|sagt ja til dette|deltatt|deltaget|være med|vært med|været med|gått med på|gået med til|blitt med|takket ja|stilt opp)',
    '<clause>jeg (?:angrer|fortryder)(?: (?:på|at|litt|lidt|virkelig|nå|nu|faktisk)){0,9}(?: (?:jeg|dette|det|det her|deltakelsen|min deltagelse|intervjuet|interviewet|at|å))',
  ],
  'finish-later': unlessReported(
    [
      `<clause>(?:kan|kunne|skal|må|får|bør|er det mulig|er det muligt|går det an|er det greit|er det ok|er det okay)(?: (?:vi|jeg|du|man|at|å|hvis|ikke|om|eventuelt|kanskje|måske|for)){0,9}${rest}* ${resume}${rest}* ${later}`,
      `<clause>(?:kan|kunne|skal) (?:vi|jeg|du)${rest}* ${later}`,
      `<clause>(?:lad os|la oss|jeg (?:vil|ville|foretrækker|foretrekker|må|ønsker|skulle)|vi (?:kan|må|får))(?: (?:gerne|gjerne|helst|heller|hellere|at|å|godt|jo)){0,9}${rest}* ${resume}${rest}* ${later}`,
      `<clause>(?:jeg|vi) (?:fortsetter|fortsætter|tar|tager|fullfører|ringer|svarer på|snakkes|snakker|tales ved|gjør|gør|kommer tilbake|kommer tilbage)${rest}* ${later}`,
      `<clause>(?:ring|prøv|kom tilbake|kom tilbage|fortsett|fortsæt|ta|tag)(?: (?:til|tilbake|tilbage|igen|igjen|mig|meg|opp|op|det|resten|heller|hellere)){0,9} ${later}`,
      `<clause>jeg (?:må|bliver nødt til at|blir nødt til å|er nødt til at|er nødt til å|skal|burde)(?: (?:nå|nu|dessverre|desværre|snart|lige|bare|jo|videre|straks|faktisk|egentlig)){0,9} (?:gå|løbe|løpe|legge på|lægge på|stikke|dra|afsted|av sted|avgårde|videre|smutte|stoppe|i (?:et )?(?:møte|møde)|til (?:et )?(?:møte|møde)|gi meg|hente)(?: (?:nå|nu|da|snart|om [a-zà-ț]+ minut[a-zà-ț]*)){0,9}(?= ?[,.!?;]|$| (?:til|for|fordi|men|så|jeg|i et|og|beklager|undskyld))(?<!jeg skal (?:gå|stoppe)(?: (?:til|for))?)`,
      `<clause>(?:jeg har|jeg skal i)(?: (?:nå|nu|snart|straks|dessverre|desværre|om [a-zà-ț]+ minutter)){0,9} (?:ikke (?:mer |mere |bedre )?tid(?: (?:nå|nu|lige nu|akkurat nå|til mer|til mere|mer|mere)){0,9}|et (?:møte|møde)(?: (?:nå|nu|snart|om [a-zà-ț]+ minutter)){0,9}|en (?:avtale|aftale))${ends}`,
      `<clause>(?:ikke (?:akkurat )?(?:nå|nu|lige nu)(?: takk| tak)?(?=[,.]|$)|det passer (?:meg |mig )?(?:ikke|dårlig|dårligt)(?: (?:så |særlig |lige |akkurat ){0,9}(?:godt|bra|nå|nu|for meg)){0,9})`,
      `<clause>(?:resten|de siste spørsmålene|de sidste spørgsmål)(?: [a-zà-ț]+){0,4} ${later}`,
      `<whole>(?:(?:fortsett|fortsette|fortsæt|fortsætte) ${later}|${later}(?: (?:i stedet|heller|hellere|takk|tak|kanskje|måske)){0,9})`,
      `<clause>(?:kan|skal) vi (?:tage|ta|holde) en pause`,
    ],
    reporting,
  ),
  'off-the-record': [
    'off(?:-| )the(?:-| )record',
    '(?:bare |helt |strengt |kun |rent )?(?:mellem|mellom) (?:os(?:s)?(?: (?:to|sagt|og sagt))?|dig og mig|deg og meg|fire øjne|fire øyne)(?= ?[,.:;!]|$| (?:så|sagt|men|takk|tak))',
    '<clause>(?:mellem dig og mig|mellom deg og meg)(?! på)',
    '(?:under fire øyne|på tomandshånd|på tomannshånd|under fire øjne)(?= ?[,.:;!]|$| sagt| så| er)',
    `(?:dette|det her|det|det jeg [a-zà-ț]+(?: nå| nu)?|følgende|det følgende)(?: (?:må|skal|bør|blir|bliver|forbliver|er|sier jeg|siger jeg|holder vi|kun|bare|helt|altså|strengt|ment|sagt|gerne|gjerne|forbli)){0,9} (?:mellem|mellom) os(?:s)?`,
    `<clause>(?:(?:ikke|aldri) ${write}|${write} (?:${this_} )?(?:ikke|aldrig))(?: (?:${this_}|på|for|om|ned|opp|op|videre|her)){0,9}${ends}`,
    `(?:du|dere|I|De) (?:må|kan|skal|får|bør)(?: (?:altså|bare|venligst|vennligst|please|helst|gerne|gjerne|godt|da|godt lade være med at)){0,9} (?:ikke|aldri|aldrig) (?:${write})(?: (?:${this_}|på|for|om|ned|opp|op|videre|noget af det her|noe av dette)){0,9}${ends}`,
    `(?:jeg vil (?:helst |gjerne |gerne |ikke |heller ){0,9}(?:at|ha|have|ikke|blive|bli)?|kan du(?: (?:lade være med at|la være å|la være|unnlate å|undlade at))?|kunne du|vær så snill,? ikke|vær venlig ikke at|lad være med at|la være å|la være med å|helst|please|vennligst|venligst)(?: (?:du|dere|I|De|blir|bliver|at)){0,9}(?: ?(?:ikke|lade være med at|la være å))? ?(?:${write}r?|citeret|sitert|nevnt|nævnt|citeres|siteres)(?: (?:${this_}|på|for|om|ned|opp|op|videre|med navn|ikke)){0,9}${ends}(?<=(?:ikke|lad være|la være|lade være|unnlate|undlade) .{0,60}|ikke)`,
    `(?:${this_}|mit navn|navnet mitt)(?: (?:stykke|her))?(?: (?:må|skal|bør|kan|vil jeg|ønsker jeg|bør|får|altså)){1,9} (?:ikke|aldri|aldrig|helst ikke|du ikke|dere ikke|I ikke)(?: (?:at|du|dere|blive|bli|${to})){0,9} (?:citeres|siteres|skrives|noteres|bruges|brukes|publiseres|offentliggøres|offentliggjøres|gjengis|gengives|nevnes|nævnes|optages|citeret|sitert|nevnt|nævnt|refereres|tas|tages|med|ut|ud|videre|komme|stå|havne|frem|trykke|trykkes|${write})(?: (?:ned|opp|op|med|ut|ud|videre|i [a-zà-ț]+|frem|på|fra|offentlig|for)){0,9}`,
    `(?:ikke|aldri) (?:til|for|ment for|beregnet på|beregnet til) (?:citat|sitat|offentliggørelse|offentliggjøring|publisering|referatet|referat|opptaket|optagelsen|protokollen|trykk|tryk|rapporten|båndet|videreformidling|sitering|citering|offentligheden|offentligheten)`,
    `(?:dette|det her|det|det jeg [a-zà-ț]+(?: nå| nu)?|følgende|det følgende|det neste|det næste|den her del|denne delen)(?: (?:er|må|skal|blir|bliver|forbli|forblive|holdes|behandles|sier jeg|siger jeg|vil jeg|være|altså|helt|strengt|gjerne|gerne|ment|bare|jeg|have|ha)){1,9} (?:i (?:all )?(?:fortrolighed|fortrolighet|hemmelighed|hemmelighet)|fortrolig(?:t)?|strengt fortrolig(?:t)?|konfidensielt?|konfidentielt?|hemmelig(?:t)?|uofficielt?|uoffisielt?)(?= ?[,.:;!]|$| (?:for|men|så|takk|tak))`,
    '<start>i (?:al |all |dyp |dyb )?fortrolig(?:hed|het)(?![a-zà-ț])',
    `<clause>(?:i (?:al |all |dyp |dyb )?(?:fortrolighed|fortrolighet)(?: sagt)?|fortrolig(?:t)?(?: sagt)?|konfidensielt(?: sagt)?|uofficielt(?: sagt)?|uoffisielt(?: sagt)?)(?= ?[,:.]|$)`,
    `(?:hold|holde|behold|la|lad|lade) (?:dette|det her|det|mit navn|navnet mitt|den her del|denne delen|det jeg [a-zà-ț]+(?: nå| nu)?)(?: (?:være|bli|blive|for|venligst|vennligst)){0,9} (?:fortrolig(?:t)?|konfidensielt?|for (?:dig|deg) sel(?:v)?|utenfor|udenfor|ude af|ute av|hemmelig(?:t)?|mellem os|mellom oss|utenom|udenom|ude|ute|unna|anonymt?|uden for)(?: (?:referatet|rapporten|opptaket|optagelsen|notatene|noterne|protokollen))?`,
    `(?:stopp?|skru(?: av)?|slå(?: av)?|sluk(?: for)?|pause|paus|sæt|sett|ta) (?:lige |bare |nå |nu )?(?:for )?(?:opptaket|optagelsen|optageren|opptakeren|båndet|mikrofonen|båndopptakeren|lydopptaket)(?: (?:af|av|på pause|nå|nu|lige|litt|lidt|et øyeblikk|et øjeblik)){0,9}`,
    `(?:stoppe|skru(?:e)?(?: av)?|slå|slukke|pause|sætte|sette|ta) (?:lige |bare |for )?(?:opptaket|optagelsen|optageren|opptakeren|mikrofonen|båndet)(?: (?:af|av|på pause))?${ends}`,
    `<clause>(?:det|dette|det her) har (?:jeg|du) (?:aldri|aldrig|ikke) (?:sagt|hørt|hørt fra meg|hørt fra mig|hørt av meg)`,
    `<clause>jeg har (?:aldri|aldrig|ikke) sagt (?:det|dette|det her)(?= ?[,.!]|$)`,
  ],
  'on-the-record': [
    '(?:officielt|offisielt|on the record|til referat|til protokollen|på båndet|på opptaket) (?:igen|igjen)',
    '(?:igen|igjen|tilbage|tilbake)(?: [a-zà-ț]+)? (?:officielt|offisielt|on the record|til referat|på opptaket|på optagelsen|i referatet|til protokollen)',
    'fra (?:nu|nå) (?:af|av)?,? ?(?:er (?:det|alt|vi) |må du |kan du |gjerne |gerne ){0,9}(?:igen |igjen )?(?:officielt|offisielt|on the record|citere|sitere|skrive|notere|bruge|bruke|optage|ta opp)',
    '<clause>(?:(?:nu|nå|så|herfra|fra nå av|fra nu af) )?(?:må|kan) du (?:(?:gerne|gjerne|godt|igen|igjen|bare|nu|nå|fint) ){0,9}(?:citere|sitere|skrive|notere|optage|ta opp|bruge|bruke|starte)(?: (?:mig|meg|det|dette|det her|igen|igjen|ned|opp|op|opptaket|optagelsen|på)){0,9}',
    '<clause>du (?:må|kan) (?:(?:gerne|gjerne|godt|igen|igjen|bare|nu|nå|fint) ){0,9}(?:citere|sitere|skrive|notere|optage|ta opp|bruge|bruke|starte|slå på|tænde)(?: (?:mig|meg|det|dette|det her|igen|igjen|ned|opp|op|opptaket|optagelsen|på|for)){0,9}',
    '<clause>(?:start|gjenoppta|genoptag|fortsett|fortsæt|tænd|skru på|slå på) (?:for |med )?(?:opptaket|optagelsen|å ta opp|at optage)',
    '<clause>(?:dette|det|det her|resten) (?:er|kan) (?:(?:nu|nå|igen|igjen|gjerne|gerne|godt) ){0,9}(?:officielt|offisielt|on the record|siteres|citeres|ikke (?:lenger|længere) (?:fortrolig|konfidensielt))',
    '<whole>(?:on the record|back on the record|offisielt|officielt|tilbake på opptak|(?:opptaket|optagelsen) (?:kan )?(?:fortsette|fortsætte|starte|på)(?: (?:igjen|igen))?)',
  ],
  strike: [
    `(?:stryk|stryg|slett?|fjern|glem|ignorer|visk ut|slet|klip|klipp|kutt|ta|tag|se bort fra|overse|overstreg|stryk over|se bort ifra|drop|dropp)(?: (?:bort|vekk|ud|ut|venligst|vennligst|bare|lige|nu|da)){0,9} (?:${just})(?: (?:bort|vekk|ud|ut|tilbage|tilbake|fra .{1,25}|venligst|vennligst|takk|tak)){0,9}`,
    `<clause>(?:stryk|stryg|slett?|slet|fjern|glem|ignorer|visk ut|klip|klipp|kutt|overstreg|se bort fra|dropp|drop)(?: (?:bare|lige|venligst|vennligst)){0,9} (?:det|dette|det her|det der|den)(?: (?:ud|ut|bort|vekk|bare|takk|tak|fra .{1,25})){0,9}${ends}`,
    `(?:${ask}|jeg (?:vil|ville|ønsker|skulle)(?: (?:gerne|gjerne|at|å|at du|ha|have)){0,9}|du (?:må|kan|bedes|skal|får)|det må du)(?: (?:gerne|gjerne|godt|lige|bare|venligst|vennligst|være så snill å|være sød at|please)){0,9} (?:stryke|stryge|slette|fjerne|glemme|ignorere|klippe|kutte|viske|ta|tage|se bort fra|overse|trekke|trække|droppe)(?: (?:bort|vekk|ud|ut)){0,9} (?:${just}|det|dette|det her|det der)(?: (?:ud|ut|bort|vekk|tilbage|tilbake|fra .{1,25}|igen|igjen)){0,9}${ends}(?<!(?:ta|tage) (?:det|dette|det her|det der))`,
    `(?:${just}|det|dette|det der|det her)(?: (?:må|kan|skal|bør|vil jeg|vil jeg gerne|vil jeg gjerne|ønsker jeg|bedes)(?: (?:du|dere|I|godt|gerne|gjerne|bare|ha|have|å|at|lige)){0,9}) (?:stryke|stryge|slette|fjerne|glemme|ignorere|strykes|stryges|slettes|fjernes|glemmes|klippes|strøket|slettet|fjernet|klippe|trekke tilbake|trække tilbage|ta tilbake|tage tilbage|se bort fra|ut|ud|bort|vekk)(?: (?:ud|ut|bort|vekk|fra .{1,25})){0,9}${ends}`,
    `<clause>(?:jeg (?:tar|tager|trekker|trækker)|(?:det|dette|den) (?:tar|tager|trekker|trækker) jeg) (?:(?:det|dette|det der|det her|den|den der|${just}|mine ord|ordene mine|min bemærkning) )?(?:i meg igjen|i mig igen|tilbage|tilbake|igen|igjen)${ends}`,
    `<clause>(?:det|dette|det her) (?:burde|skulle) jeg (?:ikke|aldri|aldrig|nok ikke|virkelig ikke|ha|have)(?: (?:ha|have|ikke|aldri)){0,9} sagt`,
    `<clause>jeg (?:burde|skulle) (?:nok )?(?:ikke|aldri|aldrig|ha|have)(?: (?:ha|have|ikke|aldri)){0,9} (?:sagt|fortalt|nevnt|nævnt) (?:det|dette|det her)`,
    `<whole>(?:stry[kg]|stry[kg] det siste|slet det|slett det|glem det jeg sa|glem hvad jeg sagde|jeg har (?:ikke|aldri|aldrig) sagt noe(?:t)?|lad som om jeg ikke sagde noget|late som jeg ikke sa noe)`,
    `<clause>(?:brug|bruk|ta|tag|regn) ikke (?:med )?${just}(?: med)?${ends}`,
    `<clause>(?:lad som om|lat som om|la som om|late som|lat som|lad som|bare glem at|glem at) (?:at )?jeg (?:ikke|aldri|aldrig)? ?(?:sa|sagde|har sagt)`,
  ],
  repeat: [
    `(?:kan|kunne|vil|ville|gider|må|får)(?: ikke)? (?:du|De|jeg|dere|I)(?:${quietly}){0,9}(?: (?:få|høre|ta|tage))? ?(?:gentage|gjenta|repetere|si|sige|stille|lese|læse|ta|tage|spørre|spørge|høre|få)(?: (?:${question}))?(?: ${again}){0,9}(?= ?[,.!?;]|$| (?:takk|tak|for|er du|vær))(?<=(?:gentage|gjenta|repetere).{0,60}|(?:igen|igjen|gang til|gang mere|nytt|langsommere|saktere|høyere|højere|ny))`,
    `<clause>(?:gentag|gjenta|repeter|si|sig|stil|still|les|læs|ta|tag|spør|spørg)(?: (?:lige|bare|venligst|vennligst)){0,9}(?: ${question})?(?: ${again}){0,9}${ends}(?<=(?:gentag|gjenta|repeter)(?: .{1,40})?|(?:igen|igjen|gang til|gang mere|nytt|langsommere|saktere|høyere|højere))`,
    `<whole>(?:en gang til|én gang til|igen|igjen|en gang mere|spørsmålet (?:igjen|en gang til)|spørgsmålet (?:igen|en gang til)|hva sa du|hvad sagde du|hva var det|hvad var det|hva spurte du om|hvad spurgte du om|hvad siger du|hva sier du|om igen|hva behager|hvabehager|hvad behager)(?: (?:takk|tak|nå|nu|igen|igjen|for noe|for noget|nettopp|lige|egentlig)){0,9}`,
    `hva(?:d)? var (?:det )?(?:siste |sidste |nu |nå |lige ){0,9}(?:spørsmålet|spørgsmålet|spørsmål|spørgsmål)(?: (?:ditt|igen|igjen|nå|nu)){0,9}`,
    `hva(?:d)? (?:sa|sagde|spurte|spurgte|var det) du(?: (?:om|lige|nettopp|nu|nå|sa|sagde|spurte|spurgte|igen|igjen|nu igen|nå igjen)){0,9}${ends}`,
    `<start>(?:unnskyld|undskyld|hva|hvad|hæ|hva behager|hvabehager|beklager|sorry)\\s*\\?`,
    `<clause>(?:(?:jeg|det|spørsmålet|spørgsmålet|det siste|det sidste) )?(?:hørte|fik|fikk|fanget|fangede|oppfattet|opfattede|fatta|hører|forstod|forstod|kunne|kan|rakk|nåede)(?: (?:jeg|det|deg|dig|lige|ikke|desværre|dessverre|helt|hva du sa|hvad du sagde|spørsmålet|spørgsmålet|det siste|det sidste|dårlig|dårligt|nesten|næsten|knapt|nå|nu|godt|høre|fange|at høre|å høre|oppfatte|opfatte|med|meg|så)){0,9}${ends}(?<=(?:hørte|fanget|fangede|oppfattet|opfattede|hører|høre|fange|oppfatte|opfatte|fik|fikk).*)(?<=(?:ikke|dårlig|dårligt|knapt)(?: .{1,40})?)(?<!(?:fik|fikk)(?: (?:jeg|det|lige)){0,9} ikke)`,
    `hør(?:te|er) (?:ikke|dårlig)`,
    `<clause>(?:(?:linjen|forbindelsen|forbindelse|linja) (?:brøt|røg|forsvant|forsvandt|faldt|falt|hakker|er dårlig|var dårlig|er så dårlig)|du (?:forsvant|forsvandt|faldt ud|falt ut|ble borte|blev væk|hakker))`,
  ],
  rephrase: [
    `(?:kan|kunne|vil|ville|gider)(?: ikke)? (?:du|De|dere|I)(?:${quietly}){0,9}(?: (?:det|spørsmålet|spørgsmålet))? ?(?:forklare|omformulere|formulere|utdype|uddybe|presisere|præcisere|forenkle|spesifisere|specificere|stille|si|sige|spørre|spørge|klargjøre|tydeliggjøre)(?: (?:${question}|nærmere|hva du mener|hvad du mener|hva det betyr|hvad det betyder|hva du mener med .{1,40}|hvad du mener med .{1,40})){0,9}(?: (?:på en (?:annen|anden|enklere) måte|på en (?:anden|enklere) måde|annerledes|anderledes|om|med andre ord|enklere|lidt|litt|tydeligere|nærmere|mere|mer|klarere|simplere|bedre)){0,9}(?= ?[,.!?;]|$| (?:takk|tak|for))(?<!(?:du|De|dere|I)(?: [a-zà-ț]+)? (?:stille|si|sige|spørre|spørge)(?: (?:det|den|spørsmålet|spørgsmålet|dette))?)`,
    `<clause>hva(?:d)? (?:mener|sikter|menes|legger|tenker|tænker|ment|spør|spørger)(?: (?:du|De|dere|I))?(?: (?:egentlig|helt|nøyaktig|helt|præcist?|konkret|lige|her|nå|nu|på|til|om|i)){0,9}(?: (?:med|når|ved|i) .{1,60}| med det)?(?= ?[,.!?]|$)`,
    `<clause>hva(?:d)? (?:betyr|betyder|er|innebærer|indebærer) .{1,60}(?= ?\\?|$)(?<=hva(?:d)? (?:betyr|betyder|innebærer|indebærer) .*|(?:for noe|for noget))`,
    `<clause>hva(?:d)? (?:vil det si|vil det sige|går det ut på|skal det betyde)`,
    `<clause>(?:jeg )?(?:forstår|forstod|forsto|skjønner|skjønte|fatter|begriper|følger|er)(?: (?:jeg|det|altså|helt|lige)){0,9} (?:ikke|ikke helt|ikkje)(?: (?:helt|rigtig|rigtigt|riktig|helt sikker på|sikker på|med|lige)){0,9}(?: (?:spørsmålet|spørgsmålet|dette|det|hva du mener|hvad du mener|hva du spør om|hvad du spørger om|hvad du mener med .{1,40}|hva du mener med .{1,40}|hva du vil|hvad du vil|hva det betyr|meningen|hva du vil vite|hvad du vil vide|ditt spørsmål|dit spørgsmål))?${ends}(?<!(?:jeg )?er(?: (?:jeg|det))? ikke(?: (?:helt|sikker på|helt sikker på|med)){0,9})`,
    `<clause>(?:spørsmålet|spørgsmålet|det spørsmålet|det spørgsmål|dit spørgsmål) (?:er|var)(?: (?:jeg|lidt|litt|for|ikke|meget|veldig)){0,9} (?:uklart|utydeligt|tydelig|klart|komplisert|kompliceret|vanskelig|svært|langt|vagt|uforståelig)`,
    `<whole>(?:hvordan (?:det|mener du|da)|på hvilken måte|på hvilken måde|hvordan mener du(?: det)?|i hvilken forstand|i hvilken betydning|som hva|som hvad|for eksempel hva|hva da|hvad så|med andre ord\\?|hva konkret|hvad konkret|det forstod jeg ikke|det forstår jeg ikke|det skjønte jeg ikke|omformuler(?: spørsmålet| spørgsmålet)?)`,
  ],
  skip: [
    `<whole>(?:pass|neste(?: spørsmål)?|næste(?: spørgsmål)?|hopp over|spring over|spring det over|hop over|videre|gå videre|ingen kommentar(?:er)?|det står jeg over|jeg passer|pas|stå over|jeg står over|ikke noe svar|intet svar|skip|neste takk|næste tak)`,
    `<clause>(?:kan|må|skal|får|lad os|la oss|jeg (?:vil|ville|ønsker|foretrækker|foretrekker))(?: (?:vi|jeg|du|gerne|gjerne|helst|lige|bare|at|å|ikke|heller|hellere|godt)){0,9} (?:hoppe over|springe|hoppe|droppe|skippe|stå over|gå videre|passe|ta neste|tage næste|ta det neste|gå til næste|gå til neste|sleppe|slippe)(?: (?:det|dette|over|det her|den|spørsmålet|spørgsmålet|spørsmål|spørgsmål|til|det neste|det næste|neste|næste|på|den der)){0,9}${ends}`,
    `<clause>(?:hopp|spring|hop|dropp|drop|skip|skipp)(?: (?:over|bare|vi|lige)){0,9} (?:det|dette|det her|den|spørsmålet|spørgsmålet)(?: (?:over|spørsmålet|spørgsmål|her)){0,9}`,
    `<clause>(?:neste|næste|et annet|et andet) (?:spørsmål|spørgsmål)(?:,? (?:takk|tak|venligst|vennligst|da)){0,9}(?= ?[,.!?;]|$)`,
    `<clause>jeg (?:vil|ønsker|kan|har lyst|svarer|må|foretrekker|foretrækker|føler)(?: (?:helst|gerne|gjerne|heller|dessverre|desværre|faktisk|bare|nok|at|å|til|til å|til at)){0,9} (?:ikke|å ikke|å slippe å)(?: (?:å|at|til|lyst til|ut|gå|komme|noget|noe)){0,9}(?: (?:svare|kommentere|si noe|sige noget|uttale meg|udtale mig|snakke|tale|inn|ind|svare på|noget|noe)){0,9}(?: (?:på|om|til)){0,9}(?: (?:det|dette|det her|det spørsmålet|dette spørsmålet|det spørgsmål|spørsmålet|spørgsmålet|det her spørgsmål|akkurat det|lige det|den|det der))?${ends}(?<=(?:svare|svarer|kommentere|si noe|sige noget|uttale meg|udtale mig|snakke|tale|inn|ind).{0,40})`,
    `<clause>(?:det|dette|det her|det spørsmålet|det spørgsmål)(?: spørsmålet| spørgsmål)? (?:vil|ønsker|kan|står|hopper|springer|svarer)(?: jeg)(?: (?:helst|gerne|gjerne|nok|heller|dessverre|desværre)){0,9}(?: ikke| over)(?: (?:å|at))?(?: (?:svare|kommentere|si|sige|snakke|tale|gå inn|ut|komme ind|udtale mig|uttale meg)){0,9}(?: (?:på|om|noe om|noget om|noe|noget)){0,9}${ends}(?<=(?:over|på|om|svare|kommentere|på|noe|noget))`,
    `<clause>(?:helst ikke|jeg (?:står|hopper|springer)(?: (?:det|dette|den|denne|her)){0,9} over(?: (?:det|dette|den|spørsmålet|spørgsmålet))?)${ends}`,
  ],
  'go-back': [
    `(?:kan|kunne|må|skal|får|lad os|la oss|jeg (?:vil|ville|må|skulle|har lyst til (?:at|å))|vi (?:kan|må))(?: (?:vi|jeg|du|gerne|gjerne|lige|bare|at|å|godt|eventuelt|kanskje|måske)){0,9} (?:gå|hoppe|komme|vende|ta|spole|springe|rykke|returnere)(?: (?:lidt|litt|et|ett|en|spørsmål|spørgsmål|oss|os|lige)){0,9} (?:tilbage|tilbake)(?= (?:til|på)|${ends.slice(3)}`,
    `(?:tilbage|tilbake) til (?:det|mitt|mit|de|den|spørsmål|spørgsmål) ?(?:forrige|første|andre|anden|tredje|siste|sidste|tidligere|foregående)? ?(?:spørsmål(?:et)?|spørgsmål(?:et)?|svar(?:et)?|tema(?:et)?)(?: (?:[a-zà-ț]+|\\d+))?${ends}`,
    `<whole>(?:(?:det )?forrige(?: spørsmål(?:et)?| spørgsmål)?(?: (?:igen|igjen|en gang til))?|tilbake|tilbage|gå tilbake|gå tilbage|(?:ett|et) (?:spørsmål|spørgsmål) (?:tilbake|tilbage)|ett hakk tilbake)(?: (?:takk|tak|er du snill))?`,
    `<clause>(?:gå|hopp|hop|vend|spring|spol) (?:et (?:spørgsmål|skridt) |ett? (?:spørsmål|steg) )?(?:tilbage|tilbake)(?: til)?`,
    `<clause>(?:kan|må|får)(?: (?:vi|jeg|du|lige|få)){0,9} (?:ta|tage|se|høre|få) (?:det )?forrige (?:spørsmål(?:et)?|spørgsmål)(?: (?:igen|igjen|en gang til))?`,
  ],
  wait: [
    `<whole>(?:(?:et |ett )?(?:øyeblikk|øjeblik|lille øjeblik|lite øyeblikk|sekund|minutt?|minut)(?: (?:takk|tak|bare)){0,9}|vent(?: (?:litt|lidt|lige|et øyeblikk|et øjeblik|et sekund|et minut(?:t)?|nå|nu|på meg|på mig|en stund|et lille øjeblik)){0,9}|lige et øjeblik|bare et øyeblikk|to sekunder|to sek|et sek|ett sekund|la meg tenke(?: (?:litt|meg om|på det)){0,9}|lad mig (?:lige )?tænke(?: (?:lidt|mig om|over det)){0,9}|jeg skal (?:lige )?(?:tænke|tenke)(?: (?:mig|meg) om)?|jeg må tenke(?: (?:meg om|litt)){0,9}|hold an|bare vent|vent vent|hæng på|heng på)`,
    `<clause>(?:(?:et|ett|lige et|bare et|bare ett) (?:lille |lite )?(?:øyeblikk|øjeblik|sekund|minut(?:t)?)|vent (?:litt|lidt|lige|et (?:lille |lite )?(?:øyeblikk|øjeblik|sekund|minut(?:t)?)|nå litt))(?= ?[,.!?;]|$| (?:takk|tak|så|jeg|der|det|mens|til|venligst|vennligst|er|nå|nu|noen|nogen))`,
    `<clause>(?:jeg (?:trenger|har brug for|behøver|skal bruge|skal bruke|må ha|skal have|vil have|vil ha|skal lige have|bruger lige)|giv mig|gi meg|kan jeg få|må jeg få|får jeg|la meg få|lad mig få)(?: (?:lige|bare|litt|lidt|en|et|to|fem|ti|noen|nogle|et par|at|å|\\d+|bedt|gjerne|gerne)){0,9} (?:øyeblikk|øjeblik|minut(?:t|ter)?|minutter|sekund(?:er)?|tid|tenketid|betænkningstid|betenkningstid|pause|tænketid|stund|tænke)(?: (?:til å tenke|til at tænke|på å tenke|til å tenke meg om|til at tænke mig om|om|til å .{1,20}|til at .{1,20}|at tænke|å tenke|meg om|her|nå|nu)){0,9}${ends}`,
    `<clause>(?:la meg|lad mig|jeg (?:må|skal|vil)|må jeg)(?: (?:lige|bare|få|gerne|gjerne|først|nok)){0,9} (?:tenke|tænke|sjekke|tjekke|slå opp|slå op|finne|finde)(?: (?:meg|mig|om|litt|lidt|efter|etter|over|på|det|først|lige)){0,9}${ends}(?<=(?:la meg|lad mig|må|skal) .*)`,
    `<clause>(?:det (?:ringer|banker|er noen|er nogen)|der er (?:nogen|en))(?: (?:på|ved))? ?(?:døra|døren|dørklokken)?`,
    `<clause>jeg (?:er|kommer) (?:straks|snart|lige|strax)(?: (?:tilbage|tilbake|igen|igjen)){1,9}`,
    `<clause>(?:kan|kunne|vil) (?:du|vi)(?: (?:lige|bare|ikke|ta|tage|godt)){0,9} (?:vente|holde en pause|tage en pause|ta en pause|pause|ta en liten pause)(?: (?:litt|lidt|et øyeblikk|et øjeblik|et minut(?:t)?|lige)){0,9}${ends}`,
  ],
  'are-you-human': unlessReported(
    [
      '<clause>(?:jeg (?:vil|ville)(?: (?:gerne|hellere|gjerne|heller))*|kan jeg|må jeg|får jeg) (?:tale|snakke|prate) med (?:et (?:rigtigt |levende |ekte )?menneske|en (?:rigtig |ekte )?person|nogen|noen)(?= ?[,.!?;]|$)',
      `er (?:du|De|dere|I)(?: (?:egentlig|virkelig|nå|nu|en|et|ei|den|faktisk|bare|måske|kanskje|da|overhovedet|liksom|i virkeligheten|rigtig|rigtigt|ekte|ægte|reell|virkelig|levende|autentisk|automatisk|menneskelig|kun|slags|en slags|selv|mon)){0,9}(?: (?:menneske|mennesket|person|mann|mand|dame|kvinde|kvinne|robot|roboten|bot|chatbot|chatrobot|maskin|maskine|datamaskin|computer|ki|ai|a\\.i\\.|kunstig intelligens|software|program|dataprogram|computerprogram|programvare|stemme|telefonsvarer|automat|ekte|ægte|menneskelig|rigtig|virkelig|kunstig|båndet|optagelse|opptak)){1,9}(?= ?[,.!?;]|$| (?:eller|her|som|der|jeg|i))`,
      `<start>er (?:dette|det|det her|det her)(?: (?:egentlig|virkelig|nå|nu|en|et|ei|faktisk|bare|ekte|ægte|rigtig|rigtigt|levende|et ekte|jeg (?:snakker|taler) med|her)){0,9}(?: (?:menneske|person|robot|bot|chatbot|maskin|maskine|datamaskin|computer|ki|ai|kunstig intelligens|telefonsvarer|automatisk|automatisert|dataprogram)){1,9}(?: (?:stemme|samtale|opkald|oppringning|jeg (?:snakker|taler) med|der (?:ringer|taler|snakker)|som (?:ringer|snakker)|eller .{1,30})){0,9}(?= ?[?.!]|$)`,
      `(?:er det|er dette|er det her) (?:bare |virkelig |egentlig )?(?:en |et |ei )?(?:ekte |rigtig |rigtigt |ægte |levende )?(?:menneske|person|robot|bot|maskin|maskine|computer|ki|ai|kunstig intelligens)(?: (?:jeg (?:snakker|taler) med|i den andre enden|i den anden ende|her)){0,9}\\s*(?:\\?| eller )`,
      `(?:snakker|taler|prater|chatter) jeg(?: (?:nå|nu|egentlig|her|virkelig|faktisk|lige nu|med)){0,9} (?:med|til) (?:en |et |ei )?(?:ekte |rigtig |rigtigt |ægte |levende |virkelig |slags ){0,9}(?:menneske|person|robot|bot|chatbot|maskin|maskine|datamaskin|computer|ki|ai|kunstig intelligens|program|opptak|optagelse|automat|noen|nogen)`,
      `jeg (?:snakker|taler|prater)(?: (?:nå|nu|vel|jo)){0,9} med (?:en |et )?(?:robot|maskin|maskine|computer|datamaskin|ki|ai|bot|ekte menneske|rigtigt menneske)(?: (?:nå|nu|her|vel)){0,9}(?=,? (?:ikke sant|ikke|gør jeg ikke|eller)|\\s*\\?|$)`,
      `<clause>(?:hvem|hva|hvad) (?:er det )?(?:snakker|taler|prater|er det) (?:jeg|vi)(?: (?:nå|nu|egentlig)){0,9}(?: (?:snakker|taler))? med`,
      `<clause>(?:hvem|hva|hvad) er (?:du|De)(?: (?:egentlig|da|nu|nå|for noe|for noget|for en)){0,9}(?= ?[?!.]|$)`,
      `<clause>(?:kan|kunne|må) jeg (?:få |gerne |gjerne |heller |hellere ){0,9}(?:snakke|tale|prate) med (?:en |et )?(?:ekte |rigtig |rigtigt |levende )?(?:menneske|person|medarbejder|medarbeider)(?= ?[,.!?]|$)`,
      `(?:menneske|person) eller (?:en |et |ei )?(?:robot|maskin|maskine|computer|datamaskin|ki|ai|bot|computerstemme)(?= ?[?]|$)`,
      `(?:robot|maskine?|computer|ki|ai|bot) eller (?:en |et )?(?:ekte |rigtigt |rigtig )?(?:menneske|person)(?= ?[?]|$)`,
      `(?:er der|er det|sidder der|sitter det) (?:et |en |noen |nogen )?(?:ekte |rigtigt |rigtig |levende )?(?:menneske|person|noen|nogen)(?: [a-zà-ț]+)? (?:i den (?:andre enden|anden ende)|på linjen|der)`,
      `du er (?:vel |jo |nok |bare |altså |da |ikke ){0,9}(?:en |et )?(?:ekte |rigtigt |rigtig )?(?:robot|maskine?|computer|ki|ai|bot|datamaskin|menneske|person)(?=,? (?:ikke sant|ikke|er du ikke|eller|vel)|\\s*\\?|$)`,
    ],
    reporting,
  ),
  'is-recorded': unlessReported(
    [
      `<start>(?:bliver|blir|vil|skal) (?:dette|det her|det|(?:denne |den her )?samtalen?|(?:dette |det her )?(?:intervju(?:et)?|interview(?:et)?)|opkaldet|alt|jeg|stemmen min|min stemme|svarene mine|mine svar|der|vi)(?: (?:her|nu|nå|egentlig|jeg sier|jeg siger|alt|sammen|bli|blive|faktisk|gjort|lavet|også|samtalen|også|opptak|tatt|taget|noget|noe|lyden|hva jeg sier|hvad jeg siger)){0,9}(?: (?:tatt opp|optaget|taget op|spilt inn|lagret|gemt|lagra|avlyttet|aflyttet|lyttet til|hørt|skrevet ned|logget|registrert|registreret|overvåket|overvåget|opptak|optagelse|transskriberet|transkribert|anonymt|anonymisert|anonymiseret))(?: (?:nå|nu|av .{1,20}|af .{1,20}|et sted|noe sted|her|eller .{1,20})){0,9}(?= ?[?.!]|$)`,
      `(?:bliver|blir) (?:dette|det her|jeg|(?:denne samtalen|den her samtale|vores samtale|dette intervjuet|dette interview|det her interview)|samtalen|intervjuet|interviewet|det|alt|det hele)(?: (?:her|nu|nå|egentlig|jeg sier|jeg siger|faktisk|også|alt)){0,9}(?: (?:tatt opp|optaget|spilt inn|lagret|gemt|avlyttet|aflyttet|overvåket|overvåget|skrevet ned))(?: (?:nå|nu|her)){0,9}\\s*\\?`,
      `(?:tar|tager|spiller|optager|lagrer|gemmer|gjør|laver|avlytter|aflytter|lytter|hører|transskriberer|noterer) (?:du|dere|I|De|noen|nogen|der nogen|noen andre|nogen andre)(?: (?:nå|nu|dette|det her|det|samtalen|denne samtalen|opp|op|inn|lyd|opptak|optagelser|optagelse|et|en|på|af|av|samtalen|alt|hva jeg sier|hvad jeg siger|meg|mig|her|egentlig|faktisk|vores samtale|jeg sier|jeg siger|svarene mine|mine svar|intervjuet|interviewet|med|til|andre|lige)){0,9}(?= ?[?]|$)(?<!(?<![a-zà-ț])(?:tar|tager|gjør|laver|spiller|hører|lytter) (?:du|dere|I|De|noen|nogen)(?: (?:nå|nu|det|dette|det her|på|meg|mig|til|alt)){0,9})`,
      `(?:hvem|hvem andre|hvem alt) (?:(?:får|kan|skal|vil|kommer|lytter|hører|leser|læser|ser|har|lytte|er det som|er det der|ellers)(?: (?:til|å|at|på|den|dette|optagelse|opptak|med|adgang|tilgang|tilgjengelig|lov|dette|det|det her|opptaket|optagelsen|svarene|svarene mine|mine svar|mit svar|hva jeg sier|hvad jeg siger|samtalen|intervjuet|interviewet|hører|lytter|leser|læser|ellers|jeg sier|jeg siger|mig|meg|det jeg sier|det jeg siger|alt|andre|nå|nu|høre|lytte|lese|læse|se|vite|vide|denne samtalen|her)){0,9})(?= ?[?.]|$)(?<=(?:hører|høre|lytter|lytte|leser|læser|lese|læse|ser|se|adgang|tilgang|får).{0,50})(?<!hvem (?:ser|har|får|hører|skal|vil|kan))`,
      `hva(?:d)? (?:skjer|sker|bruges|brukes|gjør|gør|vil|skal)(?: (?:du|dere|I|der|det|så|nå|nu|egentlig|skje|ske|bruge|bruke|bliver|blir|bruges|brukes|med)){0,9} (?:med |til )?(?:(?:mine svar|svarene mine|opptaket|optagelsen|optagelserne|opptakene|dataene mine|mine data|mine oplysninger|opplysningene mine|det jeg (?:sier|siger|har sagt)|det,? jeg (?:sier|siger)|stemmen min|min stemme|dette|det her|denne samtalen)(?: (?:bagefter|etterpå|til|brukt|brugt|etter|siden|her|med|mine|min)){0,9})(?= ?[,?]|$)`,
      `hvor (?:lagres|gemmes|blir|bliver|havner|ender|lagrer|gemmer)(?: (?:du|dere|I))? (?:mine ${own}|${own} mine|dette|det her|det|opptaket|optagelsen|svarene(?: mine)?|mine svar|mine data|dataene mine|det jeg (?:sier|siger))`,
      `<start>er (?:dette|det her|det|samtalen|denne samtalen|den her samtale|intervjuet|interviewet|svarene(?: mine)?|mine svar|alt|det jeg (?:sier|siger))(?: (?:her|nå|nu|helt|egentlig|virkelig|jeg (?:sier|siger)|også|intervjuet|interview|samtalen)){0,9} (?:fortrolig(?:t)?|konfidensielt?|konfidentielt?|anonym(?:t|e)?|privat|hemmelig(?:t)?|optaget|opptak|på opptak|on the record|på bånd|offisielt|beskyttet)(?: (?:eller .{1,20}|det her|dette)){0,9}(?= ?[?.!]|$)`,
      `(?:er|kjører|kører|løper|løber|går|står)(?: (?:det|der|opptaket|optagelsen|båndet|båndopptakeren|optageren|opptakeren|mikrofonen|opptak|optagelse)){1,9}(?: (?:på|nå|nu|gang|i gang|igang|noe|nogen|et|en|opptak|optagelse|tændt|slått på|her|av|af)){0,9}\\s*\\?(?<=(?:opptak|optagelse|båndet|båndopptakeren|optageren|mikrofonen|opptaket|optagelsen|opptakeren).*)`,
      `<whole>(?:opptak|optagelse|optager du|tar du opp|er det opptak|er der optagelse|lydopptak)\\?`,
      `(?:hører|lytter|er) (?:det |der )?(?:noen|nogen)(?: andre)?(?: (?:som|der|her))? ?(?:med|lytter|hører|lytter med|hører på|på linjen)(?: (?:på|til|nå|nu|andre)){0,9}\\s*(?:\\?|$)`,
    ],
    reporting,
  ),
  'who-asks': unlessReported(
    [
      `(?:hvem|hvilke(?:t|n)? (?:firma|selskab|selskap|virksomhed|bedrift|organisasjon|organisation|kunde|klient|oppdragsgiver))(?: (?:er det))? ?(?:som |der )?(?:spør|spørger|står|betaler|betalte|har bestilt|har|bestilte|vil|ønsker|bad|ba|er|stiller|sponser|finansierer|utfører|udfører|gjør|gør|gjennomfører|gennemfører)(?: (?:om|bak|bag|dette|det|det her|gerne|gjerne|for|bestilt|vite|vide|å|at|egentlig|undersøkelsen|undersøgelsen|denne|den her|intervjuet|interviewet|samtalen|oppdragsgiver|oppdragsgiveren|opdragsgiver|opdragsgiveren|kunden|kunden din|din kunde|bedt|om dette|om det her|her|i gang|studien|dere|til|disse spørsmålene|de her spørgsmål|alt|mig|meg)){0,9}(?= ?[?]|$)(?<!hvem (?:er|har|vil|gør|gjør|ønsker|står)(?: (?:det|dette))?)`,
      `(?:hvem|hvilke(?:t|n)? (?:firma|selskab|selskap|virksomhed|bedrift|organisasjon|organisation)) (?:arbejder|arbeider|jobber|ringer|spør|spørger|representerer|repræsenterer|er|kommer) (?:du|dere|De|I|dette|det her|det|denne [a-zà-ț]+)(?: (?:for|fra|på vegne av|på vegne af|egentlig|på vegne|til|nå|nu|intervjuet)){0,9}(?= ?[?]|$)(?<=(?:for|fra|av|af|representerer|repræsenterer|til).{0,30})`,
      `(?:på vegne (?:av|af) (?:hvem|hvilke[a-zà-ț]*)|på hvis vegne|på hvems vegne|for hvem|fra hvilke[a-zà-ț]* (?:firma|selskab|selskap|virksomhed|bedrift)|på oppdrag (?:fra|av|for) hvem|i hvis oppdrag)`,
      `<clause>hvorfor (?:spør|spørger|vil|ringer|ringte|ringede|intervjuer|interviewer|trenger|skal|stiller|må|bliver|blir)(?: (?:du|dere|I|De|jeg|man))?(?: (?:om|dette|det|det her|meg|mig|vite|vide|egentlig|alt|alt dette|alle|disse|spørsmålene|spørsmål|spørgsmål|de her|å vite|at vide|til|svare på|spurgt|spurt|intervjuet|interviewet|høre|have|ha|akkurat|lige)){0,9}(?= ?[?]|$)`,
      `hva(?:d)? (?:er|skal|bruges|brukes|handler)(?: (?:dette|det|det her|intervjuet|interviewet|formålet|formål|hensikten|hensigten|meningen|målet|poenget|ideen|svarene|undersøgelsen|undersøkelsen)){1,9}(?: (?:med|til|bruges|brukes|for|om|brukt|dette|det|det her|intervjuet|interviewet|interview|undersøkelsen|undersøgelsen|samtalen|alle disse spørsmålene|de her spørgsmål|egentlig|her|godt|studien)){0,9}(?= ?[?]|$)(?<!hva(?:d)? er (?:det|dette|det her)(?: (?:her|egentlig))?)`,
      `hva(?:d)? (?:handler|går) (?:dette|det|det her|intervjuet|interviewet)(?: (?:her|egentlig)){0,9} (?:om|ut på|ud på)`,
      `<clause>hvorfor (?:akkurat |lige |netop |nettopp )?(?:meg|mig|jeg)(?= ?[?]|$)`,
    ],
    reporting,
  ),
  'how-long': [
    `hvor (?:lang tid|lenge|længe|langt|mye tid|meget tid|mye|meget)(?: (?:tid|tar|tager|varer|vil|skal|er|har|kommer|bliver|blir|går|det|dette|det her|vi|igjen|igen|til|endnu|ennå|enda|intervjuet|interviewet|samtalen|mer|mere|tilbage|tilbake|ta|tage|vare|holde|på|ca|cirka|omtrent|nå|nu|å|at|fortsette|fortsætte|egentlig|resten|i alt|totalt|jeg|regne med|sitte|er vi)){0,9}(?= ?[?]|$)(?<!hvor (?:mye|meget|langt)(?: (?:er|det|har|vi)){0,9})`,
    `<whole>hvor (?:lenge|længe|lang tid|mange)(?: (?:til|igjen|endnu|igen|enda|mere|tilbage)){0,9}`,
    `hvor mange (?:flere )?(?:spørsmål|spørgsmål|minutter|minut)(?: (?:er|har|kommer|blir|bliver|det|der|du|vi|igjen|igen|tilbage|tilbake|til|gjenstår|mangler|endnu|ennå|enda|flere|jeg|skal|stille|i alt|tar|tager|dette|det her|nå|nu)){0,9}(?= ?[?]|$)`,
    `(?:er|blir|bliver) (?:vi|du|det|dette|det her|intervjuet|interviewet)(?: (?:snart|ved|nesten|næsten|straks|nå|nu|vejs ende|i mål|veis ende|her)){0,9} (?:ferdig(?:e)?|færdig(?:e|t)?|ende|mål|slutt|slut|over|gjennom|igennem|forbi)(?: (?:snart|nå|nu|her)){0,9}\\s*(?:\\?|$)`,
    `(?:er|var) (?:dette|det|det her) (?:det )?(?:siste|sidste)(?: (?:spørsmål(?:et)?|spørgsmål))?\\s*(?:\\?|$)`,
    `(?:når|hvornår) (?:er|blir|bliver) (?:vi|det|dette|du)(?: (?:her|endelig)){0,9} (?:ferdig(?:e)?|færdig(?:e)?|slutt|slut)`,
    `(?:tar|tager|varer) (?:det|dette|det her)(?: (?:veldig|meget|mye|så)){0,9} (?:lang tid|lenge|længe|lengre|længere)(?: (?:til|endnu|enda|ennå|igen|igjen)){0,9}\\s*(?:\\?|$)`,
    `<clause>(?:mange|mye|meget) (?:spørsmål|spørgsmål|igjen|tilbage)(?: (?:igjen|tilbage|igen))?\\s*\\?`,
  ],
  'said-already': [
    `<clause>(?:det|dette|det her|det spørsmålet|det spørgsmål|den)?(?: spørgsmål)? ?(?:har|sa|sagde|svarte|svarede|fortalte|forklarte|forklarede|nevnte|nævnte) jeg(?: (?:jo|da|deg|dig|på|det|dette|nettopp|lige|allerede|akkurat|før|tidligere|netop|sagt|svart|svaret|fortalt|forklart|forklaret|nevnt|nævnt|om|i sted|for lidt siden|i stad|for et øjeblik siden|nå)){0,9}${ends}(?<=(?:allerede|nettopp|lige|netop|akkurat|før|tidligere|sted|siden|stad)(?: (?:[a-zà-ț]+ ?){0,4})?)`,
    `<clause>jeg (?:har|sa|sagde|svarte|svarede|fortalte|forklarte|forklarede|nevnte|nævnte|mener jeg har)(?: (?:jo|da|deg|dig|det|dette)){0,9} (?:allerede|nettopp|lige|netop|akkurat|jo allerede|tidligere)(?: (?:jo|da|deg|dig|på|det|dette|sagt|svart|svaret|fortalt|forklart|forklaret|nevnt|nævnt|om|det her|spørsmålet|spørgsmålet|besvart|besvaret|det spørsmålet|det spørgsmål)){0,9}${ends}(?<!jeg har(?: [a-zà-ț]+){0,2} (?:allerede|nettopp|lige|netop|akkurat|tidligere)(?: (?:jo|det))?)`,
    `<clause>jeg (?:sa|sagde|svarte|svarede|nevnte|nævnte) (?:det|dette|på det|på dette|på det spørsmålet)(?: (?:jo|allerede|lige|nettopp|for|lidt|litt|i|siden|før|sted|tidligere)){1,9}${ends}`,
    `<clause>(?:det|dette|det her|det spørsmålet|det spørgsmål) (?:har du|spurte du|spurgte du|har vi|har I)(?: (?:meg|mig|om|jo|allerede|lige|nettopp|spurt|spurgt|stilt|stillet|før|snakket|talt|vært|været|gennem|gjennom|igennem|på|inne)){0,9}${ends}(?<=(?:allerede|lige|nettopp|før|jo|spurt|spurgt).*)`,
    `<clause>du (?:har |spurte |spurgte |stilte |stillede )(?:meg |mig |jo |om |det |samme |spørsmål |spørgsmål |dette |akkurat ){0,9}(?:allerede|lige|nettopp|netop|akkurat|før)(?: (?:spurt|spurgt|om|det|meg|mig|stilt|stillet|spørsmålet|spørgsmålet|det samme|dette|samme)){0,9}${ends}`,
    `<clause>som (?:jeg )?(?:(?:allerede|lige|nettopp|før|tidligere|netop) ){0,9}(?:jeg )?(?:sa|sagde|har sagt|nevnte|nævnte|sagt|nevnt|nævnt)(?: (?:før|tidligere|i sted|nettopp|lige|allerede|jeg)){0,9}(?= ?[.!]|$)`,
    `<whole>(?:det er (?:jo )?(?:det )?samme (?:spørsmål|spørgsmål)(?: (?:igjen|igen|som før|som sist))?|samme (?:spørsmål|spørgsmål) (?:igjen|igen|som før)|(?:allerede|er) (?:besvart|besvaret|svart på)|se over|det har vi (?:allerede )?(?:snakket|talt|vært inne på)(?: om)?)`,
    `<clause>(?:det|dette|det spørsmålet|det spørgsmål) har jeg (?:jo |da |vel |faktisk ){0,9}(?:svart|svaret) på${ends}`,
    `<clause>(?:det|dette|det spørsmålet|det spørgsmål) er (?:jo )?(?:allerede )?(?:svart på|besvaret|besvart|blevet besvaret)`,
  ],
  'one-more-thing': [
    `<clause>(?:bare |lige |også |og ){0,9}(?:en|én|et|ett) (?:ting|tilføjelse|tilføyelse|bemærkning|bemerkning|siste ting|sidste ting|annen ting|anden ting|kommentar|punkt)(?: (?:til|mer|mere|bare|endnu)){1,9}`,
    `<clause>(?:bare |lige |og ){0,9}(?:(?:en|én) (?:siste|sidste|liten|lille) (?:ting|kommentar|tilføjelse|tilføyelse|bemærkning|bemerkning)|et (?:siste|sidste) (?:punkt|poeng))(?= ?[,.:!?]|$| (?:til|jeg|er|før|inden))`,
    `<clause>(?:(?:kan|må|får|kunne) jeg|jeg (?:vil|ville|skulle|har lyst til)|lad mig|la meg)(?: (?:også|gerne|gjerne|lige|bare|få|å|at|få lov til å|få lov til at|kort|til slut|til slutt|godt)){0,9} (?:tilføje|tilføye|legge til|lægge til|supplere|si|sige|nevne|nævne|føye til)(?: (?:noe|noget|en ting|én ting|litt|lidt|et par ting|det|til|mer|mere|også|at|en tilføjelse|én ting til|en ting til|her|om det|til det)){0,9}${ends}(?<=(?:tilføje|tilføye|legge til|lægge til|supplere|føye til|til|mer|mere|noe|noget|ting|tilføjelse).*)`,
    `<clause>jeg (?:glemte|har glemt|kom på|kom til å tenke på|kom i tanke om|kom i tanker om|kommer i tanke om|kom plutselig på)(?: (?:å|at|lige|jo|nettopp|helt|også)){0,9}(?: (?:noe|noget|en ting|én ting|si|sige|nevne|nævne|at sige|å si)){1,9}`,
    `<clause>(?:der|det) er (?:lige |bare |også )?(?:noe|noget|en ting|én ting)(?: (?:annet|andet|til|mer|mere|jeg .{1,25})){1,9}(?= ?[,.!?]|$)`,
    `<clause>jeg har (?:lige |bare |også |en|én|noe|noget|et par){1,9} ?(?:ting|å|at|poeng|tilføjelse|tilføyelse)(?: (?:til|å tilføye|at tilføje|å legge til|mer|mere|tilføje|tilføye|legge til)){1,9}`,
    '<whole>(?:(?:åh |å |nå |å ja,? |åh ja,? |vent,? )?(?:en ting til|én ting til|og så en ting|og så var det|noe mer|noget mere|noe annet|noget andet)|en ting til|én ting til|å ja,? og|nå ja,? og)',
    '<clause>(?:før|inden) (?:du|vi) (?:legger på|lægger på|avslutter|afslutter|slutter|stopper|går)',
  ],
  'change-answer': [
    `(?:endre|ændre|rette|korrigere|revidere|omgjøre|trekke|trække|ta|tage|slette|justere|forbedre|utdype|gjøre om|lave om|fortryde|redigere|bytte|presisere)(?: (?:på|gerne|gjerne)){0,9} (?:(?:mitt|mit|det|mine) (?:(?:siste|sidste|forrige|tidligere|seneste) )?svar(?:et)?|(?:det )?(?:siste|sidste|forrige) svar(?:et)?|svaret(?: mitt)?|svaret (?:jeg|på))(?: (?:mitt|tilbage|tilbake|fra før|om|på .{1,40}|jeg (?:nettopp )?ga|litt|lidt)){0,9}`,
    `<clause>(?:(?:kan|må|får) jeg|jeg (?:vil|ville|må|skulle|ønsker))(?: (?:gerne|gjerne|lige|få|å|at|bare|godt)){0,9} (?:endre|ændre|rette|korrigere|omformulere|justere|presisere) (?:på )?${just}`,
    `<clause>(?:endre|ændr|rett|ret|korriger|juster|slett|slet) (?:på )?(?:(?:mitt|mit|det) (?:(?:siste|sidste|forrige) )?svar(?:et)?|(?:siste|sidste|forrige) svar(?:et)?|svaret mitt)`,
    `<clause>(?:(?:kan|må|får) jeg|jeg (?:vil|ville|må|skulle|ønsker)|la meg|lad mig)(?: (?:gerne|gjerne|lige|få|å|at|bare|godt|helst|prøve å)){0,9} (?:svare|besvare|si|sige|ta|tage|formulere|gjøre|gøre)(?: (?:på|det|dette|den|spørsmålet|spørgsmålet|det siste|det sidste|siste|sidste|forrige|spørsmål|spørgsmål|det forrige|mitt)){0,9} (?:på nytt|om igjen|igen|igjen|om|en gang til|annerledes|anderledes|på en annen måte|på en anden måde|bedre)${ends}`,
    `<clause>(?:(?:mitt|mit|det) )?(?:siste |sidste |forrige )?svar(?:et)?(?: mitt| mit)? (?:var|er|ble|blev)(?: (?:helt|ikke|litt|lidt|nok|desværre|dessverre)){0,9} (?:feil|forkert|galt|riktig|rigtigt|upresist|upræcist|unøyaktig)`,
    `<clause>jeg (?:svarte|svarede|sa|sagde|husket|huskede|tok|tog)(?: (?:vist|nok|lige|visst)){0,9} (?:feil|forkert|galt)${ends}`,
    `<clause>jeg (?:tar|tager|trekker|trækker) (?:(?:mitt|mit) (?:siste |sidste )?svar|(?:det siste )?svaret(?: mitt)?) (?:tilbage|tilbake)`,
    `<whole>(?:det (?:var|er) (?:feil|forkert|galt|en fejl|en feil)|jeg (?:tok feil|tog fejl|fortalte meg|forsnakket meg|snakket over meg|fortalte mig|talte over mig|forsnakkede mig)|rettelse|korrektion|korreksjon|jeg må (?:rette|korrigere)(?: (?:meg|mig|på det|det))?|lad mig (?:rette|korrigere)(?: (?:det|mig))?|la meg (?:rette|korrigere)(?: (?:det|meg))?|jeg mente noe annet|jeg mente noget andet)`,
  ],
  refusal: [
    '(?:ved|vet|veit) (?:jeg |det |faktisk |ærlig talt |sgu |egentlig |desværre |dessverre |da ){0,9}(?:ikke|ikkje)',
    'ingen (?:anelse|idé|ide)',
    'aner (?:det |jeg ){0,9}ikke',
    'ingen kommentar(?:er)?',
    '(?:vil|ønsker|vil jeg) (?:helst |gjerne |gerne |å |at ){0,9}ikke (?:å |at )?(?:svare|si|sige|snakke|tale|kommentere|udtale|uttale)',
    'kan (?:jeg |desværre |dessverre |ikke ){0,9}(?:svare|si|sige|kommentere|udtale mig|uttale meg)(?<=ikke .*)',
    '(?:næste|neste) (?:spørgsmål|spørsmål)',
    'det (?:kan|må|vil) jeg (?:desværre |dessverre |helst ){0,9}ikke (?:svare|si|sige|kommentere|fortelle|fortælle)',
    '(?:er |jeg er )?ikke sikker',
    '<whole>(?:pass|helst ikke|hopp over|spring over|står over)',
  ],
  yes: [
    '<start>(?:ja+|jo|jada|jovisst|javel|jepp?|jaha|ja da|ja visst|jo da|selvfølgelig|selvsagt|naturligvis|naturlig(?:vis)?|klart(?: det)?|helt (?:sikkert|klart)|bestemt|absolut|absolutt|gerne|gjerne|ok|okay|okei|oké|greit|fint|godt|enig|det (?:er|går) (?:fint|greit|ok|okay|i orden|bra|helt fint|helt i orden)|i orden|den er fin|den er god|korrekt|helt i orden|riktig|rigtigt|stemmer|det gør jeg|det gjør jeg|det kan du|det må du gerne|kør|kjør|bare kjør(?: på)?|sett i gang|bare sæt i gang|værsgo|vær så god|ingen problem|intet problem|ikke noe problem)(?= ?[,.!;]|$| (?:tak|takk|da|det|jeg|vi|ja|gerne|gjerne|bare|selvfølgelig|fint|helt|i|visst|for|du|så|klart|enig|meget|vær|absolut|absolutt|kjør|kør))',
    '<whole>(?:jeg (?:samtykker|accepterer|aksepterer|godkender|godtar|godkjenner|vil(?: gerne| gjerne)?(?: delta| deltage| være med)?|gør|gjør(?: det)?|er (?:enig|med|indforstået|innforstått|klar)|deltar(?: gjerne)?|deltager(?: gerne)?|siger ja|sier ja|giver (?:mit )?samtykke|gir (?:mitt )?samtykke|er med(?: på det| på den)?)|(?:det )?(?:samtykker|accepterer) jeg(?: (?:til|i|på))?|hvorfor ikke|trykker? en|en|én|ett|et|det vil jeg(?: gerne| gjerne)?|det er jeg (?:med på|enig i|indforstået med|innforstått med))',
    '<clause>jeg (?:samtykker|accepterer|aksepterer|godtar|godkjenner|godkender|giver (?:hermed )?mit samtykke|gir (?:herved )?(?:mitt )?samtykke)(?= ?[,.!;]|$| (?:til|det|dette|i|og|at|å))',
    '<clause>jeg (?:vil|ønsker) (?:gerne|gjerne|å|at) (?:være med|delta(?:ge)?)',
  ],
  no: [
    '<start>(?:nei+|nej+|næ|nope|niks|nix|nei takk|nej tak|aldri|aldrig|absolutt ikke|absolut ikke|bestemt ikke|overhovedet ikke|overhodet ikke|slett ikke|slet ikke|helst ikke|ikke (?:nå|nu|enig)|på ingen måte|på ingen måde|ellers takk|ellers tak|det vil jeg (?:helst )?ikke|det gør jeg ikke|det gjør jeg ikke|desværre nej|dessverre nei|desværre ikke|dessverre ikke|ikke i dag)(?= ?[,.!;]|$| (?:tak|takk|jeg|det|ikke|vi|du|desværre|dessverre|ellers|beklager|da|helst|i|undskyld|aldri|egentlig))',
    '<clause>jeg (?:vil|ønsker|samtykker|accepterer|aksepterer|godtar|godkender|godkjenner|giver|gir|er|deltar|deltager|har|går)(?: (?:altså|helst|gerne|gjerne|mit|mitt|det|faktisk|dessverre|desværre)){0,9} ikke(?: (?:å|at|til|det|dette|enig|med|delta|deltage|være|være med|samtykke|mit|mitt|noe|noget|lyst|lyst til|på|i|her)){0,9}(?= ?[,.!;]|$)',
    '<whole>(?:jeg (?:nekter|nægter|avslår|afslår|takker nei|takker nej|siger nej(?: tak)?|sier nei(?: takk)?|afstår|avstår)|trykker? to|to|intet samtykke|ikke samtykke|det kan du ikke|det går ikke)',
  ],
  courtesy: [
    'unnskyld(?: meg)?|undskyld(?: mig)?|beklager|sorry|du|hør(?: her| nu| nå| lige)?|hei|hej|hallo|altså|men|så|og|ja|nej|nei|jo|okay|ok|okei|godt|vel|nå|nu|øh+|eh+|øhm|ehm|hm+|æh+|åh|å|ah|vent(?: litt| lidt| lige| nå)?|stopp?|forresten|for resten|i øvrigt|for øvrig|egentlig|faktisk|desværre|dessverre|takk|tak|mange tak|tusen takk|venligst|vennligst|vær så snill|vær venlig|vær så venlig(?: at)?|er du snill|bare|lige|også|ærlig talt|helt ærligt|vet du(?: hva)?|ved du(?: hvad)?|før (?:vi|jeg) (?:går videre|fortsetter|fortsætter|begynner|begynder|svarer|starter)|inden (?:vi|jeg) (?:går videre|fortsætter|begynder|svarer|starter)|et spørgsmål|et spørsmål|bare et spørsmål|må jeg spørge|kan jeg spørre|må jeg spørre|si meg|sig mig|da|kanskje|måske|jeg lurer på|helt|herr|fru',
  ],
};

export const da = both;
export const no = both;
