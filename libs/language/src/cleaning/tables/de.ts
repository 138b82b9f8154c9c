import { type CleaningTable } from '../table';

export const de: CleaningTable = {
  hesitations: ['ä+h+m*', 'ä+h*m+', 'ö+h+m*', 'ö+h*m+', 'e+h+m+', 'u+h+m*', 'h+m+', 'm{3,}'],
  hesitationsBetweenPauses: ['a+h+', 'eh', 'mm'],
  answers: ['hm hm', 'mm hmm', 'mhm mhm'],
  repeatedAnywhere: `und oder aber mit von für im am vom zum zur mein meine unser unsere weil dass wenn eine einer einem
    einen des`,
  repeatedAdjacent: 'ich wir er ein in bei als wie auch man ihre seine',
  repeatedAtClauseStart: `ich wir er es man in wenn weil als wie du`,
  repeatedAtSentenceStart: 'die der das den dem',
  clauseOpeners: 'und oder aber also dann denn ja nun dass weil wenn ob glaube denke meine sage naja so',
  bindsToNext: `der die das den dem des ein eine einen einem einer und oder mit von für im am vom zum zur in bei ich wir er sie es
    ist war sind waren hat haben hatte hatten wird werden kann mein meine unser unsere`,
  conjunctions: 'und oder bis sowie bzw als wie noch aber',
  shortWords: `a à ab am an da du eh er es ha he im in ja je na ob oh so tu um wo zu äh all alt als arm art auf aus bad
    bei bin bis böse da das dem den der des die dir doch dort drei du dumm ein eine elf er erst es euch fair fast fit
    frei früh fünf für gab gar geh gern groß gut habe halb half hat her hier hin hoch hof ich ihm ihn ihr ihre ins
    ist jede jetzt kam kann kein klar klug kurz lag lang laut leer los mag mal man mehr mich mir mit muss nah nach
    nein neu neun nicht nie noch nun nur oben oder ohne oft ort plan rot sah sehr sein seit sei sich sie sind soll
    tat tun tut uns viel vier vom von vor war was weg weil wem wen wer wie will wir wird wohl zum zur zwei zehn`,
};
