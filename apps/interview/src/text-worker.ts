export { shownTurns } from './domain/live-turns';
export { prepareRequests as warmUp } from '@colloquy/language';
