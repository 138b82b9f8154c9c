import { prepareRequests } from '@colloquy/language';

prepareRequests();

export { analyseInterview } from '@colloquy/language';
export { deliveredText } from './domain/delivered-text';
