import { callFailed } from '../../models/post';

export type EngineFunctions = Readonly<Record<string, (task: never) => unknown>>;

/** Runs the functions of a speech engine one after the other, outside the event loop of the service. */
export interface SpeechEngine<F extends EngineFunctions> {
  run<Name extends keyof F & string>(
    name: Name,
    task: Parameters<F[Name]>[0],
  ): Promise<Awaited<ReturnType<F[Name]>>>;
  /** Resolves when tasks are accepted: at once, or after a restart. @throws the reason of `signal` */
  whenReady(signal: AbortSignal): Promise<void>;
}

/** Has no cause, which may quote the words. */
export const engineFailed = () =>
  callFailed('unavailable', 'SPEECH_ENGINE_FAILED', 'The speech engine of this machine failed');

export const engineBusy = () =>
  callFailed('unavailable', 'SPEECH_ENGINE_BUSY', 'The speech engine of this machine has too much work');

/** The error for a language without a model; providers refuse it with status 422. */
export const noModel = () =>
  callFailed('unavailable', 'SPEECH_MODEL_MISSING', 'SPEECH_LOCAL_MODELS has no model of this language', {
    status: 422,
  });
