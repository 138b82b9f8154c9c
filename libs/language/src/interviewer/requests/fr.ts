import { explained, unlessQuoted } from './explained';
import { orTypedWithoutAccents } from './unaccented';

const later = String.raw`(?:plus tard|demain|une autre fois|un autre (?:jour|moment)|à un autre moment|la prochaine fois|la semaine prochaine|le mois prochain|tout à l'heure|ce soir|cet après-midi|demain matin|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|dans (?:une|deux|\d+) (?:heures?|jours?)|quand j'aurai (?:plus de |le )?temps)`;
const goOn = String.raw`(?:continuer|terminer|finir|reprendre|arrêter|faire|poursuivre|parler|rappeler|remettre|reporter|décaler)`;
const close = String.raw`(?= ?[,.!;?]|$| merci| s'il (?:vous|te) plaît| svp| parce que| car | et )`;

const interview = String.raw`(?:entretien|interview|conversation|appel|session|discussion|échange|questionnaire|interrogatoire|enquête|étude)`;
const talk = String.raw`(?:(?:l'|cet(?:te)? |ce |la |le |notre |votre |mon )${interview})`;
const here = String.raw`(?: (?:là|ici|maintenant|tout de suite|immédiatement|pour (?:aujourd'hui|moi)|là-dessus|avec (?:ça|vous|cet entretien)|à ${talk}|ça|cela|s'il vous plaît|${talk}))`;
const want = String.raw`(?:(?:je crois que |je pense que )?(?:je (?:veux|voudrais|souhaite|souhaiterais|préfère|préférerais|désire|dois|vais|demande à|tiens à)|j'aimerais|j'ai envie de|j'ai besoin de?)|on (?:va|peut|pourrait|devrait)|(?:est-ce qu'on|est-ce que nous|est-ce que je|si on|nous|je) (?:peut|peux|pouvons|pourrait|pourrais|allons|pourrions)|peut-on|pourrait-on|pouvons-nous|pourrions-nous|puis-je|il faut|vous pouvez|pouvez-vous|pourriez-vous|merci de|veuillez|prière de)(?: (?:maintenant|juste|bien|simplement|plutôt|vraiment|s'il vous plaît))*`;
const stop = String.raw`(?:(?:m'|s'|nous |vous |l'|la |le |en )?(?:arrêter|terminer|finir|cesser|stopper|interrompre|conclure|clore|quitter|raccrocher|abréger|couper|annuler|achever|mettre (?:un terme|fin) à)|en (?:rester|finir))`;
const doStop = String.raw`(?:arrêt(?:ez|ons|e)(?:-nous|-moi|-vous|-la|-le)?|termin(?:ez|ons)(?:-en)?|finiss(?:ez|ons)(?:-en)?|cess(?:ez|ons)|stopp(?:ez|ons)|interromp(?:ez|ons)|raccroch(?:ez|ons)|coup(?:ez|ons)|mettez (?:fin|un terme) à|mettons fin à|conclu(?:ez|ons)|annulez|restons-en|brisons)`;
const never = String.raw`(?:(?:je )?(?:ne |n')?(?:veux|souhaite|désire|compte|vais|peux|ai(?: plus)? envie de|tiens) (?:plus|pas)(?: (?:envie de|à))?|je préfère ne (?:pas|plus)|je refuse de|(?:je )?n'ai (?:plus|pas|aucune) envie de)`;

const consent = String.raw`(?:consentement|accord|autorisation|permission|approbation|participation|acceptation)`;
const erase = String.raw`(?:(?:efface|supprime|élimine|retire|enlève|détrui[st]|annule|jette)(?:z|r|re|ez|s|nt)?|effacer|supprimer|éliminer|retirer|enlever|détruire|détruisez|effaciez|supprimiez|jeter|jetez)`;
const told = String.raw`ce que j(?:e (?:vous |t')?(?:ai )?|'ai (?:pu )?)(?:vous )?(?:(?:ai )?(?:dit|raconté|répondu|expliqué|écrit|confié)|dire)`;
const mine = String.raw`(?:(?:absolument )?tout (?:${told}|ça|cela)|(?:toutes )?mes (?:réponses|données|paroles|propos|déclarations|informations|enregistrements)|l'ensemble de (?:mes (?:réponses|données|propos)|${talk})|tou(?:t|te) (?:l'|la |cette |cet |le )(?:entretien|interview|conversation|enregistrement|transcription)|(?:cet|cette|l')(?:ent| ent)retien)`;
const use = String.raw`(?:utilis|gard|conserv|publi|partag|diffus|exploit|stock|analys|transmett|transmet|réutilis)(?:er|ez|iez|re|e|ent)`;

const statement = String.raw`(?:ça|cela|ceci|c'|ce qui suit|la suite|cette partie|ce que je (?:vais (?:vous )?dire|vous dis|dis|viens de dire)(?: (?:maintenant|là|ensuite))?)`;
const kept = String.raw`(?:cit|not|enregistr|publi|mentionn|nomm|diffus|rapport|répét|utilis|divulgu|retransmett)(?:ez|e|er|é)|écri(?:vez|s|re|t)|transcri(?:vez|s|re)`;
const bit = String.raw`(?:ça|cela|ceci|ce que je viens de (?:vous )?dire|ce que j'ai dit(?: (?:avant|là|à l'instant))?|ce dernier (?:point|passage|mot)|(?:ma|cette|la) (?:dernière )?(?:phrase|réponse|remarque|partie|déclaration)(?: précédente)?|mes derniers mots|mes dernières paroles|(?:mon|ce|le) dernier (?:commentaire|mot|point|passage)|le nom|ce nom|ce passage)`;

const being = String.raw`(?:personne|être humain|humaine?|homme|femme|robot|bot|chatbot|machine|ordinateur|programme|logiciel|automate|intelligence artificielle|i\.?a\.?|répondeur|enregistrement|système automatique|assistant virtuel|quelqu'un de réel|vraie?s?(?= ?[?,.]|$)|réel(?:le)?)`;
const aBeing = String.raw`(?:(?:un |une |l'|d')?(?:vrai |vraie |véritable |réel |réelle )?(?:${being}))`;
const call = String.raw`(?:(?:tout )?(?:ça|cela|ceci|ce)|(?:cet|cette|ce|l'|la|le|notre|mon|ma) ?(?:${interview}|voix)|ce que je (?:dis|raconte)|tout ce que je dis)`;
const asked = String.raw`(?= ?\?|$| ou (?:non|pas|quoi)|,? (?:ici|là|en ce moment|au fait|d'ailleurs))`;
const answers = String.raw`(?:(?:tout )?(?:ça|cela|ceci)|ce que je (?:dis|raconte|vous dis)|ce que j'ai dit|mes (?:réponses|paroles|données|propos)|(?:cet|cette|ce|l'|la|le|mon) ?(?:enregistrement|transcription|compte rendu|${interview}))`;

