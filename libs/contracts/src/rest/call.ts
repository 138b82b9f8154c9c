import { interviewSchema } from './interview';
import { interviewExample } from './interview-examples';
import { commonRefusals, idParams, type Operation, refusals } from './operation';

export const callOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/interviews/{id}/call',
    operationId: 'callExpert',
    service: 'interview',
    summary: 'Call the expert now; scheduledAt keeps its value, and a call that is under way goes on',
    params: idParams,
    responses: {
      202: {
        description:
          'The interview; its status is DIALING, or IN_PROGRESS if the call continues a conversation',
        schema: interviewSchema,
        example: { ...interviewExample, status: 'DIALING' },
      },
      400: { ...refusals[400], description: 'The interview has no dialInPhone (NO_DIAL_IN_PHONE)' },
      404: refusals[404],
      409: {
        ...refusals[409],
        description:
          'The interview is completed (INTERVIEW_COMPLETED), the expert has withdrawn the consent (INTERVIEW_WITHDRAWN), is ' +
          'connected already (SESSION_ALREADY_OPEN), may not be called at this hour (OUTSIDE_CALLING_HOURS), or the ' +
          'platform makes no calls (TELEPHONY_OFF)',
        example: {
          error: 'The expert can be called from 2026-03-02T07:00:00.000Z',
          code: 'OUTSIDE_CALLING_HOURS',
        },
      },
      ...commonRefusals,
    },
  },
];
