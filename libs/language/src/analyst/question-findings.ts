import { type Language } from '@colloquy/contracts';
import { type QuestionFinding, type Verdict } from './analyst';
import { isAnswered } from './answers';
import { type Answer } from './answer';
import { type Claim } from './claims';
import { disclaimerIn } from './refusals';
import { finding } from './scoring';
import { stanceOf } from './stance';
import { statementIn } from './substance';
import { namesQuantity } from './vagueness';

const wholeAnswer = 5;

const most = { claims: 12, answer: 2 };

export function findingsOf(
  listed: readonly Answer[],
  claims: readonly Claim[],
  language: Language,
): QuestionFinding[] {
  return listed.map((answer) => {
    // a question that was left out has turns, but no sentences of its own
    const own = claims.filter((claim) =>
      answer.sentences.length > 0 ? claim.answer === answer : answer.turns.includes(claim.turn),
    );
    const best = [...own].sort((a, b) => b.value - a.value);
    const inOrder = (some: readonly Claim[]) => own.filter((claim) => some.includes(claim));
    const told = inOrder(best.slice(0, most.answer));
    return {
      question: answer.question,
      verdict: verdictOf(answer, language),
      answer: told.length > 0 ? told.map((claim) => claim.told).join(' ') : null,
      answerTurnIds: finding(
        '',
        told.map(({ turn }) => turn),
      ).turnIds,
      claims: inOrder(best.filter(({ text }) => text !== '').slice(0, most.claims)).map((claim) => ({
        ...finding(claim.text, [claim.turn]),
        stance: stanceOf(claim.text, language),
        offset: Math.max(0, claim.turn.text.indexOf(claim.text)),
      })),
    };
  });
}

export function verdictOf(answer: Answer, language: Language): Verdict {
  if (!isAnswered(answer)) return answer.askedIn.length + answer.turns.length > 0 ? 'refused' : 'not_asked';
  const [opening] = answer.sentences;
  if (opening && disclaimerIn(opening.text, language) === 'unknown') return 'partly';
  if (isWhole(answer, language)) return 'answered';
  const isQuantity = answer.said.some(({ text }) => namesQuantity(answer.question, text, language));
  return isQuantity && !answer.isVague ? 'answered' : 'partly';
}

export function isWhole(answer: Answer, language: Language): boolean {
  if (answer.sentences.length === 0) return true;
  if (answer.isVague) return false;
  const states = answer.said.some(({ text, content }) => {
    const { isCheckable, isCausal } = statementIn(text, content, language);
    return isCheckable || isCausal;
  });
  return states || answer.contentWords >= wholeAnswer;
}
