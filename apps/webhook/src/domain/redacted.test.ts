import { notificationSchema } from '@colloquy/contracts';
import { redacted } from './redacted';

const payload = {
  interviewId: '0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1',
  success: true,
  completedAt: '2026-03-01T10:20:04.512Z',
  transcriptionUrl: 'https://api.example/t',
  audioUrl: 'https://api.example/a',
  qualityScore: 75,
  qualityReasons: ['Coverage'],
  qualityScoredAt: '2026-03-01T10:20:04.899Z',
  qualityEndedEarly: false,
  qualityExpertDisengaged: false,
  agentScore: 96,
  agentReasons: ['Order'],
  analysedBy: 'openai',
};

test('a redacted notification has no success and no score; its other fields are unchanged', () => {
  const request = {
    url: 'https://hooks.example/',
    method: 'POST',
    headers: [['a', 'b'] as const],
    body: JSON.stringify(payload),
  };
  const { body, ...rest } = redacted({ ...request, headers: [...request.headers] });
  expect(rest).toMatchObject({ url: request.url, method: 'POST', headers: request.headers });
  const { interviewId, completedAt, transcriptionUrl, audioUrl, ...told } = notificationSchema.parse(
    JSON.parse(body),
  );
  expect({ interviewId, completedAt, transcriptionUrl, audioUrl }).toMatchObject({
    completedAt: payload.completedAt,
  });
  expect(Object.values(told)).toEqual([false, null, null, null, null, null, null, null, null]);
});
