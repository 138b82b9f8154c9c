import { makeRecognitionWork } from '@colloquy/language/local-speech-work';

export const { warmUp, load, hear, finish, drop } = makeRecognitionWork();
