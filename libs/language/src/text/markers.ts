import { type Language } from '@colloquy/contracts';

const list = (text: string): readonly string[] => text.replace(/\s+/g, ' ').split(', ');

const evidence: Record<Language, string> = {
  en: `because, for example, for instance, such as, e.g, the reason, therefore, as a result, which means,
    that is why, that's why, due to, in my experience, we found, we saw, we learned, last year, led to,
    so that`,
  es: `porque, por ejemplo, ya que, debido a, por eso, como resultado, la razón, en mi experiencia, el año
    pasado, gracias a, puesto que, es decir, así que, para que`,
  fr: `parce que, parce qu'*, par exemple, car, puisque, à cause, grâce à, c'est pourquoi, la raison, donc,
    notamment, d'après mon expérience, l'année dernière, en raison`,
  de: `weil, zum beispiel, beispielsweise, denn, deshalb, deswegen, daher, aufgrund, der grund, nämlich,
    dadurch, wegen, meiner erfahrung, letztes jahr, sodass, damit`,
  it: `perché, per esempio, ad esempio, poiché, quindi, a causa, grazie a, il motivo, l'anno scorso`,
  pt: `porque, por exemplo, já que, devido a, por isso, portanto, a razão, o motivo, no ano passado, graças
    a`,
  pl: `ponieważ, bo, dlatego, na przykład, gdyż, z powodu, w rezultacie, w zeszłym roku, dzięki`,
  hi: `क्योंकि, उदाहरण, जैसे कि, इसलिए, की वजह से, के कारण, पिछले साल`,
  zh: `因为, 比如, 例如, 所以, 由于, 因此, 譬如, 原因, 去年`,
  ko: `왜냐하면, 때문*, 예를 들어, 예컨대, 그래서, 따라서, 덕분*, 작년*`,
  ru: `потому что, например, поэтому, так как, из-за, благодаря, причина, в прошлом году, в результате`,
  nl: `omdat, bijvoorbeeld, want, daarom, vanwege, de reden, doordat, vorig jaar, dankzij`,
  tr: `çünkü, örneğin, mesela, bu yüzden, bu nedenle, nedeniyle, sayesinde, geçen yıl`,
  sv: `eftersom, till exempel, därför, på grund av, tack vare, anledningen, förra året`,
  id: `karena, misalnya, contohnya, sebab, oleh karena itu, akibatnya, tahun lalu, sehingga`,
  fil: `dahil, kasi, halimbawa, dahilan, kaya, noong nakaraang taon, sapagkat`,
  ja: `なぜなら, 例えば, たとえば, ので, から, ため, 理由, 昨年, 去年`,
  uk: `тому що, наприклад, тому, оскільки, через, завдяки, причина, минулого року, бо`,
  el: `επειδή, γιατί, για παράδειγμα, διότι, γι’ αυτό, γι' αυτό, εξαιτίας, λόγω, πέρυσι`,
  cs: `protože, například, proto, kvůli, díky, důvod*, loni, jelikož`,
  fi: `koska, esimerkiksi, siksi, takia, ansiosta, syy, viime vuonna, joten`,
  ro: `pentru că, deoarece, de exemplu, fiindcă, din cauza, datorită, motivul, anul trecut, așadar`,
  da: `fordi, for eksempel, derfor, på grund af, takket være, grunden, sidste år, eftersom`,
  bg: `защото, например, затова, тъй като, поради, благодарение, причината, миналата година`,
  ms: `kerana, contohnya, misalnya, sebab, oleh itu, akibatnya, tahun lepas`,
  sk: `pretože, napríklad, preto, kvôli, vďaka, dôvod*, minulý rok, keďže`,
  hr: `jer, na primjer, zato, zbog, zahvaljujući, razlog*, prošle godine, budući da`,
  ar: `لأن*, بسبب, على سبيل المثال, مثلًا, مثلا, لذلك, نتيجة, السبب, العام الماضي`,
  ta: `ஏனெனில், ஏனென்றால், உதாரண*, எடுத்துக்காட்டாக, அதனால், எனவே, காரண*`,
  vi: `vì, bởi vì, ví dụ, chẳng hạn, do đó, cho nên, nhờ, lý do, năm ngoái`,
  hu: `mert, például, ezért, mivel, miatt, köszönhetően, az ok*, tavaly, ugyanis`,
  no: `fordi, for eksempel, derfor, på grunn av, takket være, grunnen, i fjor, siden`,
};

