import { type RequestPatterns } from './patterns';

export const hi: RequestPatterns = {
  finishLater: [
    '(?:कल|बाद में|फिर कभी|अगले हफ़्ते|अगले हफ्ते|यहीं) (?:जारी रख|पूरा कर|बात कर|रुक)\\S* (?:सकते|सकता|सकती)',
    '(?:मुझे|हमें) (?:अब |अभी )?(?:जाना|निकलना) (?:है|होगा|पड़ेगा)',
  ],
  offTheRecord: ['ऑफ़? द रिकॉर्ड', 'ऑफ द रिकॉर्ड', '(?:इसे|मुझे) उद्धृत (?:न|मत) करें', 'हमारे बीच (?:रहे|ही)'],
  strike: ['(?:इसे|यह|उसे|मैंने जो कहा) (?:हटा|मिटा|भूल) (?:दें|दीजिए|दो|जाएँ|जाएं|जाइए)'],
  onTheRecord: ['फिर से (?:ऑन (?:द )?रिकॉर्ड|रिकॉर्ड पर)'],
  repeat: [
    '(?:दोबारा|दुबारा|फिर से|एक बार फिर) (?:बता|बोल|कह|पूछ|दोहरा)\\S*',
    'दोहरा(?:एँ|एं|इए|ओ|\\sसक\\S*)',
    'सवाल (?:समझ|सुन)\\S* नहीं',
    'सवाल क्या था',
  ],
  refusal: [
    '(?:पता|मालूम) नहीं',
    'नहीं (?:पता|मालूम|जानता|जानती)',
    'कोई टिप्पणी नहीं',
    '(?:नहीं बता सकता|नहीं बता सकती|नहीं कहना चाहूँगा|नहीं कहना चाहूँगी)',
    'अगला सवाल',
  ],
};

export const ta: RequestPatterns = {
  finishLater: [
    '(?:நாளை|நாளைக்கு|பிறகு|இன்னொரு நாள்|அடுத்த வாரம்) (?:தொடர|தொடரலாம|முடிக்க|பேச)\\S*',
    'நான் (?:இப்போது )?(?:போக|கிளம்ப|செல்ல) வேண்டும்',
  ],
  offTheRecord: ['பதிவுக்கு அல்ல', 'ஆஃப் தி ரெகார்ட்', '(?:என்னை|இதை) மேற்கோள் காட்ட வேண்டாம்', 'நமக்குள்'],
  strike: ['(?:இதை|அதை|நான் சொன்னதை) (?:நீக்க|அழிக்க|மறந்து)\\S*'],
  onTheRecord: ['மீண்டும் பதிவு\\S*'],
  repeat: ['(?:மீண்டும்|திரும்ப|மறுபடியும்) (?:சொல்ல|கேட்க|கூற)\\S*', 'கேள்வி (?:புரியவில்லை|கேட்கவில்லை)', 'என்ன கேள்வி'],
  refusal: ['தெரியவில்லை', 'தெரியாது', 'கருத்து இல்லை', 'சொல்ல (?:முடியாது|விரும்பவில்லை)', 'அடுத்த கேள்வி'],
};

