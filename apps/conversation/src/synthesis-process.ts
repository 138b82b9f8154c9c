import { makeSynthesisWork, serveEngine } from '@colloquy/language/local-speech-work';

serveEngine(makeSynthesisWork());
