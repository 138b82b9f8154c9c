import { ApiError } from '@colloquy/client';
import type { Problem, Problems } from './problem';

const paths =
  /^(interviewType|title|callSubject|objective|extractionSchema|expertData|questions|status|scheduledAt|dialInPhone|expertTimeZone|meetingId|dialInPin|agentGroupId|redirectUrl|compliance|invitation|customVariables|notifications|isTest)(\.[^:\s]+)*$/;

export function problemsIn(error: unknown): Problems {
  if (!(error instanceof ApiError)) return {};
  const { missing } = (typeof error.body === 'object' ? (error.body ?? {}) : {}) as { missing?: unknown };
  if (error.code === 'MISSING_REQUIRED_VARIABLES' && Array.isArray(missing)) {
    return Object.fromEntries(
      missing.map((name): [string, Problem] => [`customVariables.${name}`, { kind: 'required' }]),
    );
  }
  const found = error.message.split('; ').flatMap((part): [string, Problem][] => {
    const [, path = '', message = ''] = /^(.+?): (.+)$/s.exec(part) ?? [];
    return paths.test(path) ? [[path, { kind: 'api', message }]] : [];
  });
  return Object.fromEntries(found);
}
