export { eventually } from './eventually';
export { follow, type Following } from './follow';
export { deadAddress, freePort, isFree } from './free-port';
export { answerTokens, type ModelProtocol, modelProtocols } from './model-protocols';
export {
  startScriptedOpenAi,
  type OpenAiReply,
  type OpenAiRequest,
  type ScriptedOpenAi,
} from './scripted-openai';
export {
  type RecogniserConnection,
  recogniserKey,
  startScriptedAssemblyAi,
  startScriptedDeepgram,
  type ScriptedRecogniser,
  type ScriptedUtterance,
} from './scripted-recogniser';
export { startWire, type Wire } from './wire';
export { until } from './until';
export { onnxFile } from './onnx-file';
export { tinyNemoCtc, tinyTransducer, tinyZipformerCtc, tokensFile, tonesOfWords } from './tiny-recogniser';
export { tinyVits, tinyVoiceRate, tinyVoiceSamples, voiceTokensFile } from './tiny-voice';
