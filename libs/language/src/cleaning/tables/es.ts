import { type CleaningTable } from '../table';

export const es: CleaningTable = {
  hesitations: ['e+h+', 'e{3,}', 'e+h*m+', 'u+h+m*', 'u+m+', 'h+m+', 'm{3,}'],
  hesitationsBetweenPauses: ['a+h+', 'mm'],
  answers: ['mm hmm', 'uh huh', 'aja mm'],
  repeatedAnywhere: 'el los las un una unos unas de del con y o pero su sus mi mis al en porque',
  repeatedAdjacent: 'la que por a yo se nosotros cuando lo tu',
  repeatedAtClauseStart: `yo nosotros la que se cuando si para por lo`,
  clauseOpeners: `y o pero que porque si cuando pues entonces bueno aunque como donde creo pienso digo sé así también
    ahora quizá quizás`,
  bindsToNext: `el la los las un una unos unas de del con y o pero su mi al en por para que es era fue son ha he hemos han está
    están estaba fueron hay tiene tenemos puede`,
  conjunctions: 'y e o u ni a hasta pero',
  shortWords: `a e o u y al ay da de di el en es fe fin ha he ir la le lo me mi mí ni no oh os pa se sé si sí su te ti tu
    tú un va ve vi yo ya año ahí así aún bar bien cada caro como con cosa cual dar del día doy dos dio ella ella era
    ese eso esa este esta esto fue gas gran hay hoy iba ido ira las les ley los luz mal mar mas más mes mil mío muy
    nos nada otra otro par paz pan para pero plan poco por pues que qué red rey sal san sea ser sin sol son soy sus
    tal tan tener todo toda tras tres una uno uso van ver vez voy vía vida seis diez cero nunca`,
};
