import { makeFinalRequests } from './final-requests';
import { connectProvider, unreachable } from './provider-socket';
import type { RecognitionMessage, RecognitionProtocol } from './recognition-protocol';
import { makeSoundMessages } from './sound-messages';
import type { RecognitionStream, StreamedSpeech } from './streaming-recogniser';
import { makeUnsentMessages } from './unsent-messages';

/** A stream without sound for this long is closed, milliseconds. Deepgram's limit is 10 s. */
const lingerMs = 8000;
const closeMs = 2000;

/** Opens a stream; errors contain no spoken words. */
export function openRecognitionSocket(
  protocol: RecognitionProtocol,
  { sampleRate, onPartial }: StreamedSpeech,
): RecognitionStream {
  const socket = connectProvider(protocol, {
    opened: () => !protocol.greets && ready(),
    message: (message) => !failure && take(message),
    failed: fail,
  });
  const requests = makeFinalRequests({ unanswered: end, aborted: fail });
  const { post, ready, isReady } = makeUnsentMessages(socket, () => fail(unreachable()));
  const sound = makeSoundMessages(sampleRate, post);
  let finals: string[] = [];
  let failure: { error: unknown } | undefined;
  let isEnding = false;
  const idle = setTimeout(end, lingerMs).unref();

  function fail(error: unknown): void {
    if (failure) return;
    failure = { error };
    clearTimeout(idle);
    requests.fail(error);
    socket.terminate();
  }

  function end(): void {
    if (failure || isEnding) return;
    isEnding = true;
    clearTimeout(idle);
    sound.flush();
    post(protocol.end);
    // requests for final words have a limit of their own
    setTimeout(() => !requests.areWaiting() && socket.terminate(), closeMs).unref();
  }

  function answer(): void {
    if (requests.answer(finals.join(' '))) finals = [];
  }

  function take({ isGreeting, partial, final, isFinished, isEnd, isError }: RecognitionMessage): void {
    if (isError) return fail(unreachable());
    if (isGreeting) ready();
    if (final) finals.push(final);
    if (partial !== undefined) onPartial?.([...finals, partial].join(' ').trim());
    if (isFinished) answer();
    if (!isEnd || !isEnding) return;
    while (requests.areWaiting()) answer();
    socket.close();
  }

  return {
    get isOpen() {
      return !failure && !isEnding;
    },
    send(samples) {
      if (failure || isEnding) return;
      idle.refresh();
      sound.add(samples);
    },
    async finalWords(signal) {
      if (signal.aborted) fail(signal.reason);
      if (failure) throw failure.error;
      if (isEnding) throw unreachable();
      const words = requests.add(signal);
      idle.refresh();
      sound.flush();
      post(protocol.finish);
      return words;
    },
    close() {
      if (isReady()) end();
      else fail(unreachable());
    },
  };
}
