import { prepareRequests } from '@colloquy/language';

prepareRequests();

export { decideNextMove as nextMove, findRequests as requestsIn } from '@colloquy/language';
