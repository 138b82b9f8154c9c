import { createReadStream } from 'node:fs';
import { essenceOf } from '../content-type';
import { isRawTelephony } from './raw-telephony';
import { type TimedPacket, unsupported } from './timed-packet';
import { wavePackets } from './wave-packets';
import { webmPackets } from './webm-packets';

const webmTypes = new Set(['audio/webm', 'video/webm']);
const waveTypes = new Set(['audio/wav', 'audio/wave', 'audio/x-wav', 'audio/vnd.wave']);

/** @throws AppError `invalid`: UNSUPPORTED_RECORDING, or UNREADABLE_RECORDING, possibly after some packets */
export function readRecording(path: string, contentType: string): AsyncIterable<TimedPacket> {
  const essence = essenceOf(contentType);
  if (webmTypes.has(essence)) return webmPackets(createReadStream(path));
  if (waveTypes.has(essence) || isRawTelephony(contentType)) return wavePackets(path);
  throw unsupported();
}
