import { type Phrases } from './phrases';

export const hi: Phrases = {
  hello: 'नमस्ते {expert} जी, इस बातचीत में भाग लेने के लिए धन्यवाद।',
  introduction: 'मेरा नाम {persona} है, और मैं एक एआई हूँ। यह साक्षात्कार मेरे साथ होगा।',
  acknowledgements: ['धन्यवाद।', 'समझ में आया।', 'ठीक है।'],
  probes: ['कृपया इसके बारे में थोड़ा और बताइए।', 'कृपया कोई ठोस उदाहरण दीजिए।', 'कृपया इसे और विस्तार से समझाइए।'],
  closing: 'यह मेरा आख़िरी सवाल था। आपके समय और जवाबों के लिए बहुत-बहुत धन्यवाद। नमस्ते।',
  silence: [
    'क्या संपर्क अब भी बना हुआ है? कृपया अपना समय लीजिए।',
    'मुझे अभी तक जवाब नहीं मिला है। जब आप तैयार हों, कृपया आगे बोलिए।',
    'मुझे अब भी कोई जवाब नहीं मिला है। बातचीत जल्द ही समाप्त हो जाएगी; बाद में लौटना संभव है।',
  ],
  repeat: 'ज़रूर। सवाल एक बार फिर से।',
  resume: 'आपका फिर से स्वागत है। हम इसी सवाल से आगे बढ़ते हैं।',
  finishLater: 'ज़रूर। अभी हम यहीं रुकते हैं, बातचीत बाद में जारी रखी जा सकती है। धन्यवाद।',
  offTheRecord: 'मैंने दर्ज कर लिया है कि यह बात गोपनीय है। जब आप तैयार हों, कृपया आगे बोलिए।',
  offTheRecordUntil: 'अब से सब कुछ गोपनीय रहेगा, जब तक आप यह न कहें: फिर से रिकॉर्ड पर।',
  backOnTheRecord: 'बातचीत फिर से दर्ज हो रही है।',
  strike: 'मैंने उसे रिकॉर्ड से हटा दिया है।',
  timeUp: 'हमारा समय पूरा हो गया है, इसलिए हम यहीं रुकते हैं। आपके समय और उत्तरों के लिए बहुत धन्यवाद। नमस्ते।',
  summaryOpening: '{expert} ने {total} में से {answered} सवालों के जवाब दिए।',
  summaryAnswer: '“{question}” पर: “{answer}”',
};

export const ta: Phrases = {
  hello: 'வணக்கம் {expert}, பங்கேற்பதற்கு நன்றி.',
  introduction: 'என் பெயர் {persona}, இந்த நேர்காணலை நடத்தும் செயற்கை நுண்ணறிவு நான்.',
  acknowledgements: ['நன்றி.', 'புரிகிறது.', 'சரி.'],
  probes: [
    'அதைப் பற்றி இன்னும் கொஞ்சம் சொல்ல முடியுமா?',
    'ஒரு குறிப்பிட்ட உதாரணம் தர முடியுமா?',
    'அதை இன்னும் விரிவாக விளக்க முடியுமா?',
  ],
  closing: 'இதுவே என் கடைசிக் கேள்வி. உங்கள் நேரத்திற்கும் பதில்களுக்கும் மிக்க நன்றி. வணக்கம்.',
  silence: [
    'நீங்கள் இன்னும் இணைப்பில் இருக்கிறீர்களா? தேவையான நேரத்தை எடுத்துக்கொள்ளுங்கள்.',
    'இன்னும் உங்கள் பதில் கிடைக்கவில்லை. தயாரானதும் தொடருங்கள்.',
    'இப்போதும் பதில் கிடைக்கவில்லை. உரையாடலை விரைவில் முடிக்கிறேன்; நீங்கள் பிறகு திரும்பி வரலாம்.',
  ],
  repeat: 'நிச்சயமாக. கேள்வியை மீண்டும் கேட்கிறேன்.',
  resume: 'மீண்டும் வருக. இந்தக் கேள்வியிலிருந்து தொடர்வோம்.',
  finishLater: 'நிச்சயமாக. இப்போதைக்கு இங்கே நிறுத்துவோம், நீங்கள் பிறகு தொடரலாம். நன்றி.',
  offTheRecord: 'இது பதிவுக்கு அல்ல என்று குறித்துக்கொண்டேன். தயாரானதும் தொடருங்கள்.',
  offTheRecordUntil: 'இனி அனைத்தும் இரகசியமாக இருக்கும், நீங்கள் இவ்வாறு கூறும் வரை: மீண்டும் பதிவுக்கு.',
  backOnTheRecord: 'உரையாடல் மீண்டும் பதிவாகிறது.',
  strike: 'அதைப் பதிவிலிருந்து நீக்கிவிட்டேன்.',
  timeUp: 'நமது நேரம் முடிந்துவிட்டது, எனவே இங்கே நிறுத்துகிறேன். உங்கள் நேரத்திற்கும் பதில்களுக்கும் மிக்க நன்றி. வணக்கம்.',
  summaryOpening: '{expert} {total} கேள்விகளில் {answered} கேள்விகளுக்குப் பதிலளித்தார்.',
  summaryAnswer: '“{question}” பற்றி: “{answer}”',
};

