import { unlessQuoted } from './explained';
import { type RequestPatterns } from './patterns';

const quoting = '(?<!saya )(?:kata|berkata|cakap|bertanya|tanya|meminta|minta)';

const i_ = '(?:saya|aku|kami|kita|i)';
const you = '(?:anda|awak|kamu|encik|puan|cik|tuan|you|korang)';
const can = '(?:boleh|bolehkah|bolehlah|boleh tak|dapat|dapatkah|tolong|minta|sila|mohon|cuba|adakah boleh)';
const want = '(?:nak|mahu|ingin|hendak|akan|perlu|kena|harus|mohon|minta|lebih suka|berhasrat|rasa|mesti)';
const dont = '(?:tidak|tak|tak nak|enggan|x|tidaklah)';
const fill = `(?:tolong|sila|mohon|sudah|dah|sahaja|saja|je|sekarang|lah|ya|dulu|dahulu|terus|segera|cukup|sampai|setakat|di sini|sini|jom|mari|marilah|please|${i_}|${want})`;
const it =
  '(?:ini|itu|semua ini|temu bual|temubual|temuramah|interviu|interview|perbualan|sesi|panggilan|perbincangan|soalan)';
const talk = '(?:temu bual|temubual|temuramah|temu ramah|interviu|interview|perbualan|sesi|perbincangan)';
const stop =
  '(?:hentikan|menghentikan|tamatkan|menamatkan|akhiri|mengakhiri|stop|habiskan|menghabiskan|berhenti|berhentikan|ditamatkan|dihentikan|batalkan|putuskan|tutup|sudahi|matikan|noktahkan)';
const end = '(?= ?[,.!?;]|$)';
const erase =
  '(?:padam|padamkan|memadam|memadamkan|dipadam|dipadamkan|buang|dibuang|buangkan|hapus|hapuskan|dihapuskan|delete|hilangkan|musnahkan|potong|keluarkan|lupuskan)';
const said =
  '(?:katakan|cakap|cakapkan|beritahu|sebut|sebutkan|ceritakan|jawab|ucapkan|bagitahu|nyatakan|cerita|kata|berikan|tulis|perkatakan|bagitau)';
const changedMind = '(?:(?:saya|aku) (?:(?:dah|sudah|telah) )?(?:berubah|ubah|tukar) (?:fikiran|hati),? )?';
const mine = `(?:(?:semua|segala|kesemua|seluruh)(?: (?:apa|benda|perkara|kandungan))? (?:yang (?:(?:telah|sudah|dah|pernah|tadi|baru) )*(?:saya|aku) (?:(?:telah|sudah|dah|pernah|baru) )*${said}|(?:jawapan|data|maklumat|rakaman|kata-kata|kenyataan|percakapan|keterangan|suara) ?(?:peribadi )?(?:saya|aku)?)|(?:jawapan(?:-jawapan)?|data(?: peribadi)?|maklumat(?: peribadi)?|rakaman|suara) (?:saya|aku)|(?:(?:seluruh |keseluruhan |semua )?(?:temu bual|rakaman|perbualan|temubual) ini|(?:seluruh|keseluruhan|semua) (?:rakaman|temu bual|perbualan|jawapan|data))|apa-apa(?: pun)? yang (?:telah )?(?:saya|aku) ${said})`;
const use =
  '(?:digunakan|diguna|guna|gunakan|menggunakan|simpan|menyimpan|disimpan|kongsi|dikongsi|diterbitkan|terbitkan|siarkan|disiarkan|diproses|pakai|dipakai|sebarkan|disebarkan|dirakam)';
const off =
  '(?:petik|memetik|dipetik|rekod|merekod|direkod|rekodkan|direkodkan|rakam|merakam|dirakam|catat|mencatat|dicatat|siar|siarkan|menyiarkan|disiarkan|terbitkan|diterbitkan|tulis|ditulis|sebut nama saya|sebarkan|disebarkan|hebahkan|dihebahkan|masukkan|dimasukkan|quote|kutip|dikutip|dedahkan|didedahkan)';
const thing =
  '(?:ini|itu|yang ini|yang itu|perkara ini|perkara itu|hal ini|bahagian ini|bahagian itu|yang tadi|tadi|saya|(?:apa )?yang (?:akan |baru |tadi )?saya (?:(?:nak|akan|baru|baru saja|bakal) )?(?:katakan|cakap|beritahu|sebut|ceritakan)|ayat (?:tadi|itu|ini|terakhir|saya)|kata-kata saya|kenyataan (?:tadi|itu|ini|saya)|nama saya)';
const later =
  '(?:esok|lusa|nanti|kemudian|lain kali|lain masa|hari lain|lain hari|minggu depan|bulan depan|masa lain|waktu lain|petang (?:ini|nanti|ni)|malam (?:ini|nanti|ni)|tengah hari|hari (?:isnin|selasa|rabu|khamis|jumaat|sabtu|ahad)|sekejap lagi|kejap lagi|pada masa lain|selepas ini|pada hari lain|petang)(?:lah)?';
const goOn =
  '(?:sambung|menyambung|disambung|sambungkan|teruskan|meneruskan|diteruskan|habiskan|menghabiskan|dihabiskan|selesaikan|menyelesaikan|berhenti|lanjutkan|tangguh|tangguhkan|menangguhkan|buat|jadualkan semula|cakap lagi|berbual lagi)';
const human =
  '(?:manusia|orang|orang sebenar|orang betul|manusia sebenar|manusia betul|orang betul-betul|seorang manusia)';
const machine =
  '(?:robot|mesin|bot|chatbot|komputer|ai|a\\.i\\.|kecerdasan buatan|program|sistem automatik|mesin automatik|automatik|perisian|rakaman|pembantu maya|software)';

