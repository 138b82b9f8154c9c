import { readConfig } from './config';

const env = {
  MONGODB_URI: 'mongodb://h',
  RABBITMQ_URL: 'amqp://h',
  INTERVIEW_GRPC: 'h:1',
  SERVICE_SECRET: 's'.repeat(32),
  DELIVERY_SECRET: 'n'.repeat(32),
};

test('private addresses are refused unless the setting allows them', () => {
  expect(readConfig(env).allowPrivate).toBe('false');
  expect(readConfig({ ...env, WEBHOOK_ALLOW_PRIVATE: 'true' }).allowPrivate).toBe('true');
  for (const word of ['0', 'no', 'TRUE', 'yes']) {
    expect(() => readConfig({ ...env, WEBHOOK_ALLOW_PRIVATE: word })).toThrow(/allowPrivate/);
  }
});
