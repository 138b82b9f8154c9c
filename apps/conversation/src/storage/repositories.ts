import type { Mongo } from '@colloquy/mongo';
import type { ConversationConfig } from '../config';
import { compiledAgentModels } from './compiled-agent-model';
import { makeCompiledAgentRepository } from './compiled-agent-repository';
import { liveSessionModel } from './live-session-model';
import { makeLiveSessionRepository } from './live-session-repository';
import { phoneCallModel } from './phone-call-model';
import { makePhoneCallRepository } from './phone-call-repository';
import { pinGuessModel } from './pin-guess-model';
import { makePinGuesses } from './pin-guess-repository';

export const makeRepositories = (mongo: Mongo, { telephony }: Pick<ConversationConfig, 'telephony'>) => ({
  liveSessions: makeLiveSessionRepository(liveSessionModel(mongo)),
  compiled: makeCompiledAgentRepository(compiledAgentModels(mongo)),
  calls: makePhoneCallRepository(phoneCallModel(mongo)),
  guesses: makePinGuesses(pinGuessModel(mongo), telephony.pinGuesses),
});