const own = {
  leads: "j'ai changé d'avis|j'ai réfléchi|je ne me sens pas (?:bien|à l'aise)|je suis fatiguée?",
  reasons:
    "parce que|car|puisque|et (?:je|j'|que|merci|au revoir)|je (?:ne )?(?:veux|souhaite|suis|me|n'ai)|j'ai|ça|cela|merci|au revoir",
};

const quoting =
  '(?:dit|dis(?:ai)?ent|demande|demandent|demandait|demandaient|répond|répondent|répète|répètent|exige|exigent)';

export const fr = orTypedWithoutAccents({
  end: explained(
    [
      "<whole>(?:je crois qu'|je pense qu')?on a (?:fini|terminé)(?:,? (?:non|là|hein))?",
      "<clause>(?:je n'|j'|j'en |je n'en )ai plus (?:envie|le courage|la force)(?: de (?:continuer|répondre|parler))?(?= ?[,.!?;]|$)",
      `<clause>(?:là-dessus |sur ce |avec ça )?${want} ${stop}${here}+${close}`,
      `<clause>(?:là-dessus|sur ce|avec ça|et là),? ${want} ${stop}${close}`,
      `<whole>${want} ${stop}`,
      `<clause>${doStop}${here}+${close}`,
      `<whole>(?:arrêtez(?:-vous)?|arrête|arrêtons(?:-nous)?)(?: (?:tout|ça|maintenant|de (?:me )?(?:poser des questions|parler)))+`,
      `<clause>${never} (?:continuer|poursuivre|aller plus loin|participer|être interviewée?)(?: (?:plus|davantage|à répondre|à parler|avec vous|comme ça|à (?:ça|cela|${talk})|${talk}|dans ces conditions|maintenant|plus longtemps))*${close}`,
      `<clause>(?:(?:je )?(?:ne |n')?(?:veux|souhaite|désire|vais|compte|ai envie de) plus|(?:je )?n'ai plus envie de) (?:(?:vous )?(?:répondre|parler|discuter|entendre|dire))(?: (?:à|de|avec|vos|des|ces|les|aucune|vous|rien|questions?|une machine|un robot|ça|quoi que ce soit))*${close}`,
      `<clause>je (?:ne )?(?:(?:vous )?répond(?:s|rai)|parle(?:rai)?|dis|dirai) (?:plus|pas plus)(?: (?:à|de|avec|vos|des|ces|rien|aucune|questions?|vous|maintenant))*${close}`,
      `<clause>je ne (?:veux|souhaite|vais|compte) (?:pas )?(?:répondre à (?:aucune|d'autres)|(?:répondre à )?aucune autre) ?(?:autre )?questions?`,
      `<clause>(?:je )?(?:ne )?(?:continue|poursuis) (?:pas|plus)(?: (?:plus loin|cet entretien|l'entretien|avec vous))*${close}`,
      `<clause>(?:plus (?:aucune|de|d'autres?)|pas (?:de|d'autres?) autres?|aucune autre|assez de|fini les) questions?${close}`,
      `<clause>j'en ai (?:assez|marre|ras le bol|plein le dos|ma claque|terminé|fini)(?: (?:de|d'|avec) ?(?:cet(?:te)?|l'|vos|ces|ce|vous|tout|ça)?(?: ?(?:${interview}|questions|ça|vous))?)?${close}`,
      `<clause>(?:j'ai (?:terminé|fini)|je (?:termine|finis|m'arrête)) (?:là|ici|maintenant|avec (?:ça|vous|${talk})|${talk})${close}`,
      `<clause>(?:on (?:s'arrête|arrête|en reste|va en rester|termine|finit|va s'arrêter|va arrêter)|(?:restons|arrêtons)(?:-nous|-en)?|je m'arrête(?:rai)?|j'arrête|je m'en vais|on peut en rester|(?:est-ce qu'on |si on )?(?:peut|pouvait) en rester) (?:là|ici|maintenant|tout de suite)${close}`,
      "<whole>(?:ça suffit (?:maintenant|comme ça)|j'arrête|je m'arrête là|je raccroche|je quitte(?: la conversation| l'entretien)?|c'est fini(?: pour moi)?|je m'en vais|je ne continue pas|c'est non, j'arrête)",
      '<clause>je (?:raccroche|vais raccrocher)(?= ?[,.!;]|$| maintenant)',
      '<whole>(?:au revoir|adieu|salut|bonne (?:journée|soirée|continuation)|à jamais)(?: (?:madame|monsieur|et merci))?',
      '<clause>(?:laissez-moi|laisse-moi|fichez-moi la paix|foutez-moi la paix)(?: tranquille| en paix)?(?= ?[,.!;]|$)(?<!(?:laissez|laisse)-moi)',
      "<clause>(?:ne (?:m'appelez|me rappelez|me dérangez) plus|arrêtez de (?:m'appeler|me (?:poser des questions|questionner|déranger)))",
      "<clause>j'ai dit (?:stop|ça suffit|non|assez|d'arrêter|arrêtez|que (?:je voulais arrêter|c'était fini))",
      `<clause>(?:l'|cet )(?:entretien|interview) (?:est (?:terminée?|finie?)|s'arrête (?:là|ici)|se termine (?:là|ici))${close}`,
    ],
    own,
  ),
  endPerhaps: [
    "<whole>(?:stop|ça suffit|suffit|assez|arrêtez|arrête|arrêtons|fin|fini|terminé|(?:voilà|c'est),? (?:terminé|fini|tout)|voilà|annuler|quitter|sortir|finissons(?:-en)?|terminons|c'est bon,? (?:stop|terminé))",
    "<whole>(?:c'est tout(?: pour (?:moi|aujourd'hui))?|ce sera tout|j'ai (?:fini|terminé)|j'abandonne|je n'en peux plus|laissez tomber)",
  ],
  withdraw: explained(
    [
      `<clause>(?:(?:oubliez|effacez|supprimez|jetez|détruisez) (?:absolument )?(?:tout|l'ensemble)(?: (?:${told}|ça|cela|l'entretien|l'enregistrement))?)(?= ?[.!;]|$|,? (?:je (?:ne )?(?:veux|souhaite|suis|participe)|s'il vous plaît|merci|et je))(?<!(?:effacez|supprimez) tout(?: ça)?(?=[.! ]*$))`,
      "<clause>(?:jetez|détruisez|effacez|supprimez) l'(?:enregistrement|entretien|interview)(?= ?[,.!?;]|$)",
      '<clause>je (?:ne )?(?:veux|souhaite|voudrais) pas que (?:ce|ça|cela|tout (?:ça|cela)) (?:ne )?(?:soit|serve)(?: (?:utilisé|gardé|conservé|publié|exploité))?(?= ?[,.!?;]|$)',
      `<clause>(?:vous )?(?:ne |n')?${use} (?:rien de|aucune? de|pas) (?:(?:tout )?${told}|mes (?:réponses|données|propos|paroles))`,
      '<clause>je (?:ne )?participe plus(?= ?[,.!?;]|$)',
      `(?:retire(?:r|rai)?|révoque(?:r|rai)?|annule(?:r|rai)?|reprends|reprendre|rétracter?) (?:tout )?mon ${consent}`,
      `<clause>je reviens sur mon ${consent}`,
      `<clause>(?:${want} )?(?:me retirer|me rétracter|me désister|je me (?:retire|rétracte|désiste))(?: (?:de|du) ?(?:l'|cet(?:te)? |la |le |votre )?(?:${interview}|projet|recherche))?${close}`,
      `<clause>je ne (?:suis (?:plus|pas) d'accord (?:pour|avec)(?: (?:participer|continuer|ça|cela|${talk}|que vous \\p{L}+ (?:ça|cela|mes \\p{L}+)))?|consens (?:plus|pas)|donne (?:plus|pas) mon (?:${consent})|(?:vous )?autorise (?:plus|pas)|veux plus (?:participer|faire partie))`,
      `(?:${want} |(?:pouvez-vous|pourriez-vous|vous pouvez|s'il vous plaît|veuillez|que vous|je veux que|merci d') ?)*${erase} (?:absolument |bien )?${mine}${close}`,
      `que (?:toutes )?(?:mes (?:réponses|données|propos|déclarations)|${told}|tout) (?:soient?|soit) (?:effac|supprim|détruit|retir)\\p{L}*`,
      `<clause>je ne (?:veux|souhaite|voudrais|permets|consens) pas (?:que|à ce que) (?:(?:vous|on|l'on|quelqu'un) )?${use} (?:quoi que ce soit|rien|mes (?:réponses|données|propos|paroles)|ma voix|${talk}|(?:tout )?${told})`,
      `<clause>je (?:ne )?veux pas que (?:mes (?:réponses|données|propos|paroles)|${told}|rien de ceci|ma voix) (?:soient?|soit) (?:utilis|gard|conserv|publi|partag|enregistr)\\p{L}+`,
      `<clause>(?:vous )?(?:ne )?(?:pouvez|devez|avez) (?:plus |pas |rien |le droit de )*${use} (?:rien |quoi que ce soit |aucune )?(?:de )?(?:${told}|mes (?:réponses|données|propos)|(?:tout )?(?:ça|cela)|${talk})`,
      `<clause>(?:n'|ne )${use} (?:(?:rien|aucune?) de |pas )?(?:(?:tout )?${told}|mes (?:réponses|données|propos|paroles)|(?:cet |l')entretien|tout ça)${close}`,
      `<clause>je retire (?:tout ${told}|(?:toutes )?mes (?:réponses|déclarations|propos))`,
    ],
    own,
  ),
  withdrawPerhaps: [
    '<whole>(?:(?:effacez|supprimez|efface|supprime|effacer|supprimer)(?:-moi)? tout(?: ça)?)',
    "<whole>j'ai changé d'avis",
    "<clause>(?:je n'aurais pas dû accepter|je regrette d'avoir (?:accepté|participé))",
  ],
  'finish-later': [
    '<clause>(?:là |je suis |désolée?,? )*(?:en (?:voiture|réunion|rendez-vous)|au volant|occupée?),? (?:vous pouvez (?:me )?rappeler|rappelez)',
    "<clause>(?:c'est|ce n'est|c'est vraiment) pas le (?:bon )?moment(?= ?[,.!?;]|$| rappelez)",
    `<clause>(?:est-ce qu'on (?:peut|pourrait)|est-ce que (?:je peux|nous pouvons)|on peut|on pourrait|peut-on|pourrait-on|pouvons-nous|pourrions-nous|je peux|puis-je|(?:c'est|est-il|serait-il|ce serait) possible de|ça vous dérange si on|si on pouvait)(?: (?:la|le|en|se))? ${goOn}(?: (?:ça|cela|la suite|le reste|en|à|${talk}))* ${later}`,
    `<clause>(?:continuons|terminons|finissons|reprenons|remettons|reportons|on (?:continue|reprend|termine|finit|fait|se rappelle|remet|reporte))(?: (?:ça|cela|la suite|le reste|à|${talk}))* ${later}`,
    `<clause>(?:je voudrais|j'aimerais(?: mieux)?|je préfère|je préférerais|je souhaite|je souhaiterais|je vais|je dois)(?: (?:la|le|en))? ${goOn}(?: (?:ça|cela|la suite|le reste|${talk}))* ${later}`,
    "<clause>(?:je dois|il faut que je|je vais devoir|faut que je)(?: (?:maintenant|malheureusement))? (?:partir|parte|y aller|aille|vous laisser|vous laisse|vous quitter|raccrocher|raccroche|m'en aller|filer|prendre un autre appel|aller en réunion|entrer en réunion)(?= ?[,.!?;]|$| en (?:réunion|rendez-vous)| maintenant| tout de suite| mais| parce)",
    "<clause>(?:(?:je n'ai|j'ai) (?:plus|pas)(?: (?:le|beaucoup de))? (?:de )?temps(?: (?:maintenant|là))?(?= ?[,.!;]|$| maintenant)|ce n'est pas le (?:bon )?moment|c'est un mauvais moment|j'ai (?:une réunion|un (?:autre )?(?:rendez-vous|appel)) (?:maintenant|tout de suite|là|dans))",
    ...unlessQuoted(
      [
        `<clause>(?:(?:vous pouvez|pouvez-vous|vous pourriez) (?:me )?rappeler|rappelez(?:-moi)?) ${later}(?= ?[,.!?;]|$| (?:s'il|svp|merci))`,
        `<clause>(?:rappelez-moi|pouvez-vous me rappeler|vous pouvez me rappeler|je (?:vous )?rappelle(?:rai)?) ${later}`,
      ],
      quoting,
    ),
    "<clause>(?:on peut|pouvons-nous|est-ce qu'on peut|on pourrait|faisons) (?:faire )?une pause",
  ],
  skip: [
    "<whole>(?:est-ce qu')?on (?:peut|pourrait) (?:passer|la passer|sauter)",
    "<clause>(?:je |j')(?:n')?(?:ai|suis|peux|veux|souhaite|préfère) ?(?:pas|ne pas)? ?(?:le droit d'|autorisée? à |envie d'|d')?(?:en parler|parler de (?:ça|cela)|répondre à (?:ça|cela|cette question|celle-là))(?= ?[,.!?;]|$)",
    "<clause>(?:aucune idée|je (?:ne )?sais pas|j'en sais rien),? (?:(?:la )?suivante|on passe|passons|question suivante)(?= ?[,.!?;]|$)",
    "<clause>(?:demandez-moi|posez-moi|parlons d'|passons à|on peut parler d') ?(?:autre chose|une autre question)(?= ?[,.!?;]|$)",
    '<whole>(?:je passe|passons|passe|suivante?|la suivante|une autre|sans (?:commentaire|réponse)|pas de commentaire|joker)',
    "<clause>(?:on (?:peut|pourrait)|est-ce qu'on peut|peut-on|pouvons-nous|je (?:peux|voudrais|préfère|préférerais|souhaite)|j'aimerais|puis-je|allons|vous pouvez)? ?(?:passer|passons|sauter|sautons|sautez|passez|laissons|ignorer|zapper|zappons)(?: (?:maintenant|directement))? (?:à|celle-(?:là|ci)|cette question|la question|à autre chose|de côté)(?: (?:la|une|autre))*(?: (?:question))?(?: (?:suivante|prochaine|d'après))?",
    "<clause>(?:la )?question suivante(?= ?[.!?;]|$|,? (?:s'il|svp|merci|on|je|passons)(?!\\p{L}))",
    "<clause>(?:je préfère|je préférerais|j'aimerais autant|j'aime autant) (?:ne )?pas (?:y |vous |le )?(?:répondre|dire|en parler|parler|commenter|me prononcer)(?: (?:à|de|sur|cette|cela|ça|question|dessus|là-dessus|rien))*(?= ?[,.!?;]|$| si | s'il)",
    "<clause>je (?:ne )?(?:veux|peux|souhaite|vais|voudrais) pas (?:y |vous |le |en )?(?:répondre|dire|parler|commenter|me prononcer)(?: (?:à|de|sur|cette|cela|ça|question|celle-ci|celle-là|dessus|là-dessus|plus))*(?= ?[,.!?;]|$| si | s'il)",
  ],
  'go-back': [
    "<whole>retour (?:à la question (?:d'avant|précédente)|en arrière)",
    "(?:on (?:peut|pourrait)|peut-on|est-ce qu'on peut|pouvons-nous|je (?:voudrais|veux|peux|souhaite)|j'aimerais|puis-je|vous pouvez|pouvez-vous|il faudrait) (?:revenir|retourner|remonter)(?: (?:un peu|en arrière|juste))* (?:à|sur|vers|en) (?:la|ma|une|arrière|votre|l')(?: ?(?:question|réponse|première|deuxième|troisième|précédente|dernière|autre|point|sujet|d'avant))*",
    "<clause>(?:revenons|revenez|retournons|retournez|remontons|reviens)(?: (?:s'il vous plaît|donc|un peu))* (?:en arrière|à (?:la|ma|une|l') ?(?:question|première|précédente|dernière|autre|deuxième|réponse))",
    "<whole>(?:en arrière|retour|(?:la )?question (?:précédente|d'avant)|la précédente|une question en arrière)",
  ],
  repeat: [
    "<clause>(?:j'ai |je n'ai )(?:pas|rien) (?:(?:bien|tout|du tout) )?(?:compris|entendu|saisi|suivi)(?: (?:la fin|le (?:début|dernier (?:mot|point))|la question|ce que vous (?:avez dit|dites|disiez)))?(?= ?[,.!?;]|$)",
    '<clause>je (?:ne )?vous (?:entends|comprends|reçois) (?:(?:très|vraiment|assez) )?(?:mal|à peine|pas bien|plus|pas)(?= ?[,.!?;]|$)',
    "<clause>encore une fois(?= ?[.!?;]|$|,? (?:s'il (?:vous|te) plaît|svp|il y a|ça|j'ai))",
    "(?:pouvez-vous|pourriez-vous|tu peux|vous pouvez|vous pourriez|peux-tu|est-ce que vous pouvez)(?: (?:me|le|la|s'il vous plaît))* (?:répéter|redire|relire|reposer|reprendre la question)(?: (?:la question|ça|cela))?",
    "<clause>(?:(?:veuillez |merci de |prière de )(?:répéter|redire|reposer|relire)|répétez|répète|redites|redis|reposez)(?:-moi)?(?: (?:la question|ça|cela|votre question))?(?= ?[,.!?;]|$| s'il| svp)",
    "(?:je (?:ne )?(?:vous )?(?:l')?(?:ai|entends)|je n'ai|j'ai) (?:pas|rien|mal)(?: (?:bien|tout))* ?(?:entendu|compris|saisi|capté)?(?: (?:la question|ce que vous (?:avez dit|dites|disiez)))?(?= ?[,.!?;]|$)(?<=(?:entend[su]|compris|saisi|capté|la question|dit|dites|disiez|je (?:ne )?vous entends (?:pas|mal|plus|rien)(?: bien)?))",
    "(?:quelle (?:était|est)|c'était quoi|c'est quoi),? (?:déjà )?(?:la|votre) question",
    '<start>(?:pardon|comment|quoi|hein|plaît-il)\\s*\\?',
    "<whole>(?:comment|pardon|hein|comment ça|vous (?:dites|disiez)|qu'est-ce que vous (?:dites|avez dit)|vous avez dit quoi|ça a coupé|ça coupe|encore une fois|une (?:autre|deuxième) fois)",
  ],
  rephrase: [
    '<clause>vous (?:voulez dire|entendez) quoi(?: (?:par|exactement|là))?',
    '<clause>(?:vous (?:pouvez|pourriez)|pouvez-vous|pourriez-vous|est-ce que vous pouvez)(?: me| nous)? (?:donner un exemple|être plus (?:précis|concret|claire?|précise|concrète)|dire ça (?:autrement|plus simplement))(?= ?[,.!?;]|$)',
    '<clause>je (?:ne )?(?:vois|sais|comprends) pas (?:(?:bien|trop|très bien) )?(?:où vous voulez en venir|ce que vous (?:voulez(?: dire| savoir)?|demandez|cherchez|entendez par là))(?= ?[,.!?;]|$)',
    '<whole>(?:plus simplement|plus clairement|en plus simple|autrement dit \\?)',
    "<clause>(?:qu'est-ce que vous|que) voulez(?:-vous)? (?:savoir|entendre|dire)(?: (?:exactement|au juste|précisément|par là))*(?= ?[,.!?;]|$)",
    "<clause>(?:qu'est-ce que (?:vous|tu)|que|qu') ?(?:vous )?(?:entendez|voulez|veux|voulez-vous|entendez-vous)(?:-vous)?(?: (?:dire|exactement|vous))*(?: (?:par|avec|quand)\\b.*)?(?= ?[,.!?;]|$)",
    "<clause>(?:qu'est-ce que (?:ça|cela|c'est que)?|que|ça|c'est quoi) ?(?:veut dire|signifie|signifient|veulent dire|entend-on par)",
    "<clause>(?:qu'est-ce que|que) .{1,60} (?:veut dire|signifie)(?= ?[,.!?;]|$)",
    "(?:je (?:ne )?(?:vous )?comprends (?:pas|mal|rien)|je n'ai pas (?:bien )?(?:compris|saisi)|je ne (?:suis pas sûre? (?:de|d'avoir) (?:bien )?compris?|saisis pas|vois pas ce que vous voulez dire))(?: (?:bien|très|du tout|la question|votre question|ce que vous (?:voulez dire|demandez|me demandez)|cette question))*(?= ?[,.!?;]|$)",
    "(?:pouvez-vous|pourriez-vous|tu peux|vous pouvez|vous pourriez|peux-tu)(?: (?:me|le|la|l'|s'il vous plaît))* ?(?:reformuler|expliquer|préciser|clarifier|dire|demander|poser la question|formuler)(?: (?:la question|ça|cela|ce que|vous voulez dire|vous entendez|autrement|d'une autre (?:manière|façon)|avec d'autres mots|plus simplement|différemment|par))*(?<! dire)(?<! demander)(?= ?[,.!?;]|$| s'il)",
    "<clause>(?:reformulez|expliquez-moi|expliquez|précisez|clarifiez)(?: (?:la question|ça|votre question|un peu))*(?= ?[,.!?;]|$| s'il)",
    "<whole>(?:dans quel sens|c'est-à-dire|autrement dit|en quel sens|comment ça|à quel niveau|de quoi parlez-vous|qu'entendez-vous par là)",
    "<clause>la question n'est pas (?:très )?claire",
  ],
  wait: [
    "<clause>(?:attendez|attends|ne quittez pas|patientez|un (?:instant|moment)|une (?:seconde|minute)|(?:deux|cinq) (?:secondes|minutes))(?= ?[,.!;]?(?: une (?:seconde|minute)| un (?:instant|moment))? (?:je (?:réfléchis|vérifie|regarde|cherche|reviens|note|dois|ferme|vais)|j'ai (?:un|mon|quelqu'un)|on (?:sonne|frappe|m'appelle)|il y a quelqu'un|mon (?:téléphone|portable)|laissez-moi)(?!\\p{L}))",
    '<whole>(?:(?:bonne question|attendez|hm+),? )?(?:je (?:réfléchis|vérifie|regarde|cherche)|il faut que je (?:regarde|vérifie|réfléchisse)|laissez-moi (?:regarder|vérifier|réfléchir))(?: (?:un (?:instant|moment|peu)|une (?:seconde|minute)|ça))?',
    '<whole>(?:(?:juste |attendez |attends )?(?:un|une|deux|cinq|1|2) (?:petit |petite |toute petite )?(?:instants?|moment|secondes?|minutes?|secs?)|attendez|attends|patientez|ne quittez pas|un peu de patience|voyons)',
    "<clause>(?:attendez|attends|patientez|donnez-moi|donne-moi|laissez-moi|accordez-moi|il me faut|j'ai besoin (?:d'|de)|il me faudrait)(?: ?(?:un|une|deux|quelques|encore|petit|petite|peu|le|du|de|d'|instant|moment|seconde|secondes|minute|minutes|temps))+(?= ?[,.!?;]|$| s'il| que| pour| je)",
    "<clause>(?:laissez-moi|laisse-moi|il faut que je|je dois|je vais|j'ai besoin (?:de|d'y))(?: (?:y|juste))? ?(?:réfléchir|réfléchisse|penser|y penser|vérifier|consulter mes notes)(?: (?:un|une|moment|instant|seconde|minute|peu|à ça))*(?= ?[,.!?;]|$)",
    "<clause>(?:un|une|deux) (?:petit |petite )?(?:instant|moment|secondes?|minutes?)(?=[,.!;]|$| s'il| svp)",
    "<clause>(?:on sonne|quelqu'un (?:frappe|sonne)|on frappe) à (?:la|ma) porte",
    '<clause>je (?:reviens|suis à vous) (?:tout de suite|dans (?:un|une|deux)|de suite)',
  ],
  'are-you-human': [
    ...unlessQuoted(
      [
        "<clause>(?:je veux|je voudrais|j'aimerais|je préfère|je préférerais) parler (?:à|avec) (?:un (?:vrai |véritable )?(?:être )?humain|une (?:vraie |véritable )?personne|quelqu'un)(?= ?[,.!?;]|$)",
        "<clause>(?:passez-moi|mettez-moi en relation avec) (?:quelqu'un|une (?:vraie )?personne|un (?:vrai )?(?:humain|conseiller|collègue))(?= ?[,.!?;]|$| s'il)",
        "<clause>(?:je peux|puis-je|pourrais-je|est-ce que je peux|je voudrais|j'aimerais|je préfère) parler (?:à|avec) (?:une (?:vraie |véritable )?personne|un (?:vrai |véritable )?(?:être )?humain|quelqu'un (?:de vrai|de réel))",
      ],
      quoting,
    ),
    `(?:êtes-vous|es-tu|est-ce que vous êtes|est-ce que tu es|vous êtes|tu es|t'es|vous n'êtes pas|seriez-vous|vous ne seriez pas) (?:vraiment |bien |en fait |réellement |en réalité |pas )?${aBeing}`,
    `(?:je (?:suis en train de )?(?:parle|parler|discute|discuter|converse)|est-ce que je (?:parle|discute)|suis-je en train de parler|parlé-je|c'est) (?:bien |vraiment |là )?(?:avec|à) ${aBeing}(?= ?[,.!;?]|$| ou | là)`,
    `<clause>(?:c'est|est-ce(?: que c'est)?|ce serait|il y a|y a-t-il|est-ce qu'il y a) (?:vraiment |bien )?${aBeing}(?: (?:réelle?|au (?:bout du fil|téléphone)|là|qui (?:me )?parle|derrière))*(?= ?\\?|$| ou )`,
    "<clause>(?:(?:à|avec) qui (?:est-ce que )?(?:je parle|suis-je|parlé-je|ai-je affaire)|(?:je parle|j'ai affaire) (?:à|avec) qui)(?= ?[,.!?;]|$| en train)",
    "<clause>(?:qui (?:êtes-vous|est-ce que vous êtes|es-tu)|qu'êtes-vous|vous êtes qui|t'es qui)(?= ?[,.!?;]|$)",
  ],
  'is-recorded': [
    '<clause>(?:est-ce que )?vous (?:gardez|enregistrez|conservez|stockez) (?:tout )?(?:ce que je (?:dis|raconte)|mes réponses|ma voix|ça)\\s*(?:\\?|$)',
    `<clause>(?:est-ce (?:que|qu')|y a-t-il|il y a|on est|nous sommes) ?(?:(?:${call}|vous|je|on|nous) )?(?:c'|est |m'|suis |êtes |sommes |va |sera |nous |l')*(?:être )?(?:en train d'être |en train d'|en train de m')?enregistr(?:ée?s?|ez|er|ement|e)(?: (?:ça|cela|ceci|${call}|tout))?${asked}`,
    `<clause>(?:${call} )?(?:c'est|est|est-elle|sera|va être|est-il|serait) (?:bien |aussi |actuellement )?enregistrée?${asked}`,
    `<clause>(?:vous|tu) (?:m'|nous |l'|êtes en train de? ?m?'?)?enregistre[zrs]?(?: (?:${call}|tout|aussi))?${asked}`,
    `(?:enregistrez-vous|m'enregistrez-vous|nous enregistrez-vous|vous m'enregistrez|tu m'enregistres)`,
    `<clause>(?:est-ce|est-il|tout est) enregistrée?${asked}`,
    `<clause>(?:est-ce que )?(?:je suis|suis-je|on est|nous sommes|sommes-nous) (?:en train d'être |bien )?enregistrée?s?${asked}`,
    `<clause>${call} (?:est(?:-(?:elle|il))?|sera|va être) (?:bien |aussi )?(?:enregistr|conserv|stock|retranscri|écout)\\p{L}*${asked}`,
    `<clause>(?:et )?qui (?:d'autre )?(?:est-ce qui )?(?:(?:va|peut|pourra|doit|a) )?(?:pouvoir )?(?:écout(?:er|e|era)|entend(?:re|ra)?|lir[ea]|lit|voi[rt]|verra|recevoir|reçoit|recevra|accès à|avoir accès à|aura accès à|réécoute[r]?) ${answers}`,
    "<clause>qui (?:m'écoute|nous écoute|est-ce qui (?:m'|nous )écoute)",
    `<clause>où (?:va|vont|sera|seront|ira|est|sont|finit|atterrit|part)(?:-(?:il|elle|ils|elles))? (?:stock\\p{L}+ |conserv\\p{L}+ )?${answers}`,
    `<clause>(?:qu'est-ce que vous (?:faites|allez faire|ferez)|que (?:faites-vous|ferez-vous|deviennent?|devient|va devenir|vont devenir)|qu'allez-vous faire|que se passe-t-il|vous (?:faites|allez faire) quoi|qu'est-ce (?:qui|qu'il) (?:arrive|se passe|advient))(?: (?:de|avec|à))? ${answers}`,
    `<clause>(?:est-ce que )?(?:c'est|${call} est|est-ce) (?:confidentiel(?:le)?|anonyme|privée?)\\s*\\?`,
    "<clause>(?:il y a|y a-t-il|est-ce qu'il y a) un enregistrement",
  ],
  'who-asks': [
    '<clause>vous (?:travaillez|appelez|parlez|faites ça) (?:(?:de la part|au nom) de qui|pour (?:qui|quelle (?:société|entreprise)))',
    "<clause>c'est pour quoi(?: faire)?\\s*(?:\\?|$)",
    "<clause>(?:et )?qui (?:est-ce qui )?(?:veut|demande|pose|commande|paie|paye|a commandé|a demandé|est derrière|se cache|finance|organise|mène|fait|souhaite|réalise)(?: (?:savoir|derrière|ça|cela|cet|cette|ces|les|l'|entretien|étude|enquête|questions|tout|de))*(?: ?(?:entretien|étude|enquête|interview))?(?= ?[,.!?;]|$)",
    '<clause>(?:pour|au nom de|de la part de) (?:qui|quelle (?:entreprise|société)|quel client)',
    '(?:quelle (?:entreprise|société|organisation|boîte)|quel client|quel organisme)(?: (?:est|se cache|derrière|ça|cela|qui|demande))*',
    "<clause>(?:quel(?:le)? (?:est|était)|c'est quoi|à quoi (?:sert|ça sert)|quel) ?(?:le|la|l')? ?(?:but|objectif|objet|finalité|raison|intérêt|motif|étude|entretien|ça)",
    '<clause>à quoi (?:ça |cela |vont |va )?(?:sert|servir|servent|serviront)',
    "<clause>pourquoi (?:est-ce que )?(?:vous |tu )?(?:me |m')?(?:demandez|demandez-vous|posez|posez-vous|voulez|voulez-vous|appelez|m'appelez-vous|interrogez|moi|ces questions|cet entretien|me demandez-vous)(?: (?:savoir|ça|cela|ces|cette|questions?|vous))*(?= ?[,.!?;]|$)",
  ],
  'how-long': [
    '<clause>(?:est-ce que )?(?:ça|cela) (?:va|risque de) (?:encore )?durer (?:encore )?longtemps(?= ?[,.!?;]|$)',
    "<clause>(?:et )?(?:ça|cela|il|on|c'est|l'entretien)? ?(?:va |en a )?(?:encore )?(?:durer?|dure|prend(?:re)?|reste|pour)? ?(?:encore )?combien (?:de temps|de questions|de minutes)(?: (?:encore|est-ce que|ça|cela|il|nous|vous|reste|reste-t-il|restent|avez-vous|va|dure|durera|durer|prendre|prend|faut|encore|y a-t-il|me|avons|sont|total|au|l'entretien))*(?= ?[,.!?;]|$)",
    '<clause>(?:il )?(?:vous |nous )?(?:reste|en reste|avez|y a)(?: (?:encore|il))* (?:combien|beaucoup)(?: (?:de|questions|temps|encore))*\\s*(?:\\?|$)',
    "<clause>(?:(?:c'est|ce sera|ça va être|est-ce que c'est) (?:encore )?(?:long|bientôt (?:fini|terminé)|la dernière(?: question)?|presque fini)|on (?:a|en a) (?:encore )?(?:bientôt fini|pour longtemps|presque fini|encore pour longtemps)|(?:on en a|vous en avez) (?:encore )?pour (?:longtemps|combien)|quand (?:est-ce (?:qu'on|que ça)|aurons-nous) (?:finit|fini|se termine))(?: de temps)?\\s*(?:\\?|$)",
  ],
  'said-already': [
    "<clause>(?:mais )?(?:je (?:vous |te )?(?:l'|le )?(?:ai|viens)|je vous l'ai|je l'ai|j'ai|j'y ai) (?:déjà|juste déjà|de) (?:(?:vous )?(?:le )?dit?e?|dit|répondu|expliqué|raconté|mentionné|indiqué|évoqué|parlé)(?: (?:à|de|ça|cela|cette|la|tout|question|l'heure))*(?= ?[,.!?;]|$)",
    "<clause>comme (?:je (?:vous )?(?:l'ai|le|disais|l'expliquais)|dit)(?: (?:déjà|disais|dit|expliqué|mentionné|tout à l'heure|avant|plus tôt|précédemment))*(?= ?[,.!;]|$)",
    "(?:vous (?:me )?l'|vous m'(?:avez|aviez)|vous )(?:avez |aviez )?(?:déjà|juste) (?:posé|demandé)(?: (?:ça|cela|cette|la|même|question))*",
    "<whole>(?:c'est la même question(?: que (?:tout à l'heure|avant))?|encore la même question|déjà répondu|déjà dit)",
  ],
  'one-more-thing': [
    '(?:encore|juste) (?:une (?:dernière |petite )?(?:chose|question|remarque)|un (?:mot|point|détail|truc))|une (?:dernière|autre) (?:chose|remarque|petite chose)(?= ?[,.!?;:]|$| (?:que|avant|si))',
    "<clause>(?:je (?:voudrais|peux|veux|souhaite|souhaiterais|voulais)|j'aimerais|puis-je|est-ce que je peux|on peut|laissez-moi|permettez-moi d'?e?)(?: (?:encore|juste|aussi))* ?(?:ajouter|dire|mentionner|préciser|compléter) (?:quelque chose|une chose|un (?:point|mot|détail)|encore|ceci|deux mots)",
    "<clause>(?:j'ai|j'avais) (?:oublié (?:de (?:dire|mentionner|préciser)|quelque chose|une chose)|encore (?:quelque chose|une chose|un point))",
    "<clause>(?:avant (?:de (?:finir|terminer|raccrocher|se quitter)|qu'on (?:finisse|termine|raccroche))|il y a (?:encore )?(?:autre chose|une autre chose|un autre point))",
  ],
  'off-the-record': [
    '<clause>(?:gardez|garde) (?:ça|cela|ceci|le|tout ça) pour (?:vous|toi)',
    '<clause>soit dit entre nous',
    "<clause>(?:ça|cela|tout ça|ceci) (?:ne )?(?:sort|doit sortir|sortira) pas (?:d'ici|de cette pièce|de ce bureau|de notre conversation)",
    '<clause>(?:ne )?(?:le|la) (?:répétez|dites) (?:pas|à personne)',
    "<clause>(?:c'est|ceci est|tout ça est|en|passons en|ce sera|ça reste|reste|restons en|je vous (?:le )?dis ça|ce que je vous dis est|et ça c'est) (?:du |en |bien )?off(?= ?[,.:;!]|$)",
    'hors (?:micro|enregistrement|antenne|procès-verbal|caméra)',
    "(?:que )?(?:ça|cela|ceci|tout ça|ce que je (?:vais )?(?:vous )?(?:dis|dire)) (?:doit (?:bien )?|devra |va |soit |reste |restera |demeure |c'est )*(?:rester |reste )?(?:strictement )?entre (?:nous|vous et moi|toi et moi)",
    "<clause>(?:strictement |bien )?entre (?:nous(?: soit dit)?|vous et moi|toi et moi)(?= ?[.!?;:]| ?,(?! \\p{L}+s,)|$| (?:ils|elles|il|elle|je|on|c'est|le|la|les) )(?!\\.? ?et )",
    `(?<!(?<!\\p{L})(?:on|nous|ils|elles|il|elle|je) )(?:ne |n')(?:(?:m|l|me|le|la|les|nous|vous|en) ?'? ?)?(?:(?:${kept}) pas|pas (?:me |m'|le |l'|la )?(?:${kept}))(?: (?:ça|cela|ceci|mon nom|là-dessus|sur (?:ça|ce point)))?`,
    `<clause>(?:vous )?(?:ne )?(?:pouvez|devez|pourrez) pas (?:me |m'|le |l'|la )?(?:citer|publier|écrire|noter|mentionner|répéter|diffuser)(?: (?:ça|cela|ceci|là-dessus|sur (?:ça|ce point)))?(?= ?[,.;!]|$| mais)`,
    "(?:ça|cela|ceci|c'|ce que je (?:dis|vais dire)|ce qui suit)(?: ?(?:ne|n'))? ?(?:doit|peut|devra|est|sera) pas (?:être (?:publié|cité|noté|écrit|enregistré|répété|diffusé)|(?:fait |destiné |à )?(?:pour|à) (?:être )?(?:publi|cit|diffus)\\p{L}*)",
    `${statement} ?(?:est|reste|doit rester|restera|soit|serait) (?:strictement |totalement |un peu )?(?:confidentiel(?:le)?|privée?|secret|off)(?! (?:chez|pour|dans|comment|avec)(?!\\p{L}))`,
    "<clause>(?:c'est|ceci est) (?:strictement |totalement |un peu )?(?:confidentiel|à ne pas (?:citer|publier|noter|répéter))(?! (?:chez|pour|dans|entre|comment|avec|jusqu)(?!\\p{L}))",
    '<clause>(?:en (?:toute )?(?:confidence|confidentialité)|confidentiellement|officieusement|sous le sceau du secret)(?= ?[,:])',
    'sans (?:me citer|que (?:ce soit|ça soit) (?:cité|publié|noté|enregistré)|citer mon nom)',
    "<clause>(?:pouvez-vous |vous pouvez |s'il vous plaît )?(?:arrêt(?:ez|er)|coup(?:ez|er)|éteign(?:ez|dre)|éteindre|stopp(?:ez|er)|suspend(?:ez|re)|mettez en pause) (?:l'enregistrement|le micro|l'enregistreur|la bande)",
    '<clause>(?:je ne vous ai rien dit|vous ne tenez pas ça de moi|ça ne vient pas de moi)',
  ],
  'on-the-record': [
    '(?:de|à) nouveau (?:officiel(?:lement)?|enregistré|me citer|noter|enregistrer|utiliser|on)',
    "(?:on (?:reprend|revient)|nous reprenons|reprenons|revenons) (?:officiellement|l'enregistrement|en on|au on|à l'officiel)",
    "<clause>(?:reprenez|reprendre|rallumez|redémarrez|relancez|remettez|réactivez) (?:l'enregistrement|le micro)",
    "<clause>fin (?:du|de l'|de la) (?:off|aparté|confidence|parenthèse)",
    "(?:vous pouvez|tu peux|on peut) (?:(?:de nouveau|à nouveau|maintenant|encore|désormais) )?(?:me |m'|l'|le )?(?:citer|noter|enregistrer|publier|utiliser|écrire)(?: (?:ça|cela|ceci|ce que je dis|de nouveau|à nouveau|maintenant|la suite))*(?<=(?:nouveau|maintenant|désormais|encore).*|la suite|ceci|ça|cela)",
    "<clause>(?:à partir de maintenant|maintenant|désormais|ici)(?: ?,)? (?:c'est|ça redevient|tout est|on est|vous pouvez)(?: (?:de|à) nouveau)? (?:officiel|on|public|enregistrable|me citer|noter|enregistrer|citable)",
  ],
  strike: [
    `<clause>(?:(?:pouvez-vous|pourriez-vous|vous pouvez|tu peux|s'il vous plaît|veuillez|merci d'|je voudrais|il faut|non) ?)*(?:me )?(?:effac|supprim|retir|enlev|enlèv|raye|ray|barr|oubli|ignor|biff|annul|coup)(?:ez|er|e|r|z)(?:-moi)? ${bit}${close}`,
    "<clause>(?:s'il vous plaît |non |ça )?(?:effacez|supprimez|retirez|enlevez|rayez|barrez|ignorez|coupez|efface|supprime|enlève|retire|oubliez)-(?:le|la|les|moi ça)(?= ?[,.!;]|$| s'il| svp| de)",
    "<clause>(?:oubliez|oublie) que (?:je l'ai dit|j'ai dit (?:ça|cela))",
    "<clause>(?:je (?:ne )?(?:n')?aurais (?:pas|jamais) dû (?:vous )?(?:le )?(?:dire|mentionner|raconter|parler de)(?: (?:ça|cela|ceci|le nom))?)(?= ?[,.!;]|$)",
    `<clause>(?:n'|ne )(?:utilis|gard|pren|conserv|not|tene)(?:ez|z) (?:pas (?:en compte |compte de )?)${bit}`,
    "<clause>(?:je (?:retire|reprends) (?:ce que (?:je viens de dire|j'ai dit)|ça|mes paroles|ma dernière phrase)|faites comme si je n'avais rien dit)",
    `<clause>(?:pouvez-vous|pourriez-vous|vous pouvez|je voudrais) (?:l'|le |la )(?:effacer|supprimer|retirer|enlever|rayer)`,
  ],
  'change-answer': [
    "<clause>(?:(?:non,? )?(?:c'est|c'était) (?:faux|pas ça|n'importe quoi),? )?je (?:recommence|reprends (?:ma réponse|depuis le début)|corrige ma réponse|me corrige)(?= ?[,.!?;]|$)",
    '(?:chang|corrig|modifi|rectifi|revoi|révis|retir|repren|refai|annul)(?:er|ez|e|r|dre|re|ons|eons) (?:ma|cette|la) (?:dernière |précédente )?réponse(?: précédente)?',
    "<clause>(?:je (?:peux|voudrais|veux|dois|souhaite|souhaiterais)|j'aimerais|puis-je|laissez-moi|permettez-moi de|est-ce que je peux) (?:me )?(?:corriger|rectifier|modifier|reprendre|revenir sur|nuancer)(?: (?:ce que (?:je viens de dire|j'ai dit)|ça|cela|quelque chose|un point|mes propos))?(?= ?[,.!?;]|$)",
    "<clause>(?:je (?:peux|voudrais|veux)|j'aimerais|puis-je|laissez-moi) (?:y )?(?:répondre|redire|recommencer)(?: (?:à|ça|cela|cette|la|question))* (?:de nouveau|à nouveau|encore une fois|autrement)",
    "<whole>(?:je me suis trompée?|(?:c'était|c'est) (?:faux|une erreur)|ma dernière réponse (?:était|est) fausse|je me corrige|je rectifie)",
  ],
  refusal: [
    "(?:je ne sais|je sais|j'sais) pas",
    'aucune idée',
    'pas s[ûu]re?',
    'sans commentaire',
    'pas de commentaire',
    'je préfère ne pas',
    'je ne (?:peux|veux|souhaite) pas (?:le dire|dire|répondre|en parler|commenter|partager)',
    'question suivante',
    '<start>(?:je passe|passons|suivante?)(?:[.!,]|$)',
    'rien ne me vient',
    "c'est confidentiel",
  ],
  yes: [
    "<start>(?:oui|ouais|ouaip|si|bien sûr(?: que oui)?|d'accord|certainement|absolument|tout à fait|volontiers|entendu|ok|okay|okey|allez-y|vas-y|c'est bon|ça marche|ça me va|ça va|pas de problème|sans problème|parfait|exactement|évidemment|avec plaisir|bien entendu|très bien|affirmatif|je veux bien|allons-y|j'accepte|je suis d'accord|je consens)(?= ?[,.!;]|$| (?:je|j'accepte|bien|monsieur|madame|s'il|merci|pour|volontiers|allez-y|allons-y|d'accord|oui|ça|c'est|on|vous|tout|sans|à))",
    "<clause>(?:je suis (?:tout à fait )?d'accord|j'accepte|je consens|je donne mon accord|je (?:veux bien|souhaite) participer)(?= ?[,.!;]|$| pour| de| à| avec)",
    '<whole>(?:vous pouvez (?:commencer|y aller)|commençons|pourquoi pas|un)',
  ],
  no: [
    "<start>(?:non|nan|pas du tout|jamais|absolument pas|certainement pas|(?:il n'en est )?pas question|hors de question|surtout pas|en aucun cas|pas d'accord|négatif|plutôt pas|bien sûr que non|sûrement pas|pas vraiment)(?= ?[,.!;]|$| (?:merci|je|j'|c'est|ça|pas|monsieur|madame|vraiment|désolée?))",
    "<clause>je (?:ne )?(?:suis pas (?:du tout )?d'accord|veux pas|souhaite pas|consens pas|refuse|préfère (?:que )?(?:ne )?(?:pas|non)|accepte pas|tiens pas à|m'oppose|préférerais (?:ne )?pas)",
    "<clause>je n'accepte pas",
    "<whole>(?:deux|il n'en est pas question)",
  ],
  courtesy: [
    "pardon|désolée?|excusez-moi|excuse-moi|je suis (?:vraiment )?désolée?|je m'excuse|s'il (?:vous|te) plaît|svp|merci(?: beaucoup| bien)?|écoutez|écoute|bon|bah|ben|eh bien|alors|bien|oui|non|ok|d'accord|mais|et|euh+|hum+|ah|oh|donc|en fait|à vrai dire|franchement|honnêtement|malheureusement|bonjour|dites(?:-moi)?|au fait|d'ailleurs|attendez|une question|monsieur|madame|voilà|stop|je crois que|maintenant|aussi|juste|là-dessus|ça suffit|en tout cas|de toute façon|finalement|avant de (?:commencer|continuer|répondre)|sérieusement|en vrai|c'est bon",
  ],
});
