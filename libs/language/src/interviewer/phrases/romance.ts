import { type Phrases } from './phrases';

export const es: Phrases = {
  hello: 'Hola, {expert}. Gracias por participar.',
  introduction: 'Me llamo {persona} y soy la inteligencia artificial que conduce esta entrevista.',
  acknowledgements: ['Gracias.', 'Entiendo.', 'De acuerdo.'],
  probes: [
    '¿Podría contarme un poco más sobre eso?',
    '¿Podría darme un ejemplo concreto?',
    '¿Podría describirlo con más detalle?',
  ],
  closing: 'Esa era mi última pregunta. Muchas gracias por su tiempo y por sus respuestas. Hasta pronto.',
  silence: [
    '¿Sigue ahí? Tómese el tiempo que necesite.',
    'Todavía no he recibido una respuesta. Continúe cuando quiera.',
    'Sigo sin recibir respuesta. Terminaré la conversación en breve; puede volver más tarde.',
  ],
  repeat: 'Por supuesto. Esta es la pregunta de nuevo.',
  resume: 'Le damos de nuevo la bienvenida. Continuemos con esta pregunta.',
  finishLater: 'Por supuesto. Lo dejamos aquí por ahora y podrá continuar más tarde. Gracias.',
  offTheRecord: 'He anotado que esto es extraoficial. Continúe cuando quiera.',
  offTheRecordUntil: 'A partir de ahora todo es extraoficial, hasta que diga: de nuevo en el registro.',
  backOnTheRecord: 'Volvemos a registrar la conversación.',
  strike: 'He eliminado eso del registro.',
  timeUp:
    'Se nos ha acabado el tiempo, así que lo dejamos aquí. Muchas gracias por su tiempo y sus respuestas. Adiós.',
  summaryOpening: '{expert} respondió a {answered} de {total} preguntas.',
  summaryAnswer: 'Sobre «{question}»: «{answer}»',
};

export const fr: Phrases = {
  hello: 'Bonjour {expert}, et merci de votre participation.',
  introduction: "Je m'appelle {persona} et je suis l'intelligence artificielle qui mène cet entretien.",
  acknowledgements: ['Merci.', 'Je comprends.', "C'est noté."],
  probes: [
    "Pourriez-vous m'en dire un peu plus ?",
    'Pourriez-vous me donner un exemple concret ?',
    'Pourriez-vous décrire cela plus en détail ?',
  ],
  closing: "C'était ma dernière question. Merci beaucoup pour votre temps et vos réponses. Au revoir.",
  silence: [
    "Êtes-vous toujours là ? Prenez le temps qu'il vous faut.",
    "Je n'ai pas encore reçu de réponse. Continuez quand vous voulez.",
    "Je n'ai toujours pas de réponse. Je vais bientôt mettre fin à la conversation ; vous pourrez revenir plus tard.",
  ],
  repeat: 'Bien sûr. Voici de nouveau la question.',
  resume: 'Nous vous retrouvons avec plaisir. Reprenons avec cette question.',
  finishLater: 'Bien sûr. Nous nous arrêtons ici pour le moment, et vous pourrez continuer plus tard. Merci.',
  offTheRecord: "J'ai noté que ceci est confidentiel. Continuez quand vous voulez.",
  offTheRecordUntil:
    "À partir de maintenant, rien n'est retenu, jusqu'à ce que vous disiez : de nouveau officiel.",
  backOnTheRecord: "L'entretien est de nouveau enregistré.",
  strike: "J'ai retiré cela de l'enregistrement.",
  timeUp:
    "Le temps prévu est écoulé, je m'arrête donc ici. Merci beaucoup pour votre temps et vos réponses. Au revoir.",
  summaryOpening: '{expert} a répondu à {answered} questions sur {total}.',
  summaryAnswer: 'Sur « {question} » : « {answer} »',
};

