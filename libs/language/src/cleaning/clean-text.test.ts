import { type Language } from '@colloquy/contracts';
import { cleanText } from './clean-transcript';

type Cases = readonly (readonly [said: string, delivered: string])[];

function guarantee(title: string, language: Language, cases: Cases) {
  describe(title, () => {
    test.each(cases)(`${language}: %j becomes %j`, (said, delivered) => {
      expect(cleanText(said, language)).toBe(delivered);
    });
  });
}

guarantee('labels of sounds are dropped, other brackets stay', 'en', [
  ['[coughs] We sold it in May.', 'We sold it in May.'],
  ['We sold it (throat-clearing) in May.', 'We sold it in May.'],
  ['That was *laughs* unexpected.', 'That was unexpected.'],
  ['We grew fast [laughter].', 'We grew fast.'],
  ['So we [clears throat] changed it.', 'So we changed it.'],
  ['[phone ringing] Sorry about that.', 'Sorry about that.'],
  ['<noise> Hello there.', 'Hello there.'],
  ['♪♪ Good morning.', 'Good morning.'],
  ['The CFO (a former auditor) agreed.', 'The CFO (a former auditor) agreed.'],
  ['The symptoms (cough, sneezing) came back.', 'The symptoms (cough, sneezing) came back.'],
  ['My hobby (music) helps me think.', 'My hobby (music) helps me think.'],
  ['We sold [inaudible] units.', 'We sold [inaudible] units.'],
  ['It was *not* our decision.', 'It was *not* our decision.'],
  ['[coughs]', ''],
]);

guarantee('stage directions in no list are dropped where no sentence runs through them', 'en', [
  ['[coughs into sleeve] We sold it.', 'We sold it.'],
  ['We [coughs into sleeve] sold it.', 'We sold it.'],
  ['[dog barking outside] Sorry about that.', 'Sorry about that.'],
  ['[takes a sip of water] Right.', 'Right.'],
  ['We sold it. [shuffles papers] The price was 12.', 'We sold it. The price was 12.'],
  ['We sold it. [phone buzzes]', 'We sold it.'],
  ['*takes a deep breath* Okay.', 'Okay.'],
  ['*shrugs* Not sure.', 'Not sure.'],
  ['(laughing hard) Forty.', 'Forty.'],
  ['(cough) We did.', 'We did.'],
]);

guarantee('words in brackets stay unless it is sure that they were not said', 'en', [
  ['[nods]', '[nods]'],
  ['He said [the company] would pay.', 'He said [the company] would pay.'],
  ['[off the record] We paid them.', '[off the record] We paid them.'],
  ['[Siemens] They bought it.', '[Siemens] They bought it.'],
  ['[shuffles no papers] We wait.', '[shuffles no papers] We wait.'],
  ['[coughs 12 times] We wait.', '[coughs 12 times] We wait.'],
  ['My number is [phone number] today.', 'My number is [phone number] today.'],
  ['We grew [mostly in Asia] fast.', 'We grew [mostly in Asia] fast.'],
  ['*Never* again, we said.', '*Never* again, we said.'],
  ['(sales only) We grew.', '(sales only) We grew.'],
  ['[inaudible] Then we left.', '[inaudible] Then we left.'],
]);

guarantee('standalone hesitations are dropped with their punctuation', 'en', [
  ['Um, we started in 2019.', 'We started in 2019.'],
  ['We, uh, started in 2019.', 'We started in 2019.'],
  ['It was, um, good.', 'It was good.'],
  ['So um we er left.', 'So we left.'],
  ['Yes. Uh. We did.', 'Yes. We did.'],
  ['On Monday, um, we met.', 'On Monday, we met.'],
  ['We left, uh.', 'We left.'],
  ['It grew... um... by 40 percent.', 'It grew... by 40 percent.'],
  ['Ummm, uhhh, hmmm, I agree.', 'I agree.'],
  ['“Um, yes,” she said.', '“Yes,” she said.'],
  ['We, ah, moved to Ohio.', 'We moved to Ohio.'],
  ['um iPhone sales fell', 'iPhone sales fell'],
  ['Um, iPhone sales fell.', 'iPhone sales fell.'],
  ['Um.', ''],
  ['Uh, um... hmm.', ''],
]);

guarantee('what only looks like a hesitation stays', 'en', [
  ['Uh-huh.', 'Uh-huh.'],
  ['Mm-hmm, exactly.', 'Mm-hmm, exactly.'],
  ['Uh huh, that works.', 'Uh huh, that works.'],
  ['Uh uh.', 'Uh uh.'],
  ['Uh uh I guess so.', 'I guess so.'],
  ['Ah, ah, ah!', 'Ah, ah, ah!'],
  ['Hm?', 'Hm?'],
  ['Nice, eh?', 'Nice, eh?'],
  ['Ah, I see.', 'Ah, I see.'],
  ['He works in the ER.', 'He works in the ER.'],
  ['Dr. Um joined us.', 'Dr. Um joined us.'],
  ['We asked Um about it.', 'We asked Um about it.'],
  ['A 5 mm gap and a 10 um film.', 'A 5 mm gap and a 10 um film.'],
  ['To err is human.', 'To err is human.'],
  ['They said "um" a lot.', 'They said "um" a lot.'],
]);

