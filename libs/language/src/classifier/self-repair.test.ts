import { type Language, languages } from '@colloquy/contracts';
import { selfRepairIn } from './self-repair';
import models from './self-repair.json';
import { type ValuePair } from './value-pair';

/** @param marked a text with two values in double brackets */
function pairIn(marked: string): ValuePair {
  const parts = marked.split(/\[\[|\]\]/u);
  const at = (part: number) => parts.slice(0, part).join('').length;
  return { text: parts.join(''), first: { from: at(1), to: at(2) }, second: { from: at(3), to: at(4) } };
}

// the model was fitted to other sentences
test.each<[Language, string]>([
  ['en', 'We sort [[620]]... [[260]] parcels an hour at the small depot.'],
  [
    'en',
    'A shift has [[twelve]] welders. <Twelve welders on each shift?> Oh no, that was before the merger, now it is [[seven]].',
  ],
  ['de', 'Der Ofen fasst [[340]], Moment, ich lese gerade ab, [[430]] Ziegel.'],
  ['de', 'Wir haben [[vierzig]] Fahrer. <Vierzig?> Ach nein, da habe ich mich vertan, [[vierzehn]].'],
  ['fr', 'Le four contient [[trois cents]], pardon, je confonds, [[treize cents]] briques.'],
  ['es', 'La caldera aguanta [[90]] bares, qué digo, [[19]] bares.'],
  ['pl', 'Mamy [[czterdzieści]] maszyn, przepraszam, pomyliłem się, [[czternaście]].'],
  ['tr', 'Günde [[kırk]], yok yanlış söyledim, [[on dört]] kamyon çıkıyor.'],
  ['ja', '従業員は[[四十]]人、いや失礼、[[十四]]人です。'],
  ['cs', 'Máme [[čtyřicet]] strojů, pardon, spletl jsem se, [[čtrnáct]].'],
  ['uk', 'У нас [[сорок]] водіїв, ой ні, [[чотирнадцять]].'],
  ['fi', 'Uuni on [[neljäsataa]] astetta, anteeksi, [[tuhat neljäsataa]].'],
  ['hu', 'Naponta [[negyven]], bocsánat, [[tizennégy]] kamion indul.'],
  ['el', 'Έχουμε [[σαράντα]] οδηγούς, συγγνώμη, [[δεκατέσσερις]].'],
  ['vi', 'Chúng tôi có [[bốn mươi]] xe, à nhầm, [[mười bốn]] xe.'],
  ['hi', 'हमारे पास [[चालीस]] ट्रक हैं, माफ़ कीजिए, [[चौदह]]।'],
  ['zh', '我们有[[四十]]个工人，不对，[[十四]]个。'],
  ['ar', 'عندنا [[أربعون]] سائقا، لا، عفوا، [[أربعة عشر]].'],
  ['ko', '기사가 [[사십]] 명, 아니 죄송합니다, [[십사]] 명이에요.'],
  ['no', 'Vi har [[førti]] sjåfører, nei, unnskyld, [[fjorten]].'],
  ['id', 'Kami punya [[empat puluh]] sopir, eh maaf, [[empat belas]].'],
  ['en', 'We sort [[620]]… [[260]] parcels an hour at the small depot.'],
  ['fi', 'Uunissa on [[140]]… [[210]] astetta.'],
])('a value that was taken back is found (%s): %s', (language, marked) => {
  expect(selfRepairIn(pairIn(marked), language)).toBeDefined();
});

test.each<[Language, string]>([
  ['en', 'The kiln holds [[nine hundred]] bricks and the new one [[eleven hundred]].'],
  ['en', 'Output rose from [[620]] parcels an hour to [[860]] when the second belt came.'],
  ['en', 'Nobody wants [[Friday]] nights, so most ask for [[Saturday]] off.'],
  ['en', 'We had [[three]] breakdowns, no, nothing serious, and replaced [[two]] belts.'],
  ['de', 'Von den [[340]] Ziegeln brechen beim Brennen etwa [[zwölf]].'],
  ['fr', 'Il faut [[trois]] cuissons, non pas pour la couleur, mais pour tenir [[vingt]] ans.'],
  ['es', 'Trabajamos a [[90]] bares y nunca a menos de [[70]].'],
  ['it', 'Apriamo alle [[sette]] e chiudiamo alle [[sei]] di sera.'],
  ['pt', 'Eram [[60]] camiões em janeiro e agora já são [[75]].'],
  ['nl', 'Wij hebben [[tachtig]] machines en [[achttien]] monteurs.'],
  ['tr', 'Günde [[kırk]] kamyon çıkıyor, bayramda [[on dört]].'],
  ['ja', '従業員は[[四十]]人で、そのうち[[十四]]人が夜勤です。'],
  ['ru', 'У нас [[сорок]] водителей и [[четырнадцать]] машин.'],
  ['ko', '기사가 [[사십]] 명이고 차가 [[십사]] 대예요.'],
  ['hu', 'Januárban [[negyven]] kamion ment, most már [[hetven]].'],
  ['el', 'Ανοίγουμε στις [[επτά]] και κλείνουμε στις [[έξι]].'],
  ['ar', 'عندنا [[أربعون]] سائقا و[[عشر]] سيارات.'],
])('two values that are both true are no repair (%s): %s', (language, marked) => {
  expect(selfRepairIn(pairIn(marked), language)).toBeUndefined();
});

test.each(languages)('the models know the language %s', (language) => {
  expect(models.filter((each) => each.languages.split(' ').includes(language))).toHaveLength(1);
});
