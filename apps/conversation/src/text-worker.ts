export {
  analyseInterview as analyse,
  decideNextMove as nextMove,
  findRequests as requestsIn,
} from '@colloquy/language';
export { prepareRequests as warmUp } from '@colloquy/language';
