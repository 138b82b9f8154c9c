import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { invalidModels } from './model-files';
import { noSound, type RecogniserConfig, type VoiceConfig } from './sherpa-onnx';

/** Longest time to load a model and to use it once, milliseconds. */
const limitMs = 120_000;

const scripts = {
  recognition: `const recogniser = new sherpa.OnlineRecognizer(config);
    const stream = recogniser.createStream();
    stream.acceptWaveform({ sampleRate: 16000, samples: new Float32Array(48000) });
    while (recogniser.isReady(stream)) recogniser.decode(stream);
    recogniser.getResult(stream);`,
  // a voice of another script has no sound for the text
  synthesis: `new sherpa.OfflineTts(config)
    .generateAsync({ text: 'One 1.', sid: 0, speed: 1, enableExternalBuffer: false })
    .catch((error) => { if (!error.message.includes('${noSound}')) throw error; });`,
};

/**
 * Loads a model in a process of its own and uses it once, because the engine ends the process if a model is unsuitable.
 * @throws AppError `invalid` with the last line that the engine wrote
 */
export function tryModel(
  kind: keyof typeof scripts,
  directory: string,
  config: RecogniserConfig | VoiceConfig,
): void {
  const load = 'const [sherpa, config] = [require(process.argv[1]), JSON.parse(process.argv[2])];';
  const module = createRequire(__filename).resolve('sherpa-onnx-node');
  const tried = spawnSync(
    process.execPath,
    ['-e', load + scripts[kind], module, JSON.stringify(config)],
    // without the environment of this process, which has secrets
    { encoding: 'utf8', env: {}, timeout: limitMs, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  if (tried.status === 0) return;
  const said = (tried.stderr ?? '').split('\n').filter((line) => line.trim() !== '');
  const told = said.find((line) => line.includes('what():')) ?? said.at(-1) ?? tried.signal ?? '';
  const reason = tried.error?.message ?? told;
  throw invalidModels(`${directory} cannot be used: ${reason.trim()}`);
}
