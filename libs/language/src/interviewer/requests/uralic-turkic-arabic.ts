import { type RequestPatterns } from './patterns';

export const fi: RequestPatterns = {
  finishLater: [
    '<clause>(?:voimmeko|voitaisiinko|voidaanko|voinko|voisimmeko) (?:me |me )?(?:jatkaa|lopettaa)(?: (?:tätä|haastattelua))? (?:huomenna|myöhemmin|toiste|toisella kertaa|ensi viikolla|tähän)',
    '<start>minun (?:täytyy|pitää|on pakko) (?:nyt |jo )?(?:lähteä|mennä|lopettaa)(?=[,.!?;]|$)',
  ],
  offTheRecord: [
    'off the record',
    'epävirallisesti',
    'meidän kesken',
    '(?:älkää|älä) (?:siteeratko|lainatko|siteeraa|lainaa)',
  ],
  strike: ['(?:poistakaa|poista|pyyhkikää|unohtakaa|unohda) (?:se|tuo|mitä (?:juuri )?sanoin)'],
  onTheRecord: ['(?:taas|jälleen) virallisesti'],
  repeat: [
    '(?:voitteko|voisitteko|voitko|voisitko) toistaa',
    'toistakaa',
    'en (?:kuullut|ymmärtänyt)(?: kysymystä)?',
    'mikä oli kysymys',
  ],
  refusal: [
    'en tiedä',
    'ei aavistustakaan',
    'ei kommentoitavaa',
    'en (?:halua|voi|haluaisi) (?:sanoa|vastata|kommentoida|kertoa)',
    'seuraava kysymys',
  ],
};

export const hu: RequestPatterns = {
  finishLater: [
    '<clause>(?:folytathatjuk|folytathatnánk|befejezhetjük|befejezhetnénk|abbahagyhatjuk|folytassuk|fejezzük be) (?:ezt )?(?:holnap|később|máskor|jövő héten|itt)',
    '<start>(?:most )?(?:mennem|indulnom) kell(?=[,.!?;]|$)',
    '<start>le kell tennem',
  ],
  offTheRecord: [
    'off the record',
    'nem hivatalosan',
    'köztünk (?:szólva|maradjon)',
    '(?:ne idézzen|ezt ne írja le)',
  ],
  strike: [
    '(?:törölje|felejtse el|hagyja ki),? (?:ezt|azt|amit (?:az előbb |most )?mondtam)',
    'ezt (?:törölje|felejtse el)',
  ],
  onTheRecord: ['(?:újra|ismét|megint) hivatalosan'],
  repeat: [
    '(?:megismételné|meg tudná ismételni|megismételnéd)',
    'ismételje meg',
    'nem (?:hallottam|értettem)(?: a kérdést)?',
    'mi volt a kérdés',
  ],
  refusal: [
    'nem tudom',
    'fogalmam sincs',
    'nincs ötletem',
    'nem kommentálom',
    '(?:nem szeretnék|nem akarok|inkább nem) (?:válaszol\\p{L}*|mond\\p{L}*|beszél\\p{L}*)',
    'következő kérdés',
  ],
};

export const tr: RequestPatterns = {
  finishLater: [
    '(?:yarın|daha sonra|sonra|başka bir zaman|başka zaman|haftaya|burada) (?:devam ed\\p{L}*|bitir\\p{L}*|dur\\p{L}*|bırak\\p{L}*) (?:miyiz|mıyız|miyim|mıyım)',
    '<start>(?:artık |şimdi )?(?:gitmem|kapatmam|çıkmam) (?:gerek|lazım|gerekiyor)',
  ],
  offTheRecord: ['kayıt dışı', 'aramızda kalsın', 'beni alıntılamayın', 'bunu (?:yazmayın|yayınlamayın)'],
  strike: [
    'bunu (?:silin|unutun)',
    '(?:söylediğimi|dediğimi|söylediklerimi) (?:silin|unutun|dikkate almayın)',
  ],
  onTheRecord: [
    '(?:tekrar|yeniden) kayıt altında',
    '(?:tekrar|yeniden) kayda (?:geçebilir\\p{L}*|alabilir\\p{L}*)',
  ],
  repeat: [
    'tekrar(?:lar| ed\\p{L}*| eder)? (?:mısınız|misiniz)',
    'tekrarlar mısınız',
    'soruyu (?:duymadım|anlamadım|anlayamadım|duyamadım)',
    'soru neydi',
  ],
  refusal: [
    'bilmiyorum',
    'hiçbir fikrim yok',
    'fikrim yok',
    'yorum yok',
    '(?:söyleyemem|cevap veremem|yanıtlayamam|söylemek istemiyorum)',
    'sonraki soru',
  ],
};

export const ar: RequestPatterns = {
  finishLater: [
    '(?:هل )?(?:يمكننا|يمكن|نستطيع|بإمكاننا|ممكن) (?:أن )?(?:ال)?(?:نكمل|إكمال|نتابع|متابعة|نتوقف|نواصل|نستكمل|إكمال ذلك)(?: (?:ذلك|هذا|المقابلة))? (?:غدًا|غدا|لاحقًا|لاحقا|في وقت آخر|الأسبوع القادم|هنا|بعدين)',
    '(?:يجب أن|علي أن|عليّ أن|لازم) (?:أذهب|أمشي|أغادر)(?: الآن)?(?=[,.!?؟،]|$)',
  ],
  offTheRecord: ['ليس للنشر', 'خارج التسجيل', 'بيني وبينك', 'لا (?:تقتبس|تنشر|تسجل)\\S*'],
  strike: ['(?:احذف|امسح|انس|تجاهل) (?:هذا|ذلك|ما قلته)'],
  onTheRecord: ['(?:عدنا|نعود|لنعد) إلى التسجيل', 'للنشر (?:من جديد|مجددًا)'],
  repeat: [
    '(?:هل )?(?:يمكنك|ممكن|بإمكانك|تستطيع) (?:أن )?(?:تعيد|إعادة|تكرر|تكرار)\\S*',
    'أعد السؤال',
    'لم (?:أسمع|أفهم)(?: السؤال)?',
    'ما (?:هو|كان) السؤال',
  ],
  refusal: [
    'لا (?:أعرف|أعلم|أدري)',
    'ليس لدي فكرة',
    'لا تعليق',
    '(?:أفضل|أفضّل) (?:ألا|عدم)',
    'لا (?:أستطيع|أريد|يمكنني) (?:أن )?(?:أقول|أجيب|الإجابة|القول)',
    'السؤال التالي',
  ],
};
