import { type ClientFrame, decodeSpeechFrame, type ServerFrame, type SpeechFrame } from '@colloquy/contracts';
import { type LineOptions, makeLine } from './line';

interface FrameLineOptions extends Pick<LineOptions, 'connect' | 'after' | 'onLost'> {
  hello: () => ClientFrame;
  onFrame: (frame: ServerFrame) => void;
  onSound: (sound: SpeechFrame) => void;
}

/** Encodes and decodes frames; drops outgoing frames while no conversation is open. */
export function makeFrameLine({ connect, after, hello, onFrame, onSound, onLost }: FrameLineOptions) {
  let online = false;
  const line = makeLine({
    connect,
    after,
    onOpen: () => line.send(JSON.stringify(hello())),
    onMessage(data) {
      if (!(data instanceof ArrayBuffer)) return onFrame(JSON.parse(String(data)) as ServerFrame);
      const sound = decodeSpeechFrame(new Uint8Array(data));
      if (sound) onSound(sound);
    },
    onLost(code) {
      online = false;
      return onLost(code);
    },
  });

  const { open, buffered, networkLost, networkBack } = line;
  return {
    open,
    buffered,
    networkLost,
    networkBack,
    isOnline: () => online,
    conversationOpened(): void {
      line.holds();
      online = true;
    },
    conversationEnded(): void {
      online = false;
    },
    send(frame: ClientFrame): void {
      if (online) line.send(JSON.stringify(frame));
    },
    sendBytes(frame: Uint8Array<ArrayBuffer>): boolean {
      if (online) line.send(frame);
      return online;
    },
  };
}