guarantee('cut-off fragments are dropped, hyphens that mean something stay', 'en', [
  ['It was inter- interesting.', 'It was interesting.'],
  ['Inter- interesting point.', 'Interesting point.'],
  ['I wa-', 'I'],
  ['I wa- I was there.', 'I was there.'],
  ['The com- the company grew.', 'The company grew.'],
  ['We nee- we really needed it.', 'We really needed it.'],
  ['It was a prob-', 'It was a'],
  ['The th- figures rose.', 'The figures rose.'],
  ['In pre- and post-merger teams.', 'In pre- and post-merger teams.'],
  ['Short- to mid-term plans.', 'Short- to mid-term plans.'],
  ['The plan- it failed.', 'The plan- it failed.'],
  ['No- nobody knew.', 'No- nobody knew.'],
  ['A well-known e-commerce firm.', 'A well-known e-commerce firm.'],
  ['We met Jo- John there.', 'We met John there.'],
  ['Between 10- 15 people.', 'Between 10- 15 people.'],
  ['We re-read it.', 'We re-read it.'],
]);

guarantee('fragments before a dash are dropped', 'en', [
  ['we sh-- we shipped', 'we shipped'],
  ['We sh— we shipped it.', 'We shipped it.'],
  ['we sh – we shipped', 'we shipped'],
  ['The pum— the pump broke.', 'The pump broke.'],
  ['The proj-- the project is late.', 'The project is late.'],
  ['It was inter— interesting.', 'It was interesting.'],
  ['WE SH-- WE SHIPPED IT', 'WE SHIPPED IT'],
]);

guarantee('whole words before a dash stay', 'en', [
  ['We went to— we went to Ohio.', 'We went to— we went to Ohio.'],
  ['We have the data— the database is slow.', 'We have the data— the database is slow.'],
  ['We collect data— databases are slow.', 'We collect data— databases are slow.'],
  ['We market— marketing is hard.', 'We market— marketing is hard.'],
  ['We could— couldn’t say.', 'We could— couldn’t say.'],
  ['No— nobody knew.', 'No— nobody knew.'],
  ['The price — which was high — rose.', 'The price — which was high — rose.'],
  ['The bot—bots, I mean—failed.', 'The bot—bots, I mean—failed.'],
  ['Then came Anna— Annabelle left.', 'Then came Anna— Annabelle left.'],
  ['And then we went—', 'And then we went—'],
]);

guarantee('a text in capitals or without punctuation is cleaned alike', 'en', [
  ['UM, WE, UH, SHIPPED THE THE PUMP.', 'WE SHIPPED THE PUMP.'],
  ['SO UM WE UH SHIPPED IT IT WAS LATE', 'SO WE SHIPPED IT IT WAS LATE'],
  ['I I I THINK IT WAS INTER- INTERESTING', 'I THINK IT WAS INTERESTING'],
  ['I WORKED IN THE ER FOR YEARS', 'I WORKED IN THE ER FOR YEARS'],
  ['SO, ER, WE LEFT THE PLANT', 'SO, WE LEFT THE PLANT'],
  ['PLAN A A YEAR LATER FAILED', 'PLAN A A YEAR LATER FAILED'],
  ['WE WORK IN IT IT IS FUN', 'WE WORK IN IT IT IS FUN'],
  ['UM, MIT, UCLA, ER', 'UM, MIT, UCLA, ER'],
  ['um so i i think uh the the company', 'so i think the company'],
]);

guarantee('stuttered function words are said once', 'en', [
  ['The the market fell.', 'The market fell.'],
  ['I I I think so.', 'I think so.'],
  ['I, I, I think so.', 'I think so.'],
  ['We looked at the, um, the price.', 'We looked at the price.'],
  ['And, and we left.', 'And we left.'],
  ['To, to the plant, the, the pump.', 'To the plant, the pump.'],
  ['It it it was late.', 'It was late.'],
  ["I'm I'm sure of it.", "I'm sure of it."],
  ['I-I-I b-but we-we know.', 'I but we know.'],
  ['Th-the price rose.', 'The price rose.'],
  ['I think it it was late.', 'I think it was late.'],
]);

