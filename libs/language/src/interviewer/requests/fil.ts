import { type RequestPatterns } from './patterns';

/** Particles that may stand between any words: politeness, emphasis, pronouns. */
const p =
  '(?: (?:na|nang|po|pong|opo|ho|ba|bang|na lang|lang|lamang|nga|muna|din|rin|naman|sana|ko|kong|akong|ako|mo|mong|ninyo|niyo|nyo|ninyong|niyong|nyong|ka|kang|kayo|kayong|kami|namin|naming|natin|nating|tayo|tayong|siya|ito|itong|iyan|iyang|yan|yang|iyon|iyong|yun|yung|yon|ang|sa|dito|diyan|ngayon|agad|kaagad|please|pls|paki|talaga|kasi|eh|ha|nito|niyan|dyan|nitong))';
const ps = `${p}{0,7}`;
const may =
  '(?:pwede|puwede|pwedeng|puwedeng|maaari|maaaring|maari|maaring|pwedi|can|paki|pakisuyo|pakiusap)';
const want = '(?:gusto|nais|gustong|nais kong|ibig|kailangan|kailangang|mas gusto|gusto ko|i want to|want)';
const ayaw =
  '(?:ayaw|ayoko|ayokong|ayaw kong|hindi ko gusto|hindi ko na gusto|di ko na gusto|hindi ko na nais|wala na akong ganang|wala na akong balak)';
const talk =
  '(?:panayam|interbyu|interview|usapan|pag-uusap|pakikipanayam|pakikipag-usap|conversation|tawag|session|sesyon|tanungan|call)';
const stop =
  '(?:itigil|tigilan|ihinto|hintuan|tapusin|tumigil|huminto|wakasan|i-end|i end|i-stop|i stop|putulin|isara|mag-stop|mag-end|tigil|hinto|matapos|ititigil|ihihinto|tatapusin|titigil|hihinto|pagtigil|end|stop|tapos|kanselahin|i-cancel)';
const question = '(?:tanong|katanungan|question|mga tanong|questions)';
const answer = '(?:sagot|sagutin|sumagot|sasagutin|sasagot|tugon|answer|makasagot|pagsagot|masagot)';
const erase =
  '(?:burahin|tanggalin|alisin|kalimutan|bura|i-delete|idelete|i delete|mabura|matanggal|maalis|itapon|i-erase|balewalain|huwag pansinin|wag pansinin|huwag isama|wag isama|huwag ninyong isama|i-strike|i-remove|burahin|pabura|pakibura|pakitanggal|pakialis|ipabura|ipatanggal|tanggal|binubura|pakidelete|paki-delete|pakialis)';
const said =
  '(?:sinabi|nasabi|sinasabi|kinuwento|naikuwento|naikwento|sinagot|ibinigay|ibinahagi|nabanggit|binanggit|naibahagi|sinulat)';
const recorded =
  '(?:nire-record|nirerecord|nirerekord|nire-rekord|ni-rerecord|nirecord|ni-record|naka-record|nakarecord|naka record|nakarekord|naka-rekord|ire-record|irerecord|irerekord|inirerekord|inire-record|naitatala|itinatala|tinatala|itatala|nakatala|sine-save|sinesave|ise-save|isinusulat|sinusulat|nase-save|nare-record|narerecord|narerekord|recorded|tine-tape|iniimbak|naka-save|itinatago|tinatago|nai-save|nakasave|iniipon|isinasalin|rini-record|nag-rerecord|nagre-record|nagrerecord|nagrerekord|magre-record|record|rinerecord|rine-record|isine-save)';
const later =
  '(?:bukas|mamaya|mamayang (?:hapon|gabi)|sa ibang (?:araw|oras|pagkakataon)|sa susunod(?: na (?:linggo|araw|buwan|pagkakataon))?|next (?:week|time|day)|another (?:day|time)|later|sa makalawa|ibang araw|ibang oras|sa (?:lunes|martes|miyerkules|huwebes|biyernes|sabado|linggo)|kapag may oras (?:na )?ako|kung may oras ako|tomorrow|ibang panahon)';
const goOn =
  '(?:ituloy|itutuloy|magpatuloy|tapusin|tatapusin|itigil|ipagpatuloy|ipagpapatuloy|tuloy|mag-continue|i-continue|icontinue|continue|balikan|babalikan|gawin|mag-usap|mag-usap ulit|i-resched|mag-resched|i-reschedule|mag-reschedule|bumalik|ipagpaliban|magtuloy|tumigil|huminto|ihinto)';
const human =
  '(?:tao|totoong tao|tunay na tao|tao talaga|human|tunay|totoo|person|real person|buhay na tao|taong totoo|taong tunay)';
const machine =
  '(?:robot|makina|bot|chatbot|computer|kompyuter|ai|a\\.i\\.|artificial intelligence|software|programa|program|machine|recording|automated|automatic|sistema)';
const dont = "(?:huwag|wag|'wag|huwag na|wag na)";
const e = '(?= ?[,.!?;]|$| (?:please|salamat|kasi|dahil|po))';

const changedMind = '(?:(?:nagbago|nag-iba|binago)(?: (?:na|po|ko))* (?:ang |yung )?isip ko(?: po)?,? )?';

