import { unlessQuoted } from './explained';
import { type RequestPatterns } from './patterns';

const quoting = '(?<!saya )(?:kata|berkata|bilang|bertanya|tanya|meminta|minta)';

const i_ = '(?:saya|aku|gue|gua|kami|kita)';
const you = '(?:anda|kamu|kau|bapak|ibu|pak|bu|mas|mbak|kalian)';
const can =
  '(?:bisa|bisakah|boleh|bolehkah|dapat|dapatkah|mungkinkah|apakah (?:bisa|boleh)|apa (?:bisa|boleh)|mau|maukah|tolong|mohon|coba)';
const want =
  '(?:mau|ingin|pengen|pingin|pengin|hendak|akan|perlu|harus|mohon|minta|lebih suka|ingin sekali|berniat)';
const dont = '(?:tidak|tak|nggak|enggak|gak|ga|ngga|ndak|nggak lagi)';
const fill = `(?:tolong|mohon|sudah|udah|aja|saja|sekarang|dong|ya|lah|kok|dulu|deh|nih|langsung|segera|cukup|sampai|di sini|disini|sini|please|${i_}|ayo|mari|yuk|kalau begitu|${want})`;
const it =
  '(?:ini|itu|semua ini|wawancara|interview|interviu|wawancaranya|interviewnya|percakapan|percakapannya|pembicaraan|pembicaraannya|obrolan|obrolannya|sesi|telepon|teleponnya|pertanyaan|pertanyaannya|rekaman dan wawancara)';
const talk = '(?:wawancara|interview|interviu|percakapan|pembicaraan|obrolan|sesi|perbincangan)(?:nya)?';
const stop =
  '(?:hentikan|menghentikan|akhiri|mengakhiri|sudahi|menyudahi|stop|setop|selesaikan|tutup|menutup|putuskan|dihentikan|diakhiri|disudahi|distop|selesai|berhenti|batalkan|cukupkan|udahan|sudahan|akhirin|hentiin|putus)';
const erase =
  '(?:hapus|hapuskan|menghapus|dihapus|hilangkan|menghilangkan|buang|dibuang|coret|dicoret|hapusin|delete|musnahkan|dimusnahkan|cabut|lupakan|abaikan)';
const changedMind = '(?:(?:saya|aku) (?:(?:sudah|telah) )?berubah (?:pikiran|fikiran),? )?';
const mine =
  '(?:(?:semua|seluruh|segala) (?:(?:apa )?(?:yang|yg) (?:(?:tadi|sudah|telah|pernah|baru saja) )*(?:saya|aku|gue) (?:katakan|ucapkan|sampaikan|bilang|omongkan|ceritakan|jawab|berikan|tulis|omongin|sebutkan)|(?:jawaban|data|ucapan|perkataan|informasi|rekaman|omongan|kata-kata|pernyataan|keterangan|suara) ?(?:saya|aku|gue|pribadi saya|ku|saya tadi)?)|(?:jawaban(?:-jawaban)?|data(?: pribadi)?|informasi|rekaman|suara|data diri) (?:saya|aku|gue)|(?:(?:seluruh |semua )?(?:wawancara|percakapan|rekaman|interview|pembicaraan) ini|(?:seluruh|semua) (?:rekaman|wawancara|percakapan|jawaban|data)(?:nya|ku)?)|apa ?pun (?:yang|yg) (?:saya|aku|gue) (?:katakan|ucapkan|sampaikan|bilang|omongkan|ceritakan))';
const use =
  '(?:digunakan|dipakai|disimpan|dipublikasikan|dibagikan|diproses|gunakan|pakai|simpan|menggunakan|memakai|menyimpan|bagikan|publikasikan|direkam|dipake|pake|disebarkan|diolah|sebarkan)';
const off =
  '(?:kutip|mengutip|dikutip|rekam|merekam|direkam|catat|mencatat|dicatat|publikasikan|mempublikasikan|dipublikasikan|tulis|menulis|ditulis|muat|dimuat|sebut nama saya|sebarkan|disebarkan|masukkan|dimasukkan|sebarluaskan|disebarluaskan|bocorkan|dibocorkan|ekspos|diekspos|dimasukin)';
const thing =
  '(?:ini|itu|yang ini|yang itu|hal ini|hal itu|bagian ini|bagian itu|yang tadi|tadi|saya|aku|(?:apa )?yang (?:akan |mau |baru saja |barusan |tadi )?saya (?:katakan|sampaikan|bilang|ucapkan|omongkan|ceritakan)|kalimat (?:tadi|itu|ini|terakhir)|pernyataan (?:tadi|itu|ini|saya))';
const later =
  '(?:besok|lusa|nanti|lain waktu|lain kali|lain hari|kapan-kapan|kapan kapan|minggu depan|bulan depan|hari lain|di lain (?:waktu|hari|kesempatan)|waktu lain|nanti (?:sore|malam|siang|saja|aja)|(?:sore|malam|siang) (?:ini|nanti)|hari (?:senin|selasa|rabu|kamis|jumat|sabtu|minggu)|sebentar lagi|besok (?:pagi|siang|sore|malam)|di hari lain)';
const goOn =
  '(?:lanjutkan|melanjutkan|dilanjutkan|lanjut|lanjutin|dilanjutin|teruskan|diteruskan|meneruskan|selesaikan|diselesaikan|menyelesaikan|sambung|disambung|terusin|bicara lagi|ngobrol lagi|berhenti|jadwalkan ulang|dijadwalkan ulang|ditunda|tunda|menunda)';
const human =
  '(?:manusia|orang|orang asli|orang sungguhan|orang beneran|manusia asli|orang betulan|manusia sungguhan|manusia beneran|orang nyata)';
const machine =
  '(?:robot|mesin|bot|chatbot|komputer|ai|a\\.i\\.|kecerdasan buatan|program|sistem otomatis|mesin otomatis|otomatis|software|rekaman|asisten virtual|perangkat lunak)';
const end = '(?= ?[,.!?;]|$)';

