import { type RequestPatterns } from './patterns';

const esLater = String.raw`(?:más tarde|luego|después|mañana|en otro momento|otro día|la próxima semana|la semana que viene|esta tarde|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))`;

export const es: RequestPatterns = {
  finishLater: [
    `<clause>(?:podemos|podríamos|puedo|podría|se puede|es posible) (?:continuar|seguir|terminar|acabar|retomar|dejarlo|parar|hablar|hacerlo)(?:lo|la)?(?: (?:esto|la entrevista|la conversación|con esto|para|por favor))* ${esLater}`,
    `<clause>(?:continuamos|seguimos|terminamos|lo dejamos|sigamos|continuemos|dejémoslo|hablamos)(?: (?:para|esto|la entrevista))* ${esLater}`,
    `<start>(?:quiero|quisiera|me gustaría|prefiero|preferiría) (?:continuar|seguir|terminar|acabar|retomar|dejarlo)(?:lo|la)?(?: (?:esto|la entrevista|para))* ${esLater}`,
    '<start>(?:me tengo que|tengo que|debo|necesito) (?:ir|irme|marcharme|colgar|salir|dejarlo|dejarle)(?: ya| ahora)?(?=[,.!?;]|$| pero| lo siento)',
    '<start>(?:no quiero|prefiero no) (?:continuar|seguir)(?=[,.!?;]|$| con)',
    '<clause>(?:podemos|podríamos) (?:parar|dejarlo|terminar|acabar) (?:aquí|ahora)',
    '<start>(?:paremos|dejémoslo) aquí',
  ],
  offTheRecord: [
    'extraoficial(?:mente)?',
    'off the record',
    'fuera de (?:registro|micrófono|grabación)',
    '(?:no me cite|no lo cite|no cite esto|no publique esto|no grabe esto|no lo grabe)',
    'que (?:esto|eso) quede entre (?:nosotros|usted y yo)',
    '(?:esto|eso) es confidencial',
  ],
  strike: [
    '(?:borre|elimine|tache|quite|olvide|ignore) (?:eso|esto|lo que (?:acabo de decir|he dicho|dije))',
  ],
  onTheRecord: [
    '(?:de nuevo|otra vez|volvemos|volvamos) (?:en|al|para) (?:el )?registro',
    '(?:de nuevo|otra vez|vuelve a ser|ya es) oficial',
    'volvemos a grabar',
  ],
  repeat: [
    '(?<!se )(?:puede|podría|puedes|podrías|me puede|me puedes) (?:repetir|repetirme|repetirlo|repetirla)(?: (?:la pregunta|eso|por favor))?',
    'repita(?: la pregunta|,? por favor)',
    'no (?:le |te |lo |la )?(?:he oído|oí|he entendido|entendí|entiendo) (?:bien|la pregunta)?',
    'otra vez,? por favor',
    'cuál era la pregunta',
    '<start>¿?(?:cómo|perdón|perdone|disculpe|qué)\\s*\\?',
  ],
  refusal: [
    'no (?:lo )?sé',
    'no sabría (?:decir|decirle|contestar|responder)',
    'ni idea',
    'no estoy segur[oa]',
    'sin comentarios',
    'prefiero no (?:decir|decirlo|contestar|responder|hablar|comentar)',
    'no (?:puedo|quiero) (?:decir|decirlo|contestar|responder|hablar|comentar|compartir)',
    'siguiente pregunta',
    '<start>(?:paso|siguiente)(?:[.!,]|$)',
    'no se me ocurre nada',
  ],
};

const frLater = String.raw`(?:plus tard|demain|une autre fois|un autre jour|la semaine prochaine|tout à l'heure|ce soir|cet après-midi|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))`;
const frGoOn = String.raw`(?:continuer|terminer|finir|reprendre|arrêter|faire|poursuivre|parler|rappeler)`;

