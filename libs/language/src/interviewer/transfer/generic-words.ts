import { plainWord, sameWord } from './same-word';

/** Words about the conversation, not its topic; compared by stem. */
const generic = `expert interviewee respondent participant guest candidate caller user speaker person someone 
  mention say talk speak discuss refer bring raise ask want need wish would indicate state express describe explain
  confirm answer reply respond respons topic subject matter theme question word phrase term interview conversation
  call discussion whenever once start begin happen become turn come case time transfer hand agent detail related
  regarding concerning anything something
  experte expertin befragte gesprächspartner erwähnt erwähnen spricht sprechen sagt sagen redet reden nennt nennen
  fragt fragen thema frage gespräch wort begriff möchte sobald falls person wenn wechselt
  experto experta entrevistado entrevistada menciona mencionar habla hablar dice decir pregunta preguntar comenta
  tema entrevista conversación palabra quiere cuando acerca persona
  experte mentionne mentionner parle parler dit dire évoque évoquer demande demander aborde aborder sujet entretien
  conversation mot veut lorsque propos personne quand
  especialista perito fala falar refere referir diz dizer assunto conversa palavra quer quando pergunta sobre pessoa
  esperto menziona parla parlare dice dire cita chiede argomento intervista conversazione parola vuole riguardo quando
  deskundige noemt noemen praat praten zegt zeggen spreekt vraagt onderwerp gesprek woord wil wanneer over persoon
  ekspert wspomina mówi mówić pyta temat rozmowa słowo chce kiedy gdy
  эксперт упоминает говорит говорить спрашивает тема разговор интервью слово хочет если когда
  专家 提到 谈到 说到 提及 谈论 讨论 话题 如果 言及 話 話す 質問 専門家 전문가 언급 말하 이야기 질문`;

const plain = generic.split(/\s+/).map(plainWord);

export const isGeneric = (word: string): boolean => plain.some((known) => sameWord(known, word));