const conditions: Partial<Record<Language, string>> = {
  en: `if, when, unless, until, whereas, although, though, while, before, after, so, otherwise`,
  es: `si, cuando, hasta que, mientras, aunque, antes de, después de, de lo contrario`,
  fr: `si, quand, lorsque, jusqu'à ce, tandis que, bien que, avant de, avant que, après, sinon`,
  de: `wenn, falls, sobald, solange, während, obwohl, bevor, nachdem, sonst`,
  it: `se, quando, finché, mentre, benché, prima di, dopo, altrimenti`,
  pt: `se, quando, até que, enquanto, embora, antes de, depois de, senão`,
  nl: `als, wanneer, tenzij, totdat, terwijl, hoewel, voordat, nadat, anders`,
  pl: `jeśli, jeżeli, gdy, kiedy, dopóki, chociaż, zanim`,
  cs: `pokud, když, dokud, ačkoli, než, jinak`,
  sv: `om, när, tills, medan, fastän, innan, annars`,
  da: `hvis, når, indtil, mens, selvom, inden, ellers`,
  no: `hvis, når, inntil, mens, selv om, før, ellers`,
  fi: `jos, kun, kunnes, ellei, vaikka, ennen kuin, muuten`,
  hu: `ha, amikor, amíg, bár, mielőtt, különben`,
  ro: `dacă, când, până când, deși, înainte, altfel`,
  hr: `ako, kad, dok, iako, prije nego, inače`,
  ru: `если, когда, пока, хотя, прежде чем, иначе`,
  uk: `якщо, коли, поки, хоча, перш ніж, інакше`,
  el: `αν, όταν, μέχρι να, αν και, πριν, αλλιώς`,
  tr: `eğer, yoksa, iken, rağmen, önce`,
  id: `jika, kalau, ketika, hingga, meskipun, sebelum`,
  vi: `nếu, khi, nếu không, mặc dù, trước khi`,
  zh: `如果, 若, 否则, 的时候, 虽然, 之前`,
  ja: `場合, とき, たら, れば`,
  ko: `경우, 으면, 니까`,
};

const numbers: Partial<Record<Language, string>> = {
  en: `two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen,
    sixteen, seventeen, eighteen, nineteen, twenty, thirty,
    forty, fifty, sixty, seventy, eighty, ninety, hundred, hundreds, thousand, thousands, million,
    millions, billion, percent, half, third, quarter, dozen`,
  es: `dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince, dieciséis, diecisiete, dieciocho,
    diecinueve, veinte, veintiuno, veintidós, veintitrés, veinticuatro, veinticinco, veintiséis, veintisiete, veintiocho,
    veintinueve, treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa, cien, ciento, cientos, doscientos, doscientas,
    trescientos, trescientas, cuatrocientos, cuatrocientas, quinientos, quinientas, seiscientos, seiscientas, setecientos,
    setecientas, ochocientos, ochocientas, novecientos, novecientas, mil, miles, millón, millones, mitad, tercio, docena`,
  fr: `deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, vingt, trente, quarante,
    cinquante, soixante, cent, cents, mille, million, millions, milliard, milliards, moitié, tiers,
    quart, dizaine, douzaine`,
  de: `zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn,
    sechzehn, siebzehn, achtzehn, neunzehn, zwanzig, dreißig,
    vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig, hundert, tausend, million, millionen,
    milliarde, milliarden, prozent, hälfte, drittel, viertel, dutzend`,
};

