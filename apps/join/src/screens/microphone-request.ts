import type { Microphone, MicrophoneAnswer } from '../sound/microphone';

/** Time without an answer to the permission prompt after which a hint is shown. */
const pendingMs = 3000;

export function makeMicrophoneRequest(options: {
  openMicrophone: (deviceId?: string) => Promise<MicrophoneAnswer>;
  asking(): void;
  /** The browser still waits for the expert's permission. */
  pending(): void;
  answered(answer: MicrophoneAnswer): void;
}) {
  /** Number of the latest request. */
  let asked = 0;
  let opening: Promise<MicrophoneAnswer> | undefined;
  let current: Microphone | undefined;

  async function ask(deviceId: string | undefined): Promise<MicrophoneAnswer> {
    const mine = ++asked;
    options.asking();
    const hint = setTimeout(() => {
      if (mine === asked) options.pending();
    }, pendingMs);
    const opened = await options.openMicrophone(deviceId);
    clearTimeout(hint);
    const isMicrophone = typeof opened !== 'string';
    if (mine !== asked) {
      if (isMicrophone) opened.close();
      return 'refused';
    }
    if (isMicrophone) current = opened;
    else opening = undefined;
    options.answered(opened);
    return opened;
  }

  return {
    /** Asks unless a request is open or has succeeded. */
    open: (deviceId?: string): Promise<MicrophoneAnswer> => (opening ??= ask(deviceId)),
    /** Closes the microphone, even one that is allowed later. */
    release(): void {
      asked += 1;
      opening = undefined;
      current?.close();
      current = undefined;
    },
  };
}
