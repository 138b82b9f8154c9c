import { type Language } from '@colloquy/contracts';
import { conferenceSpeaker, isMailbox } from './machine-speech';
import { lineLanguageOf, lineLanguages, linePhrases } from './line-phrases';

test.each<[Language, string, string]>([
  ['en', 'The meeting ID you have entered is not valid.', 'refusal'],
  ['en', 'Sorry, that PIN was not recognized. Please try again.', 'refusal'],
  ['en', 'Welcome to the conference. Please enter your passcode.', 'announcement'],
  ['en', 'You are the only participant. The host has not joined yet.', 'announcement'],
  ['en', 'You will be placed on hold until somebody arrives.', 'announcement'],
  ['en', 'Hello?', 'person'],
  ['en', 'Hi, this is Jordan speaking.', 'person'],
  ['es', 'El código que ha introducido no es válido.', 'refusal'],
  ['es', 'Lo sentimos, inténtelo de nuevo.', 'refusal'],
  [
    'es',
    'Bienvenido a la conferencia. Introduzca su código de acceso seguido de almohadilla.',
    'announcement',
  ],
  ['es', 'El anfitrión todavía no ha llegado. Por favor, espere.', 'announcement'],
  ['es', '¿Hola? Soy Lucía.', 'person'],
  ['fr', 'Le code saisi n’est pas valide.', 'refusal'],
  ['fr', 'Code incorrect. Veuillez réessayer.', 'refusal'],
  ['fr', 'Bienvenue. Veuillez saisir votre code d’accès, suivi de dièse.', 'announcement'],
  ['fr', 'Ne quittez pas, vous êtes en attente.', 'announcement'],
  ['fr', 'Allô ? Ici Camille.', 'person'],
  ['de', 'Die eingegebene PIN ist ungültig.', 'refusal'],
  ['de', 'Die Kennung wurde nicht erkannt. Versuchen Sie es noch einmal.', 'refusal'],
  ['de', 'Willkommen zur Telefonkonferenz. Geben Sie Ihren Zugangscode ein.', 'announcement'],
  ['de', 'Sie sind der erste Teilnehmer. Bitte haben Sie etwas Geduld.', 'announcement'],
  ['de', 'Ja, hallo? Hier ist Johanna, bin ich hier falsch?', 'person'],
  ['pt', 'O código digitado é inválido.', 'refusal'],
  ['pt', 'Senha incorreta. Tente novamente.', 'refusal'],
  ['pt', 'Bem-vindo à conferência. Digite a sua senha.', 'announcement'],
  ['pt', 'O organizador ainda não entrou. Por favor, aguarde.', 'announcement'],
  ['pt', 'Alô? Aqui é a Beatriz.', 'person'],
  ['it', 'Il codice inserito non è valido. Riprovi.', 'refusal'],
  ['it', 'Resti in linea, la riunione sta per iniziare.', 'announcement'],
  ['it', 'Pronto? Sono Giulia.', 'person'],
  ['nl', 'De ingevoerde pincode is onjuist.', 'refusal'],
  ['nl', 'Een ogenblik geduld alstublieft.', 'announcement'],
  ['nl', 'Hallo, met Sanne.', 'person'],
  ['de', 'Please enter your passcode.', 'announcement'],
  ['ja', 'That code is not valid.', 'refusal'],
  ['ja', 'もしもし。', 'person'],
])('in a conference of a %s interview "%s" is a %s', (language, words, speaker) => {
  expect(conferenceSpeaker(words, language)).toBe(speaker);
});

test.each<[Language, string]>([
  ['en', 'I can’t come to the phone right now. Please leave a message after the tone.'],
  ['es', 'Deje su mensaje después de la señal.'],
  ['fr', 'Vous êtes bien sur la messagerie vocale de Camille.'],
  ['de', 'Bitte sprechen Sie nach dem Signalton.'],
  ['pt', 'Deixe sua mensagem após o sinal.'],
  ['it', 'Risponde la segreteria telefonica.'],
  ['nl', 'Spreek een bericht in na de piep.'],
  ['fi', 'You have reached the voicemail of Jordan.'],
])('in a call of a %s interview, "%s" is a machine', (language, words) => {
  expect(isMailbox(words, language)).toBe(true);
});

test('a person who answers is not a machine', () => {
  for (const language of lineLanguages) {
    for (const words of ['Hello, Jordan speaking.', 'Ja, hallo?', 'Allô, oui ?', '¿Diga?', 'Pronto?'])
      expect(isMailbox(words, language)).toBe(false);
  }
});

test.each(lineLanguages)(
  'the platform’s prompts to callers in %s are recognised as a conference',
  (language) => {
    const { meetingId, pin, goodbye } = linePhrases(language);
    expect(conferenceSpeaker(meetingId, language)).toBe('announcement');
    expect(conferenceSpeaker(pin, language)).toBe('announcement');
    expect(conferenceSpeaker(goodbye, language)).toBe('person');
  },
);

test('callers of interviews in other languages are addressed in English', () => {
  expect(lineLanguageOf('ja')).toBe('en');
  expect(lineLanguageOf('pt')).toBe('pt');
});

test('hostile text is classified in bounded time', () => {
  const started = performance.now();
  for (const text of ['voer '.repeat(20_000), 'sie werden '.repeat(20_000), 'a'.repeat(200_000)]) {
    for (const language of lineLanguages)
      expect([conferenceSpeaker(text, language), isMailbox(text, language)]).toContain(false);
  }
  expect(performance.now() - started).toBeLessThan(2000);
});
