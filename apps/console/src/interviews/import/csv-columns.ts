/** Several columns can contain a `question`. */
export const csvFields = [
  'title',
  'callSubject',
  'objective',
  'expertName',
  'expertTitle',
  'company',
  'position',
  'period',
  'questions',
  'question',
  'interviewType',
  'agent',
  'scheduledAt',
  'expertTimeZone',
  'dialInPhone',
  'meetingId',
  'dialInPin',
  'compliance',
  'redirectUrl',
  'isTest',
] as const;
export type CsvField = (typeof csvFields)[number];

/** Meaning of a column: a field, the value of a variable (`var:client`), or '' to ignore the column. */
export type Meaning = CsvField | `var:${string}` | '';

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const alsoCalled: Record<CsvField, readonly string[]> = {
  title: ['interview', 'name of the interview', 'interviewtitel', 'titre', 'titel', 'título'],
  callSubject: ['subject', 'call subject', 'topic', 'thema', 'sujet', 'tema'],
  objective: ['goal', 'ziel', 'objectif', 'objetivo'],
  expertName: ['name', 'expert', 'full name', 'experte', 'nom', 'nombre'],
  expertTitle: [
    'job title',
    'role',
    'expert position',
    'position of the expert',
    'title of the expert',
    'funktion',
    'fonction',
    'cargo',
  ],
  company: ['employer', 'organisation', 'organization', 'firma', 'unternehmen', 'entreprise', 'empresa'],
  position: ['position there', 'employment title'],
  period: ['years', 'from to', 'zeitraum', 'période', 'período'],
  questions: ['fragen', 'preguntas'],
  question: ['frage', 'pregunta', 'q'],
  interviewType: ['type', 'kind', 'art', 'tipo'],
  agent: ['agent id', 'agentGroupId', 'interviewer'],
  scheduledAt: ['date', 'time', 'datetime', 'scheduled', 'termin', 'datum', 'fecha'],
  expertTimeZone: ['timezone', 'time zone', 'zeitzone', 'fuseau horaire', 'zona horaria'],
  dialInPhone: ['phone', 'telephone', 'mobile', 'number', 'telefon', 'téléphone', 'teléfono'],
  meetingId: ['meeting'],
  dialInPin: ['pin'],
  compliance: ['disclaimer'],
  redirectUrl: ['redirect', 'url'],
  isTest: ['test'],
};

/** Headings may be names of fields, their labels in the user's language, or names of variables. */
export function guessedMeanings(
  headings: readonly string[],
  labels: Readonly<Record<CsvField, string>>,
  variables: readonly string[],
): Meaning[] {
  const names = new Map<string, Meaning>();
  for (const field of csvFields) {
    for (const name of [field, labels[field], ...alsoCalled[field]]) {
      if (!names.has(plain(name))) names.set(plain(name), field);
    }
  }
  for (const name of variables) names.set(plain(name), `var:${name}`);
  const taken = new Set<Meaning>();
  return headings.map((heading) => {
    const own = names.get(plain(heading)) ?? names.get(plain(heading).replace(/\d+$/, '')) ?? '';
    if (own === '' || own === 'question') return own;
    if (taken.has(own)) return '';
    taken.add(own);
    return own;
  });
}