guarantee('emphasis, grammar and self-corrections stay', 'en', [
  ['It was very very good.', 'It was very very good.'],
  ['No, no, we never did.', 'No, no, we never did.'],
  ['I know that that works.', 'I know that that works.'],
  ['We had had enough.', 'We had had enough.'],
  ['When we tested it, it failed.', 'When we tested it, it failed.'],
  ['So do I, I think.', 'So do I, I think.'],
  ['When we tested it, it, it failed.', 'When we tested it, it failed.'],
  ['If you like it it works.', 'If you like it it works.'],
  ['On Monday, no, Tuesday.', 'On Monday, no, Tuesday.'],
  ['I mean, it was sort of, you know, fine.', 'I mean, it was sort of, you know, fine.'],
  ['The t-test was so-so.', 'The t-test was so-so.'],
  ['Plan A a year later.', 'Plan A a year later.'],
  ['We work in IT it is fun.', 'We work in IT it is fun.'],
  ['Maybe, maybe not.', 'Maybe, maybe not.'],
  ['Long, long ago.', 'Long, long ago.'],
]);

guarantee('Spanish', 'es', [
  ['Eh, el el cliente, em, pagó.', 'El cliente, pagó.'],
  ['La la verdad es que no no lo sé.', 'La verdad es que no no lo sé.'],
  ['Era muy muy caro, ¿eh?', 'Era muy muy caro, ¿eh?'],
  ['¿Eh?', '¿Eh?'],
  ['[risas] Yo, yo creo que sí.', 'Yo creo que sí.'],
  ['Fue inte- interesante.', 'Fue interesante.'],
  ['Los costes pre- y posventa.', 'Los costes pre- y posventa.'],
  ['Este producto, este mes, no.', 'Este producto, este mes, no.'],
  ['Sí, sí, el lunes, no, el martes.', 'Sí, sí, el lunes, no, el martes.'],
  ['Lo que es es que subió.', 'Lo que es es que subió.'],
  ['(carraspea) Mmm, de de acuerdo.', 'De acuerdo.'],
]);

guarantee('French', 'fr', [
  ['Euh, je je pense que oui.', 'Je pense que oui.'],
  ['Nous nous sommes trompés.', 'Nous nous sommes trompés.'],
  ['Vous vous souvenez, euh, du prix ?', 'Vous vous souvenez, du prix ?'],
  ['Eh bien, non, non.', 'Eh bien, non, non.'],
  ['Le, le le client est parti [rires].', 'Le client est parti.'],
  ["C'est c'est très très cher.", "C'est très très cher."],
  ['Heu... enfin, lundi, non, mardi.', 'Enfin, lundi, non, mardi.'],
  ["C'était inté- intéressant.", "C'était intéressant."],
  ['Une vis de 5 mm, hein.', 'Une vis de 5 mm, hein.'],
  ['Moi, je ne ne sais pas.', 'Moi, je ne sais pas.'],
]);

guarantee('German', 'de', [
  ['Äh, wir haben um 5 er gesagt.', 'Wir haben um 5 er gesagt.'],
  ['Es geht um um Geld.', 'Es geht um um Geld.'],
  ['Ich ich ähm weiß es nicht.', 'Ich weiß es nicht.'],
  ['Die Vor- und Nachteile.', 'Die Vor- und Nachteile.'],
  ['Ein-, Aus- und Umbau.', 'Ein-, Aus- und Umbau.'],
  ['Die Probleme, die die Firma hat.', 'Die Probleme, die die Firma hat.'],
  ['Die die Firma wuchs.', 'Die Firma wuchs.'],
  ['Das ist eh klar.', 'Das ist eh klar.'],
  ['Und, und das war, öhm, teuer (räuspert sich).', 'Und das war teuer.'],
  ['Wenn sie sie sehen, nein, nein.', 'Wenn sie sie sehen, nein, nein.'],
  ['Hm, sehr sehr gut.', 'Sehr sehr gut.'],
  ['Mün- München war es.', 'München war es.'],
]);