/** Number words of further languages, which only the correction of a figure needs. */
const furtherNumbers: Partial<Record<Language, string>> = {
  it: `due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, tredici, quattordici, quindici, sedici,
    diciassette, diciotto, diciannove, venti, trenta, quaranta, cinquanta, sessanta, settanta, ottanta, novanta, cento,
    duecento, trecento, quattrocento, cinquecento, mille, mila, duemila, tremila, milione, milioni, metà`,
  pt: `dois, duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, treze, catorze, quatorze, quinze, dezesseis,
    dezasseis, dezessete, dezassete, dezoito, dezenove, dezanove, vinte, trinta, quarenta, cinquenta, sessenta, setenta,
    oitenta, noventa, cem, cento, duzentos, duzentas, trezentos, trezentas, quatrocentos, quatrocentas, quinhentos, quinhentas,
    seiscentos, seiscentas, setecentos, setecentas, oitocentos, oitocentas, novecentos, novecentas, mil, milhão, milhões, metade`,
  nl: `twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf, dertien, veertien, vijftien, zestien, zeventien,
    achttien, negentien, twintig, dertig, veertig, vijftig, zestig, zeventig, tachtig, negentig, honderd, duizend, miljoen`,
  pl: `dwa, dwie, trzy, cztery, pięć, sześć, siedem, osiem, dziewięć, dziesięć, jedenaście, dwanaście, trzynaście, czternaście,
    piętnaście, szesnaście, siedemnaście, osiemnaście, dziewiętnaście, dwadzieścia, trzydzieści, czterdzieści, pięćdziesiąt,
    sześćdziesiąt, siedemdziesiąt, osiemdziesiąt, dziewięćdziesiąt, sto, dwieście, trzysta, czterysta, pięćset, sześćset,
    siedemset, osiemset, dziewięćset, tysiąc, tysiące, tysięcy, milion, miliony, milionów`,
  tr: `iki, üç, dört, beş, altı, yedi, sekiz, dokuz, on, yirmi, otuz, kırk, elli, altmış, yetmiş, seksen, doksan, yüz, bin, milyon`,
  sv: `två, tre, fyra, fem, sex, sju, åtta, nio, tio, elva, tolv, tretton, fjorton, femton, sexton, sjutton, arton, nitton, tjugo,
    trettio, fyrtio, femtio, sextio, sjuttio, åttio, nittio, hundra, tusen, miljon, miljoner`,
};

/** Words between the numbers of a compound such as "zweiundzwanzig", and "one" at its beginning. */
const compounds: Partial<Record<Language, { link: string; one: string }>> = {
  de: { link: 'und', one: 'ein' },
  nl: { link: 'en|ën', one: 'een' },
  it: { link: '(?!)', one: '(?!)' },
  sv: { link: '(?!)', one: '(?!)' },
};

export function numberWordSource(language: Language): string {
  const words = [...(allNumberWords[language] ?? [])].sort((a, b) => b.length - a.length).join('|');
  const parts = compounds[language];
  if (words === '' || !parts) return words;
  return `(?:${words}|${parts.one}(?=${parts.link}|${words}))(?:(?:${parts.link})?(?:${words}))*`;
}

const wholeWords = new Map<Language, RegExp>();

export function isNumberWord(word: string, language: Language): boolean {
  let known = wholeWords.get(language);
  if (!known)
    wholeWords.set(language, (known = new RegExp(`^(?:${numberWordSource(language) || '(?!)'})$`, 'u')));
  return known.test(word);
}

/** Words that announce a reason or an example, in lower case; `*` stands for any ending. */
export const evidenceMarkers = (language: Language): readonly string[] => list(evidence[language]);

export const conditionMarkers = (language: Language): readonly string[] => {
  const words = conditions[language];
  return words === undefined ? [] : list(words);
};

export const numberWords: Partial<Record<Language, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(numbers).map(([language, words]) => [language, new Set(list(words))]),
);

/** {@link numberWords}, and those of languages in which they are recognised only where a figure is corrected. */
export const allNumberWords: Partial<Record<Language, ReadonlySet<string>>> = {
  ...Object.fromEntries(
    Object.entries(furtherNumbers).map(([language, words]) => [language, new Set(list(words))]),
  ),
  ...numberWords,
};
