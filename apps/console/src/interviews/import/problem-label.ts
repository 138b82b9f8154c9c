import type { Strings } from '../../strings';

export function labelOf(path: string, { interviews: { csv, form } }: Strings): string {
  const { fields } = csv;
  const [head = '', ...rest] = path.split('.');
  const last = rest.at(-1) ?? '';
  if (head === 'expertData') {
    const ofEmployment = { title: fields.position, company: fields.company, period: fields.period };
    if (rest[0] === 'name') return fields.expertName;
    if (rest[0] === 'title') return fields.expertTitle;
    return ofEmployment[last as keyof typeof ofEmployment] ?? fields.company;
  }
  if (head === 'questions') return form.sections.questions;
  if (head === 'customVariables') return rest.join('.');
  if (head === 'invitation') return form.sections.invitation;
  if (head === 'notifications') return form.sections.notifications;
  if (head === 'extractionSchema') return form.extractionSchema;
  if (head === 'agentGroupId') return fields.agent;
  return Object.hasOwn(fields, head) ? fields[head as keyof typeof fields] : head;
}
