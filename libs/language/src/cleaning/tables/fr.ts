import { type CleaningTable } from '../table';

export const fr: CleaningTable = {
  hesitations: ['e+u+h+', 'h+e+u+', 'u+h+m*', 'u+m+', 'e+h+m+', 'h+u*m+', 'm{3,}'],
  hesitationsBetweenPauses: ['a+h+', 'mm'],
  answers: ['mm hmm', 'hum hum', 'hm hm'],
  repeatedAnywhere: `le les un une des du de et mais ou à au aux dans pour avec sur par mon ma mes son sa ses notre nos
    leur leurs`,
  repeatedAdjacent: `la je j'ai c'est il ils on que qu'il qu'on ce cette ces quand si comme parce tu ne`,
  repeatedAtClauseStart: `je j'ai j'avais c'est c'était il ils on tu que si quand`,
  clauseOpeners: `et ou mais donc car que si quand puis alors parce comme où pense crois sais dis bon ben bah enfin oui
    voilà aussi`,
  bindsToNext: `le la les un une des du de et mais ou à au aux dans pour avec sur par mon ma mes son sa ses notre nos leur leurs je
    on il elle ils elles c'est est était a ont sont que qui avons avait`,
  conjunctions: 'et ou à puis ni voire mais',
  shortWords: `a à y ô ai as au ça ce ci de du en es et eu fi il je la là le lu ma me mi mu né ne ni nu on or os ou où
    pu qu sa se si su ta te tu un va vu ah eh oh aux ans art âge air bah bas ben bon but car ces cet clé coq cru des
    dès dit dix dos due dur eau elle eux est été être euh fer fil fin fit fou gaz gré hui ici ils jeu joie jus les
    loi lui mal mer mes met mis moi mon mot mur nez nom non nos oui par pas peu pis plus plan pont pour pris prix pur
    que qui roi rue sac ses six sol son sud sur tas tel tes thé toi ton tôt tout très tri une vas ver vie vin vos vue
    rien sept huit neuf`,
};
