import { explained, unlessReported } from './explained';
import { type RequestPatterns } from './patterns';

const ends = String.raw`(?= ?[,.!?;:…–-]|$| (?:vă rog|te rog|rog|mulțumesc|mersi|pentru că|că|fiindcă|dar|și|acum|deja|nu|am|îmi|vă|scuzați|la revedere|deci|gata|mai|atunci|trebuie|merci)(?![a-zà-ț]))`;
const please = `(?:vă rog(?: frumos| mult)?|te rog(?: frumos| mult)?|dacă se poate|dacă puteți|cumva|eventual|mersi|mulțumesc|scuze)`;
const talk = `(?:(?:acest|această|toată|tot) )?(?:interviul?|conversația?|discuția?|convorbirea?|apelul?|sesiunea?|întrebările|întrebări|dialogul)(?: (?:acesta|asta|ăsta|aceasta))?`;
const now = `(?:acum|aici|imediat|deja|pe loc|chiar acum|azi|astăzi|pentru azi|${please}|din partea mea|cu ${talk}|cu (?:asta|toate astea|întrebările astea)|să (?:mai )?(?:răspund|vorbesc)|de (?:tot|răspuns)|${talk}|asta)`;
const stopSub = `(?:(?:mă|ne|să mă|să ne|vă|te) )?(?:opresc|oprim|opriți|oprești|oprească|închei|încheiem|încheiați|închid|închidem|închideți|termin|terminăm|terminați|întrerup|întrerupem|întrerupeți|finalizăm|renunț|renunțăm|abandonez|ies|pun capăt|punem capăt|puneți capăt|plec)`;
const wish = `(?:(?:eu )?(?:vreau|aș vrea|aș dori|doresc|prefer|aș prefera|am decis|am hotărât|intenționez|vă cer|aș vrea eu|mai bine|mi-ar plăcea|vrem|trebuie)(?: ${please}){0,9})`;
const ask = `(?:(?:putem|am putea|pot|aș putea|puteți|ați putea|poți|ai putea|se poate|e posibil|este posibil|vreți|hai|haideți|haide|hai mai bine|vrei)(?: ${please}){0,9})`;
const own = `(?:răspunsurile|răspunsul|datele(?: personale)?|informațiile|cuvintele|declarațiile|înregistrarea|înregistrările|vocea|afirmațiile|transcrierea)`;
const my = `(?:mele|meu|mea|mei)`;
const said = `(?:v-am|ți-am|am) (?:(?:mai|tot) )?(?:spus|zis|declarat|povestit|răspuns|scris|relatat|discutat)(?: (?:eu|până acum|azi|astăzi|aici)){0,9}`;
const mine = `(?:tot(?: (?:ce|ceea ce))?(?: ${said})|tot ceea ce ${said}|toate (?:cele|lucrurile) (?:pe care le-am |care le-am )?spuse?|orice ${said}|ceea ce ${said}|(?:toate )?${own}(?: (?:și|mele) ?(?:${own})?)? ?${my}|(?:întregul |tot )?(?:interviul(?: acesta| ăsta)?|acest interviu)|(?:toată )?(?:înregistrarea|conversația)(?: (?:asta|aceasta))?|toate datele|tot despre mine)`;
const consent = `(?:consimțământul|consimtamantul|acordul|aprobarea|permisiunea|acceptul|participarea|consimțămîntul|autorizația)`;
const erase = `(?:ștergeți|șterge|ștergeti|stergeți|stergeti|sterge|eliminați|elimină|distrugeți|distruge|scoateți|scoate|aruncați|aruncă|uitați|uită|ștergeți-mi|anulați)`;
const toErase = `(?:ștergeți|ștergi|șterge|ștergeti|ștergerea|ștearg[ăa]|ștears[ăe]|eliminați|elimini|elimine|distrugeți|distrugi|distruse|distrus[ăe]|scoateți|scoți|fie șters[eă]?|fie șterși)`;
const just = `(?:(?:ce|ceea ce|cele ce|lucrul pe care)(?: (?:tocmai|v-|vă|eu|mai)){0,9} ?(?:v-am|am|ți-am|l-am)(?: (?:tocmai|mai))? (?:spus|zis|afirmat|menționat|povestit)(?: (?:acum|adineauri|mai devreme|înainte|mai înainte|tocmai acum|eu)){0,9}|ultima (?:frază|propoziție|parte|remarcă|afirmație|chestie|replică|bucată)(?: (?:a mea|pe care am spus-o))?|ultimele (?:cuvinte|propoziții|fraze)|ultimul (?:meu )?(?:lucru|comentariu|pasaj|răspuns)(?: al meu)?|(?:fraza|propoziția|partea|remarca|afirmația|chestia)(?: (?:asta|aceea|aceasta|de mai devreme|anterioară|de dinainte|de adineauri|aia)){1,9}|ce am spus)`;
const this_ = `(?:asta|acest lucru|aceasta|acestea|partea asta|partea aceasta|chestia asta|ce (?:vă spun|îți spun|spun|urmează|voi spune|o să spun|o să vă spun|urmează să spun|zic)(?: acum)?|ceea ce (?:urmează|spun|vă spun|voi spune)|următoarele|următoarea parte|numele meu|pe mine|mă|m-)`;
const later = `(?:mâine|maine|poimâine|diseară|mai târziu|mai tarziu|după-amiază|altă dată|alta data|altădată|într-o altă zi|în altă zi|altă zi|în alt moment|cu altă ocazie|săptămâna (?:viitoare|care vine)|data viitoare|luna viitoare|peste (?:o|un|două|doua|câteva|\\d+|o jumătate de) ?(?:oră|ore|zi|zile|minute|sfert)|(?:pe )?(?:luni|marți|miercuri|joi|vineri|sâmbătă|duminică)|când (?:am|o să am|voi avea) (?:mai mult )?timp)`;
const resume = `(?:continu(?:a|ăm|ați|i|e|ăm)?|continuam|termin(?:a|ăm|ați|i|e)?|finaliz(?:a|ăm|ez)|relu(?:a|ăm|ați)|reiau|revenim|reveni|revin|încheiem|încheia|amân(?:a|ăm|ați)|amâna|vorbi(?:m|ți|t)?|vorbesc|auzim|suna|sun|sunați|sunați-mă|sună-mă|facem|face|fac|completez|completăm|completa|răspund|răspunde|discutăm|reprogramăm|reprograma|programăm|să ne auzim|lăsăm|las|dăm restul)`;
const rest = `(?: (?:restul|celelalte întrebări|ultimele întrebări|întrebările rămase|cu restul|cu întrebările|la restul|la celelalte|${talk}|asta|să|să o|o|ne|mă|vă|eu|eventual|poate|să ne|înapoi|pe|interviul|cumva|la|pentru|din nou|vă rog|te rog))`;
const question = `(?:întrebarea|ultima întrebare|ce ați spus|ce ați întrebat|ce ai spus|ce ai zis|asta|-o|ultima parte|întrebarea asta)`;
const again = `(?:din nou|încă o dată|inca o data|iar|iarăși|mai rar|mai tare|mai încet|o dată|${please}|o secundă|pentru mine)`;

const reporting =
  'spune|spunea|spun|a spus|au spus|zice|zicea|a zis|întreabă|întreba|a întrebat|au întrebat|scrie';

const why = {
  leads: `m-am răzgândit(?: și)?|mi-am schimbat părerea(?: și)?|m-am săturat|nu mai am chef|îmi pare rău,? dar|am obosit`,
  reasons: `pentru că|că|fiindcă|nu|am|îmi|sunt|mulțumesc|dar|vă rog|pe care|care|trebuie|m-am|și nu|la acest|pentru acest|dat|dată`,
};