export const id: RequestPatterns = {
  finishLater: [
    '<clause>(?:bisakah|bolehkah|apakah|bisa|boleh) (?:bisa )?(?:kita|saya) (?:lanjutkan|melanjutkan|selesaikan|berhenti|lanjut)(?: (?:ini|wawancara ini))? (?:besok|nanti|lain waktu|lain kali|minggu depan|di sini|dulu)',
    '<start>saya harus (?:pergi|tutup|berangkat)(?=[,.!?;]|$)',
  ],
  offTheRecord: [
    'off the record',
    'di luar rekaman',
    'jangan (?:dikutip|direkam|dicatat|dipublikasikan)',
    'antara kita saja',
  ],
  strike: ['(?:hapus|coret|lupakan) (?:itu|yang tadi|(?:apa )?yang (?:baru saja )?saya katakan)'],
  onTheRecord: ['kembali (?:direkam|resmi|on the record)'],
  repeat: [
    '(?:bisa|bisakah|boleh|bolehkah) (?:anda )?(?:diulang|ulangi|mengulangi|tolong ulangi)',
    'tolong (?:diulang|ulangi)',
    '(?:kurang|tidak) (?:dengar|mendengar|paham|mengerti) pertanyaan\\p{L}*',
    'apa pertanyaannya',
  ],
  refusal: [
    '(?:saya )?(?:tidak|nggak|tak|kurang) tahu',
    'tidak ada komentar',
    'tidak (?:bisa|mau|ingin|boleh) (?:menjawab|mengatakan|membahas)',
    'pertanyaan (?:berikutnya|selanjutnya)',
  ],
};

export const ms: RequestPatterns = {
  finishLater: [
    '<clause>(?:bolehkah|boleh) (?:kita|saya) (?:sambung|teruskan|berhenti|habiskan)(?: (?:ini|temu bual ini))? (?:esok|nanti|lain kali|kemudian|minggu depan|di sini|dulu)',
    '<start>saya (?:perlu|kena|harus) (?:pergi|letak telefon)(?=[,.!?;]|$)',
  ],
  offTheRecord: [
    'off the record',
    'luar rekod',
    'jangan (?:petik|rekod|catat|siarkan)',
    'antara kita sahaja',
  ],
  strike: ['(?:padam|potong|lupakan) (?:itu|yang tadi|apa yang saya (?:baru )?katakan)'],
  onTheRecord: ['kembali (?:direkod|rasmi)'],
  repeat: [
    '(?:boleh|bolehkah) (?:anda )?(?:ulang|ulangi)',
    'tolong ulang\\p{L}*',
    'tidak (?:dengar|faham) soalan\\p{L}*',
    'apa soalannya',
  ],
  refusal: [
    '(?:saya )?(?:tidak|tak) (?:tahu|pasti)',
    'tiada komen',
    'tidak (?:boleh|mahu|dapat) (?:jawab|menjawab|beritahu|mengatakan)',
    'soalan (?:seterusnya|berikutnya)',
  ],
};

export const fil: RequestPatterns = {
  finishLater: [
    '<clause>(?:pwede|puwede|maaari) (?:ba |po |bang |po bang )*(?:natin |nating |ko |kong )?(?:na )?(?:ituloy|tapusin|itigil|ipagpatuloy)(?: (?:ito|natin))* (?:bukas|mamaya|sa ibang araw|sa susunod(?: na linggo)?|dito)',
    '<start>kailangan ko (?:na|nang|na pong|nang po)? ?(?:umalis|ibaba)',
  ],
  offTheRecord: [
    'off the record',
    'huwag (?:mo|ninyo|niyo) (?:akong |itong )?(?:i-quote|isulat|ilathala|i-record)',
    'sa atin lang',
  ],
  strike: [
    '(?:burahin|tanggalin|kalimutan) (?:mo|ninyo|niyo) (?:na )?(?:po )?(?:iyon|yan|yun|ang sinabi ko)',
  ],
  onTheRecord: ['balik(?: na)?(?: po)? (?:tayo )?sa (?:record|rekord)'],
  repeat: [
    '(?:pwede|puwede|maaari|paki)\\S* (?:ba |po |bang |mong )*(?:ulitin|ulit)',
    'paki-?ulit',
    'hindi ko (?:narinig|naintindihan)(?: ang tanong)?',
    'ano (?:nga )?(?:ulit )?ang tanong',
  ],
  refusal: [
    'hindi ko (?:po )?alam',
    'ewan ko',
    'walang komento',
    'ayaw kong (?:sagutin|sabihin|pag-usapan)',
    'hindi ko (?:masasabi|masasagot)',
    'susunod na tanong',
  ],
};