describe('words that are hesitations in one language stay in others', () => {
  test.each<[Language, string, string]>([
    ['pt', 'Ehm, um cliente de de Lisboa.', 'Um cliente de Lisboa.'],
    ['nl', 'Euh, er is een een probleem.', 'Er is een probleem.'],
    ['da', 'Øh, det er er godt.', 'Det er er godt.'],
    ['sv', 'Eh, jag jag bor på en ö.', 'Jag bor på en ö.'],
    ['it', 'Ehm, il il prezzo è alto.', 'Il prezzo è alto.'],
    ['pl', 'Yyy, ja ja nie wiem.', 'Ja nie wiem.'],
    ['cs', 'Ehm, má um a cit.', 'Má um a cit.'],
    ['ru', 'Э-э, я я думаю, эм, 5 мм.', 'Я думаю, 5 мм.'],
    ['hu', 'Ööö, ő nem tudja.', 'Ő nem tudja.'],
    ['id', 'Ehm, anak anak kami, Senin, eh, Selasa.', 'Anak anak kami, Senin, eh, Selasa.'],
    ['ja', 'えーと、私は（笑）そう思います。', '私はそう思います。'],
    ['ja', 'ええ、あの人です。', 'ええ、あの人です。'],
    ['zh', '呃，我觉得，嗯，很好。', '我觉得，很好。'],
    ['zh', '嗯。', '嗯。'],
    ['ko', '그게, 저희가 2019년에 시작했어요.', '저희가 2019년에 시작했어요.'],
    ['ko', '음... 그게... 가격이 올랐어요.', '가격이 올랐어요.'],
    ['ko', '그게 제일 중요합니다.', '그게 제일 중요합니다.'],
    ['ko', '음.', '음.'],
    ['pt', 'É... nós começamos em 2019.', 'Nós começamos em 2019.'],
    ['pt', 'É... é... a gente começou cedo.', 'A gente começou cedo.'],
    ['pt', 'É, começou em 2019.', 'É, começou em 2019.'],
    ['pt', 'É... a maior empresa.', 'É... a maior empresa.'],
    ['pt', 'É.', 'É.'],
    ['pt', 'Ahn, o, o preço subiu.', 'O preço subiu.'],
    ['it', 'Il, il prezzo sale. Noi v— vendiamo.', 'Il prezzo sale. Noi vendiamo.'],
    ['ru', 'В, в мае мы пр— продали насосы.', 'В мае мы продали насосы.'],
    ['nl', 'De, de prijs. Ik, ik denk van wel.', 'De prijs. Ik denk van wel.'],
    ['pl', 'W, w maju kupili krk— krkiem.', 'W maju kupili krk— krkiem.'],
    ['es', 'NOSOTROS EH VENDIMOS EL EL EQUIPO', 'NOSOTROS VENDIMOS EL EQUIPO'],
    ['fr', 'ON A EUH VENDU LES LES POMPES', 'ON A VENDU LES POMPES'],
    ['de', 'WIR HABEN ÄHM DIE PUMPE UND UND DEN MOTOR', 'WIR HABEN DIE PUMPE UND DEN MOTOR'],
    ['ja', '趣味（音楽）は大切です。（音楽）そうです。', '趣味（音楽）は大切です。そうです。'],
    ['ja', '［笑］そうですね。', 'そうですね。'],
    ['ko', '네, 어어 그렇습니다.', '네, 그렇습니다.'],
    ['hi', 'हम्म, हम कभी कभी जाते हैं।', 'हम कभी कभी जाते हैं।'],
    ['ar', 'إممم، نحن في في دبي.', 'نحن في دبي.'],
    ['tr', 'Iıı, bilmiyorum.', 'Iıı, bilmiyorum.'],
  ])('%s: %j becomes %j', (language, said, delivered) => {
    expect(cleanText(said, language)).toBe(delivered);
  });
});

test('a text without anything to clean stays unchanged', () => {
  for (const text of ['👍', '?', '...', '$5', '']) expect(cleanText(text, 'en')).toBe(text);
});

test.each<[Language, string, string]>([
  ['de', '[Hund bellt] Wir kaufen Roggen.', 'Wir kaufen Roggen.'],
  ['fr', '[chaise grince] On achète du seigle.', 'On achète du seigle.'],
  ['es', 'Compramos centeno. [golpe de martillo] Cada lunes.', 'Compramos centeno. Cada lunes.'],
  ['ja', '（電話の音）百反です。', '百反です。'],
  ['zh', '[敲门声] 我们买黑麦。', '我们买黑麦。'],
  ['tr', 'Biz, biz çavdar alıyoruz.', 'Biz çavdar alıyoruz.'],
  ['hi', 'हम, हम खरीदते हैं।', 'हम खरीदते हैं।'],
])('%s: remarks and stutters that no list has are removed: %s', (language, said, cleaned) => {
  expect(cleanText(said, language)).toBe(cleaned);
});

test.each<[Language, string]>([
  ['en', 'We ship [in boxes] to York.'],
  ['en', '[in the north] We sell rye.'],
  ['en', 'We moved. [Brno 2019] It was cheap.'],
  ['en', 'We sell to [Anna Weber] there.'],
  ['en', '[yes] We sell rye.'],
  ['en', '[between us] We sell rye.'],
  ['de', '[unter uns] Wir verkaufen Roggen.'],
  ['fr', '[entre nous] On vend du seigle.'],
  ['es', '[entre nosotros] Vendemos centeno.'],
  ['de', 'Wir kaufen bei [der alten Mühle] Roggen.'],
  ['zh', '[旧的] 磨坊很贵。'],
  ['ja', 'あの工房は古いです。'],
])('%s: brackets with content stay: %s', (language, said) => {
  expect(cleanText(said, language)).toBe(said);
});
