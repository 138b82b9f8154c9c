export { makeFilesystemStore } from './filesystem/filesystem-store';
export { makeMediaStore } from './make-media-store';
export { type MediaStore } from './media-store';
export { mediaSettingsOf } from './media-config';
export { decodeRecording } from './audio/decode-recording';
export {
  joinRecordings,
  type JoinedRecording,
  type JoinOptions,
  type RecordingPart,
  type Span,
} from './audio/join-recordings';
export { makeSpeechEncoder, type SpeechRate } from './audio/opus-encoder';
export { recordingPiece } from './audio/recording-piece';
export { type TimedPacket } from './audio/timed-packet';
export { temporaryFiles } from './temporary-files';
export { chunkKey, chunkPrefix, recordedParts } from './recording-chunks';
