import {
  ConfigError,
  loadConfig,
  mongoSettings,
  peerSetting,
  processSettings,
  serviceSecretSetting,
} from './index';

const schema = {
  ...processSettings,
  mongo: mongoSettings('interview'),
  agentGrpc: peerSetting('agent'),
  secret: serviceSecretSetting,
};
const good = {
  MONGODB_URI: 'mongodb://h',
  AGENT_GRPC: 'a:1, b:2',
  SERVICE_SECRET: 'x'.repeat(32),
  PORT: '81',
};

test('settings come from the environment, typed and frozen', () => {
  const config = loadConfig(schema, good);
  expect(config).toMatchObject({
    port: 81,
    agentGrpc: ['a:1', 'b:2'],
    mongo: { database: 'colloquy_interview' },
  });
  expect(Object.isFrozen(config.mongo)).toBe(true);
});

test('a missing or short secret prevents the start; the message contains no value', () => {
  for (const secret of ['', 'short-secret']) {
    const load = () => loadConfig(schema, { ...good, SERVICE_SECRET: secret });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(/secret: must be set/);
    expect(load).not.toThrow(/short-secret/);
  }
});

test('all invalid settings are reported together', () => {
  expect(() => loadConfig(schema, { PORT: 'http' })).toThrow(/port.*uri|uri.*port/s);
});

test('an empty variable counts as absent', () => {
  expect(loadConfig(schema, { ...good, PORT: '' }).port).toBe(8080);
});
