import { eventually } from '@colloquy/testing';
import { maxSpokenTextLength, type TextToSpeech } from '../src/speech/speech';

export interface SpeakingProvider {
  port: TextToSpeech;
  /** Makes the next call fail, answer without sound, or hang before or after the first sound. */
  will?(fault: 'fail' | 'silent' | 'hang' | 'stall'): void;
  /** Calls that have begun and not ended. */
  running?(): number;
}

const never = new AbortController().signal;
const speech = { language: 'en' as const, voice: 'alloy' };

/** The contract of {@link TextToSpeech}; without `will`, of a provider whose faults cannot be scripted. */
export function textToSpeechSuite(providerOf: () => SpeakingProvider): void {
  const heard = async (text: string, signal = never, onSound?: () => void) => {
    const sounds = [];
    for await (const sound of providerOf().port.speak({ ...speech, text }, signal)) {
      sounds.push(sound);
      onSound?.();
    }
    return sounds;
  };

  test.each(['Good.', 'Größe, 漢字 and 🙂', '--help -v fr "quoted" $(id)', '[[Good morning]]', '<p>&amp;'])(
    '%j becomes sound at a constant rate',
    async (text) => {
      const sounds = await heard(text);
      const [{ sampleRate = 0 } = {}] = sounds;
      expect(sampleRate).toBeGreaterThanOrEqual(16_000);
      expect(new Set(sounds.map((sound) => sound.sampleRate)).size).toBe(1);
      const samples = sounds.flatMap((sound) => [...sound.samples]);
      expect(samples.length).toBeGreaterThan(sampleRate / 10);
      expect(samples.some((sample) => sample !== 0)).toBe(true);
    },
  );

  test('a text beyond the limit is refused', () => {
    const text = 'x'.repeat(maxSpokenTextLength + 1);
    expect(() => providerOf().port.speak({ ...speech, text }, never)).toThrow('too long');
  });

  test('a call that was aborted before it began ends with the reason', async () => {
    await expect(heard('Hello.', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });

  test('a consumer that stops reading ends the call', async () => {
    const { port, running } = providerOf();
    for await (const { samples } of port.speak({ ...speech, text: 'One. '.repeat(500) }, never)) {
      expect(samples.length).toBeGreaterThan(0);
      break;
    }
    await eventually(() => expect(running?.() ?? 0).toBe(0));
  });
}

/** The contract of {@link TextToSpeech} when the provider fails. */
export function failingTextToSpeechSuite(providerOf: () => Required<SpeakingProvider>): void {
  const heard = async (signal: AbortSignal, onSound?: () => void) => {
    for await (const _ of providerOf().port.speak({ ...speech, text: 'canary text' }, signal)) onSound?.();
  };

  test.each(['fail', 'silent'] as const)('%s: an error without the words', async (fault) => {
    providerOf().will(fault);
    const error = await heard(never).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'AppError', kind: 'unavailable' });
    expect(JSON.stringify([error, String(error)])).not.toContain('canary');
  });

  test('hang: a call that is aborted ends with the reason', async () => {
    const { will, running } = providerOf();
    will('hang');
    const abort = new AbortController();
    const waiting = expect(heard(abort.signal)).rejects.toThrow('gone');
    await eventually(() => expect(running()).toBe(1));
    abort.abort(new Error('gone'));
    await waiting;
    await eventually(() => expect(running()).toBe(0));
  });

  test('stall: a call that is aborted after the first sound ends with the reason', async () => {
    const { will, running } = providerOf();
    will('stall');
    const abort = new AbortController();
    await expect(heard(abort.signal, () => abort.abort(new Error('gone')))).rejects.toThrow('gone');
    await eventually(() => expect(running()).toBe(0));
  });
}
