import { explained, unlessQuoted } from './explained';
import { orTypedWithoutAccents } from './unaccented';

const later = String.raw`(?:más tarde|luego|después|mañana|en otro (?:momento|rato)|(?:para |en )?otro (?:día|rato)|otra vez será|la próxima semana|la semana (?:que viene|próxima)|el mes que viene|(?:esta|por la) (?:tarde|noche)|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|en (?:una|unas|dos|\d+) (?:horas?|días)|cuando (?:pueda|tenga tiempo))`;
const close = String.raw`(?= ?[,.!;?]|$| gracias| por favor| porque| y | ya que)`;

const interview = String.raw`(?:entrevista|conversación|llamada|sesión|charla|encuesta|cuestionario|interrogatorio)`;
const talk = String.raw`(?:(?:la|esta|nuestra|el|este) )?${interview}`;
const here = String.raw`(?: (?:aquí|acá|ahí|ahora|ya|mismo|inmediatamente|de inmediato|enseguida|de una vez|por (?:aquí|hoy|favor)|esto|con (?:esto|usted|${talk})|${talk}))`;
const want = String.raw`(?:(?:creo que |yo )*(?:quiero|quisiera|querría|me gustaría|deseo|desearía|necesito|prefiero|preferiría|voy a|tengo que)|vamos a|vayamos a|habría que|podemos|podríamos|puedo|podría|se puede|(?:le|te) (?:pido|ruego)|solicito|es posible)(?: ya| ahora| mejor| por favor)*`;
const stop = String.raw`(?:terminar|acabar|finalizar|parar|dejar|cortar|concluir|cerrar|detener|interrumpir|suspender|cancelar|colgar|poner fin a|dar por (?:terminad|finalizad|acabad|concluid)[oa])(?:l[oa]|nos|me|se)?`;
const doStop = String.raw`(?:paren?|detengan?|terminen?|acaben?|finalicen?|corten?|cierren?|interrumpan?|suspendan?|cancelen?|cuelguen?|paremos|terminemos|acabemos|dejemos|cortemos|finalicemos|concluyamos|deje de)(?:l[oa])?`;
const refuse = String.raw`(?:(?:no (?:quiero|quisiera|deseo|pienso|voy a|tengo ganas de|estoy dispuest[oa] a)|prefiero no|preferiría no|me niego a))(?: ya| más)?`;

const consent = String.raw`(?:consentimiento|permiso|autorización|conformidad|aprobación|acuerdo|participación|aceptación)`;
const erase = String.raw`(?:borr|elimin|suprim|destru|quit|tach|retir|sac)(?:ar|ir|y?an?|en?|imos|emos)`;
const told = String.raw`lo que (?:yo )?(?:(?:le|les|te|os) )?(?:he (?:dicho|contado|explicado|respondido|contestado|escrito)|haya (?:dicho|contado)|dije|conté|respondí)`;
const mine = String.raw`(?:(?:absolutamente )?todo (?:${told}|lo (?:dicho|mío))|tod[oa]s? (?:mi|mis|la|las|los) (?:respuestas?|datos|palabras|grabación|entrevista|conversación|transcripción)|mis (?:respuestas|datos|palabras|declaraciones)|(?:esta|la) (?:entrevista|conversación|grabación|transcripción) (?:entera|completa))`;
const use = String.raw`(?:us|utilic|guard|conserv|compart|publi(?:qu|c)|analic|difund|emple|utiliz)(?:ar|ir|en?|an?|es|as)`;

const statement = String.raw`(?:esto|eso|lo (?:siguiente|próximo)|est[ae] (?:parte|punto)|lo que (?:(?:le |les |te )?(?:voy a (?:decir|contar)|digo|diga|cuento)|sigue)(?: ahora| a continuación)?)`;
const kept = String.raw`(?:cit|mencion|nombr|grab|anot)(?:es?|en)|publiqu(?:es?|en)|escrib(?:as?|an)|apunt(?:es?|en)|registr(?:es?|en)|transcrib(?:as?|an)|difund(?:as?|an)|divulgu(?:es?|en)|pong(?:as?|an)`;
const bit = String.raw`(?:eso|esto|aquello|lo que (?:acabo de (?:decir|contar|mencionar)|(?:he dicho|dije)(?: antes| ahora| recién)?)|lo (?:último|anterior)(?: que (?:he dicho|dije))?|(?:mi|la|esa|esta) (?:última )?(?:frase|respuesta|parte|palabra|observación)(?: anterior)?|(?:mi|el|ese) (?:último )?comentario|mis últimas palabras|(?:ese|el) nombre)`;

const being = String.raw`(?:persona|ser humano|human[oa]|robot|bot|chatbot|máquina|ordenador|computadora?|programa|software|sistema automático|inteligencia artificial|i\.?a\.?|contestador|grabación|asistente virtual|de verdad|real|de carne y hueso|alguien (?:real|de verdad))`;
const orElse = String.raw`(?: (?:real|de verdad|humana|de carne y hueso|aquí|ahí))*(?= ?[,.!;?]|$| o )`;
const call = String.raw`(?:(?:todo )?(?:esto|eso)|(?:est[ae]|la|el|nuestra|mi) (?:${interview}|voz)|lo que (?:yo )?(?:digo|diga|estoy diciendo))`;
const asked = String.raw`(?= ?\?|$| o (?:no|qué)|,? ?(?:verdad|no)(?: ?\?|$)| por cierto)`;
const answers = String.raw`(?:(?:todo )?(?:esto|eso)|lo que (?:yo )?(?:diga|digo|he dicho|cuente)|mis (?:respuestas|palabras|datos)|(?:est[ae]|la|mi) (?:grabación|transcripción|${interview})|me)`;

const own = {
  leads:
    '(?:he cambiado|cambié) de (?:opinión|idea|parecer)|lo he pensado mejor|lo pensé mejor|no me siento (?:bien|cómod[oa])|estoy cansad[oa]|me he arrepentido',
  reasons:
    'porque|ya que|pues|y (?:quiero|no|pido|adiós|gracias|que)|no (?:quiero|me|tengo|pueden)|quiero|gracias|muchas|adiós|estoy|esto|he cambiado|me',
};

