import type { Strings } from '../../strings';
import type { InterviewForm } from '../form/interview-form';
import { problemText } from '../form/problem-text';
import { problemsOf, type Variable } from '../form/validate';
import type { Meaning } from './csv-columns';
import { type AgentName, formOfRow } from './csv-row';
import { labelOf } from './problem-label';

export interface CheckedRow {
  index: number;
  form: InterviewForm;
  /** Problems in the user's language; if empty, the row can be imported. */
  errors: readonly string[];
}

interface Around {
  base: InterviewForm;
  agents: readonly AgentName[];
  variablesOf: (form: InterviewForm) => readonly Variable[];
  strings: Strings;
}

export function checkedRows(
  rows: readonly (readonly string[])[],
  meanings: readonly Meaning[],
  { base, agents, variablesOf, strings }: Around,
): CheckedRow[] {
  const { csv, form: formTexts } = strings.interviews;
  const texts = { interviewType: csv.wrongType, agent: csv.wrongAgent };
  return rows.map((row, index) => {
    const { form, wrong } = formOfRow(row, meanings, base, { agents, typeLabels: formTexts.types });
    const problems = problemsOf(form, { variables: variablesOf(form), keepsHidden: false });
    return {
      index,
      form,
      errors: [
        ...wrong.map((field) => csv.problemAt(csv.fields[field], texts[field])),
        ...Object.entries(problems).map(([path, problem]) =>
          csv.problemAt(labelOf(path, strings), problemText(problem, strings)),
        ),
      ],
    };
  });
}