export const fr: RequestPatterns = {
  finishLater: [
    `<clause>(?:est-ce qu'on peut|est-ce que je peux|est-ce que nous pouvons|on peut|on pourrait|peut-on|pourrait-on|pouvons-nous|pourrions-nous|je peux|puis-je|c'est possible de|est-il possible de)(?: (?:la|le|en))? ${frGoOn}(?: (?:ça|cela|l'entretien|la conversation|la suite))* ${frLater}`,
    `<clause>(?:continuons|terminons|finissons|reprenons|on continue|on reprend|on termine|on finit)(?: (?:ça|cela|l'entretien|la conversation))* ${frLater}`,
    `<start>(?:je voudrais|j'aimerais|je préfère|je préférerais|je souhaite)(?: (?:la|le|en))? ${frGoOn}(?: (?:ça|cela|l'entretien|la conversation))* ${frLater}`,
    "<start>(?:je dois|il faut que je|je vais devoir) (?:partir|parte|y aller|vous laisser|vous laisse|raccrocher|raccroche|m'en aller)",
    "<clause>(?:on peut|pouvons-nous|est-ce qu'on peut) (?:s'arrêter|nous arrêter|arrêter) (?:là|ici|maintenant)",
    "<start>(?:arrêtons-nous|on s'arrête) (?:là|ici)",
    '<start>je ne veux (?:pas|plus) continuer',
  ],
  offTheRecord: [
    'off the record',
    'hors (?:micro|enregistrement|antenne)',
    'entre nous(?=[,.!?;]|$)',
    "ne (?:me citez pas|le citez pas|citez pas|publiez pas|notez pas|l'enregistrez pas)",
    "(?:c'est|ceci est|cela reste|ça reste) (?:confidentiel|entre nous)",
  ],
  strike: [
    "(?:effacez|supprimez|retirez|oubliez|ignorez) (?:ça|cela|ce que (?:je viens de|j'ai) di(?:re|t))",
  ],
  onTheRecord: [
    '(?:de|à) nouveau (?:officiel(?:lement)?|enregistré)',
    'on reprend officiellement',
    "reprenez l'enregistrement",
  ],
  repeat: [
    '(?:pouvez-vous|pourriez-vous|tu peux|vous pouvez|peux-tu)(?: me)? (?:répéter|redire|reformuler)(?: (?:la question|ça|cela))?',
    "répétez(?: la question|,? s'il vous plaît)?",
    "(?:je n'ai|j'ai) pas (?:bien )?(?:entendu|compris)(?: la question)?",
    'quelle était la question',
    '<start>(?:pardon|comment|quoi|hein)\\s*\\?',
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
  ],
};

const deLater = String.raw`(?:später|morgen|ein(?:\s?ander)mal|ein anderes mal|nächste woche|heute (?:nachmittag|abend)|an einem anderen tag|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|nachher)`;

export const de: RequestPatterns = {
  finishLater: [
    `<clause>(?:können|könnten|sollen|wollen) wir (?:das |dies |das gespräch |das interview |bitte |vielleicht |den rest )*${deLater} (?:bitte )?(?:weiter\\p{L}*|fort\\p{L}*|beenden|machen|reden|sprechen|fertig\\p{L}*)`,
    `<clause>(?:kann|könnte|darf) ich (?:das |dies |das gespräch |das interview |bitte |den rest )*${deLater} (?:bitte )?(?:weiter\\p{L}*|fort\\p{L}*|beenden|machen|fertig\\p{L}*)`,
    `<clause>(?:lassen sie uns|machen wir|reden wir|sprechen wir) (?:das |bitte |doch |damit )*${deLater}(?: (?:weiter\\p{L}*|fort\\p{L}*))?`,
    `<start>ich (?:möchte|würde|will) (?:gern |gerne |lieber |das |das gespräch )*${deLater} (?:weiter\\p{L}*|fort\\p{L}*|beenden)`,
    '<start>ich muss (?:jetzt |gleich |leider |dann |nun )*(?:los|weg|gehen|auflegen|aufhören|schluss machen)(?=[,.!?;]|$)',
    '<clause>(?:können|könnten) wir (?:bitte )?(?:hier |jetzt )(?:aufhören|pausieren|unterbrechen|stoppen|schluss machen)',
    '<start>ich (?:möchte|will) (?:nicht (?:mehr )?weiter\\p{L}*|(?:hier|jetzt) (?:aufhören|abbrechen|beenden))',
  ],
  offTheRecord: [
    'off the record',
    'unter uns(?: gesagt)?(?=[,.:!?;]|$)',
    'nicht (?:fürs|für das) protokoll',
    'im vertrauen(?: gesagt)?',
    '(?:bitte )?(?:zitieren|veröffentlichen|verwenden|notieren|schreiben) sie (?:das|mich|dies)(?: bitte)? nicht',
    '(?:das|dies) (?:ist|bleibt) (?:vertraulich|unter uns)',
    'nicht zur veröffentlichung',
  ],
  strike: [
    '(?:streichen|löschen|vergessen) sie (?:das|dies|bitte)',
    'vergessen sie,? was ich (?:gerade |eben )?(?:gesagt habe|sagte)',
  ],
  onTheRecord: ['wieder (?:fürs|für das|im|ins) protokoll', '(?:wieder|ab jetzt) (?:offiziell|zitierbar)'],
  repeat: [
    '(?:können|könnten|würden) sie (?:das|die frage|mir die frage|es)?\\s?(?:bitte )?(?:noch ?mal |noch ein ?mal )?(?:wiederholen|sagen|stellen)',
    'wiederholen sie(?: bitte)?',
    '(?:habe|hab) (?:sie|das|die frage|es)?\\s?(?:leider |akustisch )*nicht (?:ganz )?verstanden',
    'noch ?(?:ein)?mal,? bitte',
    '(?:was|wie) war die frage',
    '<start>(?:wie bitte|bitte|entschuldigung|verzeihung|was)\\s*\\?',
  ],
  refusal: [
    '(?:das )?wei(?:ß|ss) ich (?:leider )?nicht',
    'ich wei(?:ß|ss) (?:es |das )?(?:leider )?nicht',
    'keine ahnung',
    'nicht sicher',
    'kein kommentar',
    'da(?:zu|rüber) (?:kann|möchte|darf|will) ich (?:leider )?(?:nichts|nicht)',
    'ich (?:möchte|kann|darf|will) (?:das |dazu |darüber )*(?:lieber )?(?:nichts? )(?:sagen|beantworten|sprechen|antworten)',
    'nächste frage',
    '<start>(?:weiter|passe)(?:[.!,]|$)',
    'fällt mir nichts ein',
  ],
};

