import { emptyForm, type InterviewForm } from '../form/interview-form';
import { toBody } from '../form/to-body';
import { problemsOf } from '../form/validate';
import { csvFields, type CsvField, guessedMeanings, type Meaning } from './csv-columns';
import { formOfRow, localOf, questionsIn } from './csv-row';
import { decoded, fileOf, maxRows } from './read-file';
import { templateRows } from './template';

const labels = Object.fromEntries(csvFields.map((field) => [field, `~${field}`])) as Record<CsvField, string>;
const agents = [
  { id: 'a1', name: 'Energy', agentType: 'FULL_INTERVIEW' },
  { id: 'a2', name: 'Vetting', agentType: 'VETTING_INTERVIEW' },
];
const around = { agents, typeLabels: { FULL_INTERVIEW: 'Volles Interview', VETTING_INTERVIEW: 'Prüfung' } };
const row = (cells: Partial<Record<Meaning, string>>, base: InterviewForm = emptyForm()) =>
  formOfRow(Object.values(cells) as string[], Object.keys(cells) as Meaning[], base, around);

test('columns are recognised by the name of a field, its label, other usual names, and names of variables', () => {
  const headings = [
    'Title',
    'SUBJECT',
    'Expert name',
    'Position of the expert',
    'Firma',
    'Question 1',
    'Question 2',
    'client',
    '~objective',
    'Notes',
    'Titel',
  ];
  expect(guessedMeanings(headings, labels, ['client'])).toEqual([
    'title',
    'callSubject',
    'expertName',
    'expertTitle',
    'company',
    'question',
    'question',
    'var:client',
    'objective',
    '',
    '', // the title is taken
  ]);
});

test('a row takes from the base what its cells do not say', () => {
  const base = {
    ...emptyForm(),
    title: 'Study',
    callSubject: 'Heat',
    objective: 'Time',
    variables: { a: '1', b: '2' },
  };
  const { form, wrong } = row(
    {
      title: ' Dana ',
      callSubject: '',
      expertName: 'Dana',
      expertTitle: 'Head',
      company: 'Norlund',
      questions: 'Why?|How?\nWhen?',
      question: 'Who?',
      'var:b': '3',
      isTest: 'Yes',
    },
    base,
  );
  expect(wrong).toEqual([]);
  expect(problemsOf(form, { variables: [], keepsHidden: false })).toEqual({});
  expect(toBody(form)).toMatchObject({
    title: 'Dana',
    callSubject: 'Heat',
    objective: 'Time',
    expertData: { name: 'Dana', title: 'Head', employmentHistory: [{ title: 'Head', company: 'Norlund' }] },
    questions: [{ text: 'Why?' }, { text: 'How?' }, { text: 'When?' }, { text: 'Who?' }],
    customVariables: { a: '1', b: '3' },
    isTest: true,
  });
});

test('an agent is found by name or id and brings its type; unknown agents and types are errors', () => {
  expect(row({ agent: 'vetting' }).form).toMatchObject({
    agentGroupId: 'a2',
    interviewType: 'VETTING_INTERVIEW',
  });
  expect(row({ agent: 'a1' }).form.agentGroupId).toBe('a1');
  expect(row({ interviewType: 'prüfung' }).form.interviewType).toBe('VETTING_INTERVIEW');
  expect(row({ interviewType: 'vetting' }, { ...emptyForm(), agentGroupId: 'a1' }).form.agentGroupId).toBe(
    '',
  );
  expect(row({ agent: 'Nobody', interviewType: 'Chat' }).wrong).toEqual(['interviewType', 'agent']);
});

test('times are local in the zone of the row, unless they name their own zone', () => {
  expect(localOf('2026-03-01 10:00', 'Asia/Tokyo')).toBe('2026-03-01T10:00');
  expect(localOf('2026-03-01T10:00:30', 'Asia/Tokyo')).toBe('2026-03-01T10:00');
  expect(localOf('2026-03-01T10:00:00Z', 'Asia/Tokyo')).toBe('2026-03-01T19:00');
  expect(localOf('2026-03-01T10:00+01:00', 'Asia/Tokyo')).toBe('2026-03-01T18:00');
  expect(localOf('01.03.2026', 'Asia/Tokyo')).toBe('01.03.2026');
  const { form } = row({ scheduledAt: '2026-07-01 09:00', expertTimeZone: 'Europe/Berlin' });
  expect(toBody(form).scheduledAt).toBe('2026-07-01T07:00:00.000Z');
});

test('questions in one cell are separated by bars or line breaks', () => {
  expect(questionsIn(' a | b \r\n\n c ')).toEqual(['a', 'b', 'c']);
  expect(questionsIn('')).toEqual([]);
});

test('a file needs headings and rows, and no more rows than the page can bear', () => {
  expect(fileOf('x', [])).toBe('unreadable');
  expect(fileOf('x', [['a']])).toBe('unreadable');
  expect(fileOf('x', [[' a '], ['1']])).toEqual({ name: 'x', headings: ['a'], rows: [['1']] });
  expect(
    fileOf(
      'x',
      Array.from({ length: maxRows + 2 }, () => ['a']),
    ),
  ).toBe('tooLarge');
});

test('files in the encoding of Windows are read', () => {
  expect(decoded(new Uint8Array([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72]).buffer)).toBe('Müller');
  expect(decoded(new TextEncoder().encode('Müller').buffer)).toBe('Müller');
});

test('the template is imported without a change', () => {
  const [headings = [], ...rows] = templateRows;
  const meanings = guessedMeanings(headings, labels, []);
  expect(meanings).toEqual(headings);
  for (const each of rows) {
    const { form, wrong } = formOfRow(each, meanings, emptyForm(), around);
    expect([problemsOf(form, { variables: [], keepsHidden: false }), wrong]).toEqual([{}, []]);
  }
});
