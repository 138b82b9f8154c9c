import { type Language } from '@colloquy/contracts';
import { list } from './list';

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

/** Words that announce a reason or an example, in lower case; `*` stands for any ending. */
export const evidenceMarkers = (language: Language): readonly string[] => list(evidence[language]);

export const conditionMarkers = (language: Language): readonly string[] => {
  const words = conditions[language];
  return words === undefined ? [] : list(words);
};
