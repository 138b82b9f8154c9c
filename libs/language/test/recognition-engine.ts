import { makeRecognitionWork } from '../src/speech/local/recognition-work';
import { serveEngine } from '../src/speech/local/serve-engine';

serveEngine(makeRecognitionWork());
