import { z } from 'zod';
import { languages } from '../vocabulary';
import { conductInput } from './agent-conduct';
import { jsonObject, line, oneOf } from './fields';
import { commonRefusals, type Operation, refusals } from './operation';
import { requiredText, text } from './text';

/** In characters. */
export const maxSampleTextLength = 200;

export const voiceSampleBody = jsonObject({
  language: oneOf(languages),
  voiceId: z
    .uuid('must be a UUID')
    .nullish()
    .describe('A voice for the language; default: the first voice that GET /api/voices lists for it'),
  speed: conductInput.speed,
  text: requiredText(maxSampleTextLength)
    .optional()
    .describe('Text to speak; default: a sentence of the firstMessage'),
  firstMessage: text(5000)
    .optional()
    .describe(
      `Greeting of an agent, of which the first sentence without variables and of at most ${maxSampleTextLength} ` +
        'characters is spoken; default: the introduction of an agent without a greeting',
    ),
  agentPersonaName: line(100).optional().describe('Name in that introduction; default: Alex'),
});

export type VoiceSampleInput = z.infer<typeof voiceSampleBody>;

export const voiceSampleOperations: readonly Operation[] = [
  {
    service: 'agent',
    method: 'post',
    path: '/api/voices/samples',
    operationId: 'speakVoiceSample',
    summary: 'Synthesise a voice sample; it is neither stored nor billed',
    body: voiceSampleBody,
    example: { language: 'en', speed: 1.1, firstMessage: 'Hello, I am Alex. Thank you for your time.' },
    responses: {
      200: {
        description: 'The sound: one channel of 16 bits, at most 60 s',
        schema: z.string().meta({ format: 'binary' }),
        contentType: 'audio/wav',
      },
      400: refusals[400],
      409: {
        ...refusals[409],
        description:
          'The platform has no speech synthesis (SPEECH_OFF; the answer contains the text, which a browser can speak), or ' +
          'the account has reached its limit of 200 samples a day (TOO_MANY_SAMPLES)',
        example: {
          error: 'The platform has no speech synthesis',
          code: 'SPEECH_OFF',
          text: 'Hello, I am Alex.',
        },
      },
      413: refusals[413],
      ...commonRefusals,
    },
  },
];
