import { longest, type NewRehearsal, type Persona } from './rehearsal-models';

export interface RehearsalDraft {
  persona: Persona;
  title: string;
  subject: string;
  /** One question per line. */
  questions: string;
}

export function exampleOf({ subject, questions }: { subject: string; questions: string }): RehearsalDraft {
  return { persona: 'cooperative', title: subject, subject, questions };
}

export const questionsIn = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

type QuestionsProblem = 'none' | 'tooMany' | 'tooLong';

export function problemOf({ questions }: RehearsalDraft): QuestionsProblem | undefined {
  const asked = questionsIn(questions);
  if (asked.length === 0) return 'none';
  if (asked.length > longest.questions) return 'tooMany';
  return asked.some(({ length }) => length > longest.question) ? 'tooLong' : undefined;
}

/** Returns undefined if the draft cannot be sent. */
export function bodyOf(draft: RehearsalDraft): NewRehearsal | undefined {
  const { persona, title, subject, questions } = draft;
  if (title.trim() === '' || subject.trim() === '' || problemOf(draft)) return undefined;
  return { persona, title: title.trim(), callSubject: subject.trim(), questions: questionsIn(questions) };
}
