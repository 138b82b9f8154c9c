export {
  alignQuestions,
  analyseInterview,
  compareQuestion,
  prepareRequests as warmUp,
} from '@colloquy/language';
export { deliveredText } from './domain/delivered-text';
