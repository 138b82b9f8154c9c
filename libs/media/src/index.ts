export { makeFilesystemStore, type FilesystemStoreOptions } from './filesystem/filesystem-store';
export { mediaHandler, type MediaHandler } from './filesystem/media-handler';
export { makeMediaStore, type MediaSettings } from './make-media-store';
export {
  type KeyPage,
  type MediaInfo,
  type MediaStore,
  type PutOptions,
  type SignedUrlOptions,
} from './media-store';
export { makeS3Store, type S3StoreOptions } from './s3/s3-store';
export { mediaSettingsOf, type MediaConfig } from './media-config';
export { decodeRecording } from './audio/decode-recording';
export {
  joinRecordings,
  type JoinedRecording,
  type JoinOptions,
  type RecordingPart,
  type Span,
} from './audio/join-recordings';
export { makeSpeechEncoder, type SpeechEncoder, type SpeechRate } from './audio/opus-encoder';
export { recordingPiece } from './audio/recording-piece';
export { type TimedPacket } from './audio/timed-packet';
export { temporaryFiles } from './temporary-files';
export {
  chunkKey,
  chunkPrefix,
  recordedParts,
  type RecordedPart,
  type RecordingChunk,
  type RecordingOwner,
} from './recording-chunks';