const ptLater = String.raw`(?:mais tarde|depois|amanhã|outro dia|outra hora|noutra altura|em outro momento|na próxima semana|na semana que vem|na (?:segunda|terça|quarta|quinta|sexta))`;

export const pt: RequestPatterns = {
  finishLater: [
    `<clause>(?:podemos|poderíamos|posso|poderia|dá para|é possível) (?:a gente )?(?:continuar|terminar|acabar|retomar|parar|falar|fazer)(?: (?:isso|isto|a entrevista|a conversa|o resto))* ${ptLater}`,
    `<clause>(?:vamos (?:continuar|terminar|retomar)|continuamos|continuemos|terminamos)(?: (?:isso|isto|a entrevista|a conversa))* ${ptLater}`,
    `<start>(?:quero|queria|gostaria de|prefiro|preferia) (?:continuar|terminar|acabar|retomar)(?: (?:isso|isto|a entrevista))* ${ptLater}`,
    '<start>(?:eu )?(?:tenho (?:de|que)|preciso(?: de)?|vou ter (?:de|que)) (?:ir|sair|desligar|ir embora|me ir)(?: agora| embora)?(?=[,.!?;]|$| mas)',
    '<clause>(?:podemos|poderíamos) (?:parar|terminar|acabar) (?:aqui|agora|por aqui)',
    '<start>não quero (?:mais )?continuar',
  ],
  offTheRecord: [
    'off the record',
    'em off',
    'fora do registro',
    'não (?:me cite|cite isto|cite isso|publique isso|publique isto|grave isso|grave isto|registe isto)',
    'que (?:isto|isso) fique entre nós',
    'entre nós(?=[,.!?;]|$)',
    '(?:isto|isso) é confidencial',
  ],
  strike: [
    '(?:apague|risque|elimine|retire|esqueça|ignore) (?:isso|isto|o que (?:eu )?(?:disse|acabei de dizer))',
  ],
  onTheRecord: [
    '(?:de novo|novamente|volta a ser) (?:oficial|para regist(?:r)?o|no regist(?:r)?o)',
    'de volta ao regist(?:r)?o',
  ],
  repeat: [
    '(?:pode|poderia|podia|consegue) (?:por favor )?(?:repetir|reformular)(?: (?:a pergunta|isso))?',
    'repita(?: a pergunta|,? por favor)',
    'não (?:ouvi|entendi|percebi|compreendi)(?: bem)?(?: (?:a pergunta|o que disse))?(?=[,.!?;]|$)',
    'qual era a pergunta',
    '<start>(?:como|desculpe|perdão|o quê)\\s*\\?',
  ],
  refusal: [
    '(?:eu )?não sei',
    'não faço ideia',
    'não tenho certeza',
    'sem comentários',
    'prefiro não (?:dizer|responder|falar|comentar)',
    'não (?:posso|quero) (?:dizer|responder|falar|comentar|partilhar|compartilhar)',
    'próxima pergunta',
    '<start>(?:passo|próxima)(?:[.!,]|$)',
    'nada me ocorre',
  ],
};
