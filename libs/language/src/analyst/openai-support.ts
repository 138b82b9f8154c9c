import { type AnalysisInput } from './analyst';
import { type Statement } from './grounding';
import { supportForm } from './openai-answer';
import { type Ask } from './openai-call';
import { checkingPrompt } from './openai-prompt';

/** Does not tell the model who wrote the statements. */
export async function supportOf(
  ask: Ask,
  input: AnalysisInput,
  claims: readonly Statement[],
): Promise<boolean[]> {
  const { statements } = await ask({
    name: 'support',
    form: supportForm,
    messages: checkingPrompt(input, claims),
    problemsOf: ({ statements: given }) =>
      claims.every((_, index) => given.filter(({ number }) => number === index + 1).length === 1)
        ? []
        : ['statements: every statement must be decided on once'],
  });
  return claims.map((_, index) => statements.some((each) => each.number === index + 1 && each.supported));
}