export const fil: RequestPatterns = {
  end: [
    `<clause>paki-?(?:tigil|hinto|tapos|stop|end|putol)(?: (?:na|po|lang|ang|itong|ating|yung)){0,4} (?:${talk})`,
    `<clause>(?:tama na,? |sapat na,? )?(?:hindi na|di na)(?: (?:po|ako|talaga))* (?:magpapatuloy|sasagot|magsasalita|makikipag-usap|itutuloy|tutuloy|magpapa-interview)(?: (?:po|pa|sa mga tanong|dito|ito|ng tanong|ng mga tanong))*(?= ?[,.!;]|$)`,
    `<clause>(?:(?:${may}|${want}|kung)${ps} |sige${ps} |please |tara${ps} ){0,3}${stop}${ps} (?:ang |itong |ang ating |ating |iyong |yung |natin ang |na ang )?${talk}(?: na ito)?(?:${p}){0,4}${e}`,
    `<clause>(?:${may}|${want})${ps} ${stop}${ps}${e}`,
    `<clause>(?:itigil|ihinto|tapusin|wakasan|i-end|i-stop|tigilan|putulin)(?: (?:na|po|natin|nating|mo|ninyo|niyo|nyo|ito|yan|iyan|yun|agad|ngayon|dito|lang|please|naman|muna|ang|lahat)){1,7}${e}(?<!muna)`,
    `<clause>(?:hanggang )?(?:dito|hanggang dito)${p}* ?(?:tapusin|itigil|ihinto|tayo titigil|na lang (?:po )?tayo|na lang|na lang po)(?:${p})*${e}`,
    `<clause>(?:${ayaw}|hindi na)${ps} (?:${answer}|magpatuloy|ituloy|makipag-usap|makipagusap|magsalita|tumuloy|mag-continue|makapanayam|magpa-interview|magpainterview|magpapanayam|continue|tanungin|matanong|makinig|pag-usapan)${ps}(?: ?(?:ng|sa|ang|sa mga|ng mga|ang mga) (?:iba pang |kahit anong |anumang |iba pang mga |kahit na anong |alinmang )?(?:${question}|${talk}|robot|inyo|iyo|makina))?(?: na ito| pa)*${e}(?<!(?:tanong na ito|sagutin iyan|sagutin yan|sagutin ito|sagutin iyon|sagutin yun|pag-usapan|pag-usapan (?:ito|iyan|yan|iyon|yun)|ang tanong))`,
    `<clause>(?:wala na(?:ng)?|huwag na(?:ng)?|wag na(?:ng)?|no more)${ps} (?:ibang |iba pang |karagdagang |mga )?(?:tanong|katanungan|questions?)(?: (?:po|please|pa|na))*${e}(?<=(?:huwag|wag|no more|please|po|karagdagang).{0,60}|wala nang(?: mga| iba pang| ibang)? (?:tanong|katanungan))`,
    `<clause>(?:${dont}|tigilan|itigil|stop|tama na)${ps} ?(?:ang )?(?:magtanong|pagtatanong|kakatanong|katatanong|tanungin|asking|magtatanong|pag-interview)(?:${p}| pa| me)*${e}`,
    '<clause>(?:tama na|sapat na|okay na iyon tama na|sobra na|enough)(?: (?:po|iyan|yan|yun|iyon|ito|na|please|talaga|enough)){0,4}[,.] ?(?:ayoko|ayaw|tapusin|itigil|ihinto|tigil|titigil|aalis|hihinto|tapos|stop)[\\p{L}]*',
    `<clause>(?:sinabi|sabi)(?: (?:ko|nang|na|po|ngang|kong|nga)){1,4} (?:tigil|itigil|tama na|stop|ayoko|ayaw|huminto|hinto|tumigil|tapos na)`,
    '<whole>(?:paalam|babay|bye(?: bye)?|good ?bye|ba-?bye|adios po|paalam na|sige bye|sige paalam)(?: (?:na|po|sa inyo|ho))*',
    '<clause>(?:ibababa|papatayin|puputulin|ibaba)(?: (?:ko|na|po)){1,4} (?:ang |itong )?(?:tawag|telepono|phone|linya|call)',
    '<clause>(?:titigil|hihinto|aalis|ititigil ko|tatapusin ko|magku-quit)(?: (?:na|po|ako|ito|dito|ngayon|ang)){1,5}(?: (?:panayam|interview|usapan))?(?= ?[,.!;]|$)',
    '<clause>(?:hayaan|iwan|layuan|tantanan|lubayan) (?:mo|ninyo|niyo|nyo)(?: na| po)* ako',
    `<whole>(?:tapos na(?: po)?(?: ang)?|the end of the|end the) (?:${talk}|panayam na ito|usapan natin|interview natin)(?: na ito| po)*`,
    `<clause>(?:tapos na (?:po )?ako|i'm done|done na (?:po )?ako|quit na (?:po )?ako|ayoko na|ayaw ko na)(?: (?:po|dito|nito|sa interview|sa panayam|talaga|please|ha|eh|mag-interview|magpa-interview))*${e}`,
  ],
  endPerhaps: [
    '<whole>(?:(?:sige|okay|ok) )?(?:tama na|tigil|hinto|stop|sapat na|sobra na|tapos na|tapos|enough|ayoko|ayaw|ayoko na|ayaw ko na|itigil|ihinto|tigilan|kanselahin|cancel|quit|huminto|tumigil|hanggang dito)(?: (?:na|po|iyan|yan|ito|yun|iyon|mo|ninyo|niyo|lang|na lang|ako|please|ho|muna))*',
    '<whole>(?:iyon lang|yun lang|yon lang|iyan lang|yan lang|hanggang doon na lang|wala na|wala na po|wala na akong (?:masasabi|sasabihin|maidaragdag)|pagod na (?:po )?ako)(?: (?:po|naman|lahat|muna))*',
    '<whole>(?:gusto|nais) ko(?: na| nang| po| pong)* (?:umalis|lumabas|tumigil|huminto)',
  ],
  withdraw: [
    `<clause>${changedMind}(?:(?:please|paki|pwede|puwede)${ps} )?${erase}${ps} (?:ang |yung )?(?:buong|lahat ng)(?: (?:mga|aking|aming))* (?:recording|rekording|panayam|interview|usapan|record|transcript|sagot|datos)`,
    `<clause>${dont}${ps} (?:gamitin|itago|i-save|ibahagi|ilathala|i-share)${ps} (?:ang |sa )?(?:kahit (?:na )?(?:ano|anong|alin)|anuman|alinman|anumang|kahit isa)(?: (?:sa|mga|ng))* ?(?:${said}|sagot)`,
    `<clause>(?:(?:${want}|${may}|gusto)${ps} )?(?:bawiin|binabawi|babawiin|mabawi|i-withdraw|iwithdraw|winiwithdraw|wini-withdraw|iuurong|inuurong|iurong|iatras|kinakansela|kanselahin|tinatanggal|i-cancel|binawi|pagbawi|bawi|wi-nithdraw|ikinakansela|tinatanggalan)${ps} (?:ang |sa )?(?:aking |mga |akong |yung |ang )*(?:pahintulot|pagpayag|consent|permiso|pagsang-ayon|permission|pakikilahok|partisipasyon|paglahok|pagsali)`,
    `<clause>(?:${want})${ps} (?:umatras|umurong|mag-withdraw|magwithdraw|mag-back out|magback out|umalis|umayaw|mag-pull out|mag-opt out|mag-quit|huwag nang sumali|tumiwalag)${ps} ?(?:sa|dito sa|mula sa) (?:pag-aaral|research|pananaliksik|survey|panayam|interview|study|proyekto|interbyu|pakikilahok)`,
    `<clause>(?:umaatras|umuurong|nagwi-withdraw|nag-wi-withdraw|nagwiwithdraw|nagba-back out|umaayaw|aatras)(?: (?:na|po|ako))+(?: (?:sa|dito|mula))?`,
    `<clause>(?:hindi na|ayaw ko na|ayoko na)(?: (?:po|ako|akong|nang))* (?:pumapayag|payag|sumasang-ayon|pumayag|sang-ayon|lumahok|sumali|makilahok|kasali|nagko-consent|maging bahagi)(?: .{0,60})?(?= ?[,.!;]|$)`,
    `<clause>(?:(?:${may}|${want}|please|paki)${ps} )?${erase}${ps} ?(?:ang )?(?:lahat|buong|lahat lahat)(?: (?:ng|nang|na|po|ang|mga|ito|iyon|yun|nung|yung|sa)){0,5} (?:aking (?:mga )?|mga )?(?:${said}|sagot|impormasyon|datos|data|recording|panayam|interview|usapan|answers?|nasabi|kong sinabi|akong sinabi|rekording|pinagsasabi|naitala|sinasagot|detalye)`,
    `<clause>(?:(?:${may}|${want}|please|paki)${ps} )?${erase}${ps} ?(?:ang )?(?:aking |mga |lahat ng |akong |personal na )+(?:mga )?(?:sagot|impormasyon|datos|data|recording|boses|answers?|detalye|tugon)(?: ko)?(?!(?: ko)? (?:kanina|sa huling))(?<!huling sagot)`,
    `<clause>(?:(?:${may}|${want}|please|paki)${ps} )?${erase}${ps} ?(?:ang |yung )?(?:mga )?(?:sagot|datos|data|recording|boses|impormasyon) ko(?! (?:kanina|sa huling))`,
    `<clause>(?:${dont}|hindi (?:ninyo |niyo |nyo |mo )?(?:pwedeng|puwedeng|dapat|maaaring))${ps} (?:gamitin|itago|i-save|isave|gagamitin|ibahagi|ilathala|i-share|iproseso|i-publish|isapubliko)${ps} ?(?:ang |ng |sa )?(?:(?:alinman|anuman|kahit ano|kahit alin|lahat|anumang|kahit na ano|alinmang)(?: (?:sa|ng|sa mga|na|mang))? ?)?(?:mga |aking mga |aking |akong )*(?:${said}|sagot|datos|data|boses|recording|impormasyon|answers?)`,
    `<clause>${ayaw}${ps} (?:na )?(?:gamitin|magamit|ginagamit|itago|i-save|iimbak|ma-save|ibahagi|ilathala|mailathala|i-store|itabi|maimbak)${ps} ?(?:ang |ng )?(?:mga |aking |alinman sa |lahat ng |anumang )*(?:${said}|sagot|datos|data|boses|recording|impormasyon|answers?|ito)`,
    `<clause>(?:binabawi|babawiin|bawiin)${ps} (?:ang )?(?:lahat|lahat ng)`,
    '(?:i-withdraw|iwithdraw|withdraw)(?: (?:ko|na|po|ang|my|aking|yung)){0,5} consent',
  ],
  withdrawPerhaps: [
    `<whole>(?:(?:please|paki) )?${erase}(?:${p}){0,4} (?:ang )?lahat(?:${p}| ng ito| ng iyon| ng yun){0,3}`,
    '<clause>hindi (?:ko )?(?:na )?(?:sana |dapat )(?:ako )?(?:pumayag|sumali|lumahok)',
    '<clause>(?:pinagsisisihan|nagsisisi) (?:ko|ako)(?: na| po| ang| akong| kong)* (?:pumayag|sumali|pagpayag|pagsali|lumahok|paglahok)',
  ],
  'finish-later': [
    `<clause>(?:${may})${ps} (?:${later})${ps} (?:na lang |natin |na |po )*(?:${goOn})`,
    `<clause>(?:(?:${may}|${want}|mas mabuti|sige|siguro|baka|tara)${ps} )?${goOn}${ps}(?: (?:ang |itong )?(?:${talk}|iba|natitira|panayam na ito))?${ps} ?(?:${later})`,
    `<clause>(?:${later})${ps} (?:na lang |na |po |natin )*(?:${goOn}|tayo mag-usap|tayo magpatuloy|tumawag)`,
    '<clause>kailangan(?: (?:ko|kong|na|nang|pong|po|ako|akong|talaga|talagang)){0,5} ?(?:umalis|ibaba|lumabas|mauna|pumunta|tumakbo|magpaalam)(?: (?:na|po|ngayon|ang tawag|ang telepono|muna))*(?= ?[,.!?;]|$| kaya| pero)',
    '<clause>(?:aalis|mauuna|lalabas)(?: (?:na|po|muna|ako))+(?= ?[,.!?;]|$| kaya)(?<!aalis na(?: po)? ako)',
    '<clause>(?:may|meron)(?: (?:po|na|pa|akong|ako|kasi|kong)){0,4} (?:meeting|miting|pulong|appointment|lakad|tawag|pupuntahan|call)(?: (?:po|ako|ngayon|pa|mamaya|na|kasi))*(?= ?[,.!?;]|$| pwede| puwede| kaya)(?<=ako.{0,30})',
    `<clause>(?:(?:${may}|paki)${ps} )?(?:tawagan|tumawag|pakitawagan|tawag|call)(?:${p}| ako| ulit| me| muli){0,6} ?(?:${later})`,
    '<clause>(?:wala(?:ng)?|wala na)(?: (?:po|pa|na|akong|ako|kasi)){1,4} (?:oras|time|panahon)(?: (?:ngayon|po|muna|para dito))*(?= ?[,.!?;]|$)',
    '<clause>(?:hindi|di)(?: (?:po|ito|magandang|tamang|magandang))* (?:oras|panahon|timing) ngayon',
    `<clause>(?:${may})${ps} (?:pahinga|magpahinga|mag-pause|i-pause|ihinto|itigil|huminto|tumigil)(?:${p}){0,3} (?:muna|sandali)`,
  ],
  'off-the-record': [
    `(?:sikreto|lihim|secret|kumpidensyal|kumpidensiyal)(?: (?:lang|lamang|po|na))* (?:natin|nating dalawa|sa atin)`,
    'off[ -]?the[ -]?record',
    `(?:${dont}|hindi (?:ninyo |niyo |nyo |mo )?(?:dapat|pwede|pwedeng|puwede|maaaring)|bawal)${ps} (?:i-quote|iquote|i quote|ma-quote|isulat|ilathala|i-record|irecord|i record|ma-record|irekord|itala|maitala|i-publish|ipublish|isama|isapubliko|sipiin|banggitin|i-note|ipagsabi|ikalat|ilabas|ibunyag|ipagkalat|i-quote|mailathala|isiwalat|sabihin kahit kanino|i-attribute|masipi|ipangalandakan|sabihin sa iba|isali|i-share)(?= ?[,.!?;]|$| )(?<!isama)`,
    `(?:${dont})${ps} (?:isama|isali)${ps} ?(?:sa )?(?:record|rekord|tala|transcript|report|ulat|recording|artikulo|ito|iyon|yan|yun|itong|iyan|pangalan ko|pangalan)`,
    '(?:hindi|di)(?: (?:po|ito|iyan|yan))* (?:para|pwede|puwede)(?: (?:po|ito))* (?:sa publiko|i-quote|iquote|ilathala|sa publikasyon|isapubliko|sa record|i-record|sa rekord|ma-quote|itala)',
    '(?:sa|atin|satin|sa pagitan)(?: (?:atin|ating|natin|ating dalawa|nating dalawa))? ?(?:lang|lamang|na lang)(?: (?:po|natin|ito|iyan|yan|dalawa|ha|nating dalawa|sana|naman))*(?<=(?:atin|ating|satin|natin).{0,30})(?= ?[,.:;!?]|$)',
    '(?:sa atin|sa ating dalawa|satin|sa pagitan nating dalawa|sa pagitan natin)(?: (?:na))? (?:lang|lamang)',
    '<clause>(?:sa pagitan (?:natin|nating dalawa)|tayo-tayo lang|tayong dalawa lang)',
    '(?:ito|iyan|yan|iyon|yun|ang sasabihin ko|ang sinabi ko|itong sasabihin ko|sasabihin ko|itong impormasyon|panatilihing|itago ninyong|gawing)(?: (?:po|ay|na|ngayon|dapat|sana|ito|iyan|dapat ay|nang))* (?:kumpidensiyal|kumpidensyal|confidential|lihim|sikreto|secret|pribado|private)(?= ?[,.!?;]|$| lang| po| ha| ito)',
    '<clause>(?:kumpidensiyal|kumpidensyal|confidential|lihim|sikreto|hindi opisyal|di opisyal)(?: (?:lang|po|ito|iyan|yan|sana|ha|lamang|na sabihin|kong sasabihin)){1,4}(?= ?[,.:;!]|$| pero| ang| sasabihin)',
    '<clause>(?:kumpidensiyal|kumpidensyal|hindi opisyal|confidential)(?= ?[,:])',
    `<clause>(?:(?:${may}|please|paki)${ps} )?(?:patayin|itigil|ihinto|i-off|i-pause|ipause|i-stop|pakipatay|pakitigil|pakihinto|isara|tigilan|hintuan|stop|pause|turn off|paki-off|paki-pause|paki-stop|ioff|papatay)${ps} (?:ang |yung |the )?(?:pagre-record|recording|rekording|recorder|record|rekord|pagrerekord|pagrerecord|mikropono|mic|pagtatala|tape)`,
    `(?:itago|panatilihin)${ps} (?:itong |ito |iyan |yan )?(?:sa sarili (?:ninyo|mo|niyo)|sa atin|lihim|sikreto)`,
    '(?:walang|wala dapat|dapat walang)(?: (?:dapat|sinumang|ibang|po|ibang taong))* (?:makakaalam|makaalam|makakarinig|makarinig|nakakaalam)',
  ],
  'on-the-record': [
    `(?:balik|bumalik|ibalik|bumabalik|babalik)(?: na| ulit| muli)?(?: po)?(?: tayo)? sa (?:record|rekord|recording|opisyal|pagre-record|on the record)`,
    '(?:balik|bumalik)(?: (?:na|po|tayo|ulit|muli|sa))* on(?: the)? record',
    `<clause>(?:on the record|on record|opisyal)(?: (?:na|po|ulit|muli|tayo|ito|uli|ngayon)){1,4}`,
    '<clause>(?:ngayon|simula ngayon|mula ngayon|mula dito|simula dito|mula rito)(?: (?:po|na|ay|ito|tayo))*,? (?:on the record|on record|pwede na|puwede na|maaari na|opisyal na|maaari mo na|maaari ninyo na|pwede mo na|pwede niyo na|pwede nyo na|puwede ninyo na)(?: (?:po|ninyong|akong|mong|ninyo|niyong|nyong|ulit|muli|itong|nang|ang))* ?(?:i-record|irecord|i-quote|iquote|irekord|itala|isulat|sipiin|ulit|ituloy|mag-record|tayo)?',
    `(?:pwede|puwede|maaari)(?: (?:na|nang|po|pong|ulit|muli|mo|ninyo|niyo|nyo|mong|ninyong|niyong|nyong|akong|ako|itong|ito)){1,7} (?:i-record|irecord|i-quote|iquote|irekord|itala|isulat|sipiin|mag-record|magrecord|ilathala|i record|i quote|magrekord|ituloy ang recording)`,
    `(?:ituloy|itinuloy|buksan|simulan|i-resume|i-on)(?: (?:na|po|ulit|muli|ninyo|mo|niyo))* (?:ang )?(?:recording|pagre-record|rekording|pagrerekord)`,
  ],
  strike: [
    `<clause>paki-?(?:tanggal|bura|alis|delete|strike|kalimutan)(?: (?:na|po|lang|nga|naman)){0,3} (?:niyan|nyan|niyon|noon|nun|iyan|yan|iyon|yun|nito|(?:ang|yung|iyong) (?:sinabi|huli|huling|kasasabi|nasabi))`,
    `<clause>(?:huwag|wag)(?: (?:na|niyo|ninyo|ninyong|mo|mong|nang|po|niyong)){0,4} (?:pansinin|isama|isali|intindihin|bigyang-pansin)(?: (?:na|po|ang|yung)){0,3} (?:huli kong|huling|kasasabi ko|sinabi ko|nasabi ko)`,
    `(?:burahin|tanggalin|alisin|kalimutan|i-delete|idelete|i delete|balewalain|pakibura|pakitanggal|pakialis|i-erase|i-strike|i-remove|mabura|matanggal|huwag pansinin|wag pansinin|paki-delete|pakidelete|i-ignore|ignore|bura|kanselahin|iwaksi|itapon|huwag isama|wag isama|huwag mong isama|huwag ninyong isama|huwag na isama|huwag nang isama|wag mong pansinin|wag ninyong pansinin|huwag mong pansinin|huwag ninyong pansinin|wag niyo pansinin)${ps} ?(?:ang |yung |iyong )?(?:huling |kaka |kakasabi |bahagi |parteng |huli |mga )*(?:${said}|pangungusap|salita|parte|bahagi|sentence|linya|kasasabi|kakasabi|part|statement|komento|pahayag|kasasabi lang)(?: (?:ko|kong|na|iyon|yun|iyan|yan|kanina|ngayon|lang|po|ito)){0,6}(?<!lahat.{0,60})`,
    `<clause>(?:(?:${may}|please|paki|sige)${ps} )?(?:burahin|tanggalin|alisin|kalimutan|i-delete|idelete|i delete|balewalain|pakibura|pakitanggal|pakialis|i-erase|i-strike|i-remove|paki-delete|pakidelete|i-cross out|i-scratch)(?: (?:mo|ninyo|niyo|nyo|na|po|lang|na lang|nga|muna|natin|please|naman|sana)){0,6} (?:iyon|yun|yon|iyan|yan|ito|yung huli|ang huli|yung kanina|iyong kanina)(?= ?[,.!?;]|$| please| po| sa| na| ha)`,
    `(?:burahin|tanggalin|alisin|i-delete|pakibura|pakitanggal|pakialis|i-strike|pakidelete|i-remove)${ps} ?(?:iyon |yun |ito |iyan |yan )?(?:sa|mula sa|from) (?:the )?(?:record|rekord|tala|transcript|recording|ulat|report|listahan ng sagot)`,
    `(?:burahin|tanggalin|kalimutan) (?:mo|ninyo|niyo) (?:na )?(?:po )?(?:iyon|yan|yun|ang sinabi ko)`,
    '<clause>(?:binabawi|babawiin|bawiin)(?: (?:ko|na|po|natin)){1,4} (?:ang |yung |iyong )?(?:huling |mga )*(?:sinabi|nasabi|salita|pahayag|iyon|yun|kasasabi)',
    '<clause>(?:hindi|di)(?: (?:ko|po|na|nga)){0,3} ?(?:dapat|sana)(?: (?:ko|po|na|dapat|sana|iyon|yun|nga))* (?:sinabi|nasabi|binanggit|nabanggit|ikinuwento|kinuwento)',
    '<clause>strike(?: (?:ko|na|po|natin|mo))* (?:that|yan|iyan|iyon|yun)',
  ],
  repeat: [
    `(?:${may}|paki|please)\\S*${ps} (?:ulitin|ulit|maulit|i-repeat|irepeat|repeat|sabihin ulit|ipaulit|magpaulit)(?: (?:ang|yung|po|mo|ninyo|niyo|ba|nga|iyong)){0,3}(?: (?:tanong|sinabi|question))?`,
    '(?:paki|pa)-?ulit\\p{L}*',
    '<clause>(?:ulitin|ulit|uulitin|i-repeat|repeat)(?: (?:mo|ninyo|niyo|nyo|nga|po|ang|yung|tanong|please|naman|ba|uli|sana|iyong)){0,5}(?= ?[,.!?;]|$)',
    `(?:hindi|di)(?: (?:ko|po|kita|kayo|masyadong|gaanong|ko po|na)){0,4} ?(?:masyado |gaano |malinaw na )?(?:narinig|marinig|naririnig|narining|nakuha|nasundan|nahagip|klaro|malinaw|dinig)(?: (?:ang|yung|ng|po|ko|tanong|mo|ninyo|niyo|iyon|yun|kayo|sinabi|boses)){0,5}(?= ?[,.!?;]|$| pwede| puwede| paki| ulit)`,
    `ano${ps} ?(?:nga |ulit |uli )*(?:po )?(?:ulit )?(?:ang|yung|iyong) (?:huling )?(?:tanong|question|itinanong|tinanong|sinabi|itinatanong)(?: (?:mo|ninyo|niyo|nyo|po|ulit|uli|nga|ba|n'yo))*(?= ?[,.!?;]|$)`,
    '<whole>(?:ano|ano po|ano ulit|ano uli|ano raw|ano daw|ha|ulit|isa pa|isa pang beses|pardon|ano po ulit|ano nga|ano nga po|what)(?: (?:po|ulit|iyon|yun|iyon po|nga))*(?=\\?|$| ?\\.)(?<!^ha|^isa pa)',
    `(?:${may}|paki)${ps} (?:sabihin|itanong|basahin|tanungin|sabi|banggitin|masabi)${ps}(?: (?:ang|yung) (?:tanong|sinabi)| iyon| yun)*${ps} ?(?:ulit|uli|muli|isa pa|again|isang beses pa|isa pang beses)`,
    '(?:pakisabi|pakibasa|pakitanong)(?: (?:po|nga|naman|ang tanong|iyon|yung tanong))* (?:ulit|uli|muli)',
    '<clause>(?:putol-putol|napuputol|choppy)(?: (?:po|ang|yung|linya|kayo|boses|ka|ninyo))*',
  ],
  rephrase: [
    `<clause>(?:hindi|di)(?: (?:ko|po|masyadong|gaanong|ko po|na|talaga|lubos na|pa)){0,5} ?(?:masyado |gaano |gets )?(?:naiintindihan|maintindihan|naintindihan|maunawaan|nauunawaan|naunawaan|gets|malinaw|ma-gets|nage-gets|na-gets|sigurado ang ibig sabihin)(?: (?:ang|yung|ng|po|ko|tanong|mo|ninyo|niyo|iyon|yun|sinabi|ibig|sabihin|iyong|ibig sabihin|n'yo|itong|ito|sa akin|question|iyan)){0,7}(?= ?[,.!?;]|$| pwede| puwede| paki)`,
    `(?:ano|anong)${ps} (?:ang |yung )?(?:ibig sabihin|ibig (?:mong|ninyong|niyong|nyong|po ninyong|mo pong) sabihin|kahulugan|tinutukoy|tinutukoy (?:mo|ninyo|niyo)|meaning|pakahulugan|ibig sabihin (?:mo|ninyo|niyo|po ninyo))(?: (?:sa|ng|nang|mo|ninyo|niyo|po|nyo|kapag|pag|dito|nito|iyon|yun|diyan|tungkol|ba|kung|ang)\\b.{0,70})?(?= ?[,.!?;]|$)`,
    `(?:ano|anong)${ps} (?:ang |yung )?(?:itinatanong|tinatanong|gusto (?:mong|ninyong|niyong) (?:malaman|itanong)|gustong malaman)(?: (?:mo|ninyo|niyo|nyo|po|talaga|ba))*(?= ?[,.!?;]|$)`,
    `(?:${may}|paki|please)${ps} (?:ipaliwanag|linawin|palinawin|liwanagin|i-explain|iexplain|i-rephrase|irephrase|rephrase|explain|pakilinaw|maipaliwanag|i-clarify|clarify|simplehan|gawing simple|baguhin ang tanong|ibahin ang tanong|gawing mas simple)(?: .{0,60})?(?= ?[,.!?;]|$)`,
    '(?:pakipaliwanag|pakilinaw|paki-explain|pakiexplain|paki-clarify|paki-rephrase|pakirephrase)\\p{L}*',
    '(?:sa ibang|gamit ang ibang|sa mas simpleng|sa mas madaling|sa ibang paraan|sa mas simple)(?: (?:salita|paraan|pananalita|mga salita|na salita))?(?= ?[,.!?;]|$| po| please)',
    '<clause>(?:hindi|di|malabo)(?: (?:po|masyadong|gaanong|malinaw|klaro|masyado))* (?:ang|yung|iyong) tanong',
    '<whole>(?:paano po|ano po ang ibig sabihin|tulad ng ano|gaya ng ano|parang ano|sa anong paraan|halimbawa ano|in what sense|meaning)(?: po| iyon| ba)*',
  ],
  wait: [
    '<whole>(?:sandali|sandali lang|teka|teka lang|saglit|saglit lang|hintay|hintay lang|wait|wait lang|isang (?:minuto|sandali|segundo|saglit)|hold on|one (?:minute|moment|second|sec)|maghintay|teka muna|hintayin (?:mo|ninyo|niyo) ako|teka sandali|isang minuto lang|saglit muna|a moment)(?: (?:po|lang|muna|naman|ha|please|at mag-iisip ako|nag-iisip ako|pag-iisipan ko|mag-iisip muna ako))*',
    `<clause>(?:(?:${may}|paki|please)${ps} )?(?:maghintay|hintay|hintayin|pakihintay|mag-antay|antay|mag-wait|makahintay|pakiantay)(?:${p}){0,5} ?(?:sandali|saglit|muna|ng isang minuto|nang isang minuto|lang|po|ng ilang minuto|nang sandali)`,
    `<clause>(?:bigyan|bigyan-bigyan|pahingi|penge|kailangan|hayaan|pahingi po|makahingi)(?:${p}| ng| nang){0,7} ?(?:isang |ng |ilang |kaunting |konting |dalawang |oras|para ){0,4}(?:sandali|saglit|minuto|oras|segundo|panahon|makapag-isip|mag-isip|time|moment|minute)(?: (?:po|para|mag-isip|makapag-isip|lang|muna|pag-isipan|upang|ito|iyan|naman|makapag))*(?= ?[,.!?;]|$| may)`,
    '<clause>(?:pag-iisipan|mag-iisip|nag-iisip|iisipin|pag-isipan|isipin|pinag-iisipan|hayaan mo akong mag-isip|hayaan niyo akong mag-isip)(?: (?:ko|muna|po|ako|pa|sandali|saglit|lang|natin|akong))+(?: (?:iyan|yan|ito|iyon|sandali|saglit))?(?= ?[,.!?;]|$)',
    '<clause>(?:teka|sandali|saglit|wait)(?: (?:lang|po|muna|nga|ha|naman)){0,4}(?=[,.!;]|$| (?:may|hahanapin|titingnan|nag-iisip|mag-iisip|ako|at))',
    '<clause>may(?: (?:tao|kumakatok|nagdo-doorbell|nagdoorbell|kumatok|dumating|bisita|nag-doorbell|tumatawag))(?: (?:po|sa|pinto|pintuan|labas|lang|sa pinto|dito))*(?= ?[,.!;]|$)',
    '<clause>(?:babalik|balik)(?: (?:ako|po|agad|lang|rin|din|kaagad))+(?= ?[,.!;]|$)',
  ],
  skip: [
    `<clause>(?:${may})${ps} (?:hindi|huwag|wag)(?: (?:ko|na|po|muna|kong|nang))* (?:sagutin|sumagot|masagot)`,
    '<whole>(?:next|next question|pass|skip|laktaw|laktawan|susunod|susunod na(?: tanong)?|sa susunod na tanong|lampasan|sunod|pass muna|next na|sa iba na lang|lipat na)(?: (?:po|na|muna|na lang|lang|please|natin|tayo|ako|tanong|ito|naman|ko|diyan|dito))*',
    `<clause>(?:(?:${may}|${want}|paki|tara|sige|siguro|mas mabuti)${ps} )?(?:laktawan|lampasan|i-skip|iskip|i skip|skip|palampasin|lagpasan|iwan|i-pass|lumaktaw|mag-skip|magpass|mag-pass|pakilaktaw|paki-skip|pakiskip|i-next|lumipat|laktaw)(?:${p}){0,6}(?: (?:tanong|sa susunod|na tanong|question|tanong na ito|susunod na tanong|ang tanong na ito|sa susunod na tanong|tanong na iyan))*(?:${p}){0,3}(?= ?[,.!?;]|$)(?<!iwan(?: ko| po| na| ba)*|skip ko|laktawan ko)`,
    `<clause>(?:(?:${may}|tara|sige|paki|dumako|pumunta|lumipat|magpunta|tumuloy|lipat|dako|punta|go|tuloy|magpatuloy|maaari)${ps} )?(?:sa )?susunod(?: na)? (?:tanong|question|katanungan)(?: (?:na|po|tayo|na lang|lang|please|muna|naman))*(?= ?[,.!?;]|$)`,
    `<clause>(?:${may}|tara)${ps} (?:tumuloy|magpatuloy|lumipat|mag-move on|mag move on|mag-next|sumunod|move on|dumako)(?:${p}){0,4}(?: sa susunod| sa iba)?(?= ?[,.!?;]|$)(?<!magpatuloy ako|tumuloy ako)`,
    `<clause>(?:${ayaw}|mas gusto ko(?:ng)?(?: po)? (?:huwag|hindi|wag)|hindi ko(?: po)? (?:gustong|kayang|pwedeng|puwedeng|maaaring)|mas mabuting hindi ko|hindi ko(?: po)? (?:sasagutin|masasagot|maaaring sagutin))(?:${p}| na lang){0,5} ?(?:sagutin|sumagot|pag-usapan|magkomento|mag-comment|sabihin|magsalita|talakayin|sagutan)?(?:${p}){0,4}(?: (?:tanong|iyan|yan|ito|tungkol (?:diyan|doon|dito)|tanong na ito|tanong na iyan|ang tanong na ito|ang tanong na iyan|na ito|na iyan))*(?= ?[,.!?;]|$)(?<=sagutin.{0,40}|sumagot.{0,40}|pag-usapan.{0,40}|komento.{0,20}|comment.{0,20}|sasagutin.{0,40}|masasagot.{0,40}|talakayin.{0,30}|sabihin(?: iyan| yan| iyon| po)*|tungkol (?:diyan|dito|doon))`,
    '<whole>(?:no comment|walang komento|wala akong komento|pass ako|pass muna ako|pass po ako diyan|pass ako diyan)(?: po| diyan| dito)*',
  ],
  'go-back': [
    `(?:bumalik|balikan|balik|makabalik)(?:${p}){0,5} ?(?:sa )?(?:tanong|paksa|question)(?: (?:na|po))* (?:tungkol|ukol|hinggil|about)`,
    `(?:bumalik|balikan|balik|ibalik|babalik|babalikan|mabalikan|makabalik|bumalik-balik|magbalik|bumabalik|i-go back|go back|ulitin)(?:${p}){0,7} ?(?:sa |to |ang |yung )?(?:naunang |nakaraang |unang |dating |huling |naunang mga |pangalawang |ikalawang |previous |first |last |nakaraan na |kaninang |naunang isang |pinakaunang |ikatlong |pangatlong )(?:tanong|question|katanungan|paksa|topic)`,
    `(?:bumalik|balikan|balik|ibalik|babalikan|balikan natin)(?:${p}){0,6} ?(?:sa |ang |yung )?tanong(?: (?:na|po))? (?:kanina|nauna|dati|bago ito|noong una)`,
    '(?:bumalik|balik|umatras|atras)(?: (?:po|tayo|ng|nang|ako|muna)){0,4} (?:isang|isa)(?: pang)? (?:tanong|question|hakbang)',
    '<whole>(?:naunang tanong|nakaraang tanong|previous question|unang tanong|bumalik|balik|go back|balik tayo|bumalik tayo|yung nauna|yung tanong kanina|balik sa una)(?: (?:po|ulit|muna|please|natin|tayo))*',
    `(?:tanong kanina|naunang tanong|unang tanong|nakaraang tanong|yung kanina)(?: (?:po|ay|ulit|muna))* (?:pwedeng balikan|balikan|ulitin|puwedeng balikan|gusto kong balikan)`,
  ],
  'are-you-human': [
    `(?:(?:ikaw|kayo|ka|sila|siya|ito|tao|robot|bot|ai) )?(?:ba|bang|po ba|po bang|nga ba)(?: (?:ay|po|ay isang|isang|isa|kayong|kang|ikaw|kayo|talagang|talaga|ay tunay na|ay totoong))* (?:${human}|${machine})(?: (?:ka|kayo|ba|po|talaga|ito|o|lang))*(?= ?[,.!?;]|$| o )(?<=(?:ikaw|kayo|ka|ito|tao|robot|kang|kayong|siya).{0,50})`,
    `<clause>(?:${human}|${machine})(?: (?:na|po|nga|talaga|lang|bang|ba|kausap ko|ang|yung))* (?:ba |bang |po |talaga |lang )*(?:ka|kayo|ikaw|ito|iyan|ang kausap ko|kausap ko|nagsasalita|ang nagsasalita|nandiyan|nasa kabilang linya|yung kausap ko)(?: (?:ba|po|talaga|lang|ngayon|diyan|o|hindi|sa akin|ko))*(?= ?[,.!?;]|$| o )(?<=\\b(?:ba|bang)\\b.{0,60}|\\bo|(?:tao|robot|ai|bot|makina|computer) (?:ka|kayo|ikaw)(?: lang| po| talaga| ba)*)`,
    `(?:kausap|kinakausap|nakakausap|nakikipag-usap|kausap ko)(?: (?:ko|po|ba|ay|bang|ako|akong|ngayon|sa|isang|ng|talaga|namin|ang)){0,8} (?:${human}|${machine})(?: (?:ba|po|talaga|o|lang))*(?= ?[,.!?;]|$| o )(?<=\\b(?:ba|bang)\\b.{0,60}|\\bo|^.{0,90}(?=\\?))`,
    `<clause>(?:sino|kanino|ano)(?: (?:po|ba|nga|talaga|bang|itong|ang|yung|ba talaga|po ba)){0,5} (?:kausap ko|ang kausap ko|kinakausap ko|ako nakikipag-usap|kausap|ako kumakausap)`,
    '<clause>(?:sino|ano)(?: (?:po|ba|nga|talaga)){0,4} (?:ka|kayo|ikaw)(?: (?:ba|po|talaga|nga))*(?= ?[?!.]|$)',
    `<clause>(?:${may}|${want})${ps} (?:makausap|makipag-usap|kausapin|makapag-usap)(?:${p}){0,4} ?(?:sa |ng |ang |isang |sa isang )*(?:totoong |tunay na )?(?:tao|human|person)`,
    `<clause>(?:ikaw|kayo)(?: (?:po|ay|nga|siguro|talaga|yata|isang|isa))* (?:${machine}|tao|robot)(?:ng)?(?: (?:po|lang|ba|no|ano|di ba|hindi ba|tama ba|o))*(?= ?\\?|$| o |, (?:di|hindi|ano|no|tama))`,
    `<clause>may(?: (?:po|ba|bang)){1,3} (?:totoong |tunay na |buhay na )?(?:tao|taong)(?: (?:ba|po|totoo|diyan|sa|kabilang|linya|nakikinig|nandiyan|talaga))*(?= ?\\?|$)`,
    `<clause>are you(?: (?:po|ba))* (?:a )?(?:${human}|${machine})`,
  ],
  'is-recorded': [
    `<clause>(?:(?:ito|itong|ang|yung|usapan|natin|nating|panayam|interview|tawag|boses|ko|sagot|mga|aking|sinasabi|lahat|iyong|usapang|na|pag-uusap|call|akong|ngayon|conversation|sinasagot) )*${recorded}(?: (?:ito|ang|yung|usapan|natin|panayam|tawag|boses|ko|ninyo|niyo|nyo|mo|ba|bang|po|ako|kami|tayo|lahat|sagot|mga|aking|na|ngayon|interview|pag-uusap|sinasabi|kayo|ka|saan|kahit|man|saanman|nating|itong|call|somewhere|akong|saan man|dito|conversation|no|ano|pong))*(?= ?[,.?!]|$)(?<=\\b(?:ba|bang)\\b.{0,70}|\\?)`,
    `<clause>(?:(?:ito|itong|ang|usapan|natin|panayam|interview|tawag|boses|ko|kami|ako|sagot|mga|aking|lahat|pag-uusap|kayo|ikaw|ka) )*(?:ay )?(?:ba|po ba|bang|po bang)(?: (?:ay|po|na|itong|ito|kayo|kayong|ang|akong|ako|usapan|natin|panayam|tawag|interview|mga|sagot|ko|pag-uusap|kang|ka|lahat|sinasabi|ng|usapang|aking|boses))* ${recorded}(?: .{0,40})?(?= ?[,.?!]|$)`,
    `<clause>(?:sino|sinu-sino|sino-sino|kanino|sinong)(?: (?:po|ba|bang|pa|ang|yung|mga|kaya|nga|pong|tao|ang mga)){0,6} (?:makikinig|nakikinig|makakarinig|nakakarinig|magbabasa|makakabasa|babasa|titingin|makakakita|pakikinggan|maririnig|may access|makaka-access|mag-aaccess|tatanggap|makakatanggap|makakaalam)(?: (?:nito|sa|ng|mga|sagot|ko|recording|ito|dito|aking|po|ba|usapan|natin|sinabi|sinasabi|ang|boses|usapang|panayam|lahat|to|na))*(?= ?[,.?!]|$)(?<!sino ang (?:nakikinig|makikinig))`,
    `<clause>(?:ano|anong|saan)(?: (?:po|ba|bang|ang|naman|na)){0,5} (?:mangyayari|gagawin|gagawin (?:ninyo|niyo|mo)|nangyayari|pupunta|mapupunta|itatago|ise-save|ilalagay|mapunta|ginagawa|iimbak|dadalhin)(?: (?:ninyo|niyo|nyo|mo|po|ba|sa|ng|ang|mga|yung|itong)){0,6} (?:recording|sagot|datos|data|boses|rekording|sinabi|panayam|usapan|sinasabi|aking (?:mga )?(?:sagot|datos|boses|sinabi)|impormasyon|ito|record|dito)`,
    '<clause>(?:kumpidensiyal|kumpidensyal|confidential|pribado|private|anonymous)(?: po)* ba(?:ng)?(?: po)*(?: (?:ito|ang|itong|usapan|natin|panayam|sagot|ko|mga|interview))*',
    '<clause>may(?: (?:po|ba|bang)){1,3} (?:recording|nakikinig|nagre-record|rekording|nagrerekord|record|ibang nakikinig|recorder)',
    `<clause>(?:nire-record|nirerecord|nirerekord|naka-record|nakarecord|recorded|record)(?: (?:mo|ninyo|niyo|nyo|po|ito|to))* ?(?:ba|po ba)`,
    `<clause>(?:is|are) (?:this|you|we)(?: (?:po|ba))* (?:being )?record(?:ed|ing)`,
  ],
  'who-asks': [
    `<clause>(?:para )?(?:kanino|kaninong kumpanya|anong kumpanya)(?: (?:po|ba|ka|kayo)){1,4} (?:nagtatrabaho|nagta-trabaho|nagtrabaho|kumikilos)`,
    `<clause>(?:sino|sinong|anong kumpanya|aling kumpanya|anong kompanya|aling kompanya|anong organisasyon|sinong kliyente|anong company|kaninong kumpanya)(?: (?:po|ba|bang|ang|yung|kaya|nga|pong|talaga|ba talaga|may)){0,6} (?:nagpapagawa|nagpagawa|humiling|humihiling|nag-utos|nag-uutos|nasa likod|nagbabayad|nagtatanong|nagtanong|gustong makaalam|may gusto|may kagustuhan|nagsasagawa|gumagawa|nag-commission|nagkomisyon|kliyente|client|nagpadala|nag-request|nagre-request|nag-sponsor|nag-isponsor|nangangailangan|nagpa-interview|nagpapainterview|nagpainterview|pakana|nag-order|nag-atas|may-ari|may pakana|nag-imbita)(?: (?:nito|ng|sa|panayam|ito|pananaliksik|pag-aaral|na|interview|survey|research|dito|po|ba|study|mga|tanong|ninyo|niyo|nyo|mo|panayam na ito))*(?= ?[,.?!]|$)`,
    `<clause>(?:para|para kanino|sa ngalan)(?: (?:po|ba|ni|kay|ng))* ?(?:kanino|saan|ano|sino|anong kumpanya|aling kumpanya)(?: (?:po|ba|ang|itong|ito|ba ito|yung|talaga)){0,5}(?: (?:panayam|interview|pananaliksik|pag-aaral|usapan|research|survey|mga tanong|tanong|na ito|impormasyon))*(?= ?[,.?!]|$)(?<=\\b(?:ito|panayam|interview|pananaliksik|pag-aaral|usapan|research|survey|tanong|ba)\\b.{0,20})`,
    `<clause>(?:bakit|bat|ba't)(?: (?:po|ba|nga|naman|mo|ninyo|niyo|nyo|kayo|ka|ako|kailangan|gusto|gustong|kailangang|ninyong|niyong|mong|n'yo)){0,7} (?:tinatanong|itinatanong|nagtatanong|tinanong|nagtanong|malaman|ini-interview|iniinterview|alamin|napili|pinili|kinakausap|tanungin|itanong|natatanong)(?: (?:ito|iyan|yan|ako|mo|ninyo|niyo|nyo|po|sa|akin|tungkol|dito|diyan|ang|mga|ng|iyon|bagay|ba|n'yo|to))*(?= ?[,.?!]|$)`,
    `<clause>(?:ano|anong)(?: (?:po|ba|bang|nga|talaga)){0,4} (?:ang |yung )?(?:layunin|pakay|dahilan|purpose|silbi|mithiin|goal|rason)(?: (?:po|ba|ng|nito|panayam|interview|usapan|na ito|pananaliksik|ninyo|mo|nitong|niyo|sa|likod|research|ito|survey|mga tanong|tanong|tawag))+(?= ?[,.?!]|$)`,
    `<clause>(?:taga-?saan|kanino|saang kumpanya|anong kumpanya|saan)(?: (?:po|ba|kayo|ka|nga)){1,5} ?(?:galing|nagtatrabaho|konektado|kayo|nagmula|nagta-trabaho)(?: (?:po|ba|ng|kumpanya))*(?= ?[,.?!]|$)(?<=(?:kayo|ka)\\b.{0,25})`,
    '<clause>sino(?: (?:po|ba|nga)){0,3} (?:ito|sila)(?= ?\\?|$)',
    '<clause>para saan(?: (?:po|ba|naman|nga))*(?: (?:ito|itong|ang|panayam|mga tanong|lahat|na ito|interview))*(?= ?[?.]|$)',
  ],
  'how-long': [
    `<clause>(?:gaano|gano)(?: (?:po|ba|pa|ito|itong|ang|panayam|usapan)){1,5} ?(?:ka)?tagal(?: (?:po|ba|pa|ito))*(?= ?[?.]|$)`,
    `(?:gaano|ga'no|gano|hanggang gaano)(?: (?:po|ba|pa|na))*(?: ?ka)?(?:tagal| ?katagal)(?: (?:pa|po|ba|ito|ang|itong|panayam|interview|usapan|aabutin|tatagal|na|natin|matatapos|bago|matapos|tayo))*(?= ?[,.?!]|$)(?<=(?:pa|ito|itong|panayam|interview|usapan|tatagal|matatapos|matapos|ba|po|tayo|aabutin).{0,12}|(?:^|, )(?:gaano|gano)(?: po| ba| pa)* ?katagal)`,
    `(?:ilan|ilang|ilan na lang|gaano karaming|gaano karami)(?: (?:po|ba|bang|pa|pang|na|na lang|nang|lang|pong)){0,6} ?(?:ang |mga )?(?:tanong|minuto|oras|katanungan|questions?|minutes?)(?: (?:pa|po|ba|ang|natitira|natitirang|na|natira|tanong|kailangan|aabutin|ito|itatanong|ninyo|niyo|naiwan|left|lang|mayroon|meron|nito|tatagal|mo))*(?= ?[,.?!]|$)(?<=\\b(?:pa|pang|natitira|natitirang|left|ba|bang|lang)\\b.{0,50})`,
    `<clause>(?:matagal|marami|malapit|mahaba|matatapos|tapos)(?: (?:pa|na|po|ba|bang|pang)){1,4}(?: (?:ito|tayo|ang|matapos|tanong|panayam|natitira|tayong|itong|interview|matatapos|mga))*(?= ?\\?|$)(?<=\\b(?:ba|bang)\\b.{0,40})`,
    `<clause>(?:ito|iyon|yun|iyan|yan)(?: (?:na|po|ba|bang|ay))* (?:ang |yung )?(?:huling|huli|last)(?: (?:na))? (?:tanong|question|katanungan)?(?: (?:ba|po|na|ninyo))*(?= ?\\?|$)(?<=\\b(?:ba|bang)\\b.{0,40}|(?=\\?))`,
    '<clause>(?:huling|last)(?: na)? (?:tanong|question)(?: (?:na|po|na po))* ba',
    '<clause>(?:kailan|anong oras)(?: (?:po|ba|tayo|ito|kaya|na|itong)){0,5} (?:matatapos|tapos|magtatapos)(?: (?:ito|po|ba|tayo|ang panayam|ang interview))*',
  ],
  'said-already': [
    `<clause>(?:(?:pero|iyan|yan|iyon|yun|ito|tungkol diyan) )*(?:${said}|nasagot|naipaliwanag|ipinaliwanag|sinagot|nasabi|napag-usapan|naikuwento|sumagot|naikwento|nakuwento|nai-explain|na-explain)(?: (?:ko|na|po|nga|iyan|yan|ito|iyon|yun|ang|kanina|rin|natin|yon|yung|ako|tanong|kasi|di ba|diyan|sa)){1,9}(?= ?[,.!?;]|$)(?<=\\b(?:na|kanina)\\b.{0,50})(?<!(?:ang|yung) (?:sinabi|nasabi).{0,40})`,
    '<clause>(?:iyan|yan|iyon|yun|ito|iyong tanong na iyan)(?: (?:na|po|nga|ay|rin|din|mismo)){0,4} (?:ang |yung )?(?:sinabi|nasabi|sinagot|nasagot|isinagot) ko(?: (?:na|po|kanina|nga|ah|eh)){0,4}(?= ?[,.!?;]|$)',
    `<clause>(?:tinanong|naitanong|itinanong|natanong|nagtanong)(?: (?:mo|ninyo|niyo|nyo|na|po|nga|iyan|yan|ito|iyon|yun|kanina|ang|din|rin|kasi|ka|kayo|yung|n'yo)){2,9}(?: (?:tanong|na iyan|diyan|na))*(?= ?[,.!?;]|$)(?<=\\b(?:na|kanina)\\b.{0,50})`,
    '<clause>(?:gaya|tulad|katulad|kagaya)(?: (?:po|nga|ng|nang)){1,4} (?:sinabi|nasabi|nabanggit|binanggit|sabi) ko(?: (?:na|po|kanina|nga|sa inyo)){0,4}(?= ?[.!]|$)',
    '<whole>(?:(?:iyan|yan|iyon|yun|ito) (?:na naman|din|rin|ulit)|pareho (?:lang )?(?:ng|nang|sa) (?:sagot|tanong) (?:ko )?kanina|parehong (?:tanong|sagot)|same (?:question|answer)(?: po| kanina)*|nasagot ko na|nasabi ko na|sinabi ko na)(?: (?:po|iyan|yan|ito|yun|kanina|eh))*',
  ],
  'one-more-thing': [
    `<clause>(?:gusto|nais)(?: (?:ko|kong|po|pong|sana|sanang|pa|pang|lang)){1,5} (?:magdagdag|idagdag|dagdagan|magsabi pa)(?: .{0,30})?(?= ?[,.!?;]|$)`,
    `<clause>may (?:nakalimutan|nakaligtaan|nalimutan)(?: (?:po|pa|pala|akong|ako|kong)){1,4} ?(?:banggitin|sabihin|idagdag|i-mention)?(?= ?[,.!?;]|$)`,
    '(?:isa pang|isa pa ring|may isa pang|isang|huling|one more|isa pang huling|may isa pa akong) (?:bagay|punto|thing|komento|point|gustong sabihin|gusto kong sabihin|idadagdag|dagdag|sasabihin)(?= ?[,.!?;:]|$| (?:lang|po|pa|na|akong|ko))(?<!isang (?:bagay|punto|komento|dagdag)|isang (?:bagay|punto) na)',
    `(?:${may}|${want}|hayaan|may|meron)${ps} ?(?:idagdag|magdagdag|dagdagan|madagdag|maidagdag|idadagdag|sasabihin pa|i-add|mag-add|iadd|dagdag)(?: (?:ako|ko|po|ng|isa|pa|lang|isang|bagay|iyon|doon|pang|na|sana|kong|sa|ito|something|akong|kaunti|konti|sagot|may))*(?= ?[,.!?;]|$)`,
    '(?:nakalimutan|nalimutan|nakaligtaan)(?: (?:ko|kong|po|pala|palang|na|pang|lang)){1,5} (?:sabihin|banggitin|idagdag|isang bagay|magsabi|i-mention|ikuwento|may)',
    '<whole>(?:isa pa|isa pa po|may isa pa|may isa pa po|may dagdag ako|may idadagdag (?:lang |pa |po )*ako|ay isa pa|may nakalimutan ako|one more)(?: (?:po|pala|lang))*',
    '<clause>bago(?: (?:po|tayo|ito|natin|ka|kayo)){0,4} (?:matapos|magtapos|tapusin|ibaba|umalis|magpaalam)(?: (?:po|ito|ang|panayam|tawag|tayo))*,? (?:may|pwede|puwede|gusto|isa)',
    '<clause>may(?: (?:gusto|isa|nais|iba|isang))? ?(?:pa|pang)(?: (?:po|akong|ako|gusto|gustong|kong|bagay na|nais na|nais))+ ?(?:sabihin|idagdag|idadagdag|sasabihin|banggitin)(?: (?:po|ko|lang))*(?= ?[,.!?;]|$)',
  ],
  'change-answer': [
    `(?:baguhin|palitan|itama|iwasto|bawiin|ayusin|ibahin|maitama|mabago)(?:${p}){0,4} ?(?:ang |yung )?(?:huli|nauna|una|dati|nakaraan) ?(?:kong|ko na|ko pong) (?:sagot|tugon|sinabi)`,
    `<clause>(?:(?:gusto|nais|kailangan|pwede|puwede)(?:${p}){0,6} )?(?:itama|iwasto|baguhin|bawiin|maitama|i-correct)(?:${p}){0,3} ?(?:ang |yung )?(?:sinabi|nasabi) ko`,
    `<clause>(?:sasagutin|sasagot)(?: (?:ko|ako|po)){1,2} (?:ulit|muli|uli)(?: (?:ang|sa|yung|huling|tanong|na iyon))*(?= ?[,.!?;]|$)`,
    `(?:baguhin|palitan|itama|iwasto|bawiin|ayusin|ibahin|i-change|ichange|i-edit|i-correct|mabago|mapalitan|binabago|binabawi|i-correct|maitama|i-revise|irevise|babaguhin|papalitan|itatama|tanggalin)(?:${p}){0,7} ?(?:ang |yung |iyong )?(?:huling |aking |naunang |nakaraang |mga |last |akong |dating )*(?:sagot|answer|tugon)(?: (?:ko|kanina|po|sa huling tanong|na iyon|ko kanina|ko po))*`,
    `(?:${want}|${may}|kailangan)${ps} (?:itama|iwasto|baguhin|bawiin|ayusin|linawin|i-correct|mabago|maitama|palitan|ibahin)(?:${p}){0,6} ?(?:ang |yung )?(?:${said}|huling sinabi)`,
    `(?:${may}|${want})${ps} (?:sagutin|sumagot|masagot|sagutan)(?:${p}){0,6}(?: (?:ang|sa|yung) (?:huling|nakaraang|naunang) tanong)?${ps} ?(?:ulit|muli|uli|again|nang iba|ng iba|sa ibang paraan)`,
    `(?:mali|nagkamali|namali|may mali|hindi tama|pumalya)(?: (?:po|ako|yata|ang|yung|sa|ko|pala|iyong)){1,6} (?:huling |naunang |aking |nakaraang |kong |akong )*(?:sagot|isinagot|naisagot|sinagot|pagsagot|nasagot)(?: (?:ko|kanina|po))*`,
    '<whole>(?:(?:nagkamali|mali)(?: (?:po|ako|pala|ng sagot|ng sabi|ang sinabi ko|ang nasabi ko|yung sinabi ko))+|correction|pagtatama|mali pala)(?: (?:po|kanina|pala))*',
  ],
  refusal: [
    '(?:hindi|di) ko (?:po )?(?:alam|matandaan|maalala|sigurado)',
    'ewan(?: ko)?',
    '(?:hindi|di) (?:po )?ako (?:sigurado|sure|sigurado po)',
    '(?:walang|wala (?:po )?akong) (?:komento|ideya|alam|comment|idea|maisip|masabi)',
    '(?:ayaw|ayoko|ayaw kong|ayokong)(?: (?:ko|kong|po|pong|na))* (?:sagutin|sabihin|pag-usapan|magkomento)',
    '(?:hindi|di) ko (?:po )?(?:masasabi|masasagot|pwedeng|puwedeng|maaaring|masabi|masagot)',
    'susunod na tanong',
    '(?:no idea|no comment)',
  ],
  yes: [
    '<start>(?:oo|opo|oho|yes|yeah|yep|sige|sige po|okay|ok|okey|oks|payag|pumapayag|siyempre|syempre|tama|sang-ayon|sumasang-ayon|game|sure|tara|walang problema|ayos|ayos lang|pwede|puwede|oo naman|opo naman|tiyak|talaga|simulan|aba oo|gusto ko|agree)(?= ?[,.!;]|$| (?:po|na|naman|ako|oo|opo|payag|pumapayag|sige|okay|lang|pwede|tayo|ho|simulan|sang-ayon|game|please|handa|ok|sumasang-ayon|agree|yes|ba))(?!,? (?:hindi|ayaw|ayoko))',
    '<whole>(?:(?:opo |oo |sige )*(?:pumapayag|payag|sumasang-ayon|sang-ayon|handa|agree|nagko-consent|nag-aagree|lalahok|sasali|okay lang)(?: (?:po|ako|na|naman|sa|akin|ito|akong|lumahok|sumali|makilahok|rito|dito|sa akin))*|(?:oo )?bakit (?:naman )?hindi|walang problema(?: po| sa akin)*|wala(?:ng)? (?:akong )?(?:tutol|problema|pagtutol)|isa|gusto ko(?: po)?(?:ng)? (?:lumahok|sumali|makilahok))',
  ],
  no: [
    `<clause>(?:ayoko|ayokong|ayaw ko|ayaw kong|ayaw ko po|ayoko po)(?: (?:po|pong|na|nang|ng))* ?(?:sumali|lumahok|makilahok|pumayag|mag-record|magpa-record|ma-record)?(?= ?[,.!;]|$)`,
    '<start>(?:hindi|hindi po|hinde|di|ayaw|ayoko|ayoko po|ayaw ko|no|nope|huwag|wag|huwag na|wag na|hindi na|hindi puwede|hindi pwede|huwag na lang|wag na lang|di po|hindi talaga|tumatanggi)(?= ?[,.!;]|$| (?:po|na|salamat|lang|ako|ko|akong|ho|pumapayag|payag|pwede|puwede|talaga|muna|naman|sang-ayon|sumasang-ayon|thank|thanks|gusto))',
    '<clause>(?:hindi|di|ayaw)(?: (?:po|ako|akong|ko|kong|na|pong))* (?:pumapayag|payag|sumasang-ayon|sang-ayon|pumayag|papayag|lumahok|sumali|lalahok|sasali|makilahok|interesado|agree)',
    '<whole>(?:(?:tumatanggi|tutol|umaayaw)(?: (?:po|ako|ako dito))*|dalawa|mas gusto ko(?:ng)? (?:huwag|hindi)(?: po| na lang)*|siguro hindi(?: na lang| po)*|parang hindi(?: po)*)',
  ],
  courtesy: [
    "pasensya(?: na)?(?: po| ka| kayo)*|pasensiya(?: na)?(?: po| kayo)*|patawad|paumanhin(?: po)?|sorry(?: po)?|po|opo|oo|hindi|sige(?: po)?|okay|ok|pero|at|kaya|ay|teka(?: lang)?(?: po)?|sandali(?: lang)?(?: po)?|saglit|ah|eh|hm+|um+|mawalang-galang(?: na)?(?: po)?|please|pakiusap|naman|alam mo|alam ninyo|alam niyo|alam nyo|sa totoo lang|actually|excuse me(?: po)?|hay|hello(?: po)?|salamat(?: po)?|makinig|tama na|tama|kung pwede|kung puwede|kung maaari|kung okay lang|sir|maam|ma'am|wait|ngayon|kasi|so|well|muna|bago (?:tayo )?(?:magsimula|magpatuloy)|sa palagay ko|tapos|nga pala|siya nga pala|honestly|dahil dito",
  ],
};