export const it: Phrases = {
  hello: 'Buongiorno {expert}, e grazie per la partecipazione.',
  introduction: "Mi chiamo {persona} e sono l'intelligenza artificiale che conduce questa intervista.",
  acknowledgements: ['Grazie.', 'Capisco.', "D'accordo."],
  probes: [
    'Potrebbe dirmi qualcosa di più al riguardo?',
    'Potrebbe farmi un esempio concreto?',
    'Potrebbe descriverlo più in dettaglio?',
  ],
  closing: 'Questa era la mia ultima domanda. Grazie mille per il Suo tempo e le Sue risposte. Arrivederci.',
  silence: [
    'È ancora in linea? Prenda pure il tempo che Le serve.',
    'Non ho ancora ricevuto una risposta. Continui pure quando vuole.',
    'Non ricevo ancora risposta. Tra poco terminerò la conversazione; potrà tornare più tardi.',
  ],
  repeat: 'Certamente. Ecco di nuovo la domanda.',
  resume: 'Ci ritroviamo con piacere. Continuiamo con questa domanda.',
  finishLater: 'Certamente. Per ora ci fermiamo qui e potrà continuare più tardi. Grazie.',
  offTheRecord: 'Ho annotato che questo è riservato. Continui pure quando vuole.',
  offTheRecordUntil: 'Da questo momento tutto resta riservato, finché non dirà: di nuovo ufficiale.',
  backOnTheRecord: 'La conversazione viene di nuovo registrata.',
  strike: 'Ho tolto questo dalla registrazione.',
  timeUp:
    'Il tempo a disposizione è finito, quindi mi fermo qui. Grazie mille per il Suo tempo e le Sue risposte. Arrivederci.',
  summaryOpening: '{expert} ha risposto a {answered} domande su {total}.',
  summaryAnswer: 'Su «{question}»: «{answer}»',
};

export const pt: Phrases = {
  hello: 'Olá, {expert}. Agradeço a sua participação.',
  introduction: 'O meu nome é {persona} e sou a inteligência artificial que conduz esta entrevista.',
  acknowledgements: ['Agradeço a resposta.', 'Compreendo.', 'Certo.'],
  probes: [
    'Poderia falar um pouco mais sobre isso?',
    'Poderia dar um exemplo concreto?',
    'Poderia descrever isso com mais detalhes?',
  ],
  closing: 'Essa foi a minha última pergunta. Agradeço muito o seu tempo e as suas respostas. Até breve.',
  silence: [
    'Ainda está aí? Leve o tempo que precisar.',
    'Ainda não recebi uma resposta. Continue quando quiser.',
    'Continuo sem resposta. Vou terminar a conversa em breve; pode voltar mais tarde.',
  ],
  repeat: 'Claro. Aqui está a pergunta novamente.',
  resume: 'É bom retomar a nossa conversa. Vamos continuar com esta pergunta.',
  finishLater: 'Claro. Paramos aqui por agora e poderá continuar mais tarde. Agradeço o seu tempo.',
  offTheRecord: 'Anotei que isto é confidencial. Continue quando quiser.',
  offTheRecordUntil: 'A partir de agora nada fica registado, até que diga: de novo oficial.',
  backOnTheRecord: 'A conversa volta a ficar registada.',
  strike: 'Retirei isso do registo.',
  timeUp:
    'O nosso tempo terminou, por isso fico por aqui. Agradeço muito o seu tempo e as suas respostas. Até à próxima.',
  summaryOpening: '{expert} respondeu a {answered} de {total} perguntas.',
  summaryAnswer: 'Sobre «{question}»: «{answer}»',
};

export const ro: Phrases = {
  hello: 'Bună ziua, {expert}. Vă mulțumesc pentru participare.',
  introduction: 'Mă numesc {persona} și sunt inteligența artificială care conduce acest interviu.',
  acknowledgements: ['Vă mulțumesc.', 'Înțeleg.', 'Am notat.'],
  probes: [
    'Ați putea să-mi spuneți mai multe despre asta?',
    'Ați putea să-mi dați un exemplu concret?',
    'Ați putea descrie acest lucru mai în detaliu?',
  ],
  closing:
    'Aceasta a fost ultima mea întrebare. Vă mulțumesc mult pentru timp și pentru răspunsuri. La revedere.',
  silence: [
    'Mai sunteți aici? Luați-vă timpul de care aveți nevoie.',
    'Încă nu am primit un răspuns. Continuați când doriți.',
    'Tot nu am primit un răspuns. Voi încheia în curând conversația; puteți reveni mai târziu.',
  ],
  repeat: 'Desigur. Iată întrebarea din nou.',
  resume: 'Bine ați revenit. Să continuăm cu această întrebare.',
  finishLater: 'Desigur. Ne oprim aici deocamdată și puteți continua mai târziu. Vă mulțumesc.',
  offTheRecord: 'Am notat că acest lucru este confidențial. Continuați când doriți.',
  offTheRecordUntil: 'De acum totul este confidențial, până când spuneți: din nou oficial.',
  backOnTheRecord: 'Conversația este din nou consemnată.',
  strike: 'Am scos acest lucru din înregistrare.',
  timeUp:
    'Timpul nostru s-a încheiat, așa că mă opresc aici. Vă mulțumesc mult pentru timpul și răspunsurile dumneavoastră. La revedere.',
  summaryOpening: '{expert} a răspuns la {answered} din {total} întrebări.',
  summaryAnswer: 'Despre „{question}”: „{answer}”',
};
