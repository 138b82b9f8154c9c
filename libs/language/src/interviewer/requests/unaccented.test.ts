import { matchIn } from './match';

test.each([
  ['es', 'elimine mi ultima respuesta', 'strike'],
  ['fr', 'vous etes une vraie personne', 'are-you-human'],
  ['de', 'bitte loeschen sie das', 'strike'],
  ['de', 'bitte loschen sie das', 'strike'],
  ['pt', 'nao quero continuar', 'end'],
] as const)('%s: "%s" is recognised without its accents', (language, text, kind) => {
  expect(matchIn(text, kind, language)).toBeDefined();
});