export const es = orTypedWithoutAccents({
  end: explained(
    [
      '<clause>ya está bien,? (?:paremos|pare|terminemos|dejémoslo|lo dejamos|acabemos)',
      '<clause>me (?:voy|marcho|tengo que ir)(?=,? (?:que me|adiós|ya|lo siento))',
      `<clause>(?:con (?:esto|eso) )?${want} ${stop}${here}+${close}`,
      `<clause>con (?:esto|eso) ${want} ${stop}${close}`,
      `<whole>${want} ${stop}`,
      `<clause>${doStop}${here}+${close}`,
      `<whole>(?:para|termina|acaba|corta|cierra)(?: (?:ya|aquí|ahora|esto|la entrevista|esta entrevista|por favor))+`,
      `<clause>(?:ya )?${refuse} (?:seguir|continuar)(?: (?:adelante|hablando|respondiendo|contestando|más|ya|aquí|ahora|participando|con (?:esto|${talk})|${talk}|en ${talk}))*${close}`,
      `<clause>(?:ya )?${refuse} (?:responder|contestar|hablar|oír|decir)(?:le|te|les)?(?: (?:a|con|usted|sus|tus|de|las|estas|esto|preguntas?))* (?:más|nada|nada más|ningun[ao]|otras?)(?: (?:más|preguntas?|de (?:sus|las) preguntas|con (?:usted|ustedes|una máquina|un robot)))*${close}`,
      `<clause>ya ${refuse} (?:hablar|responder|contestar)(?:le)?(?: (?:con usted|a (?:sus |más )?preguntas))*${close}`,
      `<clause>(?:ya )?no (?:le |te |les )?(?:respondo|contesto|hablo|digo) (?:a )?(?:más|nada más|nada|ninguna)(?: (?:preguntas?|más|con usted))*${close}`,
      `<clause>${refuse} (?:participar|ser entrevistad[oa]|hacer (?:esto|${talk}))(?: (?:más|en (?:esto|${talk})))*${close}`,
      `<clause>(?:no más|ni una|ninguna|no haga más|sin más|basta de|ya basta de|se acabaron las) (?:preguntas?|pregunta más)(?: más)?${close}`,
      `<clause>(?:ya )?(?:basta|es suficiente|suficiente|tengo (?:bastante|suficiente)|me he hartado|estoy (?:hart[oa]|cansad[oa])|he tenido (?:bastante|suficiente)) (?:ya )?(?:de|con) (?:esto|${talk}|(?:sus |tantas |las )?preguntas|hablar|usted)`,
      '<whole>(?:ya basta|basta ya|basta por hoy|ya es suficiente|hasta aquí|se acabó todo|no más|ya no más|no sigo(?: más)?|ya no sigo|no continúo|lo dejo|me voy)',
      '<clause>hasta aquí (?:hemos llegado|llegamos|llego|lo dejo|y no más)',
      `<clause>(?:lo (?:dejo|dejamos|vamos a dejar|voy a dejar)|dejémoslo|déjelo|déjalo|aquí (?:lo dejo|lo dejamos|termino|acabo|me paro)|(?:aquí )?termino|me detengo)(?: (?:aquí|acá|ahí|ya|por hoy|ahora mismo))+${close}`,
      `<clause>aquí (?:lo (?:dejo|dejamos)|termino|acabo|me (?:paro|quedo))${close}`,
      '<whole>(?:adiós|hasta (?:luego|nunca|siempre)|ch[ao]u|chao|me despido|cuelgo|voy a colgar|le cuelgo|que tenga (?:un )?buen día)',
      `<clause>(?:ya )?(?:he (?:terminado|acabado)|terminé|acabé) (?:aquí|con (?:esto|usted|${talk})|${talk})${close}`,
      '<clause>(?:déjeme|déjame|déjenme) (?:en paz|tranquil[oa])',
      '<clause>no me (?:llame|moleste|pregunte|llamen|molesten)(?: nada)? más',
      '<clause>(?:he dicho|dije|(?:ya )?(?:le|te) (?:he dicho|dije)) (?:que )?(?:pares?|paren|basta|no más|se acabó|lo deje|terminen?|no quiero (?:seguir|más))',
      `<clause>(?:la|esta) (?:entrevista|conversación) (?:se (?:acabó|ha acabado|terminó|termina)|ha (?:terminado|acabado)|(?:termina|acaba) aquí)${close}`,
    ],
    own,
  ),
  endPerhaps: [
    '<whole>(?:basta|paren?|para|alto|fin|suficiente|bastante|ya está(?: bien)?|se acabó|terminado|acabado|termine|terminemos|acabemos|terminar|parar|cancelar|salir|deténgase|detente|(?:quiero|déjeme) salir)',
    '<whole>(?:(?:eso|esto) (?:es|sería) todo(?: por (?:hoy|mi parte))?|nada más|(?:ya )?(?:he terminado|terminé|acabé|he acabado)|me rindo|no puedo más)',
  ],
  withdraw: explained(
    [
      `<clause>(?:borren?|borra|eliminen?|olviden?|bórren?lo|elimínen?lo) todo(?: (?:esto|${told}))?(?=,? (?:y )?(?:ya )?(?:no (?:quiero|deseo|voy|autorizo)|he cambiado|me retiro))`,
      `<clause>olvid(?:e|en|a) todo ${told}(?= ?[,.!?;]|$)`,
      '<clause>(?:bórr[ae]n?|elimín[ae]n?)(?:lo)? todo(?: (?:por favor|lo que he dicho|ya))(?= ?[,.!?;]|$)',
      '<clause>(?:bórr[ae]n?lo|bórrenlo|elimínenlo) todo,? por favor',
      '<clause>(?:quiero|exijo|pido|solicito) que (?:se borre|se elimine|lo borren?|borren?|eliminen?) (?:absolutamente )?todo',
      '<clause>he cambiado de (?:opinión|idea),? (?:y )?(?:ya )?no (?:quiero|deseo|voy a) (?:participar|seguir participando)',
      `<clause>(?:retiro|revoco|anulo|cancelo) (?:mi|el|todo|ese|cualquier)(?: mi)? ${consent}`,
      `(?:retirar|revocar|anular|cancelar|retiren?|revoquen?|quitar(?:le)?) mi ${consent}`,
      `<clause>(?:${want} )?(?:retirarme|salirme|salir|desistir|me retiro|me salgo|desisto) del? (?:(?:la|este|esta|el|su) )?(?:${interview}|estudio|investigación|proyecto)`,
      `<clause>(?:ya )?no (?:(?:le|les) )?(?:doy|consiento|autorizo|acepto|permito)(?: mi)? ?(?:${consent}|que (?:se )?${use}|(?:el uso|participar|que usted))`,
      `<clause>ya no (?:estoy de acuerdo|consiento|acepto|autorizo|quiero que)(?: (?:en|con) (?:participar|esto|${talk}|ser|que))?`,
      `<clause>(?:(?:${want}|puede|puedes|pueden|podrían?) |por favor |quiero que |exijo que |pido que |quiero que se |que )*(?:se )?${erase} ${mine}${close}`,
      `<clause>(?:no (?:quiero|permito|autorizo|deseo|me gustaría|consiento)) que (?:se )?(?:lo )?${use}(?: (?:ustedes|usted))? (?:(?:todo |nada de )?${told}(?: hoy)?|nada(?: de (?:esto|eso))?|mis (?:respuestas|datos|palabras)|mi voz|${talk})`,
      `<clause>(?:ya )?no (?:pueden?|puedes|deben?|podrán?|tienen? permiso para) ${use} (?:(?:nada|ninguna) de (?:esto|mis|lo (?:dicho|anterior)|${talk}|${told})|mis (?:respuestas|datos|palabras)|${told})`,
      `<clause>no ${use} (?:nada(?: de (?:esto|${talk}|${told}|lo dicho))?|(?:ninguna de )?mis (?:respuestas|datos|palabras)|est[ae] ${interview}|${told})${close}`,
      `<clause>(?:retiro|anulo|revoco) (?:todo ${told}|(?:todas )?mis (?:respuestas|declaraciones))`,
    ],
    own,
  ),
  withdrawPerhaps: [
    '<whole>(?:bórrelo todo|bórralo todo|(?:borre|borra|borren|elimine|eliminen|borrar|eliminar) todo(?: esto)?)',
    '<whole>(?:he cambiado|cambié) de (?:opinión|idea|parecer)',
    '<clause>(?:no debería haber (?:aceptado|participado)|me arrepiento de (?:haber (?:aceptado|participado)|esto|participar))',
  ],
  'finish-later': [
    `<clause>(?:ahora )?no (?:puedo|es (?:un )?buen momento),? (?:por favor )?(?:llám[ae](?:me)?|puede llamar(?:me)?|llame) ${later}`,
    `<clause>(?:podemos|podríamos|puedo|podría|se puede|(?:sería|es) posible|le importa si|qué tal si|le parece si|mejor) (?:lo )?(?:continu|segu|sig|termin|acab|retom|reanud|dej|par|habl|hac|hag|aplaz)(?:ar|amos|emos|ir|o|er|uar|uamos|uemos)(?:l[oa]|nos)?(?: (?:esto|el resto|con esto|para|por favor|${talk}|con ${talk}))* ${later}`,
    `<clause>(?:lo )?(?:continuamos|seguimos|terminamos|dejamos|sigamos|continuemos|terminemos|hablamos|retomamos|retomemos|acabamos|hacemos|aplazamos)(?:l[oa])?(?: (?:para|esto|el resto|${talk}))* ${later}`,
    `<clause>dejémoslo(?: para)? ${later}`,
    `<clause>(?:quiero|quisiera|querría|me gustaría|prefiero|preferiría|necesito) (?:continuar|seguir|terminar|acabar|retomar|dejar|hacer|reanudar)(?:l[oa])?(?: (?:esto|el resto|para|${talk}))* ${later}`,
    '<clause>(?:me tengo que|tengo que|debo|necesito|he de) (?:ir|irme|marcharme|colgar|salir|dejarl[oe]s?|entrar (?:en|a) (?:una|otra) reunión|atender otra llamada)(?: ya| ahora| en (?:cinco|diez|\\d+) minutos)?(?=[,.!?;]|$| pero| lo siento)',
    '<clause>(?:ahora |en este momento )?(?:no (?:me viene|es un|es) buen(?:o)? ?(?:momento)?|(?:ya )?no (?:tengo|me queda)(?: más)? tiempo)(?: ahora| ya)?(?=[,.!?;]|$| pero)',
    '<clause>(?:podemos|podríamos|hagamos) (?:hacer )?una pausa',
    ...unlessQuoted(
      [
        `<clause>(?:llame|llámeme|vuelva a llamar)(?: usted)? (?:otra vez )?${later}(?= ?[,.!?;]|$| por favor)`,
        `<clause>(?:llámeme|llámame|me (?:puede|podría) llamar|vuelva a llamar(?:me)?) ${later}`,
      ],
      '(?:dice|dicen|decía|decían|dijo|dijeron|repite|repiten|contesta|contestan)',
    ),
  ],
  skip: [
    '<clause>(?:pasemos|vamos|pasamos|podemos (?:pasar|hablar)|hablemos|cambiemos)(?: ya)? (?:a|de) (?:otra cosa|otro tema|otra pregunta|la siguiente|tema)(?= ?[,.!?;]|$)',
    '<clause>(?:esa|ésa|esta|la) (?:la |me la )(?:saltamos|salto|paso|dejamos|podemos saltar)(?= ?[,.!?;]|$)',
    '<clause>(?:ni idea|no (?:lo )?sé|no tengo ni idea),? (?:la )?(?:siguiente|paso|pasemos)',
    '<clause>(?:de (?:eso|ese tema) )?(?:no (?:quiero|puedo|debo|me apetece|me está permitido)|prefiero no) (?:hablar|decir nada|comentar(?: nada)?|opinar|contestar|responder)(?: (?:de (?:eso|ese tema)|sobre (?:eso|ese tema)|a (?:eso|esa)))?(?= ?[,.!?;]|$)',
    '<clause>(?:pregúnteme|pregúntame) (?:otra cosa|algo (?:distinto|diferente))',
    '<whole>(?:paso|siguiente|otra pregunta|la siguiente|pasemos|saltar|sin respuesta|sin comentarios)',
    '<clause>(?:pasemos|pasamos|pase|vamos|vayamos|podemos pasar|podríamos pasar|puede pasar|quiero pasar|vaya|pasar|sigamos|seguimos) (?:ya )?(?:a|con) (?:la|otra) (?:siguiente|próxima|pregunta|que sigue)',
    '<clause>(?:(?:puede|podría|podemos|podríamos|quiero|quisiera|prefiero|me gustaría) )?(?:sáltese|sáltate|saltemos|saltar(?:nos|me|se)?|omitir|omita|omitamos|dejemos|pasar de)(?:la)? (?:est?a?|la|esta) ?(?:pregunta|una)?(?= ?[,.!?;]|$| por favor)',
    '<clause>(?:siguiente|próxima) pregunta',
    '<clause>(?:prefiero|preferiría) (?:no (?:contestar|responder|decir(?:lo)?|hablar|comentar|entrar en))(?: (?:a|de|sobre|esto|eso|est?a|la|esta|pregunta))*(?= ?[,.!?;]|$| por favor)',
    '<clause>(?:a |de |sobre )?(?:eso|esto|esa pregunta|esta pregunta)? ?no (?:(?:le|te) )?(?:quiero|puedo|voy a|deseo|quisiera) (?:contestar|responder|hablar|decir|comentar)(?: (?:a|de|sobre|esto|eso|est?a|esta|pregunta|nada))*(?= ?[,.!?;]|$| por favor)',
  ],
  'go-back': [
    '<clause>(?:(?:podemos|podríamos|puedo|podría|puede|quisiera|quiero|me gustaría|vamos a|déjeme|hay que) )?(?:volver|regresar|retroceder|volvamos|regresemos|vuelva|regrese|vuelve|ir|retornar)(?: (?:atrás|un momento|otra vez|por favor))* (?:a|hasta) (?:la|una|mi|el) (?:(?:primera|segunda|tercera|última|anterior|otra) )?(?:pregunta|tema|punto|respuesta|anterior|primera|de antes)',
    '<whole>(?:(?:vuelva|vuelve|volver|volvamos|ir|regrese|vaya|retroceda) (?:hacia )?atrás|(?:la )?pregunta anterior|atrás|una pregunta atrás|(?:la )?anterior)',
  ],
  repeat: [
    '<whole>me (?:lo|la) (?:repite|puede repetir|repites|vuelve a decir)',
    '<clause>no (?:he (?:entendido|oído|pillado|cogido)|entendí|oí|escuché|pillé)(?: (?:bien|nada))?(?: (?:lo último|el final|el principio|la última parte|la pregunta|lo que ha dicho|eso))?(?= ?[,.!?;]|$)',
    '<clause>no (?:estaba (?:escuchando|atent[oa])|le estaba escuchando)(?= ?[,.!?;]|$)',
    '<clause>(?:casi )?no (?:le|la|lo|te|se) (?:oigo|escucho|entiendo|oye|escucha)(?: (?:bien|nada|casi))*(?= ?[,.!?;]|$)',
    '(?<!se )(?:puede|podría|puedes|podrías|me puede|me puedes|le importa|quiere)(?: por favor)? (?:repetir|volver a (?:decir|preguntar|hacer|leer)|decir)(?:me|lo|la|melo|mela)*(?: (?:la (?:última )?pregunta|eso|por favor|otra vez|de nuevo))*(?<!(?:decir|decirme|decirlo))',
    '<clause>repit[ea](?:me|lo|la)*(?: (?:la pregunta|eso))?(?= ?[,.!?;]|$| por favor| otra vez)',
    '(?:no (?:le |lo |la |te |se )?(?:he (?:oído|escuchado)|oí|oigo|escuché|escucho|pillé|pillo|entendí|he entendido))(?: (?:bien|nada|la pregunta|lo que (?:ha dicho|dijo)))*(?= ?[,.!?;]|$)',
    '<clause>(?:otra vez|de nuevo|una vez más),? por favor',
    '(?:cuál|qué) (?:era|es|fue) la pregunta',
    '<start>¿?(?:cómo|perdón|perdone|disculpe|qué|mande|eh)\\s*\\?',
    '<whole>(?:cómo (?:dice|dijo|has dicho|ha dicho)|qué (?:ha dicho|dijo|dice)|mande|perdón cómo|se (?:ha cortado|cortó)|no se (?:oye|escucha)(?: (?:bien|nada))?)',
  ],
  rephrase: [
    '<clause>(?:me lo |lo |me la |la )?(?:(?:puede|podría|puedes) (?:explicar|decir|preguntar|repetir|formular)(?:me)?(?:lo|la)?|explica|dice|pregunta) (?:de otra (?:manera|forma)|con otras palabras|más (?:claro|sencillo|fácil))',
    '<clause>(?:me )?(?:puede|podría|puedes) (?:ser (?:un poco )?más (?:concret|específic|clar|precis)[oa]|(?:dar(?:me)?|poner(?:me)?) un ejemplo)(?= ?[,.!?;]|$)',
    '<clause>qué (?:es lo que )?(?:quiere|quieres) (?:saber|que le (?:diga|cuente))(?: (?:exactamente|usted|concretamente))*(?= ?[,.!?;]|$)',
    '<whole>(?:en|con|dicho en) (?:otras palabras|otros términos)',
    '<clause>no (?:sé|entiendo|me queda claro) (?:a qué se refiere|qué (?:quiere decir|me (?:pregunta|pide)|quiere saber))',
    '<clause>(?:a )?qué (?:quiere|quieres|quiso) decir(?: (?:con|exactamente|usted|eso)\\b.*)?(?= ?[,.!?;]|$)',
    '<clause>a qué (?:se refiere|te refieres)',
    '<clause>qué (?:entiende|significa|es eso de|se entiende) .{1,60}',
    '(?:no (?:le |lo |la |te )?(?:entiendo|comprendo|he entendido|entendí|sé si he (?:entendido|comprendido)|me queda clar[oa]|está clar[oa]))(?: (?:bien|del todo|muy bien|la pregunta|lo que (?:quiere|pregunta|me pregunta)|su pregunta|qué quiere decir))*(?= ?[,.!?;]|$)',
    '<clause>(?:me )?(?:puede|podría|puedes|podrías|quiere)(?: por favor)? (?:me )?(?:explicar|aclarar|reformular|formular|preguntar|decir|precisar|replantear)(?:me|lo|la|melo|mela)*(?: (?:la pregunta|eso|qué|lo que|a qué|de otra (?:manera|forma)|con otras palabras|mejor|un poco|quiere decir|mejor))*(?<!(?:decir|decirme|decirlo|preguntar|explicar|preguntarme))(?= ?[,.!?;]|$| por favor)',
    '<clause>(?:(?:explíqueme|aclare|aclárame|aclárelo|reformule)(?:lo|la)?(?: la pregunta)?|en qué sentido|con otras palabras|de otra (?:manera|forma))(?= ?[,.!?;]|$| por favor)',
  ],
  wait: [
    '<whole>estoy buscando (?:lo|el (?:archivo|documento|papel|dato|número)|la (?:carpeta|hoja|cifra)|los (?:datos|papeles))',
    '<clause>(?:espere|espera|un (?:momento|segundo|segundito|momentito)|no cuelgue)(?= ?[,.!;]? (?:que|por favor|lo (?:busco|miro|compruebo)|me están|tengo (?:que|otra)|estoy|déjeme|voy|llaman)(?!\\p{L}))',
    '<whole>(?:(?:sólo |deme |dame |espere |espera )?(?:un|una|dos) (?:moment(?:o|ito)|segund(?:o|ito)s?|minut(?:o|ito)s?|instante|rato)|espere|espera|un poco de paciencia|déjeme ver|a ver)',
    '<clause>(?:espere|espera|aguarde|aguarda|esperen|deme|dame|denme|necesito|tiene)(?: (?:un|una|unos|dos|cinco|\\d+|poco|momento|momentito|segundo|segundito|segundos|minuto|minutito|minutos|instante|de|tiempo|rato|por favor|aquí|ahí))+(?= ?[,.!?;]|$| que| para| mientras)',
    '<clause>(?:déjeme|déjame|tengo que|necesito|permítame|voy a) (?:pensar(?:lo)?|que lo piense|reflexionar|consultarlo|mirarlo)(?: (?:un|una|poco|momento|segundo|minuto|bien|eso|esto|antes|la respuesta))*(?= ?[,.!?;]|$)',
    '<clause>(?:un|una) (?:moment(?:o|ito)|segund(?:o|ito)|minut(?:o|ito)|instante)(?=[,.!;]|$| por favor| que)',
    '<clause>(?:ahora (?:vuelvo|mismo vuelvo|mismo regreso)|enseguida (?:vuelvo|estoy)|están llamando (?:a|al)|(?:llaman|tocan) (?:a la puerta|el timbre))',
  ],
  'are-you-human': [
    `(?:es|son|será) (?:usted|ustedes) (?:no )?(?:realmente |de verdad |en realidad |acaso |solo )?(?:un |una )?(?:${being})`,
    `(?:eres|sois)(?: tú)? (?:no )?(?:realmente |de verdad |en realidad |acaso )?(?:un |una )?(?:${being})`,
    `(?:usted|tú) (?:no )?(?:es|eres) (?:realmente |de verdad |en realidad )?(?:un |una )?(?:${being})`,
    `<clause>es (?:un |una )(?:robot|bot|máquina|inteligencia artificial|grabación|persona (?:real|de verdad)|ser humano)(?= ?\\?| o )`,
    `<clause>(?:esto|eso|usted|quien (?:me )?habla) (?:es|no será|será) (?:un |una )?(?:${being})(?: (?:real|artificial))*(?= ?\\?|$| o )`,
    `(?:estoy|estaré) (?:realmente |de verdad )?(?:hablando|conversando|chateando|charlando|tratando) (?:realmente |de verdad )?con (?:un |una )?(?:${being})${orElse}`,
    `<clause>hablo con (?:un |una )?(?:${being})(?: (?:real|de verdad))?(?= ?\\?|$| o )`,
    '<clause>(?:con quién|con qué) (?:estoy hablando|hablo)(?= ?[,.!?;]|$)',
    '<clause>(?:quién|qué) (?:es usted|eres(?: tú)?|son ustedes)(?= ?[,.!?;]|$)',
    '<clause>(?:puedo|podría|quiero|quisiera|me gustaría|prefiero) hablar con (?:una persona|un humano|un ser humano|alguien (?:real|de verdad|humano))',
    '<clause>(?:páseme|póngame|comuníqueme|(?:me )?(?:puede|podría) (?:poner|pasar|comunicar)(?:me)?) con (?:una persona|un humano|un ser humano|un agente|alguien)',
    '<clause>hay (?:una persona|alguien|un humano) (?:real |de verdad )?(?:ahí|al otro lado|en la línea|al teléfono)',
  ],
  'is-recorded': [
    '(?:me|nos) (?:está|están|estás|estáis) (?:usted |ustedes )?(?:grabando|registrando|transcribiendo)',
    `<clause>(?:se )?(?:está|están|estás|estáis) (?:usted |ustedes )?(?:grabando|registrando|transcribiendo|guardando)(?: ${call})?${asked}`,
    `(?:se )?(?:está|están|estás|estáis) (?:usted |ustedes )?(?:grabando|registrando|transcribiendo) ${call}`,
    `<clause>${call} (?:también |ya |se |me )*(?:está grabando|están grabando|graba|graban|va a grabar|guarda|transcribe|registra|(?:está siendo |va a ser |será |queda |quedará |es |está )(?:grabad|registrad|transcrit|guardad)[oa])${asked}`,
    `<clause>(?:se )?(?:graban?|grabas|grabáis|registran?|guardan?)(?: usted| ustedes)? ${call}${asked}`,
    `<clause>(?:hay|existe|va a haber|se hace) (?:una |alguna )?grabación(?= ?\\?|$| de (?:esto|${talk}))`,
    `<clause>(?:y )?(?:quién|quiénes)(?: más)? (?:(?:va|van) a |puede |pueden |podrá |podrán )?(?:(?:tiene|tienen|tendrá|tendrán|tener) acceso a|escuch(?:ar|a|an|ará|arán)|oír|oye|oyen|oirá|le(?:er|e|en|erá|erán)|ver|ve|ven|verá|recib(?:ir|e|irá))(?: a)? ${answers}(?: después| luego)?(?= ?[,.!?;]|$)`,
    '<clause>quién(?:es)? (?:me )?(?:escucha|escuchan|oye|está escuchando|están escuchando)(?= ?[,.!?;]|$)',
    `<clause>(?:a dónde|adónde|dónde) (?:va|van|irá|se (?:guardan?|quedan?|almacenan?)|quedan?|acaban?|terminan?)(?: a parar)? ${answers}`,
    `<clause>qué (?:pasa|pasará|ocurre|hacen?|harán?|van? a hacer|haréis)(?: usted| ustedes)? con ${answers}`,
    `<clause>(?:es )?${call} (?:es )?(?:confidencial|anónim[oa]|privad[oa])\\s*\\?`,
    `<clause>es (?:confidencial|anónim[oa]) ${call}`,
  ],
  'who-asks': [
    '<clause>(?:y )?(?:quién|quiénes) (?:quiere|está|están|pide|ha (?:pedido|encargado)|encarga|encargó|paga|organiza|hace|realiza|patrocina|financia|pregunta)(?: (?:saber|detrás|de|todo|pagando|haciendo|preguntando|por))*(?: (?:esto|eso|esta|este|la|el|entrevista|estudio|encuesta|todo))*(?= ?[,.!?;]|$)',
    '<clause>(?:para|de parte de|en nombre de|por encargo de) (?:quién|qué empresa|qué cliente)',
    '<clause>(?:qué|cuál) (?:empresa|compañía|organización|cliente)(?: (?:es|está|hay|pide|paga|encarga|hace))*',
    '<clause>(?:cuál es|qué) (?:el |la )?(?:objetivo|propósito|finalidad|motivo|fin|objeto|razón)(?: (?:tiene|de|esta|la|este|esto|entrevista|estudio|llamada))*',
    '<clause>(?:por|para) qué (?:me |nos )?(?:pregunta|preguntas|preguntan|quiere|quieren|llama|llaman|es|sirve|necesita|necesitan|hacen|está preguntando|interesa)(?: (?:saber|usted|esto|eso|todo|esta|la|entrevista|estudio|me|llamando))*(?= ?[,.!?;]|$)',
    '<clause>de qué (?:empresa|parte) (?:es|llama|viene)',
  ],
  'how-long': [
    '<clause>(?:y )?cuánto(?: tiempo)?(?: más)? (?:va a|nos|me|le|queda|falta|dura|durará|tarda|tardará|lleva|llevará|tomará|toma|es)(?: (?:durar|queda|tardar|llevar|falta|para|esto|eso|la|entrevista|todavía|aún|terminar|acabar|tomar|más))*(?= ?[,.!?;]|$)',
    '(?:cuántas preguntas|cuántos minutos)(?: (?:más|me|nos|le|quedan|faltan|hay|tiene|son|todavía|aún|son en total|van|en total))*(?= ?[,.!?;]|$)',
    '<clause>(?:todavía |aún )?(?:falta|queda|faltan|quedan) (?:todavía |aún )?(?:mucho|muchas|poco|muchas preguntas)(?: (?:preguntas|para (?:terminar|acabar)|todavía|aún))*\\s*(?:\\?|$)',
    '<clause>(?:(?:va|vamos) a (?:durar|tardar) mucho|(?:ya )?(?:casi )?(?:terminamos|acabamos|hemos terminado|estamos terminando)|es la última(?: pregunta)?|cuándo (?:terminamos|acabamos|termina esto))\\s*(?:\\?|$)',
  ],
  'said-already': [
    '<clause>(?:(?:pero )?(?:eso|esto|lo|a eso|a esa pregunta) )?ya (?:(?:se )?(?:lo|la|le|te|os) )*(?:he (?:dicho|contestado|respondido|contado|explicado|mencionado|comentado)|dije|contesté|respondí|expliqué|conté|mencioné|comenté)(?: (?:a|eso|esto|est?a|esta|la|pregunta|antes|todo))*(?= ?[,.!?;]|$)',
    '<clause>como (?:ya )?(?:le |te |les )?(?:he dicho|dije|decía|comenté|expliqué|mencioné)(?: (?:antes|ya|al principio))?(?= ?[,.!]|$)',
    '(?:eso |esto )?ya (?:me )?(?:lo |la )?(?:ha|has|han) preguntado',
    '<clause>(?:eso )?ya me (?:lo )?(?:preguntó|preguntaste)',
    '<whole>(?:es la misma pregunta|otra vez la misma pregunta|lo mismo que antes|(?:lo )?acabo de decir(?:lo|selo)?)',
  ],
  'one-more-thing': [
    '(?<!(?:^|[^a-z])(?:a|de|hacer|pregúnteme|pregúntame) )(?:una|otra) (?:última )?(?:cosa|cosita|cuestión)(?: más)?(?= ?[,.!?;:]|$| si | antes| que (?:quería|quiero|olvidé|se me))',
    '<clause>(?:(?:puedo|podría|quiero|quería|quisiera|querría|me gustaría|déjeme|permítame) )(?:añadir|agregar|decir|comentar|mencionar) (?:algo|una cosa|otra cosa|un (?:punto|detalle|comentario))(?: más)?',
    '<clause>(?:se me (?:ha olvidado|olvidó|olvidaba)|olvidé|me (?:he olvidado|olvidé) de) (?:algo|una cosa|decir|mencionar|comentar)',
    '<clause>(?:antes de (?:terminar|acabar|colgar|irme|que (?:termine|cuelgue|se vaya))|por cierto, una cosa|hay (?:algo|otra cosa) más)',
  ],
  'off-the-record': [
    '<clause>no (?:apunte|escriba|anote|grabe|ponga)n? (?:lo (?:que viene|siguiente|próximo)|esta parte|lo que sigue)',
    '<clause>no se lo (?:diga|cuente|digas|cuentes)n? a nadie',
    '<clause>(?:guárdese|guárdeme|guárdate) (?:esto|eso|el secreto)',
    'extraoficial(?:mente)?',
    '<clause>(?:esto es )?en off(?= ?[,.:;]|$)',
    'fuera de (?:registro|micrófonos?|grabación|cámara|actas?)',
    `<clause>no (?:me |nos )?(?:${kept})(?= ?[,.!?;]|$| por favor)`,
    `no (?:me |lo |la )(?:${kept})(?: (?:en|con|por|sobre) (?:esto|eso))?`,
    `no (?:me )?(?:${kept}) (?:esto|eso|mi nombre|nada de (?:esto|eso)|lo que (?:voy|digo|le)|est[ae] (?:parte|frase))`,
    'no (?:me (?:puede|puedes|pueden|debe) citar|(?:puede|puedes|pueden|debe|deben) (?:citarme|mencionarme|nombrarme|(?:citar|publicar|grabar|usar|utilizar|difundir|escribir)(?:lo| (?:esto|eso))))',
    `(?:que )?${statement},? (?:que )?(?:no (?:debe|puede|tiene que|va a|ha de|quiero que|debería) (?:constar|salir|aparecer|publicarse|quedar|grabarse|citarse|figurar|conste|salga|se)|no (?:conste|consta|salga|es para (?:publicar|citar|el acta|que)|quede (?:grabado|escrito|registrado)|se (?:publique|escriba|grabe|sepa|cite)))`,
    'sin que (?:conste|me cite|salga|se sepa|quede constancia)|sin (?:citarme|mencionarme|nombrarme)',
    `(?:que )?(?:todo )?(?:${statement},? )?(?:que )?(?:quede|queda|se queda|quedará|debe quedar|tiene que quedar) (?:solo )?entre (?:nosotros|usted y yo|tú y yo)`,
    '<clause>(?:que )?(?:quede )?(?:aquí )?entre (?:nosotros|usted y yo|tú y yo|nos)(?= ?[,:.]|$)',
    '<clause>entre (?:usted|tú) y yo',
    `${statement} (?:es|queda|debe quedar|tiene que quedar|debe ser) (?:muy |estrictamente |totalmente |algo )?(?:confidencial|secret[oa]|privad[oa]|reservad[oa]|en off)`,
    '<clause>(?:en confianza|confidencialmente|de forma confidencial|en secreto)(?= ?[,:])',
    '<clause>(?:puede |podría |por favor )*(?:apague|apagar|pare|parar|detenga|detener|pause|pausar|corte|desconecte|desactive|apaga) (?:la grabación|el micrófono|la grabadora)',
    '<clause>(?:yo no (?:le )?(?:he dicho|dije) (?:nada|esto|eso)|no diga que (?:lo dije|se lo dije|fui) yo)',
  ],
  'on-the-record': [
    '(?:de nuevo|otra vez|volvemos|volvamos) (?:en|al|a|para) (?:el )?(?:registro|lo oficial|on)',
    '(?:de nuevo|otra vez|vuelve a ser|ya es) oficial',
    '(?:volvemos|volver|vuelva) a (?:grabar|registrar)',
    '(?:ya|ahora|ahora sí|otra vez|de nuevo|a partir de (?:aquí|ahora)) (?:ya )?(?:sí )?(?:me )?(?:puede|puedes|pueden) (?:volver a )?(?:citar|grabar|registrar|anotar|escribir|publicar|usar|utilizar|constar|apuntar)(?:me|lo)?',
    '(?:me )?(?:puede|puedes|pueden) (?:volver a )?(?:citar|grabar|registrar|anotar|usar|utilizar|apuntar)(?:me|lo)? (?:lo que digo )?(?:de nuevo|otra vez|nuevamente|ya)',
    '<clause>a partir de (?:aquí|ahora|este momento)(?: ya)? (?:es|vuelve a ser|puede) (?:oficial|constar|público)',
    '<clause>(?:puede |ya puede )?(?:reanud(?:e|ar|emos)|enciend[ae]|encender|activ(?:e|ar)|reactiv(?:e|ar)|reinici(?:e|ar)|continu(?:e|ar)) (?:de nuevo |otra vez )?(?:con )?la grabación',
    '(?:esto|lo siguiente|eso) (?:ya |sí )+(?:puede|se puede) (?:constar|citar|grabar|publicar)(?:lo|se)?',
  ],
  strike: [
    `<clause>(?:(?:puede|puedes|podría|podrías|pueden|quiero|quisiera|por favor|le pido que|quiero que) )*(?:borr[ae]n?|elimin[ae]n?|tach[ae]n?|quit[ae]n?|olvid[ae]n?|ignor[ae]n?|suprim[ae]n?|retir[ae]n?|sac?qu?[ae]n?|descart[ae]n?|(?:borr|elimin|tach|quit|olvid|ignor|suprim|retir|sac|descart)[ai]r) ${bit}${close}`,
    '<clause>(?:(?:por favor|eso|esto) )*(?:bórr[ae]n?l[oae]|bórresel[oa]|quít[ae]n?l[oa]|elimín[ae]n?l[oa]|tách[ae]n?l[oa]|ignór[ae]n?l[oa]|retír[ae]n?l[oa]|sáqu[ae]n?l[oa]|sácal[oa]|descárt[ae]n?l[oa]|suprím[ae]n?l[oa])(?= ?[,.!;?]|$| por favor| de)',
    '<clause>(?:olvídelo|olvídalo|olvide que (?:lo )?(?:he dicho|dije)|haga como si no (?:lo )?hubiera dicho)',
    `<clause>(?:puede|podría|puedes|podrías|quiero|quisiera) (?:borrar|eliminar|tachar|quitar|suprimir|retirar|sacar)l[oa]`,
    '<clause>(?:eso |esto )?no (?:debería haber|debí|debería|tenía que haber|tendría que haber) (?:dicho|decir|mencionado|mencionar|haber dicho|contado|contar)(?:lo)?(?: (?:eso|esto|nada))?(?= ?[,.!;]|$)',
    `<clause>no (?:(?:us|utilic|consider)(?:e|en|es)|teng(?:a|an|as) en cuenta|haga caso (?:a|de)) ${bit}`,
    '<clause>retiro (?:lo dicho|eso|lo que (?:he dicho|dije|acabo de decir))',
  ],
  'change-answer': [
    '<whole>(?:me corrijo|rectifico|quiero rectificar)',
    '<clause>(?:(?:no,? )?(?:eso|esto) (?:está|estaba) mal,? )?(?:empiezo|vuelvo a empezar|comienzo|lo digo) (?:de nuevo|otra vez)(?= ?[,.!?;]|$)',
    '(?:cambiar|corregir|rectificar|modificar|revisar|retirar|rehacer|enmendar|cambie|corrija|matizar) (?:mi|la) (?:última )?respuesta(?: anterior)?',
    '<clause>(?:(?:puedo|podría|quiero|quisiera|querría|me gustaría|déjeme|permítame|tengo que|debo|necesito) )(?:corregir|cambiar|rectificar|matizar)(?:lo|me)?(?: (?:lo que (?:he dicho|dije|acabo de decir)|eso|esto|algo|una cosa))?(?= ?[,.!?;]|$| antes)',
    '<clause>(?:(?:puedo|podría|quiero|quisiera|me gustaría|déjeme) )(?:responder|contestar)(?:la)?(?: a)?(?: (?:eso|la pregunta))? (?:otra vez|de nuevo|de otra (?:manera|forma)|nuevamente)',
    '<whole>(?:me he equivocado|me equivoqué|eso (?:estaba|era|está) (?:mal|incorrecto|equivocado)|mi última respuesta (?:estaba|era) (?:mal|incorrecta)|rectifico|corrijo)',
  ],
  refusal: [
    'no (?:lo )?sé',
    'no sabría (?:decir|decirle|contestar|responder)',
    'ni idea',
    'no estoy segur[oa]',
    'sin comentarios',
    'prefiero no (?:decir|decirlo|contestar|responder|hablar|comentar)',
    'no (?:puedo|quiero) (?:decir|decirlo|contestar|responder|hablar|comentar|compartir)',
    '(?:es|son) (?:datos? )?confidencial(?:es)?',
    'siguiente pregunta',
    '<start>(?:paso|siguiente)(?:[.!,]|$)',
    'no se me ocurre nada',
    '(?:no tengo|tengo) (?:ni idea|ninguna idea|ni la menor idea)',
  ],
  yes: [
    '<start>(?:sí|claro(?: que sí)?|por supuesto(?: que sí)?|desde luego|vale|de acuerdo|adelante|acepto|conforme|correcto|exacto|cómo no|está bien|perfecto|bueno|ok|okay|dale|venga|naturalmente|ciertamente|seguro|con (?:mucho )?gusto|encantad[oa]|sin problema)(?= ?[,.!;]|$| (?:acepto|estoy|quiero|participo|claro|señor|señora|por|que|gracias|adelante|empecemos|de|doy|consiento|vale|sí|empiece|está))',
    '<clause>(?:sí )?(?:estoy de acuerdo|acepto|consiento|estoy conforme|doy mi consentimiento|me parece bien|no tengo (?:ningún )?inconveniente|(?:sí )?quiero participar)(?= ?[,.!;]|$| participar| con| en)',
    '<whole>(?:puede (?:empezar|comenzar)|empecemos|comencemos|por qué no|uno|pulso uno)',
  ],
  no: [
    '<start>(?:no|nunca|jamás|de ninguna manera|de ningún modo|en absoluto|ni hablar|claro que no|por supuesto que no|para nada|negativo|mejor no|tampoco)(?= ?[,.!;]|$| (?:quiero|gracias|acepto|estoy|deseo|participo|consiento|doy|me|señor|señora|por|puedo|tengo|autorizo|voy))',
    '<clause>(?:prefiero (?:que )?no|preferiría (?:que )?no|me niego|rechazo|me opongo)(?= ?[,.!;]|$| (?:participar|hacerlo|a|ser))',
    '<whole>(?:dos|pulso dos)',
  ],
  courtesy: [
    'yo|perdón|perdone|perdona|disculpe|disculpa|lo siento|lo lamento|oiga|oye|mire|mira|bueno|pues|bien|vale|por favor|(?:muchas )?gracias|no|sí|ya|ahora|pero|y|entonces|eh+|ah+|ay|este|hola|sinceramente|la verdad(?: es que)?|de verdad|en serio|un momento|espere|por cierto|una (?:pregunta|duda)|de acuerdo|ok|señor(?:a|ita)?|basta|dígame|diga|creo que|mejor|a ver|perdóneme|discúlpeme|me temo que|desgraciadamente|ya está|antes de (?:seguir|empezar|contestar)|después de todo|también|además|solo|otra vez',
  ],
});
