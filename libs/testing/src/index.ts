export { eventually } from './eventually';
export { follow, type Following } from './follow';
export { deadAddress, freePort, isFree } from './free-port';
export { answerTokens, modelProtocols } from './model-protocols';
export {
  startScriptedOpenAi,
  type OpenAiReply,
  type OpenAiRequest,
  type ScriptedOpenAi,
} from './scripted-openai';
export {
  recogniserKey,
  startScriptedAssemblyAi,
  startScriptedDeepgram,
  type ScriptedRecogniser,
} from './scripted-recogniser';
export { sendEndlessly } from './send-endlessly';
export { startTcpProxy, type TcpProxy } from './tcp-proxy';
export { until } from './until';
export { onnxFile } from './onnx-file';
export { tinyNemoCtc, tinyTransducer, tinyZipformerCtc, tokensFile, tonesOfWords } from './tiny-recogniser';
export { tinyVits, tinyVoiceRate, tinyVoiceSamples, voiceTokensFile } from './tiny-voice';
