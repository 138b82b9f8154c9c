import { type OnnxModel, onnxFile, type OnnxNode, type OnnxValue } from './onnx-file';

/** Number of bands into which the engine divides the spectrum from 20 to 7600 Hz, evenly on the mel scale. */
const bands = 80;
const framesPerChunk = 16;
const framesPerStep = 4;
const steps = framesPerChunk / framesPerStep;
/** Minimum difference between a word's band and the mean of all bands, as a logarithm of energy. */
const minContrast = 6;

const mel = (hz: number) => 1127 * Math.log(1 + hz / 700);
const hertz = (value: number) => 700 * (Math.exp(value / 1127) - 1);
const bandHz = (band: number) => hertz(mel(20) + ((band + 1) * (mel(7600) - mel(20))) / (bands + 1));

/** Returns the band of a word's tone; the tones of the first eight words are below 3200 Hz. */
const bandOf = (index: number) => 12 + 6 * index;

/** Returns each word as 0.25 s of a tone and 0.15 s of silence; unknown words are silent. */
export function tonesOfWords(
  words: readonly string[],
  vocabulary: readonly string[],
  sampleRate: number,
): Int16Array {
  const [toneSamples, wordSamples, fadeSamples] = [sampleRate / 4, sampleRate * 0.4, sampleRate / 50];
  const sound = new Int16Array(words.length * wordSamples);
  words.forEach((word, nth) => {
    const index = vocabulary.indexOf(word);
    if (index < 0) return;
    const radians = (2 * Math.PI * bandHz(bandOf(index))) / sampleRate;
    for (let at = 0; at < toneSamples; at += 1) {
      // a slope avoids clicks, which contain every frequency
      const loudness = Math.min(1, at / fadeSamples, (toneSamples - at) / fadeSamples);
      sound[nth * wordSamples + at] = 8000 * loudness * Math.sin(radians * at);
    }
  });
  return sound;
}

/** Returns the content of `tokens.txt`: the blank has the number 0, the words follow. */
export const tokensFile = (vocabulary: readonly string[]) =>
  ['<blk>', ...vocabulary.map((word) => `▁${word}`)].map((token, id) => `${token} ${id}\n`).join('');

function weightsOf(words: number) {
  const tokens = words + 1;
  const weights = new Float32Array(bands * tokens);
  const bias = new Float32Array(tokens);
  bias[0] = minContrast;
  for (let index = 0; index < words; index += 1)
    for (let band = 0; band < bands; band += 1)
      weights[band * tokens + index + 1] = (band === bandOf(index) ? 1 : 0) - 1 / bands;
  return { weights: { shape: [bands, tokens], values: weights }, bias: { shape: [tokens], values: bias } };
}

const scoring: readonly OnnxNode[] = [
  { op: 'Reshape', inputs: ['spectrum', 'stepped'], outputs: ['grouped'] },
  { op: 'ReduceMean', inputs: ['grouped'], outputs: ['means'], attributes: { axes: [2], keepdims: 0 } },
  { op: 'MatMul', inputs: ['means', 'weights'], outputs: ['contrasts'] },
  { op: 'Add', inputs: ['contrasts', 'bias'], outputs: ['scores'] },
];
const stepped = { shape: [4], values: BigInt64Array.from([0, steps, framesPerStep, bands], BigInt) };

/** Returns a streaming CTC model in the format of NVIDIA NeMo's exports; it recognises {@link tonesOfWords}. */
export function tinyNemoCtc(vocabulary: readonly string[]): Buffer {
  const cache = { name: 'cache_last_channel', type: 'float', shape: ['N', 1, 1, 1] } as const;
  const time = { ...cache, name: 'cache_last_time' };
  const filled = { name: 'cache_last_channel_len', type: 'int64', shape: ['N'] } as const;
  const length = { name: 'length', type: 'int64', shape: ['N'] } as const;
  const kept = [length, cache, time, filled];
  const model: OnnxModel = {
    metadata: {
      model_type: 'EncDecCTCModelBPE',
      window_size: framesPerChunk,
      chunk_shift: framesPerChunk,
      subsampling_factor: framesPerStep,
      vocab_size: vocabulary.length,
      ...Object.fromEntries(
        ['channel', 'time'].flatMap((name) => [1, 2, 3].map((dim) => [`cache_last_${name}_dim${dim}`, 1])),
      ),
    },
    inputs: [{ name: 'audio_signal', type: 'float', shape: ['N', bands, framesPerChunk] }, ...kept],
    outputs: [
      { name: 'logprobs', type: 'float', shape: ['N', steps, vocabulary.length + 1] },
      ...kept.map((value) => ({ ...value, name: `${value.name}_next` })),
    ],
    constants: { ...weightsOf(vocabulary.length), stepped },
    nodes: [
      { op: 'Transpose', inputs: ['audio_signal'], outputs: ['spectrum'], attributes: { perm: [0, 2, 1] } },
      ...scoring,
      { op: 'LogSoftmax', inputs: ['scores'], outputs: ['logprobs'], attributes: { axis: -1 } },
      ...kept.map(({ name }) => ({ op: 'Identity', inputs: [name], outputs: [`${name}_next`] })),
    ],
  };
  return onnxFile(model);
}

