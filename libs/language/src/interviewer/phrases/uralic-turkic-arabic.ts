import { type Phrases } from './phrases';

export const fi: Phrases = {
  hello: 'Hei {expert}, ja kiitos osallistumisesta.',
  introduction: 'Nimeni on {persona}, ja olen tekoäly, joka johtaa tätä haastattelua.',
  acknowledgements: ['Kiitos.', 'Ymmärrän.', 'Selvä.'],
  probes: [
    'Voisitteko kertoa siitä hieman lisää?',
    'Voisitteko antaa konkreettisen esimerkin?',
    'Voisitteko kuvailla sitä tarkemmin?',
  ],
  closing: 'Se oli viimeinen kysymykseni. Paljon kiitoksia ajastanne ja vastauksistanne. Näkemiin.',
  silence: [
    'Oletteko vielä siellä? Ottakaa rauhassa tarvitsemanne aika.',
    'En ole vielä saanut vastausta. Jatkakaa, kun olette valmis.',
    'En ole vieläkään saanut vastausta. Päätän keskustelun pian; voitte palata myöhemmin.',
  ],
  repeat: 'Totta kai. Tässä kysymys uudelleen.',
  resume: 'Tervetuloa takaisin. Jatketaan tästä kysymyksestä.',
  finishLater: 'Totta kai. Lopetamme tähän toistaiseksi, ja voitte jatkaa myöhemmin. Kiitos.',
  offTheRecord: 'Merkitsin, että tämä on luottamuksellista. Jatkakaa, kun olette valmis.',
  offTheRecordUntil: 'Tästä eteenpäin kaikki on luottamuksellista, kunnes sanotte: taas virallisesti.',
  backOnTheRecord: 'Keskustelu kirjataan taas.',
  strike: 'Poistin sen tallenteesta.',
  timeUp:
    'Aikamme on päättynyt, joten lopetan tähän. Paljon kiitoksia ajastanne ja vastauksistanne. Näkemiin.',
  summaryOpening: '{expert} vastasi {answered} kysymykseen {total} kysymyksestä.',
  summaryAnswer: 'Kysymykseen ”{question}”: ”{answer}”',
};

export const hu: Phrases = {
  hello: 'Jó napot kívánok, {expert}. Köszönöm a részvételt.',
  introduction: 'A nevem {persona}, és én vagyok a beszélgetést vezető mesterséges intelligencia.',
  acknowledgements: ['Köszönöm.', 'Értem.', 'Rendben.'],
  probes: [
    'Mondana erről egy kicsit többet?',
    'Tudna erre konkrét példát mondani?',
    'Le tudná ezt írni részletesebben?',
  ],
  closing: 'Ez volt az utolsó kérdésem. Nagyon köszönöm az idejét és a válaszait. Viszontlátásra.',
  silence: [
    'Ott van még? Nyugodtan gondolkodjon, ameddig szükséges.',
    'Még nem érkezett válasz. Kérem, folytassa, amikor készen áll.',
    'Továbbra sem érkezett válasz. Hamarosan befejezem a beszélgetést; később visszatérhet.',
  ],
  repeat: 'Természetesen. Íme a kérdés még egyszer.',
  resume: 'Örülök, hogy folytatjuk. Térjünk vissza ehhez a kérdéshez.',
  finishLater: 'Természetesen. Most itt abbahagyjuk, és később folytathatja. Köszönöm.',
  offTheRecord: 'Feljegyeztem, hogy ez bizalmas. Kérem, folytassa, amikor készen áll.',
  offTheRecordUntil: 'Mostantól minden bizalmas, amíg azt nem mondja: újra hivatalosan.',
  backOnTheRecord: 'A beszélgetést újra rögzítjük.',
  strike: 'Ezt kivettem a felvételből.',
  timeUp: 'Lejárt az időnk, ezért itt befejezem. Nagyon köszönöm az idejét és a válaszait. Viszontlátásra.',
  summaryOpening: '{expert}: megválaszolt kérdések: {answered} / {total}.',
  summaryAnswer: '„{question}” kérdésre: „{answer}”',
};

