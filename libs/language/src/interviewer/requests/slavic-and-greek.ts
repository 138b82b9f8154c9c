import { type RequestPatterns } from './patterns';

export const pl: RequestPatterns = {
  finishLater: [
    '<clause>(?:czy )?(?:możemy|moglibyśmy|mogę) (?:to )?(?:dokończyć|kontynuować|skończyć|przerwać|porozmawiać) (?:jutro|później|innym razem|w przyszłym tygodniu|tutaj)',
    '<start>muszę (?:już )?(?:iść|kończyć|lecieć)(?=[,.!?;]|$)',
  ],
  offTheRecord: [
    'off the record',
    'nieoficjalnie',
    'między nami(?=[,.!?;]|$)',
    '(?:proszę )?(?:mnie )?nie cytować',
    '(?:proszę )?(?:wykreślić|usunąć) to',
  ],
  repeat: [
    '(?:czy )?(?:może|możesz|mógłby|mogłaby) (?:pan |pani )?(?:to )?powtórzyć',
    '(?:proszę )?powtórzyć(?: pytanie)?',
    'nie (?:usłyszał\\p{L}*|zrozumiał\\p{L}*)',
    'jakie było pytanie',
  ],
  refusal: [
    'nie wiem',
    'nie mam pojęcia',
    'bez komentarza',
    'wolę nie',
    'nie mogę (?:powiedzieć|odpowiedzieć|o tym mówić)',
    'następne pytanie',
  ],
};

export const cs: RequestPatterns = {
  finishLater: [
    '<clause>(?:můžeme|mohli bychom|můžu|mohu) (?:to )?(?:pokračovat|dokončit|skončit) (?:zítra|později|jindy|příští týden|tady)',
    '<start>(?:už )?musím (?:už )?(?:jít|končit|běžet)(?=[,.!?;]|$)',
  ],
  offTheRecord: [
    'off the record',
    'mimo záznam',
    'mezi námi(?=[,.!?;]|$)',
    'necitujte',
    '(?:vymažte|vyškrtněte) to',
  ],
  repeat: [
    '(?:můžete|mohl byste|mohla byste) (?:to |prosím |otázku )*zopakovat',
    'zopakujte',
    'ner(?:ozuměl|ozumím|ozuměla)(?: otázce)?',
    'neslyšel\\p{L}*',
    'jaká byla otázka',
  ],
  refusal: [
    'nevím',
    'nemám tušení',
    'bez komentáře',
    'raději ne',
    'nemohu (?:říct|odpovědět)',
    'další otázk[au]',
  ],
};

export const sk: RequestPatterns = {
  finishLater: [
    '<clause>(?:môžeme|mohli by sme|môžem) (?:to )?(?:pokračovať|dokončiť|skončiť) (?:zajtra|neskôr|inokedy|budúci týždeň|tu)',
    '<start>(?:už )?musím (?:už )?(?:ísť|končiť|bežať)(?=[,.!?;]|$)',
  ],
  offTheRecord: [
    'off the record',
    'mimo záznamu',
    'medzi nami(?=[,.!?;]|$)',
    'necitujte',
    '(?:vymažte|vyškrtnite) to',
  ],
  repeat: [
    '(?:môžete|mohli by ste) (?:to |prosím |otázku )*zopakovať',
    'zopakujte',
    'nerozumel\\p{L}*',
    'nepočul\\p{L}*',
    'aká bola otázka',
  ],
  refusal: [
    'neviem',
    'nemám potuchy',
    'bez komentára',
    'radšej nie',
    'nemôžem (?:povedať|odpovedať)',
    'ďalšiu? otázk[au]',
  ],
};

export const hr: RequestPatterns = {
  finishLater: [
    '<clause>(?:možemo li|možemo|mogu li|bismo li mogli) (?:to )?(?:nastaviti|završiti|stati) (?:sutra|kasnije|drugi put|sljedeći tjedan|ovdje)',
    '<start>moram (?:sada |već )?(?:ići|poći|prekinuti)(?=[,.!?;]|$)',
  ],
  offTheRecord: [
    'off the record',
    'neslužbeno',
    'među nama(?=[,.!?;]|$)',
    'nemojte (?:me )?citirati',
    '(?:izbrišite|prekrižite) to',
  ],
  repeat: [
    '(?:možete li|možeš li|biste li mogli) (?:to |molim |pitanje )*ponoviti',
    'ponovite',
    'nisam (?:čul[ao]|čuo|razumi\\p{L}*)',
    'kako je glasilo pitanje',
  ],
  refusal: [
    'ne znam',
    'nemam pojma',
    'bez komentara',
    'radije ne',
    'ne mogu (?:reći|odgovoriti)',
    'sljedeće pitanje',
  ],
};

