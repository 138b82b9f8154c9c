import { type Language } from '@colloquy/contracts';
import { figureRunsIn } from '../text/facts';
import { allNumberWords } from '../text/number-words';
import { wordsOf } from '../text/segment';
import { type Wording } from './agent-wording';
import { type Answer } from './answer';
import { patternOf } from './patterns';
import { statementIn } from './substance';

const quantityQuestions: Wording = {
  en: [
    'how (?:many|much|long|often|far|old|large|big|high|fast)',
    'what (?:does|do|did|would|will)(?: [\\p{L}-]+){1,6} cost',
    'what (?:share|percentage|proportion|price)',
  ],
  de: [
    '(?:wie ?viele?n?|wie (?:lange|oft|hoch|groß|weit|alt|schnell))',
    'was kost\\p{L}+',
    'welche[rn]? (?:anteil|preis)',
  ],
  es: ['cuánt[oa]s?', 'qué (?:porcentaje|parte)'],
  fr: ['combien', 'quel(?:le)? (?:pourcentage|part|prix)'],
  it: ['quant[oiae]', 'quale (?:percentuale|quota|prezzo)'],
  pt: ['quant[oa]s?', 'que (?:percentagem|parte|preço)'],
  nl: ['hoeveel', 'hoe (?:lang|vaak|hoog|groot|ver)', 'wat kost'],
};

const quantifiers: Partial<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'once twice none half most few fewer several dozens daily weekly monthly yearly double hours weeks months'.split(
      ' ',
    ),
  ),
  de: new Set(
    'einmal zweimal keine keinen halb halbe meisten wenige mehrere täglich wöchentlich monatlich jährlich doppelt stunden wochen monate'.split(
      ' ',
    ),
  ),
  es: new Set(
    'ninguno ninguna medio mayoría pocos pocas varios varias diario semanal doble horas semanas meses'.split(
      ' ',
    ),
  ),
  fr: new Set('aucun aucune demi demie plupart plusieurs quotidien double heures semaines mois'.split(' ')),
  it: new Set(
    'nessuno nessuna mezzo mezza maggioranza pochi poche parecchi doppio ore settimane mesi'.split(' '),
  ),
  pt: new Set(
    'nenhum nenhuma meio meia maioria poucos poucas vários várias dobro horas semanas meses'.split(' '),
  ),
  nl: new Set(
    'geen half halve meeste weinig enkele dagelijks wekelijks dubbel uren weken maanden'.split(' '),
  ),
};

export const namesQuantity = (question: string, text: string, language: Language): boolean =>
  asksForQuantity(question, language) && figureRunsIn(text, language).length > 0;

export const asksForQuantity = (question: string, language: Language): boolean =>
  patternOf('quantity', quantityQuestions, language).test(question);

function givesQuantity(text: string, language: Language): boolean {
  const words = quantifiers[language];
  if (!words || !allNumberWords[language] || figureRunsIn(text, language).length > 0) return true;
  return wordsOf(text.toLowerCase(), language).some((word) => words.has(word));
}

const states = ({ said }: Answer, language: Language): boolean =>
  said.some(({ text, content }) => {
    const { isCheckable, isCausal } = statementIn(text, content, language);
    return isCheckable || isCausal;
  });

/** A shorter answer is thin, which is another matter. */
const fluent = 8;

/** Fluent talk has at least so many evasive answers for each stating one. */
const maxStating = 2;

const evades = (answer: Answer, language: Language): boolean =>
  answer.contentWords >= fluent &&
  asksForQuantity(answer.question, language) &&
  !states(answer, language) &&
  !givesQuantity(answer.said.map(({ text }) => text).join(' '), language);

export function vagueAnswersIn(
  answers: readonly Answer[],
  language: Language,
): { evasive: ReadonlySet<Answer>; isTalk: boolean } {
  const evasive = new Set(answers.filter((answer) => evades(answer, language)));
  const stating = answers.filter((answer) => states(answer, language));
  return { evasive, isTalk: stating.length * maxStating <= evasive.size && evasive.size > 0 };
}
