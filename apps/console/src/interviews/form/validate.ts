import { isTimeZone, momentIn, userZone } from '../time-zone';
import { schemaProblem } from './check-schema';
import {
  anyText,
  endpointAddress,
  headerName,
  headerValue,
  pageAddress,
  phone,
  requiredText,
  signingSecret,
  wholeNumber,
} from './check-text';
import {
  hiddenValue,
  type InterviewForm,
  type NotificationForm,
  type QuestionForm,
  variableOf,
} from './interview-form';
import type { Problem, Problems } from './problem';
import { factsOf } from './to-body';

type Found = readonly [path: string, problem: Problem | undefined];

export interface Variable {
  name: string;
  isRequired: boolean;
}

interface Around {
  variables: readonly Variable[];
  /** Whether hidden values keep their stored values; true only in an update. */
  keepsHidden: boolean;
}

export function problemsOf(form: InterviewForm, { variables, keepsHidden }: Around): Problems {
  const found: Found[] = [
    ['title', requiredText(form.title, 500)],
    ['callSubject', requiredText(form.callSubject, 2000)],
    ['objective', anyText(form.objective, 2000)],
    ['extractionSchema', schemaProblem(form.extractionSchema)],
    ...ofExpert(form),
    ...ofQuestions(form.questions),
    ...ofSchedule(form),
    ['dialInPhone', phone(form.dialInPhone)],
    ['meetingId', anyText(form.meetingId, 100)],
    ['dialInPin', anyText(form.dialInPin, 100)],
    ['redirectUrl', pageAddress(form.redirectUrl)],
    ['compliance', anyText(form.compliance, 10_000)],
    ...ofInvitation(form),
    ...ofVariables(form, variables),
    ['notifications', form.notifications.length > 20 ? { kind: 'tooMany', most: 20 } : undefined],
    ...form.notifications.flatMap((notification, index) =>
      ofNotification(notification, `notifications.${index}`, keepsHidden),
    ),
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, Problem] => entry[1] !== undefined));
}

function ofExpert({ expertName, expertTitle, employment }: InterviewForm): Found[] {
  const list = 'expertData.employmentHistory';
  return [
    ['expertData.name', requiredText(expertName, 300)],
    ['expertData.title', requiredText(expertTitle, 300)],
    [list, countOf(employment, 100)],
    ...employment.flatMap(({ title, company, period }, index): Found[] => [
      [`${list}.${index}.title`, requiredText(title, 300)],
      [`${list}.${index}.company`, requiredText(company, 300)],
      [`${list}.${index}.period`, anyText(period, 200)],
    ]),
  ];
}

function countOf(list: readonly unknown[], most: number): Problem | undefined {
  if (list.length === 0) return { kind: 'required' };
  return list.length > most ? { kind: 'tooMany', most } : undefined;
}

function ofQuestions(questions: readonly QuestionForm[]): Found[] {
  return [
    ['questions', countOf(questions, 100)],
    ...questions.flatMap(({ text, aim, facts, probes, minutes }, index): Found[] => {
      const guide = `questions.${index}.guide`;
      return [
        [`questions.${index}.text`, requiredText(text, 2000)],
        [`${guide}.aim`, anyText(aim, 1000)],
        [`${guide}.mustHave`, ofFacts(factsOf(facts))],
        [`${guide}.probes`, wholeNumber(probes, 0, 3)],
        [`${guide}.minutes`, wholeNumber(minutes, 1, 60)],
      ];
    }),
  ];
}

function ofFacts(facts: readonly string[]): Problem | undefined {
  if (facts.length > 10) return { kind: 'tooMany', most: 10 };
  return facts.map((fact) => anyText(fact, 300)).find((problem) => problem !== undefined);
}

function ofSchedule({ status, scheduledAt, expertTimeZone, dialInPhone }: InterviewForm): Found[] {
  const zone = expertTimeZone.trim();
  const isZone = zone === '' || isTimeZone(zone);
  const isTime = scheduledAt === '' || momentIn(scheduledAt, (isZone && zone) || userZone()) !== undefined;
  const isUncalled = status === 'SCHEDULED' && scheduledAt === '' && dialInPhone.trim() !== '';
  return [
    ['expertTimeZone', isZone ? undefined : { kind: 'noZone' }],
    ['scheduledAt', !isTime ? { kind: 'noTime' } : isUncalled ? { kind: 'noTimeButScheduled' } : undefined],
  ];
}

function ofInvitation({ invitation }: InterviewForm): Found[] {
  return [
    ['invitation.organisation', anyText(invitation.organisation, 200)],
    ['invitation.purpose', anyText(invitation.purpose, 1000)],
    ['invitation.privacyUrl', pageAddress(invitation.privacyUrl)],
    ['invitation.retention', anyText(invitation.retention, 300)],
    ['invitation.contact', anyText(invitation.contact, 300)],
    ['invitation.minutes', wholeNumber(invitation.minutes, 1, 240)],
  ];
}

function ofVariables(form: InterviewForm, variables: readonly Variable[]): Found[] {
  const required = variables.filter(
    ({ name, isRequired }) => isRequired && variableOf(form, name).trim() === '',
  );
  return [
    ...Object.entries(form.variables).map(([name, value]): Found => [
      `customVariables.${name}`,
      anyText(value, 10_000),
    ]),
    ...required.map(({ name }): Found => [`customVariables.${name}`, { kind: 'required' }]),
  ];
}

function ofNotification(
  { endpoint, headers, signingSecret: secret }: NotificationForm,
  path: string,
  keepsHidden: boolean,
): Found[] {
  const names = headers.map(({ name }) => name.trim().toLowerCase());
  const isHidden = (value: string) => value === hiddenValue && !keepsHidden;
  return [
    [`${path}.endpoint`, endpointAddress(endpoint)],
    [
      `${path}.attributes.signingSecret`,
      secret === hiddenValue ? (isHidden(secret) ? { kind: 'hidden' } : undefined) : signingSecret(secret),
    ],
    [`${path}.attributes.headers`, headers.length > 50 ? { kind: 'tooMany', most: 50 } : undefined],
    ...headers.flatMap(({ name, value }, index): Found[] => [
      [
        `${path}.headers.${index}.name`,
        headerName(name, secret.trim() !== '') ??
          (names.indexOf(names[index] ?? '') < index ? { kind: 'headerTwice' } : undefined),
      ],
      [`${path}.headers.${index}.value`, isHidden(value) ? { kind: 'hidden' } : headerValue(value)],
    ]),
  ];
}