export const tr: Phrases = {
  hello: 'Merhaba {expert}, katıldığınız için teşekkür ederim.',
  introduction: 'Benim adım {persona}, bu görüşmeyi yürüten yapay zekâyım.',
  acknowledgements: ['Teşekkür ederim.', 'Anlıyorum.', 'Peki.'],
  probes: [
    'Bu konuda biraz daha bilgi verebilir misiniz?',
    'Somut bir örnek verebilir misiniz?',
    'Bunu daha ayrıntılı anlatabilir misiniz?',
  ],
  closing: 'Bu son sorumdu. Zamanınız ve yanıtlarınız için çok teşekkür ederim. Hoşça kalın.',
  silence: [
    'Hâlâ orada mısınız? Lütfen acele etmeyin.',
    'Henüz bir yanıt almadım. Hazır olduğunuzda lütfen devam edin.',
    'Hâlâ bir yanıt almadım. Görüşmeyi birazdan sonlandıracağım; daha sonra dönebilirsiniz.',
  ],
  repeat: 'Elbette. Soruyu tekrar ediyorum.',
  resume: 'Tekrar hoş geldiniz. Bu soruyla devam edelim.',
  finishLater: 'Elbette. Şimdilik burada duruyoruz, daha sonra devam edebilirsiniz. Teşekkür ederim.',
  offTheRecord: 'Bunun kayıt dışı olduğunu not ettim. Hazır olduğunuzda lütfen devam edin.',
  offTheRecordUntil: 'Siz şunu diyene kadar bundan sonrası gizlidir: tekrar kayıt altında.',
  backOnTheRecord: 'Görüşme yeniden kaydediliyor.',
  strike: 'Bunu kayıttan çıkardım.',
  timeUp:
    'Süremiz doldu, bu yüzden burada bitiriyorum. Zamanınız ve yanıtlarınız için çok teşekkür ederim. Hoşça kalın.',
  summaryOpening: '{expert}, {total} sorudan {answered} tanesini yanıtladı.',
  summaryAnswer: '“{question}” sorusuna: “{answer}”',
};

export const ar: Phrases = {
  hello: 'مرحبًا {expert}، وشكرًا على المشاركة.',
  introduction: 'اسمي {persona}، وأنا نظام الذكاء الاصطناعي الذي يجري هذه المقابلة.',
  acknowledgements: ['شكرًا.', 'مفهوم.', 'حسنًا.'],
  probes: ['هل يمكن إخباري بالمزيد عن ذلك؟', 'هل يمكن ذكر مثال محدد؟', 'هل يمكن وصف ذلك بتفصيل أكبر؟'],
  closing: 'كان هذا سؤالي الأخير. شكرًا جزيلًا على الوقت والإجابات. مع السلامة.',
  silence: [
    'هل ما زال الاتصال قائمًا؟ لا داعي للعجلة.',
    'لم تصلني إجابة بعد. يمكن المتابعة في أي وقت.',
    'ما زلت لم أتلقَّ إجابة. سأنهي المحادثة قريبًا، ويمكن العودة لاحقًا.',
  ],
  repeat: 'بالتأكيد. إليكم السؤال مرة أخرى.',
  resume: 'أهلًا بعودتكم. لنتابع مع هذا السؤال.',
  finishLater: 'بالتأكيد. سنتوقف هنا الآن، ويمكن المتابعة لاحقًا. شكرًا.',
  offTheRecord: 'سجلت أن هذا ليس للنشر. يمكن المتابعة في أي وقت.',
  offTheRecordUntil: 'من الآن كل ما يقال سرّي، إلى أن تقول: عدنا إلى التسجيل.',
  backOnTheRecord: 'المقابلة مسجّلة من جديد.',
  strike: 'لقد حذفت ذلك من السجل.',
  timeUp: 'انتهى وقتنا، لذلك سأتوقف هنا. شكرًا جزيلًا على وقتك وإجاباتك. إلى اللقاء.',
  summaryOpening: '{expert}: إجابات عن {answered} من أصل {total} من الأسئلة.',
  summaryAnswer: 'حول «{question}»: «{answer}»',
};