export const ms: RequestPatterns = {
  end: [
    `<clause>(?:cukup|cukuplah|dah cukup|sudah),? (?:saya|aku) (?:(?:dah|sudah) )?(?:tidak|tak) (?:mahu|nak|ingin) (?:teruskan|meneruskan|sambung|jawab|menjawab)`,
    `<clause>(?:(?:${fill}|${can}|${you}) ){0,6}${stop} (?:(?:sahaja|saja|je|dulu|terus|sekarang|sudah) )*${it}(?: ${fill}){0,4}(?= ?[,.!?;]|$| sekarang| ini| kerana| serta-merta)(?<!(?:habiskan|menghabiskan|berhenti|tutup).{0,30}(?:soalan|panggilan).{0,10})`,
    `<clause>(?:(?:${fill}|${can}) ){0,6}${talk} (?:ini )?(?:(?:${fill}|${can}) ){0,5}(?:dihentikan|ditamatkan|tamat|tamatkan|hentikan|dihabiskan|stop|habis|diakhiri|berakhir)(?: (?:${fill}|di sini))*${end}`,
    `<clause>(?:(?:${fill}|${can}) ){0,4}(?:hentikan|tamatkan|akhiri|stop|berhenti|tamat|habiskan|cukup|cukuplah|tutup)(?: (?:di sini|sampai di sini|sampai sini|setakat ini|sekarang|sekarang juga|serta-merta|sahaja|saja|sajalah|sahajalah|je|jelah|lah|soalan|bertanya|tanya|dah|sudah))+${end}(?<!(?:dulu|dahulu))`,
    `<clause>(?:${i_} )?(?:(?:dah|sudah) )?${dont} (?:(?:mahu|nak|ingin|akan|hendak|sanggup|berminat|rela|boleh) )*(?:lagi )?(?:teruskan|meneruskan|menjawab|jawab|bercakap|cakap|berbual|ditemu bual|ditemubual|ambil bahagian|ditanya|terus|sambung|menyambung)(?: (?:apa-apa|sebarang|soalan|temu bual|temubual|perbualan|ini|dengan (?:${you}|robot|mesin)|${you}|mana-mana|banyak))* (?:lagi|selepas ini|lagi soalan)(?: (?:soalan|ini|lah|dah))*${end}`,
    `<clause>(?:${i_} )?(?:(?:dah|sudah) )?${dont} (?:(?:mahu|nak|ingin|akan|hendak|berminat) )*(?:teruskan|meneruskan|sambung|menyambung)(?: (?:temu bual|temubual|perbualan|ini|sesi|dengan|interview|sekarang))*(?= ?[,.!?;]|$| kerana)`,
    `<clause>(?:(?:dah|sudah|tolong|sila) )*(?:jangan|berhenti|stop|henti|hentikan) (?:(?:lagi|terus) )?(?:tanya|bertanya|menanya|menyoal|soal|ajukan soalan|bertanyakan soalan|bertanyakan)(?: (?:saya|aku|lagi|soalan|apa-apa|terus))*${end}`,
    `<clause>(?:dah |sudah |cukup,? )?(?:tiada|tak ada|tidak ada|tiada lagi|jangan ada) (?:lagi )?(?:soalan|pertanyaan)(?: lagi| lain| tolong)*${end}(?<!tiada soalan|tak ada soalan|tidak ada soalan)`,
    '<clause>(?:saya |aku )?(?:dah |sudah |tadi )?(?:kata|cakap|katakan|beritahu) (?:stop|berhenti|cukup|sudah|hentikan|henti|tak nak|tamat)',
    '<clause>(?:sudah cukup|cukuplah|dah cukup|cukup sudah|cukup (?:sampai|setakat) (?:di )?(?:sini|ini)|setakat (?:ini|itu|di sini) (?:sahaja|saja)|cukup sekian)(?= ?[,.!;]|$| untuk saya| temu bual| soalan)',
    '<whole>(?:selamat tinggal|jumpa lagi|bye(?: bye)?|good ?bye|babai|selamat jalan)(?: ya)?',
    '<clause>(?:saya|aku) (?:(?:dah|sudah|nak|mahu|akan|ingin) )*(?:letak|letakkan|putuskan|matikan|meletakkan) (?:telefon|ganggang|panggilan|telefon ini|phone)(?: sekarang| ni| ini)*',
    '<clause>(?:biarkan saya (?:sendiri|bersendirian)|jangan (?:ganggu|kacau) saya|jangan hubungi saya lagi|tinggalkan saya)',
    `<clause>(?:saya|aku) (?:(?:dah|sudah|nak|mahu|ingin|akan|mahu|hendak) )+(?:berhenti|stop|tamat|keluar|tamatkan|habis|henti|menamatkan)(?: (?:dari|daripada|sekarang|sahaja|saja|di sini|temu bual|ini|sini|dah|menjawab|lah|sesi|soalan))*${end}`,
    `<whole>${talk} (?:ini )?(?:dah |sudah )?(?:tamat|selesai|berakhir|habis)(?: sekarang| di sini)?`,
  ],
  endPerhaps: [
    '<whole>(?:(?:dah|sudah|ok|oke) )?(?:stop|cukup|cukuplah|berhenti|henti|hentikan|tamat|tamatkan|selesai|habis|batal|batalkan|keluar|sudah|sudahlah|dah|dahlah|akhiri)(?: (?:dah|sudah|lah|ya|sahaja|saja|je|tu))*',
    '<whole>(?:itu (?:sahaja|saja|je)|setakat (?:itu|ini)(?: sahaja| saja)?|sekian|sekian (?:terima kasih|sahaja|dari saya|daripada saya)|itu sahaja (?:daripada|dari) saya|(?:saya )?(?:dah |sudah )?(?:penat|letih|bosan)(?: sangat| sekali)?)',
    '<whole>(?:saya )?(?:nak|mahu|ingin) (?:keluar|stop|berhenti)',
  ],
  withdraw: [
    `<clause>(?:(?:${i_}|${want}|tolong|dengan ini|sekarang|memutuskan untuk|untuk|telah|${can}|dah|sudah) ){0,6}(?:(?:me)?narik(?: (?:balik|semula|kembali))?|tarik(?: (?:balik|semula|kembali))?|batalkan|membatalkan|batal|ditarik balik|mencabut|cabut|dibatalkan) (?:(?:semua|pemberian) )*(?:persetujuan|kebenaran|keizinan|izin|consent|penyertaan|kesediaan|persetujuannya)(?: (?:saya|aku|ini|itu|yang))?`,
    `<clause>(?:persetujuan|kebenaran|keizinan|penyertaan|consent) (?:saya|aku)(?: (?:mahu|nak|ingin|saya|tolong|minta|perlu))* (?:ditarik balik|dibatalkan|tarik balik|batalkan|dibatal|ditarik)`,
    `<clause>(?:${i_} )(?:(?:${want}|memutuskan untuk|memilih untuk) )+(?:(?:me)?narik diri|tarik diri|berundur|keluar|mengundur diri|undur diri|berhenti menyertai)(?: (?:daripada|dari|sebagai|dalam))? ?(?:kajian|penyelidikan|tinjauan|temu bual|temubual|projek|soal selidik|penyertaan|peserta|responden|ini|interview)?(?: ini)?${end}`,
    `<clause>${i_} (?:(?:dah|sudah|kini|sekarang) )*(?:tidak|tak) (?:lagi )?(?:bersetuju|setuju|membenarkan|benarkan|memberi kebenaran|mengizinkan|izinkan)(?: (?:lagi|untuk|menyertai|ambil|mengambil|bahagian|ini|jika|kalau|data|jawapan|rakaman|saya|digunakan|direkod|dirakam|ditemu|bual|penggunaan|dengan|dalam|terlibat|kajian|tinjauan|penyelidikan|temu)){1,8}(?<=lagi|menyertai|kajian ini|tinjauan ini|penyelidikan ini|temu bual ini|bahagian|digunakan|direkod|dirakam|bual|jawapan saya|data saya|rakaman saya|terlibat|(?:menyertai|dalam|bahagian dalam|dengan|bual) ini)${end}`,
    `<clause>${changedMind}(?:(?:${can}|${i_}|${want}|${you}|supaya|agar|untuk) ){0,6}${erase} ${mine}`,
    `<clause>(?:(?:${can}|${i_}|${want}|supaya|agar) ){0,4}${mine} (?:(?:itu|tadi|tolong|perlu|mesti|supaya|untuk|harus|ini|dengan) )*(?:dipadam|dipadamkan|dibuang|dihapuskan|dimusnahkan|padam|dilupuskan|padamkan)`,
    `<clause>(?:(?:tolong|sila|mohon|${you}|saya minta|saya mohon) ){0,3}(?:jangan|tak boleh|tidak boleh) (?:(?:pernah|sesekali|sekali-kali|lagi) )*${use} (?:(?:mana-mana|sebarang|satu pun) )*(?:${mine}|apa-apa|apa pun|(?:apa )?yang (?:telah |sudah |dah )?(?:saya|aku) ${said})`,
    `<clause>${mine} (?:(?:itu|tadi|tolong|ini) )*(?:jangan|tidak boleh|tak boleh|tidak patut|tak patut)(?: lagi| pernah| sekali-kali)* ${use}`,
    `<clause>(?:${i_} )?(?:tidak|tak) (?:mahu|nak|ingin|setuju|rela|benarkan|bersetuju|membenarkan)(?: (?:jika|kalau|sekiranya|mana-mana))* ?(?:${mine}|(?:apa )?yang (?:telah |sudah )?(?:saya|aku) ${said}) ${use}`,
    '<clause>(?:saya|aku) (?:(?:nak|mahu|ingin|akan) )?(?:tarik|menarik) (?:balik|semula|kembali) (?:semua|segala) (?:kenyataan|jawapan|kata-kata)',
  ],
  withdrawPerhaps: [
    '<whole>(?:(?:tolong|sila) )?(?:padam|padamkan|buang|hapuskan|delete) (?:semua|semuanya|semua itu|semua ini|kesemuanya)(?: (?:sekali|sahaja|lah))?',
    '<clause>saya (?:sepatutnya|patutnya) (?:tidak|tak) (?:setuju|bersetuju|menyertai|ambil bahagian)',
    '<clause>saya (?:menyesal|kesal) (?:kerana )?(?:menyertai|setuju|bersetuju|ambil bahagian|mengambil bahagian)',
  ],
  'finish-later': [
    `<clause>(?:(?:${can}|${i_}|${want}|${you}|bagaimana kalau|macam mana kalau|lebih baik|sebaiknya|jom|mari|adakah|bakinya|kalau|boleh ke|tak) ){0,6}${goOn}(?: (?:ini|temu bual|temubual|temu bual ini|lagi|sahaja|saja|perbualan ini|perbualan|bakinya|pada|je|semula|interview|balik))* ${later}`,
    `<clause>(?:(?:bakinya|temu bual ini|ini|kita|nanti) ){0,3}${later} (?:(?:kita|sahaja|saja|saya|lagi|boleh|baru) ){0,3}${goOn}`,
    `<clause>(?:maaf )?(?:saya|aku) (?:(?:dah|sudah) )?(?:harus|mesti|perlu|kena|terpaksa) (?:(?:segera|cepat) )?(?:pergi|letak telefon|bertolak|keluar|gerak|beredar|minta diri|balik)(?: (?:sekarang|dulu|dahulu|sekejap|ni|dah))*(?=[,.!?;]|$| nanti| esok| jadi| kita)`,
    '<clause>(?:saya|aku) (?:(?:sekejap lagi|sekarang|lepas ni|kejap lagi) )?(?:ada|nak masuk) (?:mesyuarat|meeting|temu janji|janji|panggilan|call|urusan|hal)(?: (?:lain|sekarang|sekejap lagi|ni|penting|kejap lagi|lagi))*(?= ?[,.!?;]|$| boleh| kita| jadi| sambung)',
    `<clause>(?:(?:tolong|sila|${can}|${you}) ){0,3}(?:telefon|hubungi|call|panggil) (?:saya|aku)?(?: (?:balik|semula|lagi))* ?${later}`,
    '<clause>(?:sekarang |buat masa ini |saat ini )(?:saya )?(?:tidak|tak|kurang|bukan) (?:ada masa|sempat|mempunyai masa|masa yang sesuai|boleh)',
    '<clause>(?:saya |aku )?(?:tidak|tak|dah tak) (?:ada|mempunyai|cukup) masa (?:sekarang|lagi|ni|buat masa ini)',
    '<clause>(?:boleh|bolehkah)(?: tak)? (?:kita|saya) (?:berhenti|rehat|pause|jeda)(?: (?:dulu|dahulu|sekejap|sebentar|di sini))+',
    '<clause>(?:kita )?(?:tangguh|tangguhkan) (?:dulu|dahulu)',
  ],
  'off-the-record': [
    'off[ -]?the[ -]?record',
    '(?:di )?luar (?:rekod|rakaman|catatan)',
    '(?:bukan|tidak|tak) (?:untuk|boleh) (?:dipetik|disiarkan|direkod|direkodkan|dirakam|dicatat|diterbitkan|disebarkan|dihebahkan|siaran|tatapan umum|petikan|umum|pengetahuan umum|terbitan)',
    `(?:jangan|tak payah|tidak perlu|tak perlu|usah|tak usah)(?: (?:sesekali|pernah|di|sekali-kali|anda))* ${off}(?= ?[,.!?;]|$| (?:${thing}|ya|dulu|lah|tapi|tetapi|nama|dalam|di|ke|kata-kata|kenyataan))`,
    `(?:${thing})(?: (?:ini|tadi|tolong|sebaiknya|nanti|seterusnya|selepas))* (?:jangan|tak payah|tidak perlu|bukan untuk|tidak boleh|tak boleh|usah)(?: (?:sesekali|pernah))* (?:${off}|petikan|siaran)`,
    '(?:antara|di antara) (?:kita|saya dan anda|anda dan saya|kita berdua|saya dengan awak)(?: (?:sahaja|saja|je|berdua|berdua sahaja|lah|ya))*(?= ?[,.:;!]|$)',
    `(?:ini|itu|perkara ini|hal ini|yang ini|bahagian ini|maklumat ini|yang (?:akan |nak )?saya (?:katakan|cakap|beritahu)(?: ini| seterusnya)?|tolong|sila)(?: (?:tolong|mesti|perlu|harap|adalah|bersifat|kekal|agak|sangat|maklumat|bahagian|simpan sebagai))* (?:rahsia|sulit|dirahsiakan|rahsiakan|konfidensial|confidential|off record)(?= ?[,.!;]|$| ya| antara kita| tapi| tetapi| sahaja| saja)`,
    '<clause>(?:secara (?:sulit|tidak rasmi|rahsia|tak rasmi)|ini (?:sulit|rahsia|tidak rasmi|tak rasmi)|tidak rasmi ya|bukan kenyataan rasmi|ini bukan (?:kenyataan )?rasmi)(?= ?[,.:;]|$| saya| ya| ini| tapi| tetapi)',
    '<clause>(?:(?:tolong|sila|boleh|bolehkah|anda|tak|minta) ){0,4}(?:matikan|hentikan|stop|jeda|pause|tutup|berhentikan|off kan|dimatikan|tutupkan)(?: (?:dulu|dahulu|sekejap|sebentar))* (?:rakaman|perakam|rakamannya|alat perakam|recording|mikrofon|perakaman|recorder|rekod)',
    '<clause>(?:rakaman|perakam|alat perakam|rakaman ini|rakamannya)(?: (?:tolong|boleh|sila))* (?:dimatikan|dihentikan|matikan|hentikan|ditutup)',
    'jangan (?:biar |biarkan )?(?:ada )?(?:sesiapa|siapa-siapa|orang lain|orang|yang)(?: pun)? (?:tahu|dengar)(?= ?[,.!;]|$| ya| tentang| pasal| ini)',
    '(?:simpan|pegang) (?:ini|itu|perkara ini|hal ini) (?:untuk (?:diri )?(?:anda|awak) sendiri|antara kita|sebagai rahsia|baik-baik)',
    `jangan (?:masukkan|letak|letakkan|cantumkan|muatkan) (?:(?:${thing}|nama saya) )?(?:di |ke )?(?:dalam|ke dalam) (?:laporan|catatan|rakaman|transkrip|rekod|artikel)`,
  ],
  'on-the-record': [
    `(?:hidupkan|mulakan|buka|teruskan|sambung) (?:semula |balik )?(?:rakaman|perakam|rekod)(?! (?:ya|nggak|gak|tidak|kah|ke|tak)(?![a-z]))(?![^.!]*\\?)`,
    '(?:kembali|semula) (?:direkod|direkodkan|rasmi|dirakam|dicatat|on the record|on record|kepada rekod|ke rekod|ke rakaman|merekod|merakam|kepada rasmi)(?! (?:ya|nggak|gak|tidak|kah|ke|tak)(?![a-z]))(?![^.!]*\\?)',
    '(?:rekod|rekodkan|rakam|rakamkan|hidupkan|sambung rakaman|hidupkan rakaman|mulakan rakaman|teruskan rakaman|buka rakaman|sambung rekod)(?: (?:semula|balik|lagi|kembali))(?! (?:ya|nggak|gak|tidak|kah|ke|tak)(?![a-z]))(?![^.!]*\\?)',
    '(?:boleh|sila)(?: (?:anda|sekarang|dah|sudah|mula|ini|mulakan|saya|hidupkan|awak))* (?:direkod|direkodkan|dipetik|rekod|rekodkan|merekod|rakam|merakam|dirakam|petik|memetik|catat|mencatat|rakaman|quote)(?: (?:semula|balik|lagi|kata-kata saya|saya|sekarang))*(?! (?:ya|nggak|gak|tidak|kah|ke|tak)(?![a-z]))(?![^.!]*\\?)',
    '<clause>(?:sekarang|mulai sekarang|dari sini|selepas ini|mulai saat ini)(?: (?:kita|ini|dah|sudah|saya|kembali|semuanya|boleh))* (?:on the record|on record|rasmi|direkod|direkodkan|dirakam|dicatat)(?: semula| balik)?(?! (?:ya|nggak|gak|tidak|kah|ke|tak)(?![a-z]))(?![^.!]*\\?)',
    '<whole>on (?:the )?record(?: semula| balik| lagi)?',
  ],
  strike: [
    `(?:padam|padamkan|potong|lupakan|abaikan|buang|hapus|hapuskan|dipadam|memadam|keluarkan|delete|tarik balik)(?: (?:sahaja|saja|je|dulu|dari rekod|daripada rekod))* (?:(?:apa |perkara |benda )?yang(?: (?:tadi|baru|baru saja|terakhir|baru tadi))* ?(?:saya|aku) (?:(?:tadi|baru|baru saja|baru sahaja|baru tadi) )*${said}(?: tadi| sebentar tadi| itu)?|yang tadi|yang baru tadi|yang terakhir|(?:ayat|kenyataan|kata-kata|bahagian|komen|percakapan)(?: saya)? ?(?:terakhir|tadi|itu|ini|akhir)(?: saya)?(?: tadi| itu)?)(?<!(?:semua|segala).{0,60})`,
    '<clause>(?:(?:tolong|sila|please|boleh|bolehkah|anda|harap|minta|tak) ){0,4}(?:padam|padamkan|potong|lupakan|abaikan|dipadam|memadam|buang|hapuskan|keluarkan|delete|hapus)(?: (?:sahaja|saja|je|dulu|lagi))* (?:itu|ini|yang itu|yang ini|perkara itu|bahagian itu|bahagian ini|benda tu|yang tu|tu)(?= ?[,.!?;]|$| ya| dari| daripada| lah| sahaja| saja)',
    `<clause>(?:${thing}|ayat terakhir|kenyataan terakhir|yang terakhir|bahagian tadi|ayat tadi|yang saya cakap tadi|apa yang saya cakap tadi|yang saya katakan tadi)(?: (?:tadi|tolong|boleh|sila|minta|itu|sebaiknya|sahaja))* (?:dipadam|dipadamkan|dipotong|diabaikan|dilupakan|dibuang|padam|padamkan|potong|lupakan|abaikan|buang|hapuskan|ditarik balik|dikeluarkan)(?= ?[,.!?;]|$| ya| dari| daripada| sahaja| saja)`,
    `(?:padam|padamkan|potong|buang|keluarkan|hapuskan|dipadamkan|dikeluarkan|dipadam)(?: (?:itu|ini|yang tadi|sahaja))* (?:daripada|dari) (?:rekod|catatan|rakaman|transkrip|laporan)`,
    '<clause>(?:saya|aku) (?:(?:nak|mahu|ingin|akan) )?(?:tarik|menarik) (?:balik|semula|kembali) (?:kata-kata|kenyataan|ayat|apa yang saya|percakapan)',
    '<clause>(?:saya |aku )?(?:sepatutnya|patutnya|tak patut|tidak patut|tidak sepatutnya|tak sepatutnya)(?: (?:saya|aku))? ?(?:(?:tidak|tak) )?(?:cakap|kata|mengatakan|sebut|menyebut|bercakap|beritahu|katakan|menyatakan|cerita)(?: (?:itu|begitu|macam tu|perkara itu|ini|demikian|tu|perkara tu|pasal itu))',
    '<clause>(?:lupakan|anggap)(?: (?:sahaja|saja|je))* (?:saya )?(?:(?:tidak|tak) (?:pernah )?(?:cakap|kata|sebut)|yang tadi)',
  ],
  repeat: [
    `(?:boleh|bolehkah|dapat|dapatkah|tolong|sila|minta|cuba)(?: (?:${you}|tak|tolong|saya minta|ke|kah))* (?:ulang|ulangi|ulangkan|mengulang|mengulangi|diulang|diulangi|ulang semula)(?: (?:lagi|soalan|soalan itu|soalan tadi|sekali|semula|sekali lagi|balik))*`,
    'tolong ulang\\p{L}*',
    '<clause>(?:ulang|ulangi|ulangkan|diulang)(?: (?:lagi|soalan|sekali lagi|semula|balik|yang tadi|ya|soalan itu|soalan tadi|tolong))*(?= ?[,.!?;]|$)',
    `<clause>(?:maaf )?(?:saya )?(?:tidak|tak|kurang|belum)(?: (?:dapat|boleh|berapa|sempat|begitu))* (?:dengar|mendengar|kedengaran|jelas|tangkap|menangkap)(?: (?:soalan\\p{L}*|dengan jelas|tadi|suara\\p{L}*|anda|itu|apa yang anda (?:katakan|cakap|tanya)|jelas|apa|suara anda))*(?= ?[,.!?;]|$| boleh| tolong)`,
    'tidak (?:dengar|faham) soalan\\p{L}*',
    '(?:apa|macam mana|apakah)(?: (?:tadi|dia))? soalan(?:nya| tadi| anda| awak| itu| tu)?(?: tadi)?(?= ?[,.!?;]|$)',
    '<clause>soalan(?:nya| anda| awak| tadi)?(?: tadi)? apa(?: tadi| ya)?(?= ?[,.!?;]|$)',
    '<whole>(?:(?:maaf )?(?:apa|apa dia|apa tadi|ya|hah|macam mana)(?=\\?)|apa tadi|apa dia tadi|(?:anda|awak) (?:cakap|kata|tanya) apa(?: tadi)?|(?:cakap|tanya) apa tadi|sekali lagi|lagi sekali|pardon|suara (?:putus-putus|tidak jelas|tak jelas|terputus))(?: (?:ya|boleh|tolong|soalan))*',
    `(?:boleh|bolehkah|tolong|sila|minta)(?: (?:${you}|tak))* (?:sebut|sebutkan|katakan|cakap|bacakan|tanya|tanyakan|baca|nyatakan|beritahu)(?: (?:itu|soalan|soalan itu|soalan tadi))* (?:sekali lagi|lagi sekali|semula|lagi|balik)`,
  ],
  rephrase: [
    `<clause>apa(?:kah)? (?:maksudnya|maksud|erti|makna) [^,.?]{2,50}(?= ?[?.]|$)`,
    `<clause>(?:maaf )?(?:saya |aku )?(?:tidak|tak|kurang|belum)(?: (?:berapa|begitu|dapat|sepenuhnya|pasti))* (?:faham|memahami|paham|mengerti|tahu maksud|jelas maksud|fahamkan|jelas dengan)(?: (?:maksud|dengan|soalan|soalannya|soalan itu|soalan ini|maksudnya|maksud anda|itu|ini|anda|apa yang anda (?:maksudkan|tanya|tanyakan)|apa maksudnya|soalan anda|tadi|maksud soalan|soalan tu|ni|tu|apa|yang))*(?= ?[,.!?;]|$| boleh| tolong)`,
    '(?:apa|apakah)(?: (?:sebenarnya|dia))? (?:maksud|erti|makna)(?:nya)?(?: (?:anda|awak|dengan|soalan|itu|perkataan|encik|puan|kamu|bagi)\\b.{0,80})?(?= ?[,.!?;]|$)',
    '(?:maksudnya|maksud anda|maksud awak|maksud soalan itu|ertinya|maksud)(?: (?:itu|dengan .{1,50}))? (?:apa|macam mana|bagaimana|yang mana)(?: ya)?(?= ?[,.!?;]|$)',
    '(?:apa|apakah) yang (?:anda|awak|kamu|encik|puan) (?:maksudkan|cuba tanya|nak tanya|tanya|tanyakan|cuba katakan)(?: (?:dengan|sebenarnya|di sini)\\b.{0,60})?(?= ?[,.!?;]|$)',
    '<clause>.{1,50} (?:itu|tu) (?:apa|maksudnya apa|apa maksudnya|apa)(?: ya)?(?= ?\\?|$)(?<!soalan.{0,12})',
    `<clause>(?:(?:${can}|${you}|tak|lebih) ){1,4}(?:jelaskan|menjelaskan|terangkan|menerangkan|huraikan|perjelas|perjelaskan|dijelaskan|permudahkan|ringkaskan|explain)(?: (?:lagi|soalan|maksud|apa|lebih|itu|ini|anda|sedikit|dengan|maksudnya|semula)\\b.{0,60})?(?= ?[,.!?;]|$)`,
    '(?:dengan |guna |gunakan |dalam |menggunakan )(?:perkataan|ayat|bahasa|cara|kata-kata)(?: (?:lain|yang lebih (?:mudah|ringkas|senang)|yang lain|yang berbeza|mudah))(?= ?[,.!?;]|$| boleh| tolong)',
    '<clause>soalan(?:nya| anda| ini| itu)? (?:kurang|tidak|tak)(?: berapa)? (?:jelas|difahami)',
    '<whole>(?:maksudnya|maksudnya macam mana|maksudnya apa|apa maksudnya|macam apa|contohnya apa|macam mana tu)',
    '<clause>(?:(?:tolong|boleh|sila|bolehkah|anda|tak) )+(?:tanya|ubah|tukar|susun semula|olah semula|olah|tanyakan)(?: (?:soalan|itu|semula|soalan itu|ayat))* ?(?:dengan|dalam|secara)? ?(?:cara|ayat|bahasa|perkataan)? ?(?:lain|berbeza|semula|yang lebih mudah)(?= ?[,.!?;]|$)',
  ],
  wait: [
    '<whole>(?:tunggu|sekejap|sebentar|kejap|sat|jap|tunggu (?:sekejap|sebentar|kejap|dulu)|sekejap ya|kejap ya|satu minit|seminit|nanti (?:sekejap|kejap|dulu)|hold on|tunggu ya|sekejap,? tunggu)(?: (?:ya|dulu|lah|je|saja|sahaja|tolong|encik|puan))*',
    `<clause>(?:(?:tolong|sila|boleh|bolehkah|${you}|tak|harap) ){0,3}(?:tunggu|menunggu|nanti)(?: (?:saya|dulu))* (?:sekejap|sebentar|kejap|dulu|seminit|satu minit|beberapa minit|seketika)`,
    '<clause>(?:beri|bagi|berikan|bagikan|biar|biarkan|izinkan)(?: (?:saya|aku))(?: (?:masa|satu|sekejap|seminit|dua|beberapa|minit|sebentar|dulu|untuk|sedikit|1|seketika|kejap))+ ?(?:berfikir|fikir|memikirkan|memikirkannya|fikirkan)?(?= ?[,.!?;]|$| ada| untuk)',
    '<clause>(?:biar|biarkan|izinkan) (?:saya|aku) (?:(?:dulu|sekejap) )?(?:fikir|fikirkan|berfikir|memikirkan|semak|cari|periksa)(?: (?:dulu|sekejap|sebentar|itu|dahulu|kejap|tentang itu|perkara itu))*(?= ?[,.!?;]|$)',
    '<clause>(?:saya|aku) (?:(?:perlu|perlukan|nak|mahu|minta|ingin|kena|tengah|sedang|masih|memerlukan|cuba) )+(?:masa|sekejap|sebentar|berfikir|fikir|memikirkan|rehat|seminit|kejap|seketika)(?: (?:untuk|sekejap|dulu|berfikir|memikirkannya|sedikit|ini|itu|memikirkan|fikir|beberapa|minit|satu|sebentar))*(?= ?[,.!?;]|$| ada)',
    '<clause>(?:sekejap|sebentar|kejap|tunggu|sekejap ya)(?=[,.!;]|$| (?:ya|saya|ada|encik|puan|dulu))',
    '<clause>ada (?:orang|tetamu|seseorang)(?: (?:di|yang|datang|tengah))* (?:mengetuk|ketuk|di|menekan|tekan|depan)? ?(?:pintu|loceng)',
    '<clause>(?:saya )?(?:akan )?(?:kembali|balik) (?:sekejap|sebentar|dalam)',
  ],
  skip: [
    `<clause>(?:boleh|bolehkah|boleh tak)(?: (?:kalau|jika))? (?:${i_} )?(?:tak|tidak)(?: nak)? (?:${i_} )?(?:me)?n?jawab`,
    '<whole>(?:langkau|skip|pass|next|lepas|langkau saja|seterusnya|(?:ke )?soalan (?:seterusnya|berikutnya|lain|lepas ni)|terus ke soalan seterusnya|lompat)(?: (?:sahaja|saja|je|dulu|ya|yang ini|soalan ini|tolong|please|lah))*',
    `<clause>(?:(?:${can}|${i_}|${want}|jom|mari|marilah|tak|untuk) ){0,6}(?:langkau|melangkau|langkaukan|langkah|skip|dilangkau|lompat|melompat|tinggalkan|abaikan|lepaskan|pass)(?: (?:sahaja|saja|je|dulu))* ?(?:soalan ini|soalan itu|soalannya|soalan ni|yang ini|ini|yang itu|soalan tersebut|yang ni)(?= ?[,.!?;]|$| ya| dulu| lah| sahaja| saja)`,
    `<clause>(?:soalan ini|yang ini|ini|soalan ni|soalan itu)(?: (?:boleh|saya nak|saya mahu|kita|saya|mahu|tolong|sebaiknya))* (?:dilangkau|dilangkaui|langkau|skip|dilepaskan|tinggalkan|ditinggalkan|pass)(?: (?:sahaja|saja|dulu|ya|tak))*(?= ?[,.!?;]|$)`,
    `<clause>(?:(?:${can}|${i_}|${want}|jom|mari|terus|tak) ){0,6}(?:pergi|beralih|pindah|teruskan|terus|lompat|ke|maju|gerak|sambung|berpindah)(?: (?:terus|sahaja|saja|ke|kepada|dengan))* ?(?:soalan|topik)? ?(?:yang )?(?:seterusnya|berikutnya|lain)(?= ?[,.!?;]|$| ya| sahaja| saja| lah)`,
    '<clause>soalan (?:seterusnya|berikutnya|lain|lain pula)(?: (?:sahaja|saja|je|ya|tolong|lah|sila|please))*(?= ?[,.!?;]|$)',
    `<clause>(?:${i_} )?(?:lebih (?:suka|selesa|baik|rela) |memilih (?:untuk )?|sebaiknya )(?:saya )?(?:tidak|tak|untuk tidak) (?:menjawab|jawab|membincangkan|mengulas|ulas|komen|cakap|bercakap)(?: (?:itu|ini|soalan ini|yang ini|tentang itu|soalan itu|perkara itu|pasal itu|soalan))*${end}`,
    `<clause>(?:${i_} )?(?:tidak|tak) (?:mahu|nak|ingin|boleh|dapat|bersedia|akan) (?:menjawab|jawab|membincangkan|mengulas|ulas|komen|memberi komen|bercakap)(?: (?:itu|ini|soalan|soalan ini|yang ini|tentang itu|soalan itu|perkara itu|pasal itu|tentang|yang|soalan ni|hal itu|perkara|ni|hal|ini))*${end}`,
    '<whole>(?:tiada komen|no comment|tanpa komen)',
    '<clause>(?:boleh|bolehkah|jom|mari)(?: (?:kita|saya))? (?:teruskan|terus|move on|ke depan)(?: (?:sahaja|saja|je|ya))*(?= ?[,.!?;]|$)',
  ],
  'go-back': [
    `(?:kembali|balik)(?: (?:semula|dulu|sekejap))* (?:ke|kepada) (?:soalan|topik)(?: (?:yang|tentang|mengenai|pasal|berkenaan))+`,
    '(?:kembali|balik|undur|berpatah balik|patah balik|ulang|semula|ulangi)(?: (?:semula|dulu|sekejap|saja|balik))* (?:ke |kepada |pada )?(?:satu )?(?:soalan|topik|bahagian) (?:yang )?(?:sebelumnya|sebelum ini|tadi|pertama|awal|lepas|kedua|ketiga|terakhir|terdahulu|sebelum|nombor \\w+|lalu|lama|sebelum ni)',
    '(?:kembali|balik|undur)(?: (?:semula|dulu))* (?:ke|kepada) (?:yang )?(?:sebelumnya|tadi|awal|pertama|sebelum ini|sebelum)',
    '<whole>(?:soalan (?:sebelumnya|sebelum ini|tadi|sebelum)|kembali|undur|patah balik|balik semula|kembali semula|sebelumnya)(?: (?:ya|dulu|lagi|saja|tolong))*',
    '(?:undur|kembali|balik) (?:satu|se) ?(?:langkah|soalan)',
    'soalan (?:yang )?(?:sebelumnya|sebelum ini|pertama|tadi)(?: (?:boleh|saya nak|saya mahu|tolong))+ (?:diulang|kembali|dibincangkan semula|dibuka semula|ulang)',
  ],
  'are-you-human': [
    ...unlessQuoted(
      [
        '<clause>(?:saya (?:mahu|nak|ingin)|boleh saya|bolehkah saya) (?:bercakap|cakap) dengan (?:orang|manusia|seseorang)(?: (?:sebenar|betul))?(?= ?[,.!?;]|$)',
      ],
      quoting,
    ),
    `(?:(?:adakah|apakah|betulkah) )?(?:ini |jadi )?(?:${you}|yang (?:bercakap|bertanya|cakap|menelefon)(?: ini)?)(?: (?:ini|itu|benar-benar|betul-betul|sebenarnya|ialah|adalah|seorang|sebuah|cuma|hanya|memang|bukan|sungguh|ni))* (?:${human}|${machine})(?: (?:ke|kah|kan|ya|sebenar|betul|atau|bukan|tak|apa|hidup|nyata|ai))*(?= ?\\?|$| atau)(?<!(?:orang|manusia) apa)`,
    `<clause>(?:adakah|apakah|betulkah|benarkah) (?:${you}|ini|di sana|yang bercakap|di hujung sana|di hujung talian|saya|ada)(?: (?:ini|ada|benar-benar|betul-betul|sedang|tengah|seorang|sebuah|ialah|adalah|memang|sebenarnya))* (?:${human}|${machine})`,
    `<clause>(?:(?:adakah|jadi|ini|apakah) )*(?:saya|aku)(?: (?:ini|sedang|tengah|sebenarnya|benar-benar|ni))* (?:bercakap|cakap|berbual|berbicara|berborak|chat|berurusan|ditemu bual)(?: (?:dengan|sama|oleh|kepada))? (?:seorang |sebuah )?(?:${human}|${machine}|siapa)(?: (?:ke|kah|sebenar|betul|atau|ni|ini|sebenarnya|hidup|ya))*(?= ?[,.?!]|$| atau)`,
    `<clause>dengan siapa (?:(?:saya|aku|ini|sebenarnya|sedang|tengah) )+(?:bercakap|cakap|berbual|berbicara)`,
    '<clause>(?:siapa|siapakah|apa|apakah)(?: sebenarnya)? (?:anda|awak|kamu)(?: (?:ini|sebenarnya|ni))*(?= ?[?!.]|$)',
    '<clause>(?:anda|awak|kamu)(?: (?:ini|ni|sebenarnya))* siapa(?: (?:sebenarnya|ya|ni))*(?= ?[?]|$)',
    `<clause>(?:${can})(?: (?:saya|aku|tak))* (?:bercakap|cakap|berbual|disambungkan)(?: (?:dengan|kepada))? (?:seorang )?(?:manusia|orang (?:sebenar|betul)|orang)`,
    `<clause>ini (?:betul-betul |benar-benar |cuma |hanya )?(?:${machine}|orang (?:sebenar|betul)|manusia)(?: (?:ke|kah|kan|ya|atau|bukan|sebenar|apa))*(?= ?\\?|$| atau)(?<!ini (?:program|sistem automatik|automatik|rakaman|perisian|mesin|komputer))`,
  ],
  'is-recorded': [
    `<clause>(?:ini|ni|semua ini|perbualan ini|kita|saya) (?:(?:kena|sedang|tengah|ada|akan) )*(?:rakam|rekod|dirakam|direkod) (?:ke|kah|tak)(?= ?[?.]|$)`,
    `<clause>(?:(?:adakah|apakah|jadi|memang) )*(?:(?:ini|perbualan|temu bual|temubual|panggilan|interview|suara|jawapan|saya|aku|kita|semua|semuanya|itu|semua ini|kata-kata|yang|katakan|sesi|sekarang|data|ni|apa) ){1,6}(?:(?:sedang|akan|tengah|juga|memang|ini|nanti|saya|sekarang|telah|dah|ada|ke) )*(?:direkod|direkodkan|dirakam|dirakamkan|disimpan|dicatat|didengar|dipantau|rahsia|sulit|tersimpan|ditranskrip)(?: (?:ke|kah|tak|sekarang|ya|tidak|di mana|di mana-mana|kan|oleh siapa|atau tidak|mana-mana|di))*(?= ?\\?|$)(?<=(?:^|[, ])(?:adakah|apakah|jadi|memang) .{0,100}|\\b(?:ke|kah|tak|ya|kan|tidak|siapa|mana|mana-mana))`,
    `<clause>(?:adakah|apakah) .{0,50}(?:direkod|direkodkan|dirakam|dirakamkan|disimpan|dicatat|didengar|tersimpan)(?: .{0,30})?(?=\\?|$)(?<=(?:adakah|apakah) (?:ini|perbualan|temu bual|temubual|panggilan|interview|suara|jawapan|saya|kita|semua|sesi|data|kata-kata|apa yang saya|interviu).{0,90})`,
    `<clause>(?:(?:adakah|apakah|jadi) )?(?:${you})(?: (?:sedang|tengah|akan|juga|memang|ada))* (?:merakam|merekod|rakam|rekod|merekodkan|mencatat|menyimpan|simpan)(?: (?:ini|saya|suara|suara saya|perbualan|perbualan ini|semua|semua ini|jawapan saya|data saya|temu bual ini|ke|tak|kita|ni))*(?= ?\\?|$)`,
    '<clause>(?:direkod|dirakam|tengah rakam|ini dirakam|ini direkod|ada rakaman|sedang direkod)(?: (?:ke|kah|tak|ini|kan|ya|ke ni|ke tak))*(?= ?\\?|$)',
    `(?:siapa|siapakah|oleh siapa|siapa saja)(?: (?:yang|akan|boleh|dapat|nanti|sahaja|saja|lagi|je))* (?:mendengar|mendengarnya|dengar|membaca|baca|melihat|tengok|mengakses|akses|mempunyai akses|ada akses|menerima|mendapat)(?: (?:ini|rakaman|jawapan|saya|semua ini|perbualan|temu bual|hasil|itu|ke|kepada|data|transkrip|suara|kata-kata|ni|nanti))*(?= ?[,.?!]|$)(?<!siapa yang (?:dengar|baca|menerima|mendapat))`,
    '<clause>(?:rakaman|jawapan|data|suara|hasil|semua ini|maklumat)(?: (?:ini|saya|temu bual|itu|ni))*(?: (?:nanti|akan))* (?:dibuat apa|nak buat apa|digunakan untuk apa|untuk apa|pergi ke mana|ke mana|disimpan di mana|dihantar ke mana|didengar siapa|diapakan|jadi apa|disimpan berapa lama|didengar oleh siapa)',
    '(?:apa|apakah) (?:yang )?(?:(?:akan|nanti) )*(?:terjadi|berlaku|jadi|dilakukan|anda buat|anda lakukan|dibuat)(?: (?:dengan|pada|kepada|terhadap))? (?:rakaman|jawapan|data|suara|hasil|kata-kata|semua ini|ini|maklumat)(?: (?:ini|saya))*(?= ?[?.]|$)',
    '<clause>(?:adakah |ada )(?:ini |ada )?(?:rakaman|perakam)(?: (?:ke|suara|dibuat|daripada|perbualan|ini|tak|audio))*(?= ?\\?)',
  ],
  'who-asks': [
    `<clause>untuk apa (?:maklumat|data|soalan|semua|jawapan|perkara)`,
    `(?:siapa|siapakah|syarikat (?:mana|apa)|pihak mana|organisasi (?:mana|apa)|klien mana|agensi mana)(?: (?:yang|di|sebenarnya|ada))* (?:meminta|minta|mengupah|upah|menjalankan|jalankan|membiayai|biayai|bayar|membayar|di sebalik|berada di sebalik|disebalik|bertanya|tanya|suruh|menyuruh|nak tahu|ingin tahu|mahu tahu|buat|membuat|menaja|taja|di belakang|mengarahkan|menganjurkan|anjurkan|memerlukan|mengendalikan|menugaskan)(?: (?:ini|temu bual|temu bual ini|kajian|kajian ini|penyelidikan|penyelidikan ini|tinjauan|semua|semua ini|soalan|itu|soalan ini|ni|kepada saya|untuk|tentang|pasal|data ini))*(?= ?[,.?!]|$)`,
    '(?:(?:ini|temu bual|temu bual ini|kajian|kajian ini|penyelidikan ini|tinjauan ini|semua ini|soalan ini|soalan|perbualan ini|interview ini) )(?:(?:sebenarnya|dibuat|dijalankan|diadakan|ini|tujuannya|dilakukan) )*(?:untuk|bagi pihak|atas nama|bagi|daripada|dari|oleh|atas permintaan) (?:siapa|apa|syarikat (?:mana|apa)|pihak mana)',
    `<clause>(?:untuk|bagi pihak|bagi|atas nama) (?:siapa|apa|syarikat (?:mana|apa))(?: sebenarnya)? (?:ini|temu bual|anda|awak|kajian|semua ini|soalan|interview)`,
    `<clause>(?:${you})(?: (?:ini|bekerja|kerja|dari|daripada|bertanya|menelefon|mewakili|sebenarnya))* (?:untuk siapa|dari mana|(?:dari|daripada) syarikat (?:mana|apa)|bagi pihak siapa|mewakili siapa|syarikat mana|untuk syarikat mana)(?= ?[,.?!]|$)`,
    `<clause>(?:kenapa|mengapa|untuk apa|buat apa|apa sebab|apasal)(?: (?:${you}|saya|aku|ini))? ?(?:(?:nak|mahu|ingin|perlu|yang|sibuk) )*(?:bertanya|tanya|menanyakan|bertanyakan|ditanya|ditemu bual|dipilih|menyoal|tahu|mengetahui|menelefon|tanyakan)(?: (?:ini|itu|soal|tentang|semua|saya|perkara|macam|begini|pasal|soalan|hal|ni|kepada))*(?= ?[,.?!]|$)`,
    '(?:apa|apakah)(?: sebenarnya)? (?:tujuan|matlamat|objektif)(?:nya)?(?: (?:temu bual|perbualan|kajian|penyelidikan|tinjauan|ini|interview|soalan|semua|itu|anda|daripada|bertanya|utama|ni))+(?= ?[,.?!]|$)',
    '(?:tujuan|tujuannya)(?: (?:temu bual|perbualan|kajian|ini|interview))* (?:apa|untuk apa)(?= ?[,.?!]|$)',
    '<clause>(?:ini|maaf dengan) siapa(?: (?:ya|ni))?(?= ?[?]|$)',
    '(?:siapa|siapakah|apa) (?:klien|pelanggan|syarikat|penaja)(?: (?:anda|awak|kamu))',
  ],
  'how-long': [
    `<clause>(?:berapa lama|berapa banyak) (?:masa|lagi masa) (?:yang )?(?:akan |lagi )?(?:diambil|diperlukan|tinggal|ambil)`,
    `<clause>(?:banyak|lama|panjang) lagi (?:ke|kah|tak)(?: (?:soalan|masa|temu bual|ni|ini))*(?= ?[?.]|$)`,
    '(?:berapa lama|berapa banyak masa|sampai bila)(?: (?:lagi|masa|yang|diperlukan|akan|ini|temu bual|temubual|ambil|mengambil|berlangsung|selesai|kita|tinggal|sesi|ia|habis|anggaran|lebih kurang|nak|makan|interview|ya|perlu|semuanya|ni))*(?= ?[,.?!]|$)(?<=lagi|ini|berlangsung|selesai|habis|kurang|ya|ni|semuanya|bual|temubual|(?:^|maaf |ini )berapa lama)',
    '(?:(?:masih |tinggal |ada |baki )?berapa)(?: (?:banyak|lagi))* (?:soalan|minit|jam)(?: (?:lagi|yang|tinggal|baki|berbaki|masih|ada|semuanya|jumlah|ya|lebih kurang|akan|ditanya|ni|tertinggal))*(?= ?[,.?!]|$)(?<=lagi|tinggal|baki|berbaki|ya|semuanya|ada|ni|ditanya|(?:lagi|tinggal|baki|masih) berapa.{0,20})',
    '<clause>berapa (?:lagi|banyak lagi) (?:soalan|minit|masa)',
    '<clause>(?:soalan|masa|ini|temu bual)(?: (?:masih|tinggal|ada|lagi))+ (?:berapa|banyak|lama)(?: (?:lagi|minit|ya|ke|tak|banyak|lama))*(?= ?\\?|$)',
    '<clause>(?:(?:adakah|apakah) )?(?:ini|itu|tadi)(?: dah| sudah| ialah| adalah)? soalan (?:yang )?(?:terakhir|akhir|last)(?: (?:ke|kah|kan|ya))?(?= ?\\?|$)',
    '<clause>(?:bila|pukul berapa|bilakah)(?: (?:kita|ini|temu bual(?: ini)?))? ?(?:akan |nak )?(?:habis|tamat|selesai|berakhir)(?: ni| ini| ya)*(?= ?[?.!]|$)',
    '<clause>(?:dah|sudah|adakah sudah) (?:nak |hampir |mahu )?(?:habis|selesai|tamat)(?: (?:ke|belum|tak))*(?= ?\\?)',
    '<clause>(?:lama|banyak|panjang|masih lama|masih banyak) (?:lagi )?(?:ke|tak|kah)(?: lagi)?(?= ?\\?|$)',
  ],
  'said-already': [
    '<clause>(?:(?:kan|tapi|tetapi|itu|tadi|soalan|ini|perkara) )*(?:saya|aku) (?:(?:kan|tadi|juga|memang|baru|baru saja|itu) )*(?:sudah|dah|telah|baru|pernah)(?: (?:pun|kan|tadi|pernah|saja|sahaja))* (?:cakap|jawab|menjawab|menjawabnya|beritahu|jelaskan|menjelaskan|katakan|mengatakan|sebut|sebutkan|menyebut|terangkan|menerangkan|ceritakan|bagitahu|kata|nyatakan|bincangkan|menyatakan|memberitahu)(?: (?:tadi|itu|ini|perkara itu|sebelum ini|soalan itu|soalan ini|kan|semua|pasal itu|di atas|awal tadi|sebelumnya|soalan|tu|semuanya))*(?= ?[,.!?;]|$)',
    '<clause>(?:(?:kan|tapi) )*(?:itu|ini|tadi|yang itu|soalan itu|soalan ini|perkara itu|perkara ini)(?: (?:kan|juga|tadi))* (?:sudah|dah|telah)(?: (?:pun|saya|aku|kan|anda|tadi|pernah))* (?:cakap|jawab|beritahu|jelaskan|katakan|sebut|dijawab|dibincangkan|dijelaskan|ditanya|tanya|disebut|dijawab)(?: (?:tadi|sebelum ini|kan|sebelumnya))*(?= ?[,.!?;]|$)',
    `<clause>(?:tadi |kan |tapi )*(?:${you})(?: (?:kan|tadi|baru))* (?:sudah|dah|baru|baru saja|telah|pun dah)(?: (?:pun|pernah|kan|tadi))* (?:tanya|bertanya|menanyakan|tanyakan|bertanyakan)(?: (?:itu|ini|tadi|perkara itu|soalan itu|soalan ini|yang sama|sebelum ini|soalan yang sama|kan|soalan|tu|perkara ini))*(?= ?[,.!?;]|$)`,
    '<clause>(?:seperti|macam|sebagaimana)(?: yang)? ?(?:(?:sudah|dah|tadi|telah) )*(?:saya|aku) ?(?:(?:sudah|dah|tadi|telah) )*(?:cakap|katakan|sebut|sebutkan|jelaskan|beritahu|kata|nyatakan|terangkan)(?: (?:tadi|sebelum ini|awal tadi|sebelumnya))*(?= ?[.!]|$)',
    '<whole>(?:(?:itu |ini )?(?:soalan|jawapan) (?:yang )?sama(?: (?:lagi|dengan tadi|seperti tadi|macam tadi|seperti sebelum ini))*|sama (?:seperti|macam|dengan) tadi|(?:tadi )?(?:dah|sudah) (?:saya )?(?:jawab|dijawab|cakap|sebut)(?: tadi| kan)*)',
  ],
  'one-more-thing': [
    '(?:satu|ada satu|ada|1|sedikit) (?:perkara|hal|point|poin|benda|lagi perkara|lagi) (?:lagi|lain|terakhir|tambahan|perkara|yang)(?= ?[,.!?;:]|$| (?:yang )?(?:saya|nak|mahu|ingin|ini|lupa|perlu|penting))(?<!perkara yang)',
    `(?:${can}|saya|aku|izinkan saya|kalau boleh)(?: (?:saya|aku|nak|mahu|ingin|juga|boleh|tak|perlu|cuma|sedikit|hendak|lagi))* (?:tambah|menambah|tambahkan|menambahkan|tambah sikit)(?: (?:sesuatu|satu|sedikit|perkara|lagi|satu perkara|sikit|maklumat|ya|tak|juga|hal|point))*(?= ?[,.!?;]|$)`,
    '(?:saya|aku) (?:(?:tadi|juga) )*(?:lupa|terlupa) (?:nak |untuk )?(?:sebut|menyebut|cakap|beritahu|memberitahu|sesuatu|satu perkara|tambah|menyatakan|nyatakan|menambah|bagitahu|mengatakan)',
    '<whole>(?:satu lagi|ada lagi|ada satu lagi|ada yang (?:saya )?(?:terlupa|tertinggal)|oh ya,? satu lagi|ada tambahan|tambahan (?:sedikit|lagi))(?: ya)?',
    '<clause>sebelum (?:tamat|habis|kita (?:tamat|tamatkan|habis|akhiri)|menamatkan|letak telefon)(?: (?:saya|ada|boleh|satu|izinkan))',
    '<clause>(?:masih )?ada (?:sesuatu|perkara lain|lagi satu|satu perkara) (?:lagi )?(?:yang )?(?:saya |ingin |mahu |nak )',
  ],
  'change-answer': [
    '(?:ubah|mengubah|tukar|menukar|betulkan|membetulkan|pinda|meminda|perbetulkan|memperbetulkan|tarik balik|menarik balik|batalkan|membatalkan|ganti|menggantikan|menarik semula|edit|kemas kini|semak semula|baiki|padam|memadam|pembetulan pada) (?:jawapan)(?: (?:saya|aku|yang|terakhir|tadi|sebelum ini|sebelumnya|itu|ini|akhir))+',
    'jawapan(?: (?:saya|yang|terakhir|tadi|sebelum ini|sebelumnya|itu))+(?: (?:nak|mahu|boleh|tolong|perlu|ingin|saya))* (?:diubah|ditukar|dibetulkan|ditarik balik|ubah|tukar|betulkan|silap|salah|tidak tepat|tak tepat|dibatalkan|tersilap|kurang tepat|tidak betul)',
    '(?:saya|aku)(?: (?:nak|mahu|ingin|perlu|kena|boleh|akan|harus|hendak))+ (?:betulkan|membetulkan|ubah|mengubah|tukar|menukar|pinda|perbetulkan|memperbetulkan)(?: (?:yang|apa|tadi|kenyataan|jawapan|kata-kata|itu|semula))+',
    `(?:${can}|saya|nak|mahu|ingin)(?: (?:saya|aku|nak|mahu|cuba|tak|ingin))* (?:menjawab|jawab)(?: (?:semula|sekali lagi|lagi))? ?(?:soalan)? ?(?:yang )?(?:terakhir|tadi|sebelum ini|itu|sebelumnya|akhir)? ?(?:semula|sekali lagi|lagi sekali|balik|secara berbeza)(?= ?[,.!?;]|$)`,
    '<whole>(?:(?:maaf )?(?:saya |aku |tadi )*(?:(?:ter)?(?:salah|silap) (?:jawab|cakap|sebut)|silap|tersilap|salah)(?: (?:tadi|menjawab))?|pembetulan)',
    '<clause>(?:tadi )?(?:saya|aku) (?:tadi )?(?:silap|tersilap|salah|tersalah)(?: (?:menjawab|jawab|memberi|memberikan|dalam|pada|jawapan|soalan|di))+ ?(?:terakhir|tadi|sebelum ini|sebelumnya|yang)*',
  ],
  refusal: [
    '(?:saya )?(?:tidak|tak|kurang|belum) (?:tahu|pasti|ingat|tau)',
    '(?:tiada|tak ada|no) (?:komen|comment)',
    '(?:tidak|tak) (?:boleh|mahu|dapat|nak|ingin|bersedia) (?:jawab|menjawab|beritahu|mengatakan|mengulas|cakap|bercakap|memberi komen|mendedahkan|memberitahu|kongsi)',
    '(?:entahlah|entah|manalah saya tahu)',
    'soalan (?:seterusnya|berikutnya)',
    '(?:itu |ini )?(?:rahsia|sulit)(?= ?[,.!]|$)',
  ],
  yes: [
    "<start>(?:ya|iya|yes|yep|betul|benar|ok|okay|okey|oke|baik|baiklah|boleh|bolehlah|tentu|sudah tentu|pasti|mestilah|setuju|bersetuju|sila|silakan|mahu|nak|dengan senang hati|sudah semestinya|semestinya|jom|mari|teruskan|a'ah|ha'ah|haah|yup|bersedia|saya setuju|sedia)(?= ?[,.!;]|$| (?:saya|aku|setuju|bersetuju|boleh|sila|mula|kita|baik|ok|okay|tentu|sahaja|saja|je|lah|encik|puan|betul|sudah|mulakan|teruskan|nak|mahu|bersedia|pasti))(?!,? (?:tidak|tak))",
    '<whole>(?:(?:saya|aku) (?:(?:sangat|akan|mahu|nak|ingin|juga|bersedia untuk) )*(?:setuju|bersetuju|mahu|terima|menerima|bersedia|ikut|menyertai|ambil bahagian|sertai|izinkan|benarkan|membenarkan)(?: (?:mengambil bahagian|ambil bahagian|menyertai|untuk menyertai|untuk mengambil bahagian|ditemu bual))*|(?:tiada|tak ada|tidak ada) (?:masalah|halangan|bantahan)|(?:saya )?(?:tidak|tak) (?:kisah|membantah|keberatan)|apa salahnya|satu)',
    '<clause>saya (?:setuju|bersetuju|bersedia)(?= ?[,.!;]|$| untuk| ikut| dan| mengambil)',
  ],
  no: [
    `<clause>(?:saya|aku) (?:tidak|tak) (?:mahu|nak|ingin|setuju|izinkan|benarkan)(?: (?:untuk|kalau|jika))* (?:dirakam|direkod|ditemu bual|perbualan)`,
    '<start>(?:tidak|tak|taklah|tidaklah|tak nak|tak mahu|tidak mahu|jangan|no|nope|tak payah|tidak perlu|tak perlu|tidak setuju|tak setuju|tidak bersetuju|belum|enggan|sama sekali tidak|sudah tentu tidak|tentu tidak|tak boleh|maaf tidak)(?= ?[,.!;]|$| (?:terima kasih|saya|aku|mahu|nak|lah|perlu|payah|setuju|bersetuju|ya|boleh|ingin|berminat|akan|sama sekali))(?! (?:masalah|kisah|keberatan|membantah))',
    '<clause>(?:saya|aku) (?:(?:sama sekali|lebih baik|memilih untuk|rasa) )*(?:tidak|tak) (?:(?:akan|mahu|nak|ingin|boleh) )*(?:setuju|bersetuju|mahu|nak|ikut|menyertai|ambil bahagian|mengambil bahagian|bersedia|berminat|ingin|benarkan|membenarkan)(?= ?[,.!;]|$| untuk| ikut| menyertai| mengambil| ambil)',
    '<whole>(?:(?:saya )?(?:menolak|enggan|keberatan|tolak)|lebih baik (?:tidak|tak|jangan)|rasanya (?:tidak|tak)|dua)(?: ya| lah)*',
  ],
  courtesy: [
    'maaf|maafkan saya|minta maaf|mohon maaf|sori|sorry|tolong|sila|ya|tidak|tak|baik|baiklah|ok|okay|okey|tapi|tetapi|dan|jadi|nah|eh|oh|begini|macam ni|sekejap|sebentar|tunggu|hm+|em+|sebenarnya|terus terang|sejujurnya|encik|puan|cik|tuan|helo|hai|terima kasih|oh ya|kalau boleh|cukup|sudah|dah|dengar|alamak|aduh|wah|jom|lah|kalau macam tu|sebelum (?:mula|teruskan)|boleh saya tanya|maaf ya|maaflah',
  ],
};