export const ru: RequestPatterns = {
  finishLater: [
    '<clause>(?:можем(?: ли)?(?: мы)?|можно|давайте|могу(?: ли)?(?: я)?) (?:это )?(?:мы )?(?:продолж\\p{L}*|законч\\p{L}*|останов\\p{L}*|прерв\\p{L}*) (?:завтра|позже|потом|в другой раз|на следующей неделе|здесь)',
    '<start>мне (?:уже )?(?:надо|нужно|пора) (?:уже )?(?:идти|бежать|уходить|ехать)(?=[,.!?;]|$)',
  ],
  offTheRecord: [
    'не для записи',
    'не под запись',
    'не для протокола',
    'между нами(?=[,.!?;]|$)',
    '(?:не цитируйте|удалите это|вычеркните это)',
  ],
  repeat: [
    '(?:можете|могли бы вы|не могли бы вы) (?:пожалуйста )?повторить',
    'повторите',
    '(?:я )?не (?:расслышал\\p{L}*|понял\\p{L}* вопрос\\p{L}*)',
    'какой был вопрос',
  ],
  refusal: [
    'не знаю',
    'без понятия',
    'понятия не имею',
    'без комментариев',
    '(?:не могу|не хочу|не хотел\\p{L}* бы) (?:сказать|ответить|отвечать|говорить)',
    'следующий вопрос',
  ],
};

export const uk: RequestPatterns = {
  finishLater: [
    '<clause>(?:можемо|чи можемо|можна|давайте|можу) (?:ми )?(?:це )?(?:продовж\\p{L}*|закінч\\p{L}*|заверш\\p{L}*|зупин\\p{L}*) (?:завтра|пізніше|потім|іншим разом|наступного тижня|тут)',
    '<start>мені (?:вже )?(?:треба|потрібно|час) (?:вже )?(?:йти|іти|бігти)(?=[,.!?;]|$)',
  ],
  offTheRecord: [
    'не для запису',
    'не під запис',
    'між нами(?=[,.!?;]|$)',
    '(?:не цитуйте|видаліть це|викресліть це)',
  ],
  repeat: [
    '(?:можете|чи могли б ви|могли б ви) (?:будь ласка )?повторити',
    'повторіть',
    'не (?:почув|почула|розчув|розчула|зрозумі\\p{L}* запитання)',
    'яке було запитання',
  ],
  refusal: [
    'не знаю',
    'гадки не маю',
    'без коментарів',
    '(?:не можу|не хочу) (?:сказати|відповісти|відповідати|говорити)',
    'наступне (?:запитання|питання)',
  ],
};

export const bg: RequestPatterns = {
  finishLater: [
    '<clause>(?:може ли|можем ли|мога ли|нека) да (?:го )?(?:продълж\\p{L}*|довърш\\p{L}*|спр\\p{L}*) (?:утре|по-късно|друг път|следващата седмица|тук|дотук)',
    '<start>трябва да (?:тръгвам|тръгна|затварям|вървя)(?=[,.!?;]|$)',
  ],
  offTheRecord: [
    'не за запис',
    'неофициално',
    'между нас(?=[,.!?;]|$)',
    '(?:не ме цитирайте|изтрийте това|зачеркнете това)',
  ],
  repeat: [
    '(?:може ли|можете ли|бихте ли) (?:да )?повтор\\p{L}*',
    'повторете',
    'не (?:чух|разбрах)(?: въпроса)?',
    'какъв беше въпросът',
  ],
  refusal: [
    'не знам',
    'нямам представа',
    'без коментар',
    'предпочитам да не',
    'не мога да (?:кажа|отговоря)',
    'следващия?т? въпрос',
  ],
};

export const el: RequestPatterns = {
  finishLater: [
    '<clause>(?:μπορούμε|θα μπορούσαμε|μπορώ) να (?:το )?(?:συνεχίσ\\p{L}*|τελειώσ\\p{L}*|σταματήσ\\p{L}*) (?:αύριο|αργότερα|άλλη φορά|την επόμενη εβδομάδα|εδώ)',
    '<start>πρέπει να (?:φύγω|κλείσω|σταματήσω)(?=[,.!?;]|$)',
  ],
  offTheRecord: [
    'off the record',
    'ανεπίσημα',
    'μεταξύ μας(?=[,.!?;]|$)',
    '(?:μην με αναφέρετε|σβήστε το|διαγράψτε το)',
  ],
  repeat: [
    '(?:μπορείτε|θα μπορούσατε) να (?:το |την ερώτηση )?επαναλάβετε',
    'επαναλάβετε',
    'δεν (?:άκουσα|κατάλαβα)(?: την ερώτηση)?',
    'ποια ήταν η ερώτηση',
  ],
  refusal: [
    'δεν (?:το )?ξέρω',
    'δεν γνωρίζω',
    'ιδέα δεν έχω',
    'δεν έχω ιδέα',
    'ουδέν σχόλιο',
    'προτιμώ να μην',
    'δεν μπορώ να (?:πω|απαντήσω)',
    'επόμενη ερώτηση',
  ],
};
