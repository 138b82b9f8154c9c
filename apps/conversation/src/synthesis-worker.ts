import { makeSynthesisWork } from '@colloquy/language/local-speech-work';

export const { warmUp, load, speak } = makeSynthesisWork();
