import {
  decodeSpeechFrame,
  encodeMicrophoneFrame,
  type ServerFrame,
  type SpeechFrame,
} from '@colloquy/contracts';
import type { JoinClient } from '@colloquy/join-client';

const frameMs = 50;

/**
 * Lets a client talk as the join page does: it plays the interviewer's speech at once and sends sound in frames of 50 ms.
 * @param plays whether the client reports what it has played
 */
export function overThePage(client: JoinClient, { plays = true, rateHz = 16_000 } = {}) {
  client.socket.on('message', (message, isBinary) => {
    if (isBinary || !plays) return;
    const frame = JSON.parse(String(message)) as ServerFrame;
    if (frame.type === 'mark') client.send({ type: 'played', mark: frame.mark });
  });
  function sound(level: number, ms: number): void {
    const samples = Int16Array.from(
      { length: (rateHz * frameMs) / 1000 },
      (_, at) => level * Math.sin((at * 2 * Math.PI * 400) / rateHz),
    );
    for (let sent = 0; sent < ms; sent += frameMs)
      client.raw(encodeMicrophoneFrame({ rateHz, ageMs: 0, samples }));
  }
  return {
    sound,
    /** Half a second of speech and a pause. */
    speak: () => [sound(4000, 500), sound(0, 600)],
    /** The interviewer's speech so far. */
    heard: () =>
      client.sounds.map(decodeSpeechFrame).filter((frame): frame is SpeechFrame => frame !== undefined),
  };
}