/** Returns the same model as a streaming zipformer2 with CTC, in the format of icefall's exports. */
export function tinyZipformerCtc(vocabulary: readonly string[]): Buffer {
  const ones = {
    query_head_dims: 1,
    value_head_dims: 1,
    num_heads: 1,
    num_encoder_layers: 1,
    left_context_len: 1,
  };
  const float = (name: string, ...shape: (number | string)[]) => ({ name, type: 'float' as const, shape });
  const kept: OnnxValue[] = [
    float('key', 1, 'N', 1),
    float('attention', 1, 'N', 1, 3),
    float('value1', 1, 'N', 1),
    float('value2', 1, 'N', 1),
    float('convolution1', 'N', 4, 1),
    float('convolution2', 'N', 4, 1),
    float('embedding', 'N', 128, 3, 19),
    { name: 'processed', type: 'int64', shape: ['N'] },
  ];
  return onnxFile({
    metadata: {
      model_type: 'zipformer2',
      ...ones,
      encoder_dims: 4,
      cnn_module_kernels: 3,
      T: framesPerChunk,
      decode_chunk_len: framesPerChunk,
    },
    inputs: [float('spectrum', 'N', framesPerChunk, bands), ...kept],
    outputs: [
      float('logprobs', 'N', steps, vocabulary.length + 1),
      ...kept.map((value) => ({ ...value, name: `next_${value.name}` })),
    ],
    constants: { ...weightsOf(vocabulary.length), stepped },
    nodes: [
      ...scoring,
      { op: 'LogSoftmax', inputs: ['scores'], outputs: ['logprobs'], attributes: { axis: -1 } },
      ...kept.map(({ name }) => ({ op: 'Identity', inputs: [name], outputs: [`next_${name}`] })),
    ],
  });
}

/** Returns the same model as a streaming transducer, which cannot recognise a word twice in a row. */
export function tinyTransducer(
  vocabulary: readonly string[],
): Record<'encoder' | 'decoder' | 'joiner', Buffer> {
  const tokens = vocabulary.length + 1;
  const hidden = { name: 'h', type: 'float', shape: [1, 'N', 1] } as const;
  const cell = { ...hidden, name: 'c' };
  const scores = { name: 'scores', type: 'float', shape: ['N', steps, tokens] } as const;
  const encoder = onnxFile({
    metadata: {
      model_type: 'lstm',
      num_encoder_layers: 1,
      T: framesPerChunk,
      decode_chunk_len: framesPerChunk,
      rnn_hidden_size: 1,
      d_model: 1,
    },
    inputs: [{ name: 'spectrum', type: 'float', shape: ['N', framesPerChunk, bands] }, hidden, cell],
    outputs: [scores, { ...hidden, name: 'next_h' }, { ...cell, name: 'next_c' }],
    constants: { ...weightsOf(vocabulary.length), stepped },
    nodes: [
      ...scoring,
      { op: 'Identity', inputs: ['h'], outputs: ['next_h'] },
      { op: 'Identity', inputs: ['c'], outputs: ['next_c'] },
    ],
  });
  // the last word cannot occur again
  const penalties = new Float32Array(tokens * tokens);
  for (let token = 1; token < tokens; token += 1) penalties[token * tokens + token] = -1000;
  const penalty = { name: 'penalty', type: 'float', shape: ['N', tokens] } as const;
  const decoder = onnxFile({
    metadata: { vocab_size: tokens, context_size: 1 },
    inputs: [{ name: 'y', type: 'int64', shape: ['N', 1] }],
    outputs: [penalty],
    constants: {
      penalties: { shape: [tokens, tokens], values: penalties },
      shape: { shape: [2], values: BigInt64Array.from([-1n, BigInt(tokens)]) },
    },
    nodes: [
      { op: 'Gather', inputs: ['penalties', 'y'], outputs: ['gathered'], attributes: { axis: 0 } },
      { op: 'Reshape', inputs: ['gathered', 'shape'], outputs: ['penalty'] },
    ],
  });
  const joiner = onnxFile({
    metadata: { joiner_dim: tokens },
    inputs: [{ ...scores, shape: ['N', tokens] }, penalty],
    outputs: [{ ...penalty, name: 'logit' }],
    constants: {},
    nodes: [{ op: 'Add', inputs: ['scores', 'penalty'], outputs: ['logit'] }],
  });
  return { encoder, decoder, joiner };
}
