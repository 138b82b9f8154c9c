import type { Mongo } from '@colloquy/mongo';
import type { Config } from '../config';
import { compiledAgentModels } from './compiled-agent-model';
import { makeCompiledAgentRepository } from './compiled-agent-repository';
import { liveSessionModel } from './live-session-model';
import { makeLiveSessionRepository } from './live-session-repository';
import { phoneCallModel } from './phone-call-model';
import { makePhoneCallRepository } from './phone-call-repository';
import { pinGuessModel } from './pin-guess-model';
import { makePinGuessRepository } from './pin-guess-repository';

export const makeStorage = (mongo: Mongo, { telephony }: Pick<Config, 'telephony'>) => ({
  liveSessions: makeLiveSessionRepository(liveSessionModel(mongo)),
  compiled: makeCompiledAgentRepository(compiledAgentModels(mongo)),
  calls: makePhoneCallRepository(phoneCallModel(mongo)),
  guesses: makePinGuessRepository(pinGuessModel(mongo), telephony.pinGuesses),
});
