import { emptyEmployment, emptyQuestion, type InterviewForm, interviewTypes } from '../form/interview-form';
import { isTimeZone, localTime, userZone } from '../time-zone';
import type { CsvField, Meaning } from './csv-columns';

export interface AgentName {
  id: string;
  name: string;
  agentType: string;
}

interface RowForm {
  form: InterviewForm;
  wrong: readonly ('interviewType' | 'agent')[];
}

const yes = /^(1|true|yes|y|x|ja|oui|s[ií]|test)$/i;

export const questionsIn = (text: string): string[] =>
  text
    .split(/\r?\n|\|/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Returns the value of a date-time field: keeps a local time, and converts a moment to the local time of the zone. */
export function localOf(text: string, zone: string): string {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(text) ?? [];
  if (date) return `${date}T${time}`;
  const hasZone = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/i.test(text);
  const at = hasZone ? Date.parse(text) : NaN;
  return Number.isNaN(at) ? text : localTime(new Date(at).toISOString(), zone);
}

function cellsOf(row: readonly string[], meanings: readonly Meaning[]) {
  const cells = new Map<Meaning, string[]>();
  meanings.forEach((meaning, index) => {
    const text = (row[index] ?? '').trim();
    if (meaning && text) cells.set(meaning, [...(cells.get(meaning) ?? []), text]);
  });
  return cells;
}

const typeNamed = (text: string | undefined, labels: Readonly<Record<string, string>>) =>
  interviewTypes.find((type) =>
    [type, type.replace('_INTERVIEW', ''), labels[type]].some(
      (name) => name?.toLowerCase() === text?.toLowerCase(),
    ),
  );

interface Around {
  agents: readonly AgentName[];
  typeLabels: Readonly<Record<string, string>>;
}

export function formOfRow(
  row: readonly string[],
  meanings: readonly Meaning[],
  base: InterviewForm,
  { agents, typeLabels }: Around,
): RowForm {
  const cells = cellsOf(row, meanings);
  const cell = (field: CsvField) => cells.get(field)?.[0];
  const texts = (
    [
      'title',
      'callSubject',
      'objective',
      'expertName',
      'expertTitle',
      'expertTimeZone',
      'dialInPhone',
      'meetingId',
      'dialInPin',
      'compliance',
      'redirectUrl',
    ] as const
  ).flatMap((field) => (cell(field) === undefined ? [] : [[field, cell(field) ?? '']]));
  const [agentName, typeName] = [cell('agent'), cell('interviewType')];
  const agent = agents.find(
    ({ id, name }) => id === agentName || name.toLowerCase() === agentName?.toLowerCase(),
  );
  const type = typeNamed(typeName, typeLabels) ?? interviewTypes.find((known) => known === agent?.agentType);
  const form: InterviewForm = { ...base, ...Object.fromEntries(texts) };
  const questions = [
    ...(cells.get('questions') ?? []).flatMap(questionsIn),
    ...(cells.get('question') ?? []),
  ];
  const zone = isTimeZone(form.expertTimeZone) ? form.expertTimeZone : userZone();
  const variables = [...cells].flatMap(([meaning, [value = '']]) =>
    meaning.startsWith('var:') ? [[meaning.slice('var:'.length), value]] : [],
  );
  return {
    form: {
      ...form,
      ...(type && { interviewType: type }),
      ...(agent ? { agentGroupId: agent.id } : type && type !== base.interviewType && { agentGroupId: '' }),
      ...employmentOf(base, cell),
      ...(questions.length > 0 && { questions: questions.map((text) => emptyQuestion(text)) }),
      scheduledAt: localOf(cell('scheduledAt') ?? form.scheduledAt, zone),
      variables: { ...base.variables, ...Object.fromEntries(variables) },
      isTest: cell('isTest') === undefined ? base.isTest : yes.test(cell('isTest') ?? ''),
    },
    wrong: [
      ...(typeName && !typeNamed(typeName, typeLabels) ? (['interviewType'] as const) : []),
      ...(agentName && !agent ? (['agent'] as const) : []),
    ],
  };
}

/** Returns one position, which takes missing values from `base`; a missing title is the expert's present one. */
function employmentOf(base: InterviewForm, cell: (field: CsvField) => string | undefined) {
  const [company, position, period] = [cell('company'), cell('position'), cell('period')];
  if (company === undefined && position === undefined && period === undefined) return {};
  const entry = base.employment[0] ?? emptyEmployment();
  return {
    employment: [
      {
        ...entry,
        company: company ?? entry.company,
        title: position ?? (entry.title || (cell('expertTitle') ?? base.expertTitle)),
        period: period ?? entry.period,
      },
    ],
  };
}
