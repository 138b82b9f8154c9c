export { makeRecognitionWork } from './speech/local/recognition-work';
export { makeSynthesisWork } from './speech/local/synthesis-work';
export { serveEngine } from './speech/local/serve-engine';
