import { makeVoiceActivity } from './voice-activity';

test('a model that cannot be loaded prevents the start; another detector does not take its place', async () => {
  const missing = async () => {
    throw new Error('not on this machine');
  };
  await expect(makeVoiceActivity('silero', missing).start?.()).rejects.toThrow('not on this machine');
  await expect(makeVoiceActivity('level', missing).start?.()).resolves.toBeUndefined();
});