export const id: Phrases = {
  hello: 'Halo {expert}, terima kasih atas partisipasi Anda.',
  introduction: 'Nama saya {persona}, dan saya adalah AI yang memandu wawancara ini.',
  acknowledgements: ['Terima kasih.', 'Saya mengerti.', 'Baik.'],
  probes: [
    'Bisakah Anda menceritakan lebih banyak tentang hal itu?',
    'Bisakah Anda memberikan contoh konkret?',
    'Bisakah Anda menjelaskannya dengan lebih rinci?',
  ],
  closing: 'Itu pertanyaan terakhir saya. Terima kasih banyak atas waktu dan jawaban Anda. Sampai jumpa.',
  silence: [
    'Apakah Anda masih di sana? Silakan ambil waktu yang Anda perlukan.',
    'Saya belum menerima jawaban. Silakan lanjutkan bila Anda sudah siap.',
    'Saya masih belum menerima jawaban. Percakapan akan segera saya akhiri; Anda dapat kembali nanti.',
  ],
  repeat: 'Tentu. Ini pertanyaannya sekali lagi.',
  resume: 'Selamat datang kembali. Mari kita lanjutkan dengan pertanyaan ini.',
  finishLater: 'Tentu. Kita berhenti di sini dulu, dan Anda dapat melanjutkannya nanti. Terima kasih.',
  offTheRecord: 'Sudah saya catat bahwa ini tidak untuk dikutip. Silakan lanjutkan bila Anda sudah siap.',
  offTheRecordUntil: 'Mulai sekarang semuanya bersifat rahasia, sampai Anda mengatakan: kembali direkam.',
  backOnTheRecord: 'Percakapan ini dicatat lagi.',
  strike: 'Saya telah menghapus bagian itu dari catatan.',
  timeUp:
    'Waktu kita sudah habis, jadi saya berhenti di sini. Terima kasih banyak atas waktu dan jawaban Anda. Sampai jumpa.',
  summaryOpening: '{expert} menjawab {answered} dari {total} pertanyaan.',
  summaryAnswer: 'Tentang “{question}”: “{answer}”',
};

export const ms: Phrases = {
  hello: 'Salam sejahtera {expert}, terima kasih kerana mengambil bahagian.',
  introduction: 'Nama saya {persona}, dan saya ialah AI yang mengendalikan temu bual ini.',
  acknowledgements: ['Terima kasih.', 'Saya faham.', 'Baiklah.'],
  probes: [
    'Bolehkah anda ceritakan lebih lanjut tentang perkara itu?',
    'Bolehkah anda berikan satu contoh yang khusus?',
    'Bolehkah anda huraikan dengan lebih terperinci?',
  ],
  closing: 'Itu soalan terakhir saya. Terima kasih banyak atas masa dan jawapan anda. Selamat tinggal.',
  silence: [
    'Adakah anda masih di sana? Sila ambil masa yang anda perlukan.',
    'Saya belum menerima jawapan. Sila teruskan apabila anda bersedia.',
    'Saya masih belum menerima jawapan. Perbualan akan saya tamatkan sebentar lagi; anda boleh kembali kemudian.',
  ],
  repeat: 'Sudah tentu. Ini soalannya sekali lagi.',
  resume: 'Selamat kembali. Mari kita teruskan dengan soalan ini.',
  finishLater:
    'Sudah tentu. Kita berhenti di sini dahulu, dan anda boleh meneruskannya kemudian. Terima kasih.',
  offTheRecord: 'Saya telah mencatat bahawa ini bukan untuk dipetik. Sila teruskan apabila anda bersedia.',
  offTheRecordUntil: 'Mulai sekarang semuanya sulit, sehingga anda menyebut: kembali direkod.',
  backOnTheRecord: 'Perbualan ini dicatat semula.',
  strike: 'Saya telah memadamkan bahagian itu daripada catatan.',
  timeUp:
    'Masa kita sudah tamat, jadi saya berhenti di sini. Terima kasih banyak atas masa dan jawapan anda. Selamat tinggal.',
  summaryOpening: '{expert} menjawab {answered} daripada {total} soalan.',
  summaryAnswer: 'Tentang “{question}”: “{answer}”',
};

export const fil: Phrases = {
  hello: 'Magandang araw, {expert}. Salamat sa iyong pakikilahok.',
  introduction: 'Ako si {persona}, ang AI na magsasagawa ng panayam na ito.',
  acknowledgements: ['Salamat.', 'Naiintindihan ko.', 'Sige po.'],
  probes: [
    'Maaari ka bang magkuwento pa nang kaunti tungkol diyan?',
    'Maaari ka bang magbigay ng isang kongkretong halimbawa?',
    'Maaari mo bang ilarawan iyon nang mas detalyado?',
  ],
  closing: 'Iyon ang huli kong tanong. Maraming salamat sa iyong oras at mga sagot. Paalam.',
  silence: [
    'Nandiyan ka pa ba? Huwag kang magmadali.',
    'Wala pa akong natatanggap na sagot. Magpatuloy ka kapag handa ka na.',
    'Wala pa rin akong natatanggap na sagot. Tatapusin ko na ang usapan; maaari kang bumalik mamaya.',
  ],
  repeat: 'Siyempre. Narito muli ang tanong.',
  resume: 'Maligayang pagbabalik. Ituloy natin sa tanong na ito.',
  finishLater: 'Siyempre. Hihinto muna tayo rito, at maaari kang magpatuloy mamaya. Salamat.',
  offTheRecord: 'Itinala ko na hindi ito para sa publiko. Magpatuloy ka kapag handa ka na.',
  offTheRecordUntil: 'Mula ngayon ay kumpidensiyal ang lahat, hanggang sabihin ninyo: balik sa rekord.',
  backOnTheRecord: 'Itinatala na muli ang ating usapan.',
  strike: 'Inalis ko na iyon sa tala.',
  timeUp:
    'Naubos na ang ating oras, kaya hihinto na ako rito. Maraming salamat sa inyong oras at mga sagot. Paalam.',
  summaryOpening: 'Sinagot ni {expert} ang {answered} sa {total} tanong.',
  summaryAnswer: 'Tungkol sa “{question}”: “{answer}”',
};
