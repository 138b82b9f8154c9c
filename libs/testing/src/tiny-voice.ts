import { onnxFile } from './onnx-file';

export const tinyVoiceRate = 16_000;
/** Duration of a character at normal speed, samples. */
export const tinyVoiceSamples = 800;

/** Returns the content of `tokens.txt`: letters, digits and the full stop. */
export const voiceTokensFile = () =>
  [...'abcdefghijklmnopqrstuvwxyz0123456789.'].map((character, id) => `${character} ${id}\n`).join('');

/** Returns a VITS model with two speakers: each character is a tone of 0.05 s, 500 Hz higher for the second speaker. */
export function tinyVits(): Buffer {
  const one = (name: string, type: 'float' | 'int64') => ({ name, type, shape: [1] }) as const;
  const scalar = (value: number) => ({ shape: [], values: Float32Array.of(value) });
  const axes = (...numbers: number[]) => ({
    shape: [numbers.length],
    values: BigInt64Array.from(numbers, BigInt),
  });
  return onnxFile({
    metadata: {
      model_type: 'vits',
      comment: 'tones',
      language: 'English',
      frontend: 'characters',
      sample_rate: tinyVoiceRate,
      n_speakers: 2,
      add_blank: 0,
      use_eos_bos: 0,
      punctuation: '.',
    },
    inputs: [
      { name: 'x', type: 'int64', shape: [1, 'T'] },
      one('x_length', 'int64'),
      one('noise_scale', 'float'),
      one('length_scale', 'float'),
      one('noise_scale_w', 'float'),
      one('sid', 'int64'),
    ],
    outputs: [{ name: 'audio', type: 'float', shape: [1, 1, 'S'] }],
    constants: {
      perCharacter: scalar(20),
      perSpeaker: scalar(500),
      lowest: scalar(300),
      samples: scalar(tinyVoiceSamples),
      radians: scalar((2 * Math.PI) / tinyVoiceRate),
      loudness: scalar(0.3),
      zero: scalar(0),
      unit: scalar(1),
      last: axes(2),
      first: axes(0),
      flat: axes(1, 1, -1),
    },
    nodes: [
      { op: 'Cast', inputs: ['x'], outputs: ['ids'], attributes: { to: 1 } },
      { op: 'Cast', inputs: ['sid'], outputs: ['speaker'], attributes: { to: 1 } },
      { op: 'Mul', inputs: ['ids', 'perCharacter'], outputs: ['steps'] },
      { op: 'Mul', inputs: ['speaker', 'perSpeaker'], outputs: ['shift'] },
      { op: 'Add', inputs: ['steps', 'lowest'], outputs: ['raised'] },
      { op: 'Add', inputs: ['raised', 'shift'], outputs: ['hertz'] },
      { op: 'Unsqueeze', inputs: ['hertz', 'last'], outputs: ['columns'] },
      { op: 'Squeeze', inputs: ['length_scale', 'first'], outputs: ['scale'] },
      { op: 'Mul', inputs: ['scale', 'samples'], outputs: ['duration'] },
      { op: 'Range', inputs: ['zero', 'duration', 'unit'], outputs: ['times'] },
      { op: 'Mul', inputs: ['times', 'radians'], outputs: ['angles'] },
      { op: 'Mul', inputs: ['columns', 'angles'], outputs: ['phases'] },
      { op: 'Sin', inputs: ['phases'], outputs: ['waves'] },
      { op: 'Mul', inputs: ['waves', 'loudness'], outputs: ['quiet'] },
      { op: 'Reshape', inputs: ['quiet', 'flat'], outputs: ['audio'] },
    ],
  });
}
