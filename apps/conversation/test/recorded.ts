import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { chunkPrefix, makeFilesystemStore, recordedParts, type RecordingPart } from '@colloquy/media';
import type { ScriptedPlatform } from './scripted-platform';

/** Reads the stored pieces of the recording of the interview's first session. */
export async function recorded(root: string, platform: ScriptedPlatform): Promise<RecordingPart[]> {
  const { id: interviewId, accountId, sessions } = platform.interview;
  const store = makeFilesystemStore({ root, publicBaseUrl: 'http://x', signingSecret: 's'.repeat(32) });
  const sessionId = sessions[0]?.id ?? '';
  const { keys } = await store.list(chunkPrefix({ accountId, interviewId, sessionId }));
  const bytes = async (key: string) => buffer(await store.get(key));
  return recordedParts(keys).map((part) => ({
    offsetMs: part.offsetMs,
    contentType: 'audio/webm',
    open: async () => Readable.from([Buffer.concat(await Promise.all(part.keys.map(bytes)))]),
  }));
}
