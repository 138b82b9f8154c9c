/** Only the WebAssembly build: the native one cannot be loaded twice in a process. */
declare module '@evan/opus/wasm/index.js' {
  interface OpusFormat {
    sample_rate: 8000 | 12000 | 16000 | 24000 | 48000;
    channels: 1 | 2;
  }

  export class Encoder {
    constructor(options: OpusFormat & { application: 'voip' | 'audio' });
    ctl(request: number, value: number): number;
    /** Encodes a frame of 16-bit samples as a packet. */
    encode(pcm: Uint8Array): Uint8Array;
    drop(): void;
  }

  export class Decoder {
    constructor(options: OpusFormat);
    decode(packet: Uint8Array): Uint8Array;
    drop(): void;
  }
}
