import { createReadStream } from 'node:fs';
import { essenceOf } from '../content-type';
import { isRawTelephony } from './raw-telephony';
import { type TimedPacket, unsupported } from './timed-packet';
import { wavePackets } from './wave-packets';
import { webmPackets } from './webm-packets';

const webmTypes = new Set(['audio/webm', 'video/webm']);
const waveTypes = new Set(['audio/wav', 'audio/wave', 'audio/x-wav', 'audio/vnd.wave']);

/**
 * Reads the sound of a file as Opus packets. @throws AppError `invalid`: UNSUPPORTED_RECORDING for other
 * formats, UNREADABLE_RECORDING for a damaged file, possibly after some packets
 */
export function readRecording(path: string, contentType: string): AsyncIterable<TimedPacket> {
  const essence = essenceOf(contentType);
  if (webmTypes.has(essence)) return webmPackets(createReadStream(path));
  if (waveTypes.has(essence) || isRawTelephony(contentType)) return wavePackets(path);
  throw unsupported();
}
