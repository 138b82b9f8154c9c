import { makeRecognitionWork, serveEngine } from '@colloquy/language/local-speech-work';

serveEngine(makeRecognitionWork());