export const id: RequestPatterns = {
  end: [
    `<clause>(?:(?:${fill}|${can}|${you}|apa) ){0,6}${stop} (?:(?:saja|aja|dulu|dong|sekarang|sudah|ya) )*${it}(?: ${fill}){0,4}(?= ?[,.!?;]|$| sekarang| ini| karena| segera)(?<!(?:selesaikan|selesai|berhenti).{0,40}(?:pertanyaan|soal).{0,10})`,
    `<clause>(?:(?:${fill}|${can}) ){0,6}${talk} (?:ini )?(?:(?:${fill}|${can}|di) ){0,5}(?:dihentikan|diakhiri|disudahi|distop|selesai|selesaikan|hentikan|akhiri|sudahi|stop|tutup|ditutup|disetop)(?: (?:${fill}|di sini))*${end}`,
    `<clause>(?:(?:${fill}|${can}) ){0,4}(?:hentikan|akhiri|sudahi|stop|setop|selesai|berhenti|cukup|udahan|sudahan|kita tutup)(?: (?:di sini|disini|sampai di sini|sampai sini|sekarang|sekarang juga|saja|aja|dulu|dong|deh|ya|pertanyaannya|bertanya|tanya|nanya))+${end}(?<!dulu)`,
    `<clause>(?:${i_} )?(?:(?:sudah|udah) )?${dont} (?:(?:mau|ingin|pengen|akan|bersedia|sanggup|bisa|pingin) )?(?:lagi )?(?:(?:me)?lanjut(?:kan|in)?|meneruskan|terus|menjawab|jawab|bicara|ngomong|ngobrol|diwawancarai?|ikut|berpartisipasi|ditanya|ditanyai|dilanjutkan)(?: (?:apa-apa|apapun|apa pun|pertanyaan|soal|wawancara|percakapan|interview|ini|dengan (?:${you}|robot|mesin)|sama (?:${you}|robot|mesin)|${you}))*(?: (?:lagi|lagi ya|lagi sekarang|apa pun lagi|apa-apa lagi|lebih lanjut|lainnya))(?: (?:ini|ya|deh|pertanyaan))*${end}`,
    `<clause>(?:${i_} )?${dont} (?:mau|ingin|pengen|akan|bersedia) (?:melanjutkan|lanjutkan|lanjut|meneruskan|dilanjutkan|lanjutin)(?: (?:wawancara|percakapan|interview|obrolan|ini|pembicaraan|lagi|sekarang))*(?= ?[,.!?;]|$| karena)`,
    `<clause>(?:(?:sudah|udah|tolong|mohon|please) )?(?:jangan|stop|berhenti|setop) (?:(?:lagi|ber|terus) ?)?(?:tanya|bertanya|nanya|menanyai|tanyai|bertanya-tanya|wawancarai|mewawancarai|ajukan pertanyaan|mengajukan pertanyaan|ditanya)(?:i)?(?: (?:saya|aku|gue|lagi|terus|apa-apa|apa pun|ya|pertanyaan))*${end}`,
    `<clause>(?:sudah |udah |cukup,? )?(?:tidak ada|nggak ada|gak ada|jangan ada|tanpa|ga ada) (?:pertanyaan|tanya-tanya|soal) (?:lagi|lain)`,
    `<clause>(?:saya |aku |gue )?(?:sudah |udah |tadi )?(?:bilang|katakan|kata) (?:stop|berhenti|cukup|sudah|hentikan|selesai|tidak|setop)`,
    '<clause>(?:sudah cukup|cukup sudah|udah cukup|cukup sampai (?:di )?sini|cukup sekian|sampai (?:di )?sini (?:saja|aja|dulu))(?= ?[,.!;]|$| untuk| wawancara| pertanyaan)(?<!dulu)',
    `<whole>(?:selamat tinggal|sampai jumpa|dadah|da da+h|bye(?: bye)?|good ?bye|daag?)(?: ya)?`,
    `<clause>(?:saya|aku|gue) (?:(?:sudah|udah|mau|akan|ingin) )*(?:tutup|matikan|putuskan|menutup|mematikan) (?:telepon|teleponnya|telponnya|telepon ini|panggilan|panggilan ini|telpon)`,
    `<clause>(?:biarkan saya sendiri|jangan ganggu saya|tinggalkan saya|jangan hubungi saya lagi|jangan telepon saya lagi|jangan ganggu aku)`,
    `<clause>(?:saya|aku|gue) (?:(?:sudah|udah|mau|ingin|akan) )+(?:berhenti|selesai|udahan|mundur|keluar|stop)(?: (?:dari )?(?:sekarang|saja|aja|di sini|wawancara|wawancara ini|sini|ya|dengan ini|menjawab|interview))*${end}`,
    `<whole>(?:wawancara|percakapan|interview)(?:nya)? (?:ini )?(?:sudah )?(?:selesai|berakhir)(?: sekarang| di sini)?`,
  ],
  endPerhaps: [
    '<whole>(?:(?:sudah|udah|oke) )?(?:stop|setop|cukup|berhenti|selesai|sudah|udah|sudahi|hentikan|akhiri|batal|batalkan|keluar|tamat|kelar|udahan|sudahan|cukuplah|sudahlah|udahlah|habis)(?: (?:ya|deh|dong|saja|aja|sudah|cukup|sekian|dulu))*',
    '<whole>(?:itu (?:saja|aja)|sekian|sekian (?:saja|dulu|dari saya|terima kasih)|segitu (?:saja|aja|dulu)|cukup itu|(?:saya )?(?:sudah |udah )?(?:capek|lelah|bosan)(?: sekali| banget)?|itu saja (?:dari saya|dulu))',
    '<whole>(?:saya )?(?:mau|ingin) (?:keluar|stop|berhenti)',
  ],
  withdraw: [
    `<clause>(?:(?:${i_}|${want}|tolong|mohon|dengan ini|sekarang|jadi|memutuskan untuk|${can}|untuk|sudah) ){0,6}(?:(?:me)?narik(?: kembali)?|tarik(?: kembali)?|cabut|mencabut|batalkan|membatalkan|tarik balik|menarik kembali|ditarik|dicabut|dibatalkan) (?:kembali )?(?:(?:semua|atas|pemberian) )*(?:persetujuan|izin|ijin|konsen|consent|kesediaan|partisipasi|keikutsertaan|persetujuannya|izinnya)(?: (?:saya|aku|gue|ini|itu|yang))?(?<!(?:pasien|pelanggan|mereka|karyawan).{0,30})`,
    `<clause>(?:persetujuan|izin|ijin|consent|kesediaan|partisipasi|keikutsertaan) (?:saya|aku|gue) (?:(?:ingin|mau|tolong|mohon|saya|saya mau|saya ingin|harap) )*(?:tarik|cabut|ditarik|dicabut|dibatalkan|batalkan|batal)`,
    `<clause>(?:${i_} )(?:(?:${want}|memutuskan untuk|memilih|jadi) )+(?:mundur|mengundurkan diri|keluar|undur diri|berhenti|menarik diri|batal ikut|batal)(?: ikut| berpartisipasi)? (?:dari|sebagai|dalam)? ?(?:penelitian|riset|studi|survei|survey|wawancara|proyek|interview|peserta|responden|partisipasi|narasumber)`,
    `<clause>${i_} (?:(?:sudah|udah|jadi|sekarang) )*${dont} (?:lagi )?(?:setuju|bersedia|mengizinkan|izinkan|menyetujui|memberi izin|memberikan izin)(?: (?:lagi|untuk|ikut|berpartisipasi|ini|jika|bila|kalau|apabila|data|rekaman|jawaban|saya|digunakan|dipakai|direkam|wawancara|diwawancarai?|penggunaan|dalam|penelitian|studi|riset|survei|serta|di)){1,8}(?<=lagi|ikut|penelitian ini|studi ini|riset ini|survei ini|wawancara ini|berpartisipasi|digunakan|dipakai|direkam|wawancara|diwawancarai|penggunaan|jawaban saya|data saya|rekaman saya)${end}`,
    `<clause>${changedMind}(?:(?:${can}|${i_}|${want}|${you}|agar|supaya|untuk) ){0,6}${erase} ${mine}`,
    `<clause>(?:(?:${can}|${i_}|${want}|agar|supaya) ){0,4}${mine} (?:(?:itu|tadi|tolong|mohon|harap|agar|supaya|untuk|harus|ingin saya|saya mau|saya ingin|bisa|boleh|segera) )*(?:dihapus|dihapuskan|dihilangkan|dibuang|dimusnahkan|hapus|ditarik)`,
    `<clause>(?:(?:tolong|mohon|${you}|saya minta|saya mohon) ){0,3}jangan (?:(?:pernah|sampai|ada) )*(?:lagi )?${use} (?:(?:satu pun|lagi|sedikit pun) )*(?:${mine}|apa pun|apapun|(?:apa )?yang (?:sudah |telah )?(?:saya|aku) (?:katakan|ucapkan|sampaikan|bilang|ceritakan)|jawaban saya|data saya)`,
    `<clause>${mine} (?:(?:itu|tadi|tolong|mohon|saya) )*(?:jangan|tidak boleh|tidak untuk|tidak usah|nggak boleh|gak boleh)(?: lagi| sampai| pernah)* ${use}`,
    `<clause>(?:${i_} )?${dont} (?:mau|ingin|pengen|setuju|rela|mengizinkan|izinkan)(?: (?:kalau|jika|bila|apabila|ada))* ?(?:${mine}|apa yang (?:sudah |telah )?(?:saya|aku) (?:katakan|ucapkan|sampaikan|bilang|ceritakan)) ${use}`,
    `<clause>(?:saya|aku|gue) (?:(?:mau|ingin|akan) )?(?:tarik|menarik|cabut|mencabut) (?:kembali )?(?:semua|seluruh) (?:pernyataan|jawaban|perkataan|ucapan)`,
  ],
  withdrawPerhaps: [
    '<whole>(?:(?:tolong|mohon|please) )?(?:hapus|buang|hapuskan|delete) (?:semuanya|semua|semua itu|semua ini|seluruhnya)(?: (?:ya|dong|saja|aja))?',
    '<clause>(?:saya|aku) (?:seharusnya|harusnya) (?:tidak|nggak|gak|tak) (?:setuju|ikut|menyetujui|bersedia)',
    '<clause>(?:saya|aku) menyesal (?:ikut|setuju|menyetujui|berpartisipasi|sudah (?:ikut|setuju))',
  ],
  'finish-later': [
    `<clause>(?:(?:${can}|${i_}|${want}|${you}|apakah|apa|bagaimana kalau|gimana kalau|lebih baik|sebaiknya|mending|ayo|mari|yuk|sisanya|kalau|baiknya) ){0,5}${goOn}(?: (?:ini|wawancara|wawancaranya|wawancara ini|lagi|saja|aja|obrolan ini|percakapan ini|sisanya|interview|interviewnya|di|kapan-kapan|ya|pada))* ${later}`,
    `<clause>(?:(?:sisanya|wawancaranya|ini|wawancara ini|kita|nanti) ){0,3}${later} (?:(?:kita|saja|aja|saya|lagi|bisa|boleh) ){0,3}${goOn}`,
    `<clause>(?:maaf )?(?:saya|aku|gue) (?:(?:sudah|udah) )?(?:harus|mesti|perlu|kudu) (?:(?:segera|buru-buru|keburu) )?(?:pergi|tutup|berangkat|cabut|jalan|pamit|keluar)(?: (?:sekarang|dulu|dulu ya|nih|sebentar|ya))*(?=[,.!?;]|$| nanti| besok| jadi| lanjut)`,
    `<clause>(?:saya|aku|gue) (?:(?:sebentar lagi|habis ini|sekarang|nanti) )?(?:ada|punya|mau) (?:rapat|meeting|janji|acara|panggilan|telepon|call)(?: (?:lain|sekarang|sebentar lagi|habis ini|nih|penting|dulu|lagi|ya))*(?= ?[,.!?;]|$| bisa| boleh| kita| jadi| lanjut)`,
    `<clause>(?:(?:tolong|mohon|${can}|${you}) ){0,3}(?:telepon|hubungi|telpon|kontak|kabari) (?:saya|aku|gue)?(?: (?:lagi|kembali))* ?${later}`,
    '<clause>(?:sekarang |saat ini |lagi )(?:saya )?(?:tidak|nggak|gak|ga|kurang|bukan) (?:ada waktu|sempat|punya waktu|waktu yang tepat|bisa)',
    '<clause>(?:saya |aku )?(?:tidak|nggak|gak|ga) (?:ada|punya) waktu (?:sekarang|lagi|saat ini)',
    '<clause>(?:bisakah|bolehkah|apakah|bisa|boleh) (?:bisa )?(?:kita|saya) (?:berhenti|jeda|istirahat|pause)(?: (?:dulu|sebentar|di sini|sejenak))+',
    '<clause>(?:kita |saya |wawancaranya )?(?:dipending|pending|ditunda|tunda|jeda) dulu',
  ],
  'off-the-record': [
    'off[ -]?the[ -]?record',
    '(?:di )?luar (?:rekaman|catatan|notulen)',
    'tidak (?:untuk|boleh) (?:dikutip|dipublikasikan|direkam|dicatat|dimuat|disebarkan|disebarluaskan|konsumsi (?:publik|umum)|publikasi)',
    `(?:jangan|nggak usah|gak usah|tidak usah|tidak perlu|tak usah|ga usah|nggak perlu)(?: (?:sampai|pernah|di|anda|ini))* ${off}(?= ?[,.!?;]|$| (?:${thing}|ya|dulu|dong|tapi|nama|dalam|di|ke|ucapan|kata-kata|pernyataan|nih))`,
    `(?:${thing}|pernyataan saya|ucapan saya|nama saya|kata-kata saya)(?: (?:ini|tadi|tolong|mohon|sebaiknya|harap|bagian|nanti|selanjutnya))* (?:jangan|nggak usah|gak usah|tidak usah|tidak perlu|bukan untuk|tidak boleh|tak usah)(?: (?:sampai|pernah))* (?:${off}|kutipan|publikasi)`,
    '(?:antara|di antara) (?:kita|saya dan anda|anda dan saya|kita berdua|kita-kita|aku dan kamu)(?: (?:saja|aja|berdua|berdua saja|doang|lho|ya))*(?= ?[,.:;!]|$| (?:saja|aja|berdua))',
    `(?:ini|itu|hal ini|yang ini|bagian ini|informasi ini|yang (?:akan |mau )?saya (?:katakan|sampaikan|bilang)(?: ini| berikutnya)?|tolong|mohon)(?: (?:tolong|mohon|harus|harap|sifatnya|bersifat|cukup|sebaiknya|tetap|jadi|sangat|informasi|bagian))* (?:rahasia|dirahasiakan|rahasiakan|konfidensial|confidential|off record)(?= ?[,.!;]|$| ya| antara kita| tapi| saja| lho)`,
    '<clause>(?:secara (?:rahasia|tidak resmi|konfidensial|informal)|ini rahasia|ini tidak resmi|tidak resmi ya|bukan pernyataan resmi|ini bukan pernyataan resmi)(?= ?[,.:;]|$| saya| ya| ini| tapi)',
    '<clause>(?:(?:tolong|mohon|bisa|bisakah|boleh|bolehkah|anda) ){0,4}(?:matikan|hentikan|stop|jeda|pause|mematikan|menghentikan|dimatikan|dihentikan|off-?kan|setop)(?: (?:dulu|sebentar|sejenak))* (?:rekaman|perekaman|perekam|rekamannya|alat perekam|perekamannya|recording|recorder|mikrofon|perekamnya)',
    '<clause>(?:rekamannya|rekaman|perekamnya|perekamannya|alat perekamnya|perekaman|recordingnya) (?:(?:tolong|bisa|boleh|mohon|dulu) )*(?:dimatikan|dihentikan|matikan|stop|hentikan|di-pause|dipause|dijeda|distop)',
    'jangan (?:sampai )?(?:ada )?(?:yang|siapa pun|orang lain|orang) (?:boleh )?(?:tahu|dengar|tau)(?= ?[,.!;]|$| ya| soal| tentang| ini)',
    'cukup (?:anda|kita|di antara kita) (?:saja |aja )?(?:yang )?(?:tahu|berdua)',
    '(?:simpan|pegang) (?:ini|itu|hal ini) (?:untuk (?:anda|kamu|diri) sendiri|baik-baik|di antara kita|sebagai rahasia)',
    `jangan (?:masukkan|cantumkan|muat|taruh|masukin) (?:(?:${thing}|nama saya) )?(?:di|ke|dalam|ke dalam) (?:laporan|catatan|rekaman|transkrip|notulen|artikel)`,
  ],
  'on-the-record': [
    '(?:kembali|balik) (?:lagi )?(?:direkam|resmi|dicatat|on the record|on record|merekam|ke rekaman|ke catatan|ke pernyataan resmi)(?! (?:ya|nggak|gak|tidak|kah|ke|tak)(?![a-z]))(?![^.!]*\\?)',
    '(?:lanjutkan|mulai|nyalakan|teruskan|aktifkan|hidupkan|silakan)(?: lagi| kembali)? (?:rekaman|rekamannya|perekaman|perekam|merekam|perekamannya|perekamnya)(?: (?:lagi|kembali))?(?! (?:ya|nggak|gak|tidak|kah|ke|tak)(?![a-z]))(?![^.!]*\\?)',
    '(?:boleh|bisa|silakan|silahkan)(?: (?:anda|sekarang|sudah|saya|mulai|ini))* (?:direkam|dicatat|dikutip|rekam|merekam|catat|mencatat|mengutip|kutip|dipublikasikan|nyalakan rekaman|dinyalakan)(?: (?:lagi|kembali|saya|perkataan saya|ucapan saya|sekarang|rekamannya))*(?! (?:ya|nggak|gak|tidak|kah|ke|tak)(?![a-z]))(?![^.!]*\\?)',
    '<clause>(?:sekarang|mulai sekarang|dari sini|selanjutnya|mulai dari sini|setelah ini)(?: (?:kita|ini|sudah|saya|kembali|semuanya|boleh))* (?:on the record|on record|resmi|direkam|dicatat)(?! (?:ya|nggak|gak|tidak|kah|ke|tak)(?![a-z]))(?![^.!]*\\?)',
    '<whole>on (?:the )?record(?: lagi| kembali)?',
  ],
  strike: [
    `(?:hapus|coret|lupakan|abaikan|hilangkan|hapuskan|dihapus|menghapus|mencoret|melupakan|buang|hapusin|tolong hapus|cabut)(?: (?:saja|aja|dulu|dari (?:rekaman|catatan|transkrip)|lagi))* (?:(?:apa |hal )?(?:yang|yg)(?: (?:tadi|barusan|baru saja|baru|terakhir))* ?(?:saya|aku|gue) (?:tadi |barusan |baru saja )?(?:katakan|ucapkan|sampaikan|bilang|omongkan|sebut|sebutkan|ceritakan|omongin)(?: (?:tadi|barusan))?|yang tadi|yang barusan|yang terakhir|(?:kalimat|pernyataan|ucapan|bagian|perkataan|omongan|kata-kata|komentar)(?: (?:saya|aku))? ?(?:terakhir|tadi|barusan|itu|ini)?(?: saya)?(?: tadi| barusan| terakhir| itu| ini)?)(?<!bagian|pernyataan|kalimat|ucapan|komentar)(?<!(?:semua|seluruh).{0,60})`,
    `<clause>(?:(?:tolong|mohon|please|bisa|bisakah|boleh|bolehkah|anda|harap|coba) ){0,4}(?:hapus|coret|lupakan|abaikan|hilangkan|dihapus|dicoret|menghapus|hapusin|buang)(?: (?:saja|aja|dulu|lagi))* (?:itu|ini|yang itu|yang ini|hal itu|bagian itu|bagian ini|kata itu)(?= ?[,.!?;]|$| ya| dari| dong| deh| saja| aja| dulu)`,
    `<clause>(?:${thing}|kalimat terakhir|pernyataan terakhir|yang terakhir|bagian tadi|ucapan saya tadi|omongan saya tadi|kata-kata saya tadi|perkataan saya tadi|pernyataan saya tadi|kalimat saya tadi|yang saya bilang tadi|yang saya katakan tadi)(?: (?:tadi|barusan|tolong|mohon|bisa|boleh|harap|sebaiknya|terakhir|saya mau|saya minta|saja|aja|itu|agar))* (?:dihapus|dicoret|dilupakan|diabaikan|dihilangkan|hapus|coret|lupakan|abaikan|dicabut|dibuang|hapusin)(?= ?[,.!?;]|$| ya| dari| dong| deh| saja| aja| dulu)`,
    `(?:hapus|coret|buang|keluarkan|hilangkan|dihapus|dicoret|dikeluarkan)(?: (?:itu|ini|saja|yang tadi|yang barusan))* dari (?:rekaman|catatan|transkrip|notulen|laporan)`,
    '<clause>(?:saya|aku|gue) (?:(?:mau|ingin|akan) )?(?:tarik|menarik|cabut|mencabut) (?:kembali )?(?:ucapan|perkataan|kata-kata|pernyataan|omongan|kalimat)(?: (?:saya|itu|tadi|ini|terakhir))*',
    '<clause>(?:saya |aku |gue )?(?:seharusnya|harusnya|semestinya|mestinya|tidak seharusnya|nggak seharusnya)(?: (?:saya|aku|gue))? ?(?:(?:tidak|nggak|gak|tak) )?(?:(?:boleh|perlu) )?(?:bilang|mengatakan|ngomong|menyebut|menyebutkan|berkata|cerita|menceritakan|bicara|mengucapkan|ngomongin|katakan)(?: (?:itu|begitu|hal itu|ini|demikian|gitu))',
    '<clause>(?:lupakan|anggap)(?: (?:saja|aja))* (?:saya )?(?:(?:tidak|nggak|gak) (?:pernah )?(?:bilang|mengatakan|ngomong)|yang tadi)',
  ],
  repeat: [
    `(?:${can}|dapat)(?: (?:${you}|di|tolong|minta|saya minta|pertanyaannya|lagi|sekali lagi))* (?:diulang|diulangi|ulang|ulangi|mengulang|mengulangi|tolong ulangi|ulangin|diulangin)(?: (?:lagi|pertanyaannya|sekali|sekali lagi|pertanyaan tadi|yang tadi))*`,
    'tolong (?:diulang|ulang|diulangi)\\p{L}*',
    '<clause>(?:ulangi|ulang|diulang|diulangi)(?: (?:lagi|pertanyaannya|sekali lagi|pertanyaan|yang tadi|dong|ya|itu|pertanyaan tadi))*(?= ?[,.!?;]|$)',
    `<clause>(?:maaf )?(?:saya )?(?:${dont}|kurang|belum)(?: (?:bisa|terlalu|begitu|sempat))* (?:dengar|mendengar|kedengaran|terdengar|tangkap|menangkap|denger|jelas)(?: (?:dengan jelas|pertanyaan\\p{L}*|suara\\p{L}*|jelas|tadi|anda|itu|apa yang anda (?:katakan|tanyakan)|suara anda))*(?= ?[,.!?;]|$| bisa| boleh| tolong)`,
    '(?:kurang|tidak|nggak|gak) (?:dengar|mendengar|denger) pertanyaan\\p{L}*',
    '(?:apa|gimana|bagaimana)(?: tadi| sih)? pertanyaan(?:nya| tadi| anda)?(?: (?:tadi|apa))?(?= ?[,.!?;]|$)',
    '<clause>(?:tadi )?pertanyaan(?:nya|mu| anda)(?: (?:tadi|itu))? apa(?: (?:tadi|ya))?(?= ?[,.!?;]|$)',
    '<whole>(?:(?:maaf )?(?:apa|gimana|bagaimana)(?: tadi)?(?=\\?)|(?:maaf )?(?:apa|gimana|bagaimana) tadi|apa katamu|anda (?:bilang|tanya|berkata) apa(?: tadi)?|(?:tadi )?(?:bilang|tanya|nanya) apa(?: tadi)?|sekali lagi|lagi\\?|pardon|hah|suaranya putus-putus|suaranya (?:tidak jelas|putus))(?: (?:dong|ya|pertanyaannya))*',
    `(?:${can})(?: ${you})* (?:katakan|bacakan|sebutkan|tanyakan|bilang|mengatakan|menanyakan|dibacakan|membacakan|ucapkan|tanya)(?: (?:itu|pertanyaannya|pertanyaan itu|pertanyaan tadi))* (?:sekali lagi|lagi|ulang|kembali)`,
    '(?:minta|mohon) (?:diulang|diulangi|pertanyaannya diulang|pengulangan)',
  ],
  rephrase: [
    `<clause>apa (?:sih )?(?:artinya|maksudnya|arti|maksud) [^,.?]{2,50}(?= ?[?.]|$)`,
    `<clause>(?:maaf )?(?:saya |aku |gue )?(?:${dont}|kurang|belum)(?: (?:begitu|terlalu|bisa|benar-benar|sepenuhnya))* (?:paham|mengerti|ngerti|memahami|faham|tahu maksud|nangkep|mudeng|jelas maksud)(?: (?:maksud|dengan|pertanyaan|pertanyaannya|pertanyaan itu|pertanyaan ini|maksudnya|maksud anda|itu|ini|sama|anda|apa yang anda (?:maksud|tanyakan)|apa maksudnya|maksud pertanyaannya|pertanyaan anda|tadi))*(?= ?[,.!?;]|$| bisa| boleh| tolong)`,
    '(?:apa|gimana|bagaimana)(?: sih| sebenarnya)? (?:maksud|arti)(?:nya)?(?: (?:anda|kamu|dari|dengan|pertanyaan|pertanyaannya|itu|bapak|ibu)\\b.{0,80})?(?= ?[,.!?;]|$)(?<!apa maksud)',
    '(?:maksudnya|maksud anda|maksud pertanyaannya|artinya|maksudmu|maksud bapak|maksud ibu)(?: (?:itu|dengan .{1,50}))? (?:apa|gimana|bagaimana|yang mana)(?: (?:ya|sih))?(?= ?[,.!?;]|$)',
    `<clause>(?:yang (?:anda|bapak|ibu|kamu) maksud|anda maksud)(?: (?:dengan|itu))?.{0,60} apa(?: ya)?(?= ?[?.!]|$)`,
    '<clause>.{1,50} itu (?:apa|artinya apa|maksudnya apa)(?: (?:ya|sih|maksudnya))?(?= ?\\?|$)(?<!pertanyaan.{0,12})',
    `<clause>(?:(?:${can}|${you}|lebih|tolong) ){1,4}(?:jelaskan|menjelaskan|dijelaskan|perjelas|diperjelas|memperjelas|jelasin|dijelasin|sederhanakan|disederhanakan|terangkan)(?: (?:lagi|pertanyaannya|maksudnya|maksud|pertanyaan|apa|lebih|itu|ini|anda|dulu|sedikit|dengan)\\b.{0,60})?(?= ?[,.!?;]|$)`,
    '(?:dengan |pakai |pake |gunakan )?(?:kata|kalimat|bahasa)(?:-kata)? (?:lain|yang lebih (?:sederhana|mudah|simpel|gampang)|yang lain|yang berbeda)(?= ?[,.!?;]|$| bisa| tolong| dong)',
    '<clause>pertanyaan(?:nya| anda| ini| itu)? (?:kurang|tidak|nggak|gak) (?:jelas|bisa dimengerti|dimengerti)',
    '<whole>(?:maksudnya|maksudnya gimana|maksudnya bagaimana|maksudnya apa|seperti apa|contohnya apa|gimana maksudnya)',
    '<clause>(?:tolong |bisa |boleh |mohon )+(?:ditanyakan|tanyakan|ubah|diubah|diganti|diucapkan|ungkapkan)(?: (?:pertanyaannya|ulang|secara|itu))* (?:dengan|secara) (?:cara|kata|bahasa|kalimat)? ?(?:lain|berbeda|yang lebih)',
  ],
  wait: [
    '<whole>(?:tunggu|sebentar|sebentar ya|bentar|bentar ya|tunggu (?:sebentar|dulu|bentar)|sebentar,? (?:tunggu|saya pikir)|sebentar saya (?:pikir|pikirkan|cek|cari)|tahan (?:dulu|sebentar)|hold on|satu menit|semenit|tunggu ya|bentar dulu)(?: (?:ya|dulu|dong|saja|aja|pak|bu))*',
    `<clause>(?:(?:tolong|mohon|harap|bisa|boleh|${can}|${you}|saya) ){0,3}(?:tunggu|menunggu|ditunggu)(?: (?:saya|dulu))* (?:sebentar|bentar|sejenak|dulu|semenit|satu menit|beberapa menit|sebentar saja)`,
    '<clause>(?:beri|kasih|berikan|kasi|biarkan|biar|izinkan)(?: (?:saya|aku|gue))(?: (?:waktu|satu|sebentar|semenit|dua|beberapa|menit|sejenak|dulu|untuk|buat|sedikit|1))+ ?(?:berpikir|mikir|pikir|memikirkan|memikirkannya|memikirkan itu|pikirkan)?(?= ?[,.!?;]|$| ada| untuk| seseorang)',
    '<clause>(?:biarkan|biar|izinkan) (?:saya|aku) (?:(?:dulu|sebentar) )?(?:pikir|pikirkan|berpikir|memikirkan|mikir|cek|periksa|cari)(?: (?:dulu|sebentar|itu|ini|sejenak|hal itu))*(?= ?[,.!?;]|$)',
    '<clause>(?:saya|aku|gue) (?:(?:perlu|butuh|minta|mau|ingin|harus|lagi|sedang|masih|coba) )+(?:waktu|sebentar|berpikir|mikir|pikir|pikir-pikir|memikirkan|memikirkannya|mikir-mikir|jeda|istirahat|semenit)(?: (?:untuk|sebentar|dulu|berpikir|memikirkannya|sedikit|sejenak|ini|itu|memikirkan|mikir|beberapa|menit|satu))*(?= ?[,.!?;]|$| ada)',
    '<clause>(?:sebentar|bentar|tunggu|sebentar ya|semenit)(?=[,.!;]|$| (?:ya|saya|ada|pak|bu|dulu|lagi))(?<!lagi)',
    '<clause>ada (?:yang|orang|tamu|seseorang)(?: (?:di|yang|datang))* (?:mengetuk|ketuk|di|membunyikan|memencet)? ?(?:pintu|bel|depan)',
    '<clause>(?:saya )?(?:akan |segera )?(?:segera )?kembali(?: lagi)? (?:sebentar|dalam)',
    '<clause>saya (?:butuh|perlu) (?:waktu )?(?:sebentar|sejenak|waktu)',
  ],
  skip: [
    `<clause>(?:boleh|bolehkah|bisa|bisakah)(?: (?:kalau|jika))? (?:${i_} )?${dont} (?:${i_} )?(?:me)?n?jawab`,
    '<whole>(?:lewat|lewati|lewatkan|skip|pass|lanjut|next|lewatin|berikutnya|selanjutnya|lompat|lompati|(?:ke )?(?:pertanyaan|soal) (?:berikutnya|selanjutnya|lain|lainnya)|lanjut (?:saja|aja|ke (?:pertanyaan )?(?:berikutnya|selanjutnya)))(?: (?:saja|aja|dulu|dong|ya|yang ini|pertanyaan ini|please))*',
    `<clause>(?:(?:${can}|${i_}|${want}|ayo|mari|yuk|untuk) ){0,5}(?:lewati|melewati|melewatkan|lewatkan|skip|di-?skip|dilewati|dilewatkan|lompati|melompati|lewatin|loncati|pass|abaikan)(?: (?:saja|aja|dulu|untuk))* ?(?:pertanyaan ini|pertanyaannya|yang ini|ini|pertanyaan itu|yang itu|pertanyaan tersebut|soal ini)(?= ?[,.!?;]|$| ya| dulu| dong| saja| aja)`,
    `<clause>(?:pertanyaan ini|yang ini|ini|pertanyaannya|soal ini)(?: (?:bisa|boleh|saya mau|saya ingin|kita|saya|mau|tolong|mending|sebaiknya))* (?:dilewati|dilewatkan|di-?skip|lewati|skip|lewatkan|dilompati|saya lewati|lewat|pass)(?: (?:saja|aja|dulu|ya))*(?= ?[,.!?;]|$)`,
    `<clause>(?:(?:${can}|${i_}|${want}|ayo|mari|yuk|langsung) ){0,5}(?:lanjut|pindah|lanjutkan|maju|beralih|langsung|ke|lompat|melanjutkan)(?: (?:saja|aja|langsung|ke))* ?(?:pertanyaan|soal|topik)? ?(?:yang )?(?:berikutnya|selanjutnya|lain)(?= ?[,.!?;]|$| ya| saja| aja| dulu| dong)`,
    '<clause>(?:pertanyaan|soal) (?:berikutnya|selanjutnya|lain)(?: (?:saja|aja|dong|ya|tolong))*(?= ?[,.!?;]|$)',
    `<clause>(?:${i_} )?(?:lebih (?:suka|baik|memilih) |memilih |sebaiknya )(?:untuk )?(?:saya )?${dont} (?:menjawab|jawab|membahas|mengatakan|berkomentar|bicara)(?: (?:itu|ini|pertanyaan ini|yang ini|tentang itu|soal itu|soal ini|yang itu|pertanyaan itu|hal itu|hal ini))*${end}`,
    `<clause>(?:${i_} )?${dont} (?:mau|ingin|bisa|dapat|bersedia|akan|pengen) (?:menjawab|jawab|membahas|mengomentari|berkomentar|komentar)(?: (?:itu|ini|pertanyaan|pertanyaan ini|yang ini|tentang itu|soal itu|soal ini|pertanyaan itu|hal itu|hal ini|yang itu|soal|tentang|yang|tersebut))*${end}`,
    '<whole>(?:tidak ada komentar|no comment|tanpa komentar|tidak berkomentar)',
    '<clause>(?:bisa|boleh|bisakah|bolehkah|ayo|mari|yuk)(?: (?:kita|saya))? lanjut(?:kan)?(?: (?:saja|aja|ya|terus))*(?= ?[,.!?;]|$)',
  ],
  'go-back': [
    `(?:kembali|balik)(?: (?:lagi|dulu|sebentar))* ke (?:pertanyaan|topik|soal)(?: (?:yang|soal|tentang|mengenai))+`,
    `(?:kembali|balik|mundur|ulang|kembalikan|mengulang|ulangi)(?: (?:lagi|dulu|sebentar|saja))* (?:ke |pada )?(?:satu )?(?:pertanyaan|soal|topik|bagian) (?:yang )?(?:sebelumnya|tadi|pertama|awal|terdahulu|kedua|ketiga|terakhir|lalu|sebelum ini|barusan|nomor \\w+|lama)`,
    '(?:kembali|balik|mundur)(?: (?:lagi|dulu))* ke (?:yang )?(?:sebelumnya|tadi|awal|pertama)',
    '<whole>(?:pertanyaan sebelumnya|kembali|mundur|balik|kembali dulu|balik lagi|pertanyaan tadi|sebelumnya)(?: (?:dong|ya|dulu|lagi|saja|tolong))*',
    '(?:mundur|kembali|balik) (?:satu|se)(?: langkah| pertanyaan|pertanyaan|langkah)',
    '(?:pertanyaan|soal) (?:yang )?(?:sebelumnya|pertama|tadi)(?: (?:bisa|boleh|saya mau|saya ingin|ingin saya|tolong))+ (?:diulang|kembali|dibahas lagi|dibuka lagi|bahas lagi|ulangi)',
  ],
  'are-you-human': [
    ...unlessQuoted(
      [
        '<clause>(?:saya (?:ingin|mau)|boleh saya|bisakah saya|bolehkah saya|bisa saya) (?:bicara|berbicara) dengan (?:orang|manusia|seseorang)(?: (?:asli|sungguhan))?(?= ?[,.!?;]|$)',
      ],
      quoting,
    ),
    `(?:(?:apa|apakah|benarkah) )?(?:ini |jadi )?(?:${you}|ini|kamu|situ|yang (?:berbicara|bicara|bertanya|ngomong|menelepon)(?: ini)?)(?: (?:ini|itu|benar-benar|beneran|betul-betul|sebenarnya|sungguh|adalah|seorang|sebuah|cuma|hanya|memang|bukan|asli|kah|sih))* (?:${human}|${machine})(?: (?:ya|kan|ya kan|asli|sungguhan|beneran|betulan|atau|bukan|apa|sih|yang asli|hidup|nyata|betul|ai))*(?= ?\\?|$| atau| apa)(?<!(?:orang|manusia) apa)`,
    `<clause>(?:apa|apakah|benarkah) (?:${you}|ini|kamu|di sana|di situ|yang bicara|yang berbicara|di ujung sana|di seberang sana|saya)(?: (?:ini|itu|ada|benar-benar|beneran|sedang|lagi|seorang|sebuah|adalah|memang|sebenarnya))* (?:${human}|${machine}|manusia|orang)`,
    `<clause>(?:(?:apa|apakah|jadi|ini|benarkah) )*(?:saya|aku|gue)(?: (?:ini|sedang|lagi|sebenarnya|benar-benar|cuma))* (?:bicara|berbicara|ngobrol|ngomong|berbincang|mengobrol|chat|bercakap|bercakap-cakap|diwawancarai)(?: (?:dengan|sama|oleh|ke))? (?:seorang |sebuah )?(?:${human}|${machine}|siapa)(?: (?:ya|asli|sungguhan|beneran|atau|sih|ini|sebenarnya|hidup))*(?= ?[,.?!]|$| atau)`,
    `<clause>(?:dengan|sama) siapa (?:(?:saya|aku|gue|ini|sebenarnya|sedang|lagi) )+(?:bicara|berbicara|ngobrol|ngomong)`,
    `<clause>(?:${you}|kamu)(?: (?:ini|itu|sebenarnya))* (?:siapa|apa)(?: (?:sih|sebenarnya|ya|ini))*(?= ?[?]|$)(?<!(?:ibu|bapak|pak|bu|mas|mbak) apa|(?:ibu|bapak|pak|bu|mas|mbak) siapa)`,
    `<clause>(?:siapa|apa)(?: sebenarnya)? (?:anda|kamu)(?: (?:ini|sebenarnya|sih))*(?= ?[?!.]|$)`,
    `<clause>(?:${can})(?: (?:saya|aku))? (?:bicara|berbicara|ngobrol|ngomong|disambungkan|terhubung)(?: (?:dengan|sama|ke))? (?:seorang )?(?:manusia|orang (?:asli|sungguhan|beneran)|orang)`,
    `<clause>ini (?:beneran |benar-benar |benar |cuma |hanya )?(?:${machine}|orang (?:asli|beneran|sungguhan)|manusia)(?: (?:ya|kan|atau|apa|bukan|sih|asli|beneran))*(?= ?\\?|$| atau| apa)`,
  ],
  'is-recorded': [
    `<clause>(?:(?:apa|apakah|jadi|memang|emang) )*(?:(?:ini|percakapan|percakapannya|pembicaraan|pembicaraannya|wawancara|wawancaranya|obrolan|telepon|teleponnya|panggilan|interview|interviewnya|suara|jawaban|saya|aku|kita|semua|semuanya|itu|semua ini|perkataan|ucapan|yang|katakan|panggilannya|obrolannya|sesi|sekarang|data|di sini|ini) ){1,5}(?:(?:sedang|akan|lagi|juga|memang|bakal|ini|nanti|saya|sekarang|telah|sudah|ikut) )*(?:direkam|dicatat|disimpan|terekam|didengarkan|disadap|diarsipkan|rekaman|tersimpan|ditranskrip|rahasia|anonim|dirahasiakan|dipantau)(?: (?:ya|kah|sekarang|gak|nggak|tidak|apa|apa tidak|di mana|dimana|ke mana|di suatu tempat|atau tidak|kan|di|mana|suatu|tempat|somewhere|ya kan|sih|oleh siapa|berapa lama|entah))*(?= ?\\?|$)(?<=(?:^|[, ])(?:apa|apakah|jadi|emang|memang) .{0,100}|\\b(?:ya|kah|gak|nggak|tidak|kan|siapa|mana))`,
    `<clause>(?:(?:apa|apakah|jadi|memang|emang) )+.{0,50}(?:direkam|dicatat|disimpan|terekam|didengarkan|disadap|tersimpan|ditranskrip)(?: .{0,30})?\\?`,
    `<clause>(?:apa|apakah) (?:(?:ini|percakapan|pembicaraan|wawancara|obrolan|telepon|panggilan|interview|suara|jawaban|saya|kita|semua|semuanya|semua ini|ucapan|sesi|perkataan) ){1,4}(?:(?:sedang|akan|lagi|juga|bakal|ini) )*(?:direkam|dicatat|disimpan|terekam|didengarkan|disadap|tersimpan)`,
    `<clause>(?:(?:apa|apakah|jadi) )?(?:${you}|kalian)(?: (?:sedang|lagi|akan|juga|memang|bakal))* (?:merekam|rekam|mencatat|menyimpan|simpan|menyadap|ngerekam|ngrekam)(?: (?:ini|saya|suara|suara saya|percakapan|percakapan ini|pembicaraan|pembicaraan ini|semua|semuanya|semua ini|jawaban saya|data saya|wawancara|wawancara ini|ya|obrolan ini|obrolan|kita|kita ini))*(?= ?\\?|$)`,
    `<clause>(?:direkam|merekam|lagi direkam|ini direkam|terekam)(?: (?:ya|kah|nggak|gak|tidak|apa tidak|ini|kan|semua ini))*(?= ?\\?|$)`,
    `(?:siapa|siapa saja|siapa aja|oleh siapa|siapa lagi)(?: (?:saja|aja|lagi|yang|yg|akan|bisa|bakal|nanti|boleh|dapat))* (?:mendengar|mendengarkan|dengar|dengerin|denger|membaca|baca|melihat|lihat|mengakses|akses|menyimak|punya akses|memiliki akses|menerima|mendapat)(?: (?:ini|rekaman|rekamannya|jawaban|saya|semua ini|percakapan|wawancara|hasil|hasilnya|itu|ke|data|transkrip|suara|pembicaraan|obrolan|rekaman ini|nya))*(?= ?[,.?!]|$)(?<!siapa yang (?:dengar|baca|lihat|menerima|mendapat))`,
    `<clause>(?:rekaman|jawaban|data|suara|hasil|rekamannya|datanya|jawabannya|ini|semua ini|informasi)(?: (?:ini|saya|wawancara|itu|wawancara ini|aku))*(?: (?:nanti|akan|mau|bakal))* (?:diapakan|diapain|dibawa ke mana|disimpan di mana|dikirim ke mana|dipakai (?:buat|untuk) apa|digunakan untuk apa|ke mana|kemana|dikemanakan|didengar siapa|didengarkan siapa|dibaca siapa|jadi apa|disimpan dimana|disimpan berapa lama|untuk apa)`,
    '(?:apa|bagaimana) (?:yang )?(?:(?:akan|nanti|bakal) )*(?:terjadi|dilakukan|anda lakukan|nasib)(?: (?:dengan|pada|terhadap))? (?:rekaman|jawaban|data|suara|hasil|ucapan|semua ini|ini)(?:nya)?(?: (?:ini|saya))*(?= ?[?.]|$)',
    '(?:apa|apakah)?(?: ini)? ?ada (?:rekaman|perekaman)(?:nya)?(?: (?:ya|suara|dari|percakapan|ini|nggak|gak|tidak))*(?= ?\\?)',
  ],
  'who-asks': [
    `(?:siapa|perusahaan (?:apa|mana)|pihak mana|klien mana|lembaga (?:apa|mana)|organisasi (?:apa|mana)|instansi mana)(?: (?:sih|saja|sebenarnya|yang|yg|di))* (?:meminta|minta|memesan|pesan|mengadakan|menyelenggarakan|membiayai|membayar|bayar|melakukan|di balik|dibalik|ada di balik|berada di balik|bertanya|menugaskan|mau tahu|ingin tahu|menyuruh|punya|butuh|nyuruh|membuat|mensponsori|sponsori|di belakang|memerlukan|menjalankan)(?: (?:ini|wawancara|wawancara ini|penelitian|penelitian ini|riset|riset ini|studi|studi ini|survei|survei ini|semua ini|semua|itu|ke saya|interview|interview ini|untuk|soal|tentang|data ini))*(?= ?[,.?!]|$)`,
    `(?:(?:ini|wawancara|wawancara ini|penelitian|penelitian ini|riset|riset ini|studi ini|survei ini|semua ini|pertanyaan|pertanyaan ini|wawancaranya|interview ini|interview|percakapan ini|obrolan ini) )(?:(?:sebenarnya|sih|dilakukan|dibuat|diadakan|itu|ini|nanti|tujuannya) )*(?:untuk|buat|atas nama|demi|dari|oleh|punya|pesanan|atas permintaan|atas perintah) (?:siapa|apa|perusahaan (?:apa|mana)|pihak mana)`,
    `<clause>(?:untuk|buat|atas nama|dari) (?:siapa|apa|perusahaan (?:apa|mana))(?: (?:sih|sebenarnya))? (?:ini|wawancara|anda|kamu|penelitian|riset|semua ini|pertanyaan|survei|interview|tujuan)`,
    `<clause>(?:${you}|kamu)(?: (?:ini|bekerja|kerja|dari|bertanya|menelepon|mewakili|berasal|sebenarnya|disuruh))* (?:untuk siapa|dari mana|dari perusahaan (?:apa|mana)|atas nama siapa|siapa yang suruh|mewakili siapa|siapa|perusahaan apa|perusahaan mana|buat siapa)(?= ?[,.?!]|$)(?<=(?:kerja|bekerja|dari|untuk|nama|mewakili|buat|perusahaan|disuruh).{0,20})`,
    `<clause>(?:kenapa|mengapa|ngapain|untuk apa|buat apa|apa alasan)(?: (?:sih|ya))? (?:${you}|kamu|saya|aku|ini|kalian)? ?(?:(?:mau|ingin|perlu|harus|yang) )*(?:bertanya|tanya|menanyakan|tanyakan|nanya|ditanya|ditanyai|diwawancarai|dipilih|menanyai|mewawancarai|tahu|mengetahui|nanyain|menelepon|nanya-nanya|menanyakan hal)(?: (?:ini|itu|soal|tentang|semua|saya|hal|begitu|kayak|gini|seperti|semua ini))*(?= ?[,.?!]|$)`,
    '(?:apa|bagaimana)(?: sih| sebenarnya)? (?:tujuan|maksud|guna|keperluan)(?:nya)?(?: (?:dari|wawancara|percakapan|penelitian|riset|survei|ini|interview|pertanyaan|semua|pembicaraan|obrolan|itu|anda|bertanya))+(?= ?[,.?!]|$)(?<!maksud(?:nya)? (?:dari )?(?:pertanyaan )?(?:ini|itu|anda|pertanyaan))',
    '(?:tujuan|tujuannya|keperluannya)(?: (?:wawancara|percakapan|penelitian|riset|ini|dari|interview))* (?:apa|untuk apa)(?= ?[,.?!]|$)',
    '<clause>(?:ini|dengan|maaf dengan) siapa(?: (?:ya|ini))?(?= ?[?]|$)',
    '(?:siapa|apa) (?:klien|pelanggan|perusahaan|sponsor)(?: (?:anda|kamu|nya|di balik))',
  ],
  'how-long': [
    `<clause>(?:(?:ini|wawancaranya|wawancara ini|kira-kira|nanti) ){1,3}(?:(?:makan|butuh|memakan|memerlukan|perlu) )?(?:waktu )?berapa (?:lama|menit|jam)(?: lagi| ya)*(?= ?[?.]|$)`,
    `(?:berapa lama|seberapa lama)(?: (?:lagi|sih|kira-kira|waktu|yang|dibutuhkan|akan|ini|wawancara|wawancaranya|wawancara ini|berlangsung|selesai|selesainya|sampai|prosesnya|kita|totalnya|sisanya|durasinya|interview|interviewnya|ya|semuanya|makan waktu))*(?= ?[,.?!]|$)(?<=lagi|ini|nya|berlangsung|selesai|kira-kira|ya|waktu|dibutuhkan|(?:^|[^\\p{L} ] ?|kira-kira |maaf |ini |nya |masih )berapa lama)`,
    '(?:(?:masih |tinggal |ada |sisa )?berapa|berapa banyak)(?: (?:banyak|lagi))* (?:pertanyaan|soal|menit|jam|pertanyaannya)(?: (?:lagi|yang|tersisa|sisa|sisanya|masih ada|masih|ada|nya|sih|ya|akan|ini|totalnya|total|semuanya|kira-kira|diajukan|tersisanya|selesai))*(?= ?[,.?!]|$)(?<=lagi|tersisa|sisa|sisanya|ya|sih|totalnya|total|semuanya|ada|ini|(?:masih|tinggal|sisa) berapa.{0,20})',
    '<clause>(?:(?:pertanyaannya|waktunya|ini|wawancaranya|masih|pertanyaan) )+(?:(?:masih|tinggal|sisa|ada|lagi|butuh) )*(?:berapa|banyak|lama)(?: (?:lagi|menit|ya|sih|kah|gak|nggak|banyak|lama))*(?= ?\\?|$)(?<!\\b(?:ini|masih) (?:banyak|lama))',
    '<clause>(?:(?:apa|apakah) )?(?:ini|itu|tadi)(?: sudah| adalah)? (?:pertanyaan|soal) (?:yang )?terakhir(?: (?:ya|kan|kah|bukan))?(?= ?\\?|$)',
    '<clause>(?:kapan|jam berapa) (?:kita |ini |wawancara(?:nya)? )?(?:ini )?(?:selesai|selesainya|berakhir|kelar)(?:nya)?(?: ya| ini| wawancaranya)?(?= ?[?.!]|$)',
    '<clause>(?:sudah|udah|apa sudah|apakah sudah) (?:mau |hampir |akan )?selesai(?: (?:belum|ya))?(?= ?\\?)',
    '<clause>(?:masih|apa masih|apakah masih) (?:lama|panjang|banyak)(?: (?:lagi|ya|pertanyaannya|nggak|gak|kah))*(?= ?\\?)',
  ],
  'said-already': [
    '<clause>(?:(?:kan|tapi|itu|tadi|hal|soal|pertanyaan|ini|bukannya) )*(?:saya|aku|gue) (?:(?:kan|tadi|juga|memang|baru saja|itu) )*(?:sudah|udah|barusan|baru saja|tadi|telah|pernah)(?: (?:kan|tadi|pernah|saya|itu|baru saja))* (?:bilang|jawab|menjawab|menjawabnya|katakan|mengatakan|mengatakannya|jelaskan|menjelaskan|menjelaskannya|sebutkan|menyebutkan|sampaikan|ceritakan|bilangin|cerita|bahas|menyampaikan|menceritakan)(?: (?:tadi|itu|ini|hal itu|sebelumnya|soal itu|pertanyaan itu|pertanyaan ini|kan|semua|tentang itu|tadi kan|pertanyaan|lho|kok|di awal|di atas|sebelum ini|yang itu|semuanya))*(?= ?[,.!?;]|$)',
    '<clause>(?:(?:kan|tapi|hal) )*(?:itu|ini|tadi|soal itu|yang itu|pertanyaan itu|pertanyaan ini|hal itu|hal ini|pertanyaannya)(?: (?:kan|juga|tadi))* (?:sudah|udah|telah|sudah pernah)(?: (?:saya|aku|gue|kan|anda|tadi))* (?:bilang|jawab|katakan|jelaskan|sebutkan|sampaikan|ceritakan|dijawab|dibahas|dijelaskan|ditanyakan|ditanya|tanyakan|tanya|dibilang|bahas|disampaikan)(?: (?:tadi|sebelumnya|kan|lho|di awal|barusan))*(?= ?[,.!?;]|$)',
    `<clause>(?:tadi |kan |tapi |barusan )*(?:${you})(?: (?:kan|tadi|baru saja|barusan))* (?:sudah|udah|barusan|baru saja|telah|tadi)(?: (?:pernah|kan|tadi))* (?:tanya|bertanya|menanyakan|tanyakan|nanya|menanyakannya|nanyain)(?: (?:itu|ini|tadi|hal itu|pertanyaan itu|pertanyaan ini|yang sama|sebelumnya|soal itu|pertanyaan yang sama|hal yang sama|hal ini|kan|soal ini))*(?= ?[,.!?;]|$)`,
    '<clause>(?:seperti|sebagaimana|kayak|kan)(?: yang| kata)? ?(?:(?:sudah|tadi|telah|udah) )*(?:saya|aku|gue) ?(?:(?:sudah|tadi|telah|udah|sempat) )*(?:bilang|katakan|sebutkan|jelaskan|sampaikan|ceritakan|sebut|singgung)(?: (?:tadi|sebelumnya|di awal|barusan))*(?= ?[.!]|$)',
    '<whole>(?:(?:itu |ini )?(?:pertanyaan(?:nya)?|jawaban(?:nya)?) (?:yang )?sama(?: (?:lagi|dengan tadi|seperti tadi|saja|seperti sebelumnya|dengan sebelumnya))*|sama (?:seperti|dengan|kayak) tadi|(?:tadi )?(?:sudah|udah) (?:saya )?(?:jawab|dijawab|bilang|dibilang|dibahas|ditanyakan|katakan)(?: tadi| kan)*)',
  ],
  'one-more-thing': [
    `<clause>ada yang (?:lupa|belum|kelupaan|terlewat|ingin|mau)(?: (?:saya|aku|sempat))* ?(?:sebutkan|katakan|sampaikan|tambahkan|bilang|sebut|ceritakan)`,
    '(?:satu|ada satu|ada|1) (?:hal|poin|catatan|pertanyaan|lagi) (?:lagi|lain|terakhir|tambahan|yang)(?= ?[,.!?;:]|$| (?:yang )?(?:ingin|mau|perlu|ini|saya|lupa|belum|penting|tertinggal|terlewat)| yang (?:saya|ingin|mau|perlu|lupa|belum))(?<!hal yang)',
    `(?:${can}|saya|aku|izinkan saya|kalau boleh)(?: (?:saya|aku|mau|ingin|juga|masih|sekalian|boleh|perlu|izin|lagi|cuma|sedikit))* (?:tambahkan|menambahkan|tambah|nambahin|menambah|tambahin|nambah|nambahkan|tambahi)(?: (?:sesuatu|satu|sedikit|hal|lagi|satu hal|info|keterangan|poin|itu|ya|juga|sesuatu lagi))*(?= ?[,.!?;]|$)`,
    '(?:saya|aku) (?:(?:tadi|juga|sempat) )*lupa (?:(?:me)?nyebutkan|menyebut|mengatakan|bilang|menyampaikan|sesuatu|satu hal|menambahkan|cerita|sebut|sebutkan|menceritakan)',
    '<whole>(?:satu lagi|ada lagi|ada yang (?:lupa|kelupaan|terlewat|mau saya tambahkan|ingin saya tambahkan)|oh iya,? (?:satu lagi|lupa)|ada satu lagi|ada tambahan|tambahan (?:sedikit|satu|lagi))(?: ya)?',
    '<clause>sebelum (?:ditutup|selesai|berakhir|kita (?:tutup|akhiri|selesai)|diakhiri|mengakhiri)(?: (?:saya|ada|boleh|satu|izinkan|aku))',
    '<clause>(?:masih )?ada (?:sesuatu|hal lain|hal lagi|satu hal) (?:lagi )?(?:yang )?(?:ingin|mau|perlu)',
  ],
  'change-answer': [
    `(?:ubah|mengubah|merubah|rubah|ganti|mengganti|koreksi|mengoreksi|perbaiki|memperbaiki|ralat|meralat|revisi|merevisi|tarik|menarik|cabut|mencabut|batalkan|membatalkan|betulkan|membetulkan|gantiin|edit|mengedit|menarik kembali|tarik kembali|hapus|menghapus)(?: kembali)? (?:jawaban|jawabanku)(?: (?:saya|aku|gue|yang|terakhir|tadi|sebelumnya|barusan|itu|ini))+`,
    '(?:jawaban|jawabanku)(?: (?:saya|yang|terakhir|tadi|sebelumnya|barusan|itu))+(?: (?:mau|ingin|bisa|boleh|saya|tolong|perlu|harus|mohon))* (?:diubah|diganti|dikoreksi|diralat|diperbaiki|ditarik|dicabut|ubah|ganti|koreksi|ralat|perbaiki|keliru|salah|kurang tepat|direvisi|tidak benar|dibatalkan|revisi|dihapus)',
    '(?:saya|aku|gue)(?: (?:mau|ingin|perlu|harus|boleh|bisa|izin|akan|hendak|mohon))+ (?:mengoreksi|koreksi|meralat|ralat|memperbaiki|perbaiki|mengubah|ubah|merevisi|revisi|membetulkan|betulkan|mengganti|ganti)(?: (?:yang|apa|tadi|ucapan|pernyataan|jawaban|perkataan|itu|barusan|hal))+',
    `(?:${can}|saya|mau|ingin)(?: (?:saya|aku|mau|ingin|coba))* (?:menjawab|jawab|dijawab|mengulang jawaban)(?: (?:ulang|lagi))? ?(?:pertanyaan|soal)? ?(?:yang )?(?:terakhir|tadi|sebelumnya|itu|barusan)? ?(?:sekali lagi|lagi|ulang|kembali|secara berbeda)(?= ?[,.!?;]|$)`,
    '<whole>(?:(?:maaf )?(?:saya |aku |tadi )*(?:salah (?:jawab|ngomong|bicara|bilang|ucap|sebut)|keliru|salah)(?: (?:tadi|barusan|menjawab))?|ralat|koreksi|(?:saya )?ralat (?:ya|yang tadi|jawaban tadi))',
    '<clause>(?:tadi )?(?:saya|aku|gue) (?:tadi )?(?:salah|keliru)(?: (?:menjawab|jawab|memberi|memberikan|dalam|di|pada|jawaban|pertanyaan))+ ?(?:terakhir|tadi|sebelumnya|barusan|yang)*',
  ],
  refusal: [
    '(?:saya )?(?:tidak|nggak|tak|kurang|gak|ga|enggak|belum) (?:tahu|tau|yakin|ingat)',
    '(?:tidak ada|tanpa|no) (?:komentar|comment)',
    '(?:tidak|nggak|gak|tak|belum) (?:bisa|mau|ingin|boleh|dapat|bersedia) (?:menjawab|jawab|mengatakan|membahas|bilang|menyampaikan|cerita|berkomentar|memberitahu|mengungkapkan)',
    '(?:entahlah|entah|mana saya tahu)',
    'pertanyaan (?:berikutnya|selanjutnya)',
    '(?:tidak|nggak|gak) (?:punya|ada) (?:ide|gambaran|bayangan)',
    '(?:itu |ini )?(?:rahasia|konfidensial)(?= ?[,.!]|$)',
  ],
  yes: [
    '<start>(?:ya|iya|iyaa+|yah|yes|yup|yap|yoi|betul|benar|oke|ok|okay|okey|baik|baiklah|boleh|bolehlah|tentu|tentu saja|pasti|setuju|siap|silakan|silahkan|sip|bersedia|mau|jelas|dengan senang hati|mari|lanjut|bisa|sepakat|he ?eh|yo|ayo|tentunya|iya dong|sangat setuju)(?= ?[,.!;]|$| (?:saya|aku|setuju|boleh|silakan|silahkan|bersedia|mulai|kita|baik|oke|ok|tentu|tentu saja|saja|aja|deh|dong|lah|pak|bu|mau|betul|benar|bisa|siap|gue|ikut|sekali|banget))(?!,? (?:tidak|nggak|gak))',
    '<whole>(?:(?:saya|aku|gue) (?:(?:sangat|akan|mau|ingin|juga|siap) )*(?:setuju|bersedia|mau|ikut|menyetujui|sepakat|siap|berpartisipasi|terima|menerima)(?: (?:ikut|berpartisipasi|untuk ikut|untuk berpartisipasi|serta|diwawancarai))*|(?:tidak|nggak|gak) (?:masalah|apa-apa|keberatan)|(?:saya )?(?:tidak|nggak|gak) keberatan|kenapa tidak|kenapa nggak|satu)',
    '<clause>(?:saya|aku) (?:setuju|bersedia)(?= ?[,.!;]|$| untuk| ikut| dan)',
  ],
  no: [
    `<clause>(?:saya|aku|gue) (?:keberatan|menolak)(?: (?:untuk|direkam|ikut|diwawancarai|kalau|jika))*(?= ?[,.!;]|$| direkam)`,
    '<start>(?:tidak|nggak|enggak|gak|ga|ngga|tak|tidaklah|nggaklah|jangan|no|nope|ogah|tidak usah|nggak usah|gak usah|tidak mau|nggak mau|gak mau|tidak setuju|nggak setuju|tidak bersedia|belum|sama sekali tidak|tentu tidak|jelas tidak|maaf tidak|tidak perlu)(?= ?[,.!;]|$| (?:terima kasih|makasih|saya|aku|mau|deh|ah|usah|perlu|setuju|bersedia|dulu|ikut|jadi|ya|lah|bisa|ingin|tertarik|akan|sama sekali))(?! (?:masalah|apa-apa|keberatan))',
    '<clause>(?:saya|aku|gue) (?:(?:sama sekali|sangat|lebih baik|memilih|rasa) )*(?:tidak|nggak|gak|enggak|tak|kurang|ga) (?:(?:akan|mau|ingin|bisa) )*(?:setuju|bersedia|mau|ikut|menyetujui|ingin|berkenan|berminat|tertarik|berpartisipasi|memberi izin|mengizinkan)(?= ?[,.!;]|$| untuk| ikut| berpartisipasi| serta| diwawancarai)',
    '<whole>(?:(?:saya |aku )?(?:menolak|keberatan)|lebih baik (?:tidak|jangan|nggak)|sebaiknya (?:tidak|jangan)|dua|kayaknya (?:tidak|nggak|enggak)|sepertinya tidak)(?: ya| deh| usah)*',
  ],
  courtesy: [
    'maaf|maaf ya|mohon maaf|permisi|sori|tolong|mohon|ya|iya|tidak|nggak|baik|baiklah|oke|tapi|tetapi|dan|jadi|nah|eh|oh|begini|gini|sebentar|tunggu|hm+|em+|anu|sebenarnya|sejujurnya|jujur|terus terang|pak|bu|bapak|ibu|mas|mbak|halo|hai|terima kasih|makasih|ngomong-ngomong|omong-omong|oh ya|oh iya|kalau boleh|kalau bisa|cukup|sudah|udah|dengar|lalu|soalnya|begini saja|aduh|wah|ayo|yuk|deh|dong|lah|kalau begitu|sebelumnya|sebelum (?:mulai|lanjut)',
  ],
};
