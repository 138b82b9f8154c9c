import { type ExtractionLeaf, type ExtractionSchema } from '@colloquy/contracts';
import { spokenLanguageOf } from '../text/spoken-language';
import { type AnalysisInput, type Extraction } from './analyst';
import {
  filled,
  keysOf,
  leafAt,
  maxValues,
  problemOfForm,
  toldForm,
  type ToldValue,
} from './extraction-answer';
import { makeValueCheck } from './extraction-check';
import { type Statement } from './grounding';
import { type Ask } from './openai-call';
import { extractingPrompt } from './openai-prompt';
import { supportOf } from './openai-support';

interface SoundValue extends ToldValue {
  leaf: ExtractionLeaf;
}

/** @returns the values, null where code or a second call found no support, and the number of values that failed a check */
export async function extract(
  ask: Ask,
  input: AnalysisInput,
  schema: ExtractionSchema,
): Promise<{ extraction: Extraction; rejected: number }> {
  const said = input.turns.filter(({ role }) => role === 'user').map(({ text }) => text);
  const language = input.spokenLanguage ?? (await spokenLanguageOf(said, input.language));
  const check = checkOf({ ...input, language }, schema);
  const { values } = await ask({
    name: 'extraction',
    form: toldForm,
    messages: extractingPrompt(input, schema),
    problemsOf: (told, isLast) => (isLast ? [] : check(told.values).problems),
  });
  const { sound } = check(values);
  const supported = sound.length > 0 ? await supportOf(ask, input, sound.map(statementOf)) : [];
  const found = sound
    .filter((_, index) => supported[index])
    .map(({ path, value, quote, turn }) => ({
      keys: keysOf(path),
      value,
      quote,
      turnId: input.turns[turn - 1]?.id ?? '',
    }));
  return { extraction: filled(schema, found), rejected: values.length - found.length };
}

function checkOf(interview: AnalysisInput, schema: ExtractionSchema) {
  // reading a long interview takes seconds, and is in vain if it does not fit into a prompt
  let problemOf: ReturnType<typeof makeValueCheck> | undefined;
  return (values: readonly ToldValue[]): { sound: SoundValue[]; problems: string[] } => {
    problemOf ??= makeValueCheck(interview);
    const [sound, problems] = [new Map<string, SoundValue>(), [] as string[]];
    for (const told of values) {
      const leaf = leafAt(schema, keysOf(told.path));
      const problem = leaf
        ? problemBeside(sound, told) || problemOfForm(leaf, told) || problemOf(leaf, told)
        : 'wanted has no value there';
      if (leaf && problem === '') sound.set(told.path, { ...told, leaf });
      else problems.push(`${told.path}: ${problem}`);
    }
    return { sound: [...sound.values()], problems };
  };
}

function problemBeside(others: ReadonlyMap<string, SoundValue>, { path }: ToldValue): string {
  if (others.has(path)) return 'is there already';
  return others.size < maxValues ? '' : `there must be at most ${maxValues} values`;
}

const statementOf = ({ path, leaf, value, turn }: SoundValue): Statement => ({
  text: `${path}${leaf.description ? ` (${leaf.description})` : ''}: ${value}`,
  turns: [turn],
});