export const ro: RequestPatterns = {
  end: unlessReported(
    explained(
      [
        `<clause>(?:(?:și )?cu asta )?${wish}(?: (?:ca|eu))? (?:să )?${stopSub}(?: ${now}){0,9}${ends}`,
        `<start>${ask} (?:să )?(?:ne oprim|mă opresc|oprim|opri|încheia|încheiem|închide|închidem|termina|terminăm|întrerupe|întrerupem|opriți|încheiați|închideți|terminați|întrerupeți|oprești|închei|să oprim|ne opri|mă opri|renunța|renunțăm|punem capăt|pune capăt|finaliza|finalizăm)(?: ${now}){0,9}${ends}`,
        `<clause>(?:opriți-vă|oprește-te|opriți|oprește|oprim|încheiați|încheie|încheiem|terminați|termină|terminăm|închideți|închide|întrerupeți|întrerupe|întrerupem|finalizați|lăsați|să (?:oprim|încheiem|terminăm|întrerupem|ne oprim|închidem|punem punct)|ne oprim|încetați|încetează)(?: (?:${now}|cu întrebările|cu întrebări|să mă (?:mai )?întrebați|cu asta|odată)){1,9}${ends}(?<!(?:oprim|încheiem|terminăm|întrerupem|închidem|lăsați) (?:asta|acum|imediat|aici))`,
        `<clause>(?:hai să|haideți să|să) (?:ne oprim|încheiem|terminăm|închidem|oprim|punem punct)(?: ${now}){0,9}${ends}`,
        '<clause>(?:să )?ne oprim aici',
        '<whole>(?:(?:stop|gata|ajunge|opriți|opriți-vă|basta)[,.! ]+){1,9}(?:am (?:spus|zis) (?:stop|gata|să vă opriți|că ajunge)|stop|gata|acum|ajunge|destul|opriți-vă|opriți|v-am spus)',
        '<clause>(?:v-am|ți-am|am) (?:spus|zis) (?:stop|gata|ajunge|să vă opriți|să te oprești|că (?:ajunge|vreau să (?:mă opresc|închei|terminăm|ne oprim)|nu mai vreau))',
        `<clause>(?:eu )?(?:nu mai (?:vreau|doresc|am chef|pot|intenționez|am de gând|aș vrea|sunt dispus|sunt dispusă|accept)|nu (?:vreau|doresc) să mai|refuz să mai|n-am chef să mai|nu am chef să mai|nu mai am chef)(?: (?:să|eu|deloc|mai|de)){0,9}(?: ?(?:continui|continuăm|continua|răspund|particip|vorbesc|vorbim|stau de vorbă|iau parte|fiu intervievat[ăa]?|aud|primesc|discut|discutăm|dau|fac|merg mai departe|întrebări|interviu|niciun interviu|alte întrebări|nicio întrebare|nici o întrebare))(?: (?:la|nicio|nici o|alte|altă|întrebare|întrebări|întrebările|cu|acest|interviu|interviul|dumneavoastră|tine|un robot|o mașină|niciun|acestui|mai departe|asta|această|discuție|discuția|conversația|conversație|acum|deloc|în|ăsta|acesta|răspunsuri|niciun răspuns)){0,9}${ends}`,
        `<clause>(?:eu )?nu mai (?:răspund|continui|particip|vorbesc|dau (?:niciun|nici un)? ?răspuns[a-zà-ț]*)(?: (?:la|nimic|nicio|nici o|alte|întrebări|întrebare|interviu|interviul|cu|acest|dumneavoastră|acum|mai departe|interviului)){0,9}${ends}`,
        `<clause>(?:fără|nicio|nici o) (?:alte |altă |mai multe )?întreb(?:ări|are)(?= ?[,.!]|$| vă)`,
        `<clause>nu (?:mă|îmi|mi|ne) (?:mai )?(?:întrebați|întreba|puneți|pune|adresați|mai puneți|mai întrebați)(?: (?:nimic|nicio|alte|întrebare|întrebări|altă|mai)){0,9}${ends}(?<=mai .*|nimic|alte .*)`,
        `<clause>(?:gata|ajunge|destul|e destul|este destul|e suficient|este suficient|e de ajuns|m-am săturat|mi-a ajuns|ajunge și atât)(?: (?:ajunge|gata|acum|pentru azi|pentru mine|cu întrebările|cu atâtea întrebări|de întrebări|de (?:acest )?interviul?(?: ăsta| acesta)?|cu interviul|cu|asta|atât|vă rog|pentru astăzi|deja|încheiem|mulțumesc)){1,9}(?= ?[,.!]|$)`,
        `<clause>(?:m-am săturat|am terminat cu (?:asta|interviul|dumneavoastră|întrebările)|sunt sătul|sunt sătulă)(?: .{0,30})?(?= ?[,.!]|$)(?<!m-am săturat de (?!întreb|interv|discuț|asta).{0,30})`,
        '<whole>(?:la revedere|pa(?: pa)?|adio|o zi bună|numai bine|toate cele bune|cu bine|rămas bun|bună ziua și la revedere|închid(?: acum| telefonul)?)(?: (?:și mulțumesc|atunci|mulțumesc))?',
        '<clause>(?:lăsați-mă în pace|lasă-mă în pace|lăsați-mă|nu mă mai (?:sunați|suna|deranjați|căutați|întrebați)|scutiți-mă)',
        `<clause>(?:eu )?(?:mă opresc|închei|închid|întrerup|renunț|opresc|termin)(?: (?:aici|acum|interviul|telefonul|apelul|conversația|discuția|convorbirea|imediat|la (?:acest )?interviul?)){1,9}(?= ?[,.!;]|$| (?:mulțumesc|la revedere|pentru|că))`,
        `<clause>(?:mă opresc aici|renunț|plec|închid)(?= ?[,.!;]|$)`,
        `<clause>(?:interviul|acest interviu|interviul acesta|conversația|discuția|convorbirea)(?: (?:asta|ăsta|acesta|aceasta))? (?:s-a (?:încheiat|terminat)|se (?:încheie|termină|oprește)|e gata|este gata|a luat sfârșit|e încheiat[ă]?)(?: (?:aici|acum|pentru mine)){0,9}(?= ?[,.!]|$)`,
        `<clause>(?:sfârșitul?|stop) (?:interviului|conversației|interviu|discuției|cu întrebările)`,
      ],
      why,
    ),
    reporting,
  ),
  endPerhaps: [
    '<whole>(?:stop|gata|ajunge|destul|opriți|opriți-vă|oprește|oprește-te|basta|suficient|e destul|e suficient|am terminat|terminat|sfârșit|finalizare|închide|închideți|termină|terminați|renunț|anulează|anulați|ieșire|gata ajunge|e de ajuns|de ajuns|e gata)',
    '<whole>(?:(?:asta|acesta|atât) (?:a fost|e|este)(?: (?:tot|totul|pentru azi|din partea mea)){0,9}|atât|mă dau bătut[ă]?|lăsați|las-o baltă|lasă|nu mai pot|nu mai vreau|ne oprim\\??|asta e tot)',
  ],
  withdraw: unlessReported(
    explained(
      [
        `(?:retrag|retrage|retragem|revoc|revoca|anulez|anula|retras|retrasă)(?: (?:prin prezenta|acum|eu|vă rog|oficial|imediat|pe loc|și|îmi|tot|astfel)){0,9} ${consent}(?: ${my}| dat| pentru.{1,40}| de.{1,30})?(?<=(?:(?:îmi|mi|vreau|doresc|dori|vrea|mă) .{0,40}|^|[,.;] ?|(?:eu|să) )(?:retrag|revoc|anulez|retrage|revoca|anula)(?: .{1,60})?|${my})(?<!(?:își|lor|pacienții|clienții|clientul|pacientul) .{0,60})`,
        `(?:îmi|mi-am|mi-l|mi-aș|vreau să-mi|să-mi) (?:retrag|revoc|anulez|retrage|revoca|retras) (?:${consent}|acordul|participarea)`,
        `${consent} ${my}(?: (?:este|e|să fie|trebuie|vreau să|îl|o|aș vrea să)){0,9} (?:retras|retrag|revoc|revocat|anulat|anulez)`,
        `<clause>(?:(?:eu )?(?:vreau|aș vrea|aș dori|doresc|prefer) (?:să )?)?mă (?:retrag|retrage)(?: (?:din|de la|acum|complet|imediat|oficial)){0,9}(?: ?(?:acest|această|studiu|studiul|studiului|interviu|interviul|cercetare|cercetarea|proiect|proiectul|acesta|asta|aceasta)){0,9}${ends}`,
        `<clause>(?:eu )?nu (?:mai )?(?:sunt de acord|consimt|îmi dau acordul|accept|îmi mai dau (?:acordul|consimțământul)|dau (?:acordul|voie)|vă dau (?:acordul|voie|permisiunea)|autorizez|permit|mai am încredere)(?: (?:ca|cu|să|pentru|la).{1,70})?(?= ?[,.!]|$)(?<=(?:mai|acord|acordul|consimt|consimțământul|voie|permisiunea|autorizez|permit)(?: .{1,80})?)(?<!nu mai accept .{1,70})`,
        `<clause>${erase}(?: (?:${please}|imediat|acum)){0,9} ${mine}`,
        `<clause>(?:${ask}|${wish}|(?:vă|te) rog(?: frumos| mult)?|vă cer|trebuie|cer|solicit|îmi doresc|insist)(?: (?:să|ca|să-mi|să mi se|să fie|voi|dumneavoastră|imediat|se)){0,9} (?:${erase}|${toErase}) ${mine}`,
        `<clause>(?:${wish}|vă rog|cer|solicit|trebuie)(?: (?:ca|să)){0,9} ${mine} (?:să )?(?:fie|se|trebuie)(?: (?:imediat|toate|complet)){0,9} (?:șters[eă]?|ștearg[ăa]|eliminat[eă]?|distrus[eă]?|șterși)`,
        `<clause>(?:${mine}) (?:trebuie|ar trebui|vreau|să)(?: (?:să|fie|imediat|se)){0,9} (?:șters[eă]?|eliminat[eă]?|distrus[eă]?|ștearg[ăa])`,
        `<clause>nu (?:(?:mai|vă|mi) ){0,9}(?:folosiți|folosi|utilizați|păstrați|păstra|publicați|stocați|distribuiți|folosești)(?: (?:nimic|deloc|niciun|nicio|absolut|din|dintre|nici)){0,9} ?(?:${mine}|${own} ${my}|ce ${said}|ceea ce ${said}|cele spuse(?: de mine)?)`,
        `<clause>nu (?:aveți voie|puteți|ai voie|vă permit|vă dau voie|vreau)(?: (?:să|ca)){0,9} ?(?:mai )?(?:folosiți|utilizați|păstrați|publicați|stocați|folosi|utiliza|păstra|publica|stoca|se folosească|fie folosit[eă]?|folosești)(?: (?:nimic|din|dintre|deloc|niciun)){0,9} ?(?:${mine}|${own} ${my}|ce ${said}|ceea ce ${said}|cele spuse)`,
        `<clause>nu (?:vreau|doresc) (?:ca )?(?:nimic din )?(?:${mine}|${own} ${my}|ce ${said}|ceea ce ${said}) să (?:mai )?fie (?:folosit|utilizat|păstrat|publicat|stocat)[eăi]?`,
        `<clause>nu (?:vreau|doresc) să (?:mai )?(?:se folosească|se utilizeze|fie folosit|fie utilizat|folosiți)[eă]? (?:nimic )?(?:din )?(?:${mine}|ce ${said})`,
        `<clause>nimic din (?:ce|ceea ce) ${said} (?:nu )?(?:să|trebuie|poate)(?: nu)?(?: (?:să|fie|mai)){0,9} (?:folosit|utilizat|păstrat|publicat)`,
        `<clause>(?:îmi )?retrag (?:tot(?: ce am spus)?|toate (?:răspunsurile|declarațiile)(?: mele)?|răspunsurile(?: mele)?|declarațiile(?: mele)?)`,
      ],
      why,
    ),
    reporting,
  ),
  withdrawPerhaps: [
    `<whole>(?:(?:${erase}|puteți șterge|poți șterge|să ștergeți) (?:tot|totul|toate))`,
    '<clause>n(?:u ar|-ar)? trebui(?:t)? să (?:fi )?(?:acceptat|accept|particip|fiu de acord|fi fost de acord|spun da|fi spus da)',
    '<clause>nu trebuia să (?:accept|particip|fiu de acord|spun da|îmi dau acordul|vorbesc)',
    '<clause>(?:regret (?:că|participarea|acest interviu|interviul|acordul)|îmi pare rău că (?:am (?:acceptat|participat|fost de acord|spus da)|mi-am dat acordul))',
  ],
  'finish-later': unlessReported(
    [
      `<clause>(?:${ask}|${wish}|(?:ar fi|este|e|v-ar|vă|s-ar)(?: (?:posibil|ok|bine|deranja|conveni|putea|convine|în regulă|dacă)){1,9}|am prefera)${rest}* ${resume}${rest}* ${later}`,
      `<clause>(?:${ask}|${wish}) ${later}(?: (?:să|ne|mă)){0,9} ?(?:${resume})?(?= ?[,.!?]|$)`,
      `<clause>(?:hai să|haideți să|să) (?:${resume})${rest}* ${later}`,
      `<clause>(?:continuăm|terminăm|reluăm|continui|termin|reiau|revenim|revin|vorbim|ne auzim|lăsăm|amânăm|sunați|sunați-mă|sună-mă|reveniți|mă sunați)${rest}* ${later}(?= ?[,.!?]|$| (?:vă|dacă|te|pentru|se))(?<!(?:terminăm|revenim|reluăm|vorbim|termin|revin) (?!restul|interviul|asta|întreb|discuția|cu restul).{0,6}(?:luni|marți|miercuri|joi|vineri|sâmbătă|duminică|mai târziu))`,
      `<clause>(?:${later}) (?:continuăm|terminăm|reluăm|continui)(?: (?:restul|interviul|discuția|asta))?(?= ?[,.!?]|$)`,
      `<clause>(?:acum |din păcate |scuze,? )?trebuie să (?:(?:acum|neapărat|din păcate) ){0,9}(?:plec|închid|mă opresc|fug|ies|intru (?:în|într-o) (?:ședință|întâlnire)|merg (?:la o |într-o )?(?:ședință|întâlnire)?|mă duc|alerg|ajung .{1,20})(?: (?:acum|imediat|urgent|din păcate|la .{1,20}|în [a-zà-ț]+ minute)){0,9}${ends}`,
      `<clause>(?:am|intru (?:în|într-o)|imediat am|acum am) (?:o )?(?:ședință|întâlnire|programare|alt apel|meeting)(?: (?:acum|imediat|în|peste|[a-zà-ț]+|minute)){0,9}${ends}`,
      `<clause>(?:nu (?:mai )?am timp(?: (?:acum|momentan)){0,9}|acum nu (?:pot|am timp|e momentul|este momentul|e un moment bun|este un moment (?:bun|potrivit))|nu (?:e|este) (?:un )?moment(?:ul)? (?:bun|potrivit)|nu acum)${ends}`,
      `<clause>(?:putem|hai să|haideți să|vreau să|aș vrea să) (?:face|facem|luăm|lua|fac|iau) o pauză`,
      `<clause>(?:restul|celelalte întrebări|ultimele întrebări)(?: [a-zà-ț]+){0,4} ${later}`,
    ],
    reporting,
  ),
  'off-the-record': [
    'off(?:-| )the(?:-| )record',
    '(?:neoficial|extraoficial)(?:ă|e)?(?= ?[,.:;!]|$| (?:vorbind|spus|vă|pot|dar|și))(?<!(?:canal[a-zà-ț]*|relații|surse|sursă|piață|mod|program|datele) neoficial(?:ă|e)?)',
    '(?:doar |rămâne |strict |numai |să rămână |rămână ){0,9}între (?:noi(?: (?:doi|fie vorba|două|amândoi))?|mine și (?:dumneavoastră|tine)|dumneavoastră și mine|patru ochi)(?= ?[,.:;!?]|$| (?:vă|fie|dar|că|te|șeful|directorul))',
    `(?:fie vorba|fie spus|vorba) între noi`,
    `nu mă (?:mai )?(?:citați|cita|citezi|citeze|înregistrați|menționați)`,
    `nu (?:(?:o|le|îl|mă|mai) ){0,9}(?:scrieți|scrie|notați|nota|consemnați|înregistrați|înregistra|publicați|publica|citați|cita|menționați|menționa|includeți|include|folosiți|divulgați|transcrieți|treceți|puneți|dați mai departe|spuneți mai departe|spuneți nimănui|repetați nimănui|notezi|scrii|pomeniți|faceți public|reproduceți)(?: (?:vă rog|te rog))?(?: (?:${this_}|acest lucru|în (?:raport|proces(?:ul)?-verbal|transcriere|înregistrare|articol|stenogramă)|mai departe|nicăieri|nimănui|numele meu|public|pe hârtie|de mine)){1,9}`,
    `<clause>(?:asta |acest lucru |${this_} )?(?:vă rog |te rog )?(?:să )?nu (?:o |le |îl |se )?(?:mai )?(?:scrieți|notați|consemnați|înregistrați|publicați|citați|menționați|includeți|folosiți|divulgați|transcrieți|treceți|spuneți|noteze|scrie|publice|citeze|înregistreze|înregistrezi|notezi|scrii|apară)(?: (?:vă rog|te rog|nicăieri|nimănui|mai departe|în raport|public)){0,9}${ends}`,
    `(?:prefer|aș prefera|vreau|aș vrea|vă rog|te rog|vă rog frumos|aș dori|v-aș ruga|doresc)(?: (?:ca|eu|asta|acest lucru|frumos)){0,9} (?:să nu|nu) (?:(?:fie|fiu|se|o|îl|mă|vă|le|apară|fi) ){0,9}(?:citat[ăe]?|citez[ei]|citați|înregistrat[ăe]?|înregistrați|notat[ăe]?|notați|scrieți|scris[ăe]?|publicat[ăe]?|publicați|publice|menționat[ăe]?|menționați|consemnat[ăe]?|consemnați|folosit[ăe]?|folosiți|apară|apar|divulgați|includeți|transcrieți|citeze|înregistreze)(?: (?:${this_}|în .{1,20}|nicăieri)){0,9}${ends}(?<!(?:vreau|doresc) nu .*)`,
    `nu (?:aveți voie|puteți|trebuie|ai voie|vreau|aș vrea)(?: (?:să|ca|asta|acest lucru)){0,9} (?:(?:mă|o|se|fie|fiu|să|le) ){0,9}(?:citați|cita|înregistrați|înregistra|scrieți|scrie|notați|publicați|publica|publice|menționați|citeze|citat[ăe]?|publicat[ăe]?|înregistrat[ăe]?|consemnați|știe|afle|apară|citat)(?: (?:${this_}|nimeni|public|cu numele|pe asta|în .{1,20})){0,9}${ends}`,
    `<clause>(?:${this_}) (?:nu (?:(?:e|este|trebuie|poate|se|va|aș vrea|vreau|are voie|să|fie|ar) ){0,9}(?:pentru (?:publicare|înregistrare|public|publicat|citat)|de publicat|de citat|publicat[ăe]?|publice|publică|citat[ăe]?|citeze|înregistrat[ăe]?|înregistreze|consemnat[ăe]?|notat[ăe]?|noteze|scrie|scris[ăe]?|apară|menționeze|menționat[ăe]?|afle|ajungă|public[ăe]?|destinat[ăe]? publicării))`,
    'nu (?:e|este|sunt)?(?: )?(?:pentru (?:publicare|înregistrare|presă|citat|public|raport)|de publicat|de citat|destinat(?:ă|e)? publicării)(?= ?[,.:;!]|$| (?:vă|dar|și))',
    `(?:asta|acest lucru|aceasta|ce (?:vă spun|îți spun|spun|urmează|zic)(?: acum)?|ceea ce (?:urmează|spun|vă spun)|următoarele|următoarea parte|partea asta|informația asta|chestia asta|${this_})(?: (?:e|este|rămâne|trebuie|să|rămână|fie|vă rog|strict|doar|foarte|absolut|aș vrea|vreau|sunt|le spun|o spun|v-o spun)){0,9} (?:confidențial[ăe]?|secret[ăe]?|în (?:secret|confidență|mod confidențial)|neoficial[ăe]?|off record|anonim[ăe]?|privat[ăe]?)(?= ?[,.:;!]|$| (?:vă|dar|și|că))`,
    '<clause>(?:(?:vă spun |îți spun )?(?:strict )?(?:confidențial|în confidență|în secret|cu titlu confidențial|în mod confidențial|neoficial)(?: vorbind| spus)?)(?= ?[,:.]|$| (?:vă|pot|spus|vorbind))',
    `(?:păstrați|păstrează|țineți|ține|lăsați|lasă|să rămână|rămâne|să păstrați|păstrăm|tratați)(?: (?:${this_}|vă rog|te rog|o|lucrul acesta|doar)){0,9} (?:confidențial[ăe]?|pentru (?:dumneavoastră|tine)|secret[ăe]?|între noi|în afara (?:înregistrării|raportului|interviului)|anonim[ăe]?|aici)`,
    `(?:opriți|oprește|închideți|închide|puneți pe pauză|întrerupeți|stopați)(?: (?:puțin|vă rog|un pic|te rog|o clipă|un moment)){0,9} (?:înregistrarea|reportofonul|microfonul|recorderul|banda)`,
    `(?:puteți|poți|ați putea|vreți|să) (?:să )?(?:opri|opriți|închide|închideți|oprești|pune pe pauză|întrerupe|întrerupeți)(?: (?:puțin|vă rog|un pic)){0,9} (?:înregistrarea|reportofonul|microfonul)`,
    `<clause>(?:asta )?(?:eu )?(?:nu|n-)(?: v-| ți-|-| )?am spus(?: niciodată)? (?:asta|așa ceva)(?= ?[,.!]|$)`,
    '<clause>(?:asta nu ați (?:auzit|auzit-o)|n-ați auzit) de la mine',
    'să (?:nu )?(?:știe|afle|audă) nimeni (?:asta|de asta)?',
  ],
  'on-the-record': [
    '(?:din nou|iarăși|iar|înapoi|revenim|ne întoarcem|redevenim)(?: (?:la|în|pe|mod|modul|cu)){0,9} ?(?:oficial[ăe]?|înregistrare|on the record|record|înregistrat)',
    '(?:de (?:acum|aici)(?: (?:încolo|înainte))?)(?:,)?(?: (?:e|este|suntem|totul|puteți|poți|vorbim|mă|din nou|o|iar|să)){0,9} (?:oficial|citați|cita|înregistra|înregistrați|nota|scrie|on the record|folosi|relua)',
    '<clause>(?:acum |asta |de acum |restul |ce urmează )?(?:mă |o |le )?(?:puteți|poți)(?: (?:din nou|iar|acum|să|mă|și|o)){0,9} (?:cita|citați|înregistra|înregistrați|nota|notați|scrie|scrieți|folosi|folosiți|relua|reluați|reporni|porni|porniți|reporniți)(?: (?:din nou|înregistrarea|asta|pe mine|reportofonul|microfonul|iar)){0,9}',
    '<clause>(?:reluați|porniți|reporniți|continuați|reia|pornește|repornește)(?: (?:din nou|iar|cu)){0,9} (?:înregistrarea|reportofonul|microfonul)',
    '<clause>(?:restul|asta|ce urmează) (?:e|este|nu mai (?:e|este)) (?:din nou |iar )?(?:oficial|public|confidențial|secret)(?<!(?:asta|restul|urmează) (?:e|este) (?:confidențial|secret))',
    '<whole>(?:on the record|oficial|suntem (?:din nou )?(?:oficiali|în direct)|revenim oficial)',
  ],
  strike: [
    `(?:ștergeți|șterge|ștergeti|stergeți|stergeti|eliminați|elimină|scoateți|scoate|uitați|uită|ignorați|ignoră|tăiați|taie|anulați|anulează|omiteți|nu (?:luați în considerare|țineți cont de|folosiți|păstrați|înregistrați)|săriți peste|lăsați deoparte|radiați)(?: (?:${please}|de|imediat)){0,9} (?:${just})`,
    '(?:ștergeți|uitați|ignorați|eliminați|tăiați) (?:asta|ce am spus|acest lucru|aceasta)(?= ?[,.!?;]|$| (?:vă|te|din))',
    `<clause>(?:șterge|uită|ignoră|elimină|taie|scoateți|scoate|tăiați|ștergeți-o|uitați-o|scoateți-o|ștergeți-l|șterge-o|uitați de asta|uită de asta|tăiați-o)(?: (?:asta|aia|acest lucru|vă rog|te rog|partea asta|de acolo|din .{1,20})){0,9}${ends}(?<!(?:șterge|uită|ignoră|elimină|taie|scoate|scoateți|tăiați))`,
    `<clause>(?:ștergeți|eliminați|tăiați|uitați|scoateți)(?:-o|-l)?(?: (?:vă rog|din înregistrare|din transcriere|asta)){1,9}${ends}`,
    `(?:${ask}|${wish}|vă rog|te rog|trebuie|v-aș ruga|se poate|ar fi bine|mai bine)(?: ${please}){0,9}(?: (?:să|ca|frumos)){0,9} (?:șterge|ștergeți|ștergi|ștergem|elimina|eliminați|elimini|scoate|scoateți|scoți|uita|uitați|uiți|ignora|ignorați|ignori|tăia|tăiați|tai|anula|anulați|retrag|retrage|omiteți|omite|nu luați în considerare|nu țineți cont de|îmi retrag)(?: (?:de|vă rog)){0,9} (?:${just}|asta|acest lucru|partea asta|fraza asta|aceasta)`,
    `<clause>(?:${just}|asta|fraza asta|partea asta)(?: (?:se poate|poate|trebuie|ar trebui|vreau|aș vrea|vă rog|puteți|o)){1,9} ?(?:(?:să|o|fie|se) ){0,9}(?:șters[ăe]?|ștearg[ăa]|ștergeți|șterge|eliminat[ăe]?|eliminați|scos|scoas[ăe]|scoateți|tăiați|tăiat[ăe]?|ignorat[ăe]?|uitat[ăe]?|uitați|anulat[ăe]?)`,
    `<clause>(?:îmi )?(?:retrag|anulez|iau înapoi)(?: (?:ce am spus|ceea ce am spus|afirmația|ultima (?:frază|afirmație|propoziție)|asta|cuvintele|vorbele|cele spuse|remarca|declarația))(?: (?:mea|mele|asta|anterioară)){0,9}`,
    `<clause>(?:îmi retrag (?:cuvintele|vorbele|afirmația|spusele|remarca)|retrag ce am (?:spus|zis))`,
    `<clause>(?:asta )?(?:nu (?:trebuia|ar fi trebuit)|n-ar fi trebuit|nu se cădea)(?: (?:eu|niciodată|asta)){0,9} să (?:spun|zic|fi spus|vă spun|menționez|povestesc|fi zis|pomenesc)(?: (?:asta|așa ceva|lucrul acesta|acest lucru))?`,
    `<whole>(?:n-am (?:spus|zis) nimic|nu am (?:spus|zis) nimic|ca și cum n-aș fi (?:spus|zis)|fără ultima frază|șterge|ștergeți(?: vă rog)?|uitați|nu contează ce am (?:spus|zis))`,
    `<clause>(?:prefaceți-vă|faceți-vă|considerați|luați-o|să zicem|hai să zicem|ca și cum|de parcă) ?(?:că|ca și cum|ca și când)? ?n-?(?:aș fi|am)?(?: fi| am| aș fi)? (?:spus|zis)`,
  ],
  repeat: [
    `(?:puteți|ați putea|poți|ai putea|vreți|se poate|vă deranjează|pot|aș putea)(?: ${please}){0,9}(?: (?:să|dacă|vă rog)){0,9} (?:să )?(?:mai )?(?:repeta|repetați|repeți|repet|ziceți|zice|zici|spune|spuneți|spui|citi|citiți|citești|pune|puneți|auzi|aud|adresa|formula)(?: (?:mai|o)){0,9}(?: ${question})?(?: ${again}){0,9}${ends}(?<=repet.{0,60}|(?:din nou|o dată|iar|iarăși|rar|tare|încet).{0,15})`,
    `(?:puteți|ați putea|poți|ai putea) (?:să )?repet[aei](?:ți|ţi)?`,
    `<clause>(?:să )?(?:repetați|repetă|repeta)(?:-mi)?(?: (?:${please}|${question}|încă o dată|din nou|ultima parte)){0,9}${ends}`,
    `<clause>(?:mai )?(?:spuneți|spune|ziceți|zi|zi-mi|citiți|citește|puneți|întrebați|întreabă|spuneți-mi|puneți-mi)(?:-mi|-o|-mă)?(?: (?:o|mai)){0,9}(?: ${question})?(?: ${again}){1,9}${ends}(?<=(?:din nou|dată|iar|iarăși|rar|tare|încet).{0,12})`,
    `<whole>(?:încă o dată|din nou|poftim|poftiți|cum ați (?:spus|zis)|cum ai (?:spus|zis)|ce ați (?:spus|zis|întrebat)|ce ai (?:spus|zis|întrebat)|cum|ce|pardon|întrebarea (?:din nou|încă o dată)|ce întrebare era|cum anume|ați spus|nu aud|nu se aude|nu vă aud)(?: (?:acum|mai devreme|vă rog|adineauri))?\\?*(?<!<)(?<!^(?:ce|cum))`,
    'care (?:era|a fost|e|este|mai era) (?:ultima )?întrebarea?',
    `(?:ce|cum) (?:ați|ai|m-ați|m-ai) (?:spus|zis|întrebat)(?: (?:acum|mai devreme|adineauri|înainte|mai exact)){0,9}${ends}`,
    String.raw`<start>(?:poftim|poftiți|pardon|ce|cum|scuze|scuzați|scuzați-mă|cum așa|mă scuzați|mă iertați|ă|cum ziceați)\s*\?`,
    `<clause>n(?:u|u v-|-| v-| vă| te| ți-|u te|u vă|u am|-am|u v-am|u l-am|u o|-am prea| se)? ?(?:v-am |te-am |am |l-am |se )?(?:prea )?(?:auzit(?:-o)?|înțeles(?:-o)?|aud|aude|auz|prins|recepționat|deslușit)(?: (?:bine|nimic|întrebarea|ultima parte|ce ați (?:spus|zis|întrebat)|ce ai (?:spus|zis|întrebat)|prea bine|deloc|clar|tot|sfârșitul|ce spuneți|prea|exact|perfect|ultima)){0,9}${ends}`,
    `n(?:u a|-a)m (?:auzit|înțeles)(?: bine)?(?: întrebarea)?${ends}`,
    '<clause>(?:s-a (?:întrerupt|tăiat)|se (?:întrerupe|taie|aude (?:prost|rău|slab|întrerupt)))(?: (?:legătura|convorbirea|linia|semnalul))?(?= ?[,.!?]|$)',
    '<clause>legătura (?:e|este|a fost) (?:slabă|proastă|întreruptă)',
  ],
  rephrase: [
    `(?:puteți|ați putea|poți|ai putea|vreți|se poate)(?: ${please}){0,9}(?: (?:să|vă rog)){0,9} (?:să )?(?:mai )?(?:reformula|reformulați|reformulezi|explica|explicați|explici|clarifica|clarificați|clarifici|preciza|precizați|detalia|detaliați|lămuri|lămuriți|simplifica|simplificați|formula|formulați|spune|spuneți|spui|pune|puneți|o spuneți|o spui|o întrebați|întreba|întrebați|zice|fi mai (?:clar[ă]?|explicit[ă]?|precis[ă]?)|fiți mai (?:clar[ă]?|explicit[ă]?))(?:-mi|-o|mi)?(?: (?:întrebarea|puțin|un pic|mai bine|ce (?:înțelegeți|vreți să spuneți|înseamnă|înseamnă asta)(?: prin .{1,40})?|asta|la ce vă referiți|o)){0,9}(?: (?:altfel|altcumva|în alt(?:e cuvinte| mod| fel)|cu alte cuvinte|mai (?:simplu|clar|pe înțeles)|diferit|puțin|vă rog|un pic)){0,9}${ends}(?<!(?:spune|spuneți|spui|pune|puneți|întreba|întrebați|zice|formula)(?: (?:întrebarea|asta|o|puțin|vă rog)){0,9})`,
    `<clause>(?:ce|cum|la ce) (?:vreți|vrei|înțelegeți|înțelegi|anume|vă|te|doriți|ați vrut|se|adică)(?: (?:să|vă|te|referiți|referi|spuneți|spui|ziceți|aflați|știți|spună|înțelege|anume|exact|mai exact|prin|cu asta|aici|întrebați|întrebi|prin asta|de fapt|adică)){0,9}(?: (?:prin|cu|când|despre|despre) .{1,60})?(?= ?[,.!?]|$)(?<=(?:refer|spun|înțeleg|zice|afl|știți|întreb|prin|exact).*)`,
    `<clause>ce (?:înseamnă|inseamna|semnifică|reprezintă)(?! (?:asta |acest lucru )?pentru) .{1,60}(?= ?\\?|$)`,
    `<clause>ce (?:înseamnă|inseamna) (?:asta|acest lucru)(?: (?:mai exact|exact))?(?= ?[?.]|$)`,
    `<clause>nu (?:prea )?(?:înțeleg|pricep|am înțeles|am priceput|e clar|este clar|mi-e clar|îmi e clar|îmi este clar|mi-este clar|urmăresc|sunt sigur[ă]? că (?:am înțeles|înțeleg))(?: (?:bine|prea bine|întrebarea|foarte bine|exact|la ce vă referiți|la ce te referi|ce (?:vreți|vrei|doriți|mă întrebați|înseamnă|întrebați|înțelegeți).{0,40}|ce|care este|prea|de fapt|sensul|întrebării|asta|deloc)){0,9}${ends}`,
    `<clause>întrebarea(?: (?:asta|dumneavoastră))? (?:nu )?(?:e|este|mi se pare|nu mi-e|nu-mi e|nu-mi este) (?:(?:prea|cam|foarte|puțin|destul de|ne) ?){0,9}(?:clară|neclară|vagă|complicată|confuză|lungă|grea|ambiguă)`,
    `<clause>(?:reformulați|reformulează|explicați|explicați-mi|explică-mi|clarificați|fiți mai (?:clar|explicit)|precizați|cu alte cuvinte)(?: (?:întrebarea|vă rog|puțin|te rog|mai simplu|mai clar|ce vreți să spuneți)){0,9}${ends}`,
    `<whole>(?:adică\\??|în ce sens|în ce fel\\??|cum adică|la ce vă referiți|la ce te referi|cum anume\\?|ce anume\\??|de exemplu\\?|cum ar fi\\?|cu alte cuvinte\\??|mai exact\\?|în alte cuvinte\\??)`,
  ],
  skip: [
    `<whole>(?:pas|trec|sar|următoarea(?: întrebare)?|mai departe|trecem|sărim|fără comentarii|niciun comentariu|fără răspuns|trecem (?:mai departe|peste|peste asta|la următoarea)|trec peste|sar peste|săriți|next|pasez|sărim peste|mergem mai departe)(?: (?:vă rog|te rog))?`,
    `<clause>(?:${ask}|${wish}|mai bine|hai să|să)(?: ${please}){0,9} (?:să )?(?:sărim|sări|sar|săriți|trecem|trece|trec|treceți|omitem|omite|omit|lăsăm|mergem|merge|evităm|evita|evit|las|trece peste|trecem peste)(?: (?:peste|asta|la|întrebarea|această|aceasta|întrebare|următoarea|mai departe|altă|această întrebare|deoparte|de|această întrebare|întrebarea asta)){1,9}${ends}(?<!(?:lăsăm|las|evit|merge|mergem) (?:asta|la))`,
    `<clause>(?:săriți|sărim|treceți|trecem|sar|trec|treci|sari)(?: (?:peste|la|asta|întrebarea|aceasta|această|întrebare|următoarea|altă|mai departe)){1,9}${ends}(?<!(?:trecem|trec|sar|sărim) la (?:asta|aceasta))`,
    `<clause>(?:următoarea|altă) întrebare(?:,? (?:vă rog|te rog|dacă se poate))?(?= ?[,.!?;]|$)`,
    `<clause>(?:la (?:asta|această întrebare|întrebarea asta|întrebarea aceasta|aceasta) )?(?:prefer|aș prefera|mai bine|vreau|aș vrea|doresc) (?:să )?nu (?:răspund|comentez|spun|mă pronunț|vorbesc|discut|intru|dau|zic)(?: (?:la|despre|asta|această|întrebare|întrebarea|aceasta|nimic|în detalii|acest lucru|răspuns|un|niciun|aici)){0,9}${ends}`,
    `<clause>(?:(?:la|despre) (?:asta|această întrebare|întrebarea asta|aceasta) )?(?:eu )?nu (?:vreau|pot|doresc|aș vrea|aș dori|am voie|îmi permit|răspund|comentez)(?: (?:să|vă|la|asta)){0,9}(?: ?(?:răspund|răspunde|comentez|comenta|spun|spune|vorbesc|vorbi|discut|mă pronunț|intru|dezvălui))?(?: (?:la|despre|asta|această|întrebare|întrebarea|aceasta|în detalii|acest lucru|aici|nimic)){0,9}${ends}(?<=(?:răspund|coment|vorb|pronunț|discut|spun(?:e)? (?:asta|nimic|despre)|intru|dezvălui).{0,40})`,
    `<clause>(?:asta|întrebarea asta|la asta|peste asta) (?:o |aș )?(?:sar|trec|sări|sărim|trecem|prefer să o sar|săriți|lăsați)(?: (?:peste))?${ends}`,
  ],
  'go-back': [
    `(?:${ask}|${wish}|trebuie|aș vrea|hai|haideți|să)(?: ${please}){0,9}(?: (?:să|ne|mă|puțin|un pic|vă|te|o clipă)){0,9} (?:întoarcem|întoarce|întorc|întoarceți|revenim|reveni|revin|reveniți|reluăm|relua|reiau|mergem înapoi|merge înapoi|merg înapoi|dăm înapoi)(?: (?:puțin|un pic|înapoi|vă rog|o clipă)){0,9}(?: (?:la|asupra|cu))?(?: (?:o|prima|a doua|întrebarea|ultima|precedenta|cea|răspunsul|o întrebare|subiectul|punctul))(?: (?:anterioară|precedentă|întrebare|de mai devreme|de dinainte|dinainte|trecută|anterior|precedent|meu|numărul [a-zà-ț]+|unu|doi|doua|doua|înapoi|despre .{1,30}|întâi|de mai înainte)){0,9}${ends}`,
    `(?:înapoi|revenim|revin|ne întoarcem|mă întorc|întoarceți-vă|întoarce-te|reveniți) (?:la|asupra) (?:întrebarea|prima întrebare|ultima întrebare|a doua întrebare|răspunsul)(?: (?:anterioară|precedentă|de mai devreme|de dinainte|trecută|anterior|precedent|meu|despre .{1,30})){0,9}${ends}`,
    `<whole>(?:(?:la )?întrebarea (?:anterioară|precedentă|de dinainte|trecută)|înapoi|înapoi cu o întrebare|o întrebare înapoi|precedenta|anterioara|întoarce-te|mergeți înapoi|la precedenta)(?: vă rog)?`,
    `<clause>(?:${ask}|vreau|aș vrea|hai|haideți)(?: (?:să|ne|mă)){0,9} (?:merge|mergem|da|dăm|întoarce|întoarcem|merg|întorc|reveni|revenim) (?:cu )?(?:o întrebare )?(?:înapoi|o întrebare)(?: cu o întrebare)?${ends}`,
  ],
  wait: [
    `<whole>(?:(?:doar |numai )?(?:un|o|1) (?:moment|momențel|minut|minuțel|secundă|clipă|secundică|clipită|pic)(?: (?:vă rog|te rog|doar|numai|de răbdare)){0,9}|(?:stați|stai|așteptați|așteaptă|asteptati)(?: (?:așa|puțin|un pic|un moment|o clipă|o secundă|un minut|vă rog|te rog|nițel|pe linie)){0,9}|lăsați-mă să (?:mă gândesc|gândesc)(?: (?:puțin|un pic|o clipă|un moment)){0,9}|să mă gândesc(?: (?:puțin|un pic|o clipă|un moment)){0,9}|mă gândesc(?: (?:puțin|un pic|o clipă|un moment)){0,9}|trebuie să mă gândesc(?: (?:puțin|un pic|o clipă|la asta)){0,9}|puțină răbdare|răbdare|imediat|rămâneți pe (?:linie|fir)|momentan o secundă)`,
    `<clause>(?:(?:doar )?(?:un moment|o clipă|o secundă|un minut|o secundică|un momențel)|(?:stați|stai|așteptați|așteaptă)(?: (?:așa|puțin|un pic|un moment|o clipă|o secundă|un minut)){1,9})(?= ?[,.!?;]|$| (?:vă|te|că|să|sună|bate|până|cineva|trebuie|mă|numai|și|doar))`,
    `<clause>(?:(?:îmi|mi) (?:dați|da|trebuie|ia|acordați|lăsați)|dați-mi|dă-mi|acordați-mi|am nevoie de|aș avea nevoie de|mi-ar trebui|îmi trebuie|lăsați-mi|pot (?:să )?(?:avea|am|primi|primesc|lua|iau)|aș putea avea|puteți să-mi dați|îmi puteți da|vreau|aș vrea)(?: (?:doar|vă rog|și eu|puțin|încă)){0,9} (?:un|o|două|doua|câteva|cinci|zece|puțin|puțină|ceva|\\d+|un pic de) ?(?:moment|momente|minut|minute|secundă|secunde|clipă|clipe|timp|pauză|răgaz|minuțel)?(?: (?:de (?:gândire|timp|gândit|pauză)|să (?:mă gândesc|verific|caut|.{1,20})|pentru .{1,20}|vă rog|timp)){0,9}${ends}(?<=(?:moment|minut|secund|clip|timp|pauză|răgaz|gând).*)`,
    `<clause>(?:lăsați-mă|lasă-mă|stați|trebuie|vreau|aș vrea)(?: (?:puțin|un pic|o clipă|să)){0,9} (?:mă gândesc|verific|caut|mă uit)(?: (?:puțin|un pic|o clipă|un moment|ceva|la asta|o secundă)){0,9}${ends}(?<=(?:gândesc|puțin|un pic|clipă|moment|secundă).*)`,
    `<clause>(?:sună|bate|este|e|a venit) (?:cineva )?(?:la (?:ușă|poartă)|cineva la (?:ușă|poartă))`,
    `<clause>(?:revin|mă întorc|vin) (?:imediat|într-o clipă|într-un minut|într-o secundă|repede)`,
    `<clause>(?:puteți|poți|ați putea|putem|ai putea)(?: ${please}){0,9} (?:să )?(?:aștepta|așteptați|aștepți|face o pauză|facem o pauză|lua o pauză|luăm o pauză|rămâne pe linie)(?: (?:puțin|un pic|un moment|o clipă|un minut|o secundă)){0,9}${ends}`,
  ],
  'are-you-human': unlessReported(
    [
      `(?:sunteți|ești|esti|sunteti|dumneavoastră sunteți|tu ești|sînteți)(?: (?:cumva|chiar|oare|o|un|de fapt|într-adevăr|voi|dumneavoastră|tu|doar|adevărat|adevărată|reală|real|vie|viu|cu adevărat|un fel de|mașină|sau|om|ceva)){0,9} ?(?:persoan[ăa](?: (?:reală|adevărată|vie|în carne și oase|fizică))?|om(?: (?:real|adevărat|viu|în carne și oase))?|oameni|ființă umană|ființă|uman[ă]?|robot|robotul|bot|chatbot|mașină|computer|calculator|software|program(?: de calculator| informatic)?|inteligență artificială|ia|ai|a\\.i\\.|i\\.a\\.|voce (?:înregistrată|artificială|sintetică)|robot telefonic|aplicație|asistent virtual|operator (?:uman|real)|automat)(?=\\s*\\?| sau | ori |$| (?:cu care|adevărat|real|care|de fapt)|,)(?<!(?:ești|sunteți) (?:om|oameni))`,
      String.raw`<start>(?:ești|sunteți) om(?:ul)?\s*\?`,
      `<start>(?:e|este|asta e|asta este|aceasta este|acesta este)(?: (?:cumva|chiar|oare|o|un|doar|asta|aceasta|vorba de|vorba despre)){0,9} (?:voce (?:înregistrată|artificială|sintetică|automată|umană|reală)|robot(?:ul)?|persoană (?:reală|adevărată)|om (?:real|adevărat)|inteligență artificială|înregistrare|sistem automat|mașină|bot|chatbot|apel automat|mesaj (?:automat|înregistrat)|ai|program)(?=\\s*\\?| sau |$)`,
      `(?<!(?:dacă|că|să) )(?:vorbesc|stau de vorbă|discut|conversez|vorbim|am de-a face|vorbeam|scriu)(?: (?:cumva|acum|chiar|oare|eu|de fapt|aici)){0,9} cu (?:(?:un|o|vreun|vreo) )?(?:robot|bot|chatbot|mașină|computer|calculator|om|persoană|ființă umană|inteligență artificială|inteligența artificială|ai|ia|program|software|cineva real|operator|înregistrare|automat|om real|asistent virtual|voce)(?: (?:adevărat[ă]?|real[ă]?|viu|vie|uman[ă]?|în carne și oase|automată)){0,9}(?=\\s*\\?|$| sau | ori |,)(?<!(?:discut|vorbim|am de-a face) cu (?:(?:un|o) )?(?:operator|program|om|persoană))`,
      `<clause>cu cine (?:vorbesc|stau de vorbă|discut|am onoarea|am plăcerea)`,
      `<clause>(?:cine|ce) (?:sunteți|ești|esti)(?: (?:dumneavoastră|tu|de fapt|voi|mai exact)){0,9}(?= ?[?!.]|$)`,
      `<clause>(?:pot|aș putea|vreau|aș vrea|se poate|aș dori)(?: (?:să)){0,9} (?:vorbi|vorbesc) cu (?:un |o )?(?:om|persoană|operator|cineva|om real|ființă)(?: (?:real[ă]?|adevărat[ă]?|uman|viu|în carne și oase))?(?= ?[,.!?]|$)`,
      `<clause>(?:sunteți |ești )?(?:un |o )?(?:om|persoană(?: reală)?|uman) sau (?:un |o )?(?:robot|mașină|computer|calculator|ai|bot|inteligență artificială|program)(?= ?[?]|$)`,
      `(?:robot|mașină|computer|calculator|ai|bot|inteligență artificială) sau (?:un |o )?(?:om|persoană|uman)(?: (?:real[ă]?|adevărat[ă]?|viu))?(?= ?[?]|$)`,
      `(?:e|este|se află) (?:chiar |cumva )?(?:cineva|un om|o persoană)(?: (?:real[ă]?|adevărat[ă]?))? (?:la celălalt capăt|de partea cealaltă|acolo|în spate|la telefon)`,
      `<clause>(?:om|uman) (?:ești|sunteți)`,
    ],
    reporting,
  ),
  'is-recorded': unlessReported(
    [
      `(?:(?:mă|ne|o|se|îl|sunt|suntem|este|e|va fi|vor fi|sînt|ne-|ați|vă|mă mai) ){1,9}(?:cumva |acum |toată |tot |oare |chiar |aici ){0,9}(?:înregistrează|înregistrați|înregistrat[ăe]?|înregistrați|înregistrezi|inregistreaza|ascultat[ăe]?|ascultă (?:cineva|altcineva)|ascultați|interceptat[ăe]?|stochează|stocat[eă]?|salvează|salvat[eă]?|păstrează|păstrat[eă]?|transcrie|transcris[ăe]?|monitorizat[ăe]?|arhivează)(?: (?:(?:cumva|acum|ce (?:spun|zic|vorbim|vorbesc)|conversația|convorbirea|discuția|apelul|interviul|asta|acest|această|tot|totul|răspunsurile mele|vocea mea|vocea|ceea|ce|undeva|de cineva|aici|și|interviu|apel|convorbire|discuție|sunetul|noastră|mea|aceasta|acesta|răspunsurile|mele) ?){0,9})\\s*\\?`,
      `<start>(?:mă |ne |se |o )?(?:înregistrați|înregistrezi|înregistrează|inregistreaza)(?: (?:cumva|acum|ce (?:spun|zic)|conversația|convorbirea|discuția|apelul|interviul|asta|această|acest|tot|totul|interviu|discuție|convorbire|mă)){0,9}(?= ?[?.!]|$)`,
      `<start>(?:(?:asta|aceasta|conversația|convorbirea|discuția|interviul|apelul|tot ce spun|această (?:discuție|conversație|convorbire)|acest (?:apel|interviu)) )(?:asta |aceasta |noastră |ăsta ){0,9}(?:se |este |e |va fi )(?:înregistrează|înregistrat[ăe]?|interceptat[ăe]?|ascultat[ăe]?)(?= ?[?.!]|$)(?<=(?:asta|aceasta|acest|această|noastră|ăsta|spun).*|\\?)`,
      `<start>(?:este|e|sunt|sunteți) (?:cumva )?(?:înregistrat[ăe]?|înregistrați)(?: (?:convorbirea|conversația|discuția|asta|acum|interviul|apelul|această (?:discuție|convorbire))){0,9}(?= ?[?.!]|$)`,
      `(?:cine|cine altcineva|cine mai|cine anume|câți oameni) (?:(?:va|poate|îmi|îmi va|o să|o sa|are|mai|vor|pot|aude|ascultă|citește|vede|primește|ne|mă|să) ){0,9}(?:auzi|aude|audă|asculta|ascultă|asculte|citi|citește|citească|vedea|vede|vadă|acces|ascultând|avea acces|primi|primește)(?: (?:la|asta|ce|spun|zic|tot|ceea|înregistrarea|înregistrare|răspunsurile|mele|discuția|convorbirea|conversația|interviul|această|acest|ce am spus|noastră|datele|mai|și|acum|pe|mine|înregistrările|convorbire|discuție|interviu|vorbim|spunem|spus|am)){0,9}(?= ?[?]|$)`,
      `ce (?:se întâmplă|faceți|veți face|o să faceți|se va întâmpla|urmează să faceți|se face)(?: (?:apoi|după aceea|după|mai departe|exact)){0,9} cu (?:răspunsurile(?: mele)?|înregistrarea|datele(?: mele)?|vocea mea|ce (?:spun|am spus|vă spun)|ceea ce (?:spun|am spus)|informațiile(?: mele)?|această (?:înregistrare|discuție)|toate astea|asta)`,
      `unde (?:ajung|ajunge|se duc|se duce|sunt|este|vor fi|va fi|se stochează|se păstrează|se salvează|păstrați|stocați|salvați)(?: (?:stocat[eă]|păstrat[eă]|salvat[eă]))? (?:răspunsurile|datele|înregistrarea|ce spun|asta|înregistrările|toate astea)`,
      `(?:este|e|sunt|rămâne|rămân|va fi|vor fi)(?: (?:asta|discuția|tot|ce spun|chiar|totul|această|conversația|interviul|răspunsurile|mele|convorbirea|acest|discuție|conversație|interviu|oare|cumva|noastră)){0,9} (?:confidențial[ăe]?|anonim[ăe]?|privat[ăe]?|secret[ăe]?|protejat[ăe]?)(?: (?:discuția|conversația|asta|ce (?:spun|vă spun)|acest interviu|interviul|această (?:discuție|conversație)|răspunsurile mele|noastră|interviul ăsta)){0,9}\\s*\\?`,
      `<start>(?:e|este|rămâne)(?: (?:asta|discuția|tot ce spun|conversația|totul)){0,9} (?:confidențial[ăe]?|anonim[ăe]?)(?: (?:discuția|conversația|asta|ce spun|interviul|acest interviu|această discuție)){0,9}(?= ?[?]|$)(?<=(?:asta|spun|interviul?|discuți[ae]|conversați[ae]|totul).*)`,
      `(?:este|e|a pornit|merge|există|faceți|se face) (?:cumva )?(?:(?:o|vreo) )?(?:înregistrare(?:a)?|reportofonul|microfonul|înregistrare audio)(?: (?:pornit[ăa]?|activ[ăe]?|în curs|deschis))?\\s*\\?`,
      `<clause>(?:înregistrarea|reportofonul|microfonul) (?:e|este|merge) ?(?:pornit[ăa]?|activ[ăe]?|deschis)?\\s*\\?`,
      `(?:ne |mă )?(?:(?:mai )?ascultă|aude)(?: (?:și|mai|ne|mă)){0,9} (?:cineva|altcineva)(?: (?:acum|aici|și))?\\s*\\?`,
      String.raw`<whole>(?:înregistrați|se înregistrează|înregistrare|sunt înregistrat[ăe]?|mă înregistrați)\?`,
    ],
    reporting,
  ),
  'who-asks': unlessReported(
    [
      `(?:cine|ce (?:companie|firmă|organizație|client|instituție)|care (?:companie|firmă|client|organizație)|din partea cui) (?:(?:a|este|e|stă|vrea|plătește|ne|vă|le-a|mă|v-a|întreabă|finanțează|comandă|face|realizează|conduce|se află|să|sunt|cere|solicită|interesează|pune|vine|mi) ){0,9}(?:comandat|cerut|solicitat|în spate(?:le)?|în spatele|plătește|plătit|finanțează|finanțat|clientul|întreabă|vrea|știe|știe asta|afle|beneficiarul|angajat|interesat|face|trimis|realizează|pune|cere|vine)(?: (?:acest|această|interviul|interviu|studiul|studiu|cercetarea|cercetare|sondajul|sondaj|asta|de|lucrurile|astea|toate|aceste|întrebări|întrebările|studiului|acestui|interviului|să|știe|acestor|acestei|cercetări|vostru|dumneavoastră|pentru|mă|discuția|afle)){0,9}(?= ?[?]|$)`,
      `(?:pentru|de la|din partea|în numele|la) (?:cine|cui|ce (?:companie|firmă|organizație|instituție)|care (?:companie|firmă)) (?:(?:lucrați|sunați|lucrezi|suni|sunteți|întrebați|faceți|ești|reprezentați|este|e|se|vorbiți|mă|face|apelați|mă sunați|realizați|veniți|vine)(?: (?:asta|acest|interviul|studiul|interviu|studiu|făcut|sunați|această|cercetare|cercetarea|dumneavoastră|voi|de fapt)){0,9})?(?= ?[?]|$)`,
      `(?:în numele cui|din partea cui|pe cine reprezentați|la cererea cui|la comanda cui)`,
      `<clause>(?:de ce|pentru ce|cu ce scop|din ce motiv|în ce scop) (?:(?:mă|ne|vreți|vrei|îmi|puneți|pui|doriți|vă|întrebați|întrebi|sunați|ați|trebuie|m-ați|aveți|e|este|se|faceți|intervievați) ?){1,9}(?: ?(?:întrebați|întrebi|să|știți|știi|aflați|asta|despre asta|aceste|astea|întrebări|intervievați|interesează|sunați|sunat|ales|răspund|nevoie|de|mă|toate|acest|interviul|interviu|aceste lucruri|atâtea|lucrurile|fac|puneți|la|acestea|pe mine|intervievat|intervieva)){0,9}(?= ?[?]|$)(?<!de ce (?:e|este|se|trebuie|doriți|vreți))`,
      `(?:care (?:e|este|ar fi)) (?:scopul|rostul|obiectivul|motivul|sensul)(?: (?:acestui|acestei|acestor|interviului|discuției|studiului|cercetării|întrebărilor|interviu|discuții|studiu|întrebări|de fapt|apelului|conversației|lui|a|tuturor)){0,9}(?= ?[?]|$)`,
      `(?:la ce|pentru ce) (?:folosește|folosesc|servește|servesc|vor fi folosite|va fi folosit|sunt folosite|folosiți|vă folosesc|vă trebuie|e bun)(?: (?:asta|acest|interviul|interviu|toate|astea|întrebările|răspunsurile|mele|aceste|informații|informațiile|întrebări|studiul)){0,9}(?= ?[?]|$)`,
      `<clause>de ce (?:tocmai |chiar )?(?:eu|pe mine)(?= ?[?]|$)`,
      `<clause>(?:cine (?:vă|te) (?:trimite|plătește)|cine e (?:clientul|în spate))`,
    ],
    reporting,
  ),
  'how-long': [
    `(?:cât|cât timp|câtă vreme|câte minute) (?:(?:mai|durează|va|dura|o să|dureze|avem|timp|este|e|rămâne|ține|a|rămas|ia|îmi|ne|ar|trebuie|să|stăm|continuăm|urmează|stau|necesită|de|mult|am) ?){1,9}(?: ?(?:interviul|acest|asta|discuția|conversația|până|la|final|terminăm|gata|aproximativ|în total|sfârșit|mai|interviu|această|totul|timp|discuție|întrebări|lungă|încheiem|stăm|de vorbă|acesta|ăsta)){0,9}(?= ?[?]|$)(?<!cât (?:a|e|este|avem|am|ia|ar|de mult|trebuie|rămâne|ține|timp (?:a|e|este|am|avem|trebuie)))`,
    `<whole>cât (?:mai durează|durează|timp|mai e|mai este|mai avem|mai ține|va dura|o să dureze|mai)(?: (?:timp|aproximativ|mult|până la final|interviul|asta)){0,9}`,
    `câte (?:alte )?întrebări (?:(?:mai|sunt|au|avem|aveți|urmează|rămas|trebuie|am|sînt|ai|vor fi|o să) ?){1,9}(?: ?(?:rămas|sunt|mai|avem|de răspuns|în total|până la final|să|răspund|fie|urmează|pus|de pus)){0,9}(?= ?[?]|$)`,
    `<clause>câte (?:mai sunt|întrebări|au mai rămas|mai avem|mai urmează)(?= ?[?]|$)`,
    `(?:am|suntem|e|este)(?: (?:aproape|deja|cumva|pe|la|cam|aproape de)){0,9} (?:terminat|final|gata|sfârșit|sfârșite|finalul|terminate|sfârșitul|ultima sută)(?: (?:cu întrebările|curând|interviul|discuția)){0,9}\\s*\\?`,
    `<clause>(?:mai )?(?:durează|e|este|avem|ține|sunt) (?:mai )?(?:mult|multe întrebări|mult timp|multe)(?: (?:timp|de acum|până la final)){0,9}\\s*\\?`,
    `<whole>mai (?:durează|ține|e|este|avem) mult(?: timp)?`,
    `(?:asta |aceasta )?(?:e|este|a fost|era) (?:asta )?ultima(?: întrebare)?\\s*\\?`,
    `când (?:terminăm|se termină|se încheie|încheiem|suntem gata|e gata|ajungem la final)(?: (?:interviul|discuția|asta|odată))?(?= ?[?]|$)`,
  ],
  'said-already': [
    `<clause>(?:(?:asta|la asta|despre asta|la această întrebare|la întrebarea asta|acest lucru|dar|deja) ){0,9}(?:v-am|ți-am|am|v-o|am mai|v-am mai|ți-am mai) (?:(?:tocmai|deja|mai|o dată|și) ){0,9}(?:spus|zis|răspuns|explicat|menționat|povestit|amintit|precizat|vorbit|relatat|discutat|pomenit)(?:-o|-v-o)?(?: (?:deja|mai devreme|înainte|asta|o dată|adineauri|la asta|la această întrebare|mai înainte|acum un minut|despre asta|acest lucru|anterior|la întrebarea asta|la întrebarea aceasta)){0,9}${ends}(?<=(?:deja|mai devreme|înainte|o dată|adineauri|tocmai|am mai|mai înainte|anterior|acum un minut)(?: .{1,40})?)(?<!(?:discutat|vorbit|explicat|spus|răspuns|povestit|menționat|precizat) (?:înainte|anterior))`,
    `<clause>(?:tocmai|deja) (?:v-am|ți-am|am) (?:spus|zis|răspuns|explicat|menționat|povestit)(?:-o)?(?: (?:asta|la asta|la această întrebare|acest lucru|despre asta|la întrebarea asta)){0,9}${ends}`,
    `<clause>(?:asta )?(?:m-ați|m-ai|ați|mi-ați|mi-ai) (?:(?:mai|deja|tocmai) ){0,9}(?:întrebat|pus|adresat)(?: (?:asta|deja|mai devreme|o dată|întrebarea asta|întrebarea|aceeași|această|întrebare|înainte|despre asta|adineauri|și mai devreme)){0,9}${ends}(?<=(?:deja|tocmai|mai devreme|o dată|înainte|mai întrebat|adineauri|aceeași|mai pus)(?: .{1,40})?)`,
    `<clause>(?:tocmai|deja) (?:m-ați|m-ai|ați|mi-ați) (?:întrebat|pus)`,
    `<clause>(?:cum|după cum|așa cum|precum) (?:v-am |ți-am |am )?(?:deja |mai ){0,9}(?:spus|zis|spuneam|ziceam|menționat|precizat|am spus)(?: (?:deja|mai devreme|înainte|și|anterior|și mai devreme)){0,9}(?= ?[.!]|$)`,
    `<whole>(?:(?:e|este) aceeași întrebare(?: (?:din nou|ca înainte|iar))?|aceeași întrebare|deja (?:spus|răspuns)|vezi mai sus|am (?:mai )?vorbit (?:deja )?despre asta|am mai trecut prin asta|despre asta am (?:mai )?vorbit(?: deja)?)`,
    `<clause>(?:asta|la asta|întrebarea asta) (?:s-a|a|a fost|am) (?:(?:deja|mai) ){1,9}(?:pus|răspuns|spus|discutat|întrebat|fost)`,
  ],
  'one-more-thing': [
    `<clause>(?:doar |și |ar mai fi |mai am |mai e |mai este ){0,9}(?:(?:încă|inca) ceva(?= ?[,.:!]|$)|(?:încă|inca) (?:un|o) (?:lucru|chestiune|precizare|observație|completare|chestie|idee|remarcă|mențiune|întrebare|aspect|punct|detaliu))`,
    `<clause>(?:doar |și |mai ){0,9}(?:un ultim|o ultimă|un singur|o singură) (?:lucru|precizare|observație|completare|chestie|idee|remarcă|mențiune)(?= ?[,.:!?]|$| (?:aș|vreau|de|mai))`,
    `<clause>(?:pot|aș putea|aș vrea|aș dori|vreau|doresc|mai vreau|dați-mi voie|permiteți-mi|lăsați-mă|trebuie|se poate|mai pot|aș mai vrea)(?: (?:să|și|mai|eu|doar|ceva|o)){0,9} (?:adaug|adăuga|adaugă|completez|completa|spun|spune|menționez|menționa|precizez|zic|zice|amintesc)(?: (?:ceva|un|o|lucru|încă|și|la|asta|chestie|două vorbe|cuvinte|de|un lucru|precizare|câteva|idee|mai|în plus|aici|detaliu|final|aspect)){0,9}${ends}(?<=(?:adaug|adăuga|adaugă|complet).*|(?:ceva|încă un lucru|încă o .{1,12}|un lucru|o chestie|o idee|două vorbe).{0,10})`,
    `<clause>(?:am uitat (?:să (?:spun|zic|menționez|adaug|vă spun|precizez)|ceva|un lucru)|mi-am (?:amintit|adus aminte) (?:ceva|încă|un lucru|de ceva|de încă)|era să uit|mi-a mai venit (?:în minte|o idee))`,
    `<clause>(?:mai (?:am|e|este|ar fi|era) (?:(?:de|și|încă) ){0,9}(?:ceva|un lucru|o chestie|adăugat|o idee|o precizare|de adăugat|un aspect))`,
    `<whole>(?:(?:a da,? |stați,? |ah,? |aa,? )?(?:încă ceva|și încă ceva|mai e ceva|și mai e ceva|altceva|încă un lucru|și încă un lucru)|a,? și|aa,? da,? și)`,
    `<clause>înainte (?:să|de a) (?:închideți|închidem|încheiem|terminăm|încheia|închide|termina|plecați|ne despărțim)(?= ?,| (?:aș|vreau|mai|vă|pot))`,
  ],
  'change-answer': [
    `(?:schimb|schimba|schimbați|schimbăm|modific|modifica|modificați|corectez|corecta|corectați|corectăm|revizuiesc|revizui|retrag|retrage|rectific|rectifica|anulez|anula|reformulez|reformula|refac|reface|completez|completa|îndrept|ajustez|ajusta|șterg|șterge|ștergeți|reiau|actualizez|revin asupra)(?:-mi)?(?: (?:vă rog|puțin|te rog|la)){0,9} (?:ultimul |precedentul |acel |la |ultimului )?răspuns(?:ul|ului)?(?: (?:meu|anterior|precedent|dat|de mai devreme|la .{1,40}|de dinainte|trecut|de adineauri)){0,9}(?<=(?:meu|anterior|precedent|ultimul .*|răspunsul|dinainte|devreme|adineauri|trecut)(?: .{1,40})?)(?<!(?:clienți[i]?|furnizor[a-zà-ț]*|el|ea|ei) .{0,30})`,
    `<clause>(?:${ask}|${wish}|lăsați-mă|dați-mi voie|trebuie)(?: (?:să|mă|o|mai|eu)){0,9} (?:răspund|răspunde|corectez|corecta|reformulez|reformula|spun|spune|refac|revin|rectific|precizez|schimb|modific)(?: (?:la|întrebarea|ultima|anterioară|precedentă|această|asta|întrebare|din nou|altfel|încă o dată|mai bine|${just}|ce am spus|de mai devreme|aceasta|diferit|în alt fel|asupra)){0,9}${ends}(?<=(?:din nou|altfel|încă o dată|mai bine|am (?:spus|zis).*|mă corectez|diferit|alt fel)|(?:mă corectez|corectez|corecta|schimb|modific|rectific) .*)`,
    `<clause>(?:răspunsul (?:meu )?|ultimul răspuns |ultimul meu răspuns )(?:anterior |precedent |de mai devreme |dat )?(?:a fost|e|este|era|nu e|nu este|nu a fost|n-a fost|nu era)(?: (?:complet|chiar|tocmai|prea)){0,9} (?:greșit|incorect|corect|bun|eronat|inexact|corectă)`,
    `<whole>(?:(?:am (?:greșit|răspuns greșit|spus greșit|zis greșit|dat un răspuns greșit)|m-am (?:înșelat|încurcat|exprimat greșit))|mă corectez|corectez|corecție|corectură|(?:asta )?(?:e|este|a fost|era) greșit|am vrut să spun altceva|de fapt mă corectez|rectific|trebuie să mă corectez)`,
    `<clause>(?:am (?:răspuns|spus|zis) greșit|am greșit (?:răspunsul|mai devreme|când am răspuns|la întrebarea)|m-am exprimat greșit|mă corectez|îmi retrag (?:ultimul )?răspunsul)(?: (?:mai devreme|anterior|înainte|la întrebarea .{1,25})){0,9}${ends}`,
  ],
  refusal: [
    'nu (?:știu|stiu|sunt sigur[ă]?|îmi amintesc|mă pricep)',
    'habar n(?:-|u )am',
    'n-(?:am (?:nici )?(?:o )?(?:idee|habar)|aș ști)',
    '(?:nicio|nici o) idee',
    '(?:fără comentarii|niciun comentariu)',
    '(?:prefer|aș prefera) să nu',
    'nu (?:pot|vreau|doresc|aș vrea) (?:să )?(?:spun|spune|răspund|răspunde|comentez|vorbesc|discut)',
    '(?:următoarea|altă) întrebare',
    'nu am voie să',
    '<whole>(?:pas|trec|mai bine nu|sar peste)',
  ],
  yes: [
    '<start>(?:da+|sigur(?: că da)?|desigur|bineînțeles|firește|absolut|evident|normal|cu (?:mare )?plăcere|în regulă|bine|ok|okay|okei|perfect|corect|exact|de acord|sunt de acord|accept|e (?:ok|în regulă|bine)|este (?:ok|în regulă)|poftim|poftiți|hai|haideți|începem|dați-i drumul|nicio problemă|îhî|mda|clar|cum să nu|se poate|puteți începe|fie|mă bag|merge|consimt)(?= ?[,.!;]|$| (?:da|sunt|vă|sigur|de|accept|că|puteți|cu|desigur|e|mulțumesc|să|haideți|hai|începem|este|plăcere|te|particip|bine|vreau|îmi|poți|doamnă|domnule|absolut|vreți|acord|nicio))',
    '<whole>(?:(?:eu )?(?:accept|consimt|sunt de acord|particip|îmi dau (?:acordul|consimțământul)|vreau(?: să particip)?|confirm|aprob|doresc(?: să particip)?|sunt dispus[ă]?|îmi exprim acordul)(?: (?:cu plăcere|desigur))?|de ce nu|apăs(?:ați)? (?:unu|tasta unu)|unu|tasta unu)',
    '<clause>(?:eu )?(?:accept|consimt|sunt de acord|îmi dau (?:acordul|consimțământul))(?= ?[,.!;]|$| (?:să|cu|ca|și))(?<!nu (?:accept|consimt|sunt de acord|îmi dau (?:acordul|consimțământul)))',
  ],
  no: [
    '<start>(?:nu+|ba nu|nu mulțumesc|nici vorbă|niciodată|în niciun caz|sub nicio formă|deloc|mai bine nu|prefer să nu|aș prefera să nu|refuz|categoric nu|din păcate nu|absolut nu|nu cred|nope|nici gând|bineînțeles că nu|sigur că nu|nu acum|mulțumesc,? (?:dar )?nu)(?= ?[,.!;]|$| (?:mulțumesc|vă|vreau|sunt|doresc|accept|nu|mersi|prefer|pot|aș|cred|te|mă|acum|îmi|cu|de|azi|astăzi|particip|consimt|deloc|merci|prea))',
    '<clause>(?:eu )?nu (?:accept|consimt|sunt de acord|vreau|doresc|particip|îmi dau (?:acordul|consimțământul)|aș vrea|pot accepta|mă interesează)(?: (?:să|particip|cu|asta|înregistrarea|fiu|înregistrat[ăe]?|acest|lucru|la|interviu|acord)){0,9}(?= ?[,.!;]|$)',
    '<whole>(?:refuz|renunț|apăs(?:ați)? (?:doi|tasta doi)|doi|tasta doi|lăsați|pas|fără acord)',
  ],
  courtesy: [
    'scuze|scuzați(?:-mă)?|scuză-mă|mă (?:scuzați|iertați)|iertați-mă|îmi cer scuze|îmi pare rău|din păcate|pardon|dar|și|deci|păi|atunci|ei bine|bine|ok|okay|da|nu|oh|ah|a|aa|ăă+|ăăă|îîî|hm+|uf|stați(?: puțin| așa| o clipă)?|așteptați|gata|stop|ajunge|ascultați|uitați|știți(?: ce)?|știi(?: ce)?|sincer(?: să fiu)?|de fapt|apropo|vă rog(?: frumos| mult)?|te rog(?: frumos| mult)?|mulțumesc(?: mult)?|mersi|numai|doar|și eu|o întrebare|o secundă|un moment|pot (?:să )?(?:întreb|vă întreb)|aș vrea să (?:știu|întreb)|spuneți-mi|bună ziua|alo|doamnă|domnule|înainte (?:să|de a) (?:continuăm|începem|răspund|continua|începe)|acum|oare|poate|cumva|eu|curiozitate|sigur|întâi',
  ],
};
