import { ApiError, answerOf } from '@colloquy/client';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../session/console-context';
import { playSound } from './play-sound';
import type { SampleRequest } from './sample-request';
import { speakInBrowser } from './speak-in-browser';

type SampleState = 'idle' | 'preparing' | 'playing';

let stopCurrent: () => void = () => undefined;

export function useSample() {
  const api = useApi();
  const [state, setState] = useState<SampleState>('idle');
  const [error, setError] = useState<unknown>(null);
  const [isByBrowser, setByBrowser] = useState(false);
  const running = useRef<AbortController>(undefined);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  async function play(body: SampleRequest) {
    const { signal } = begin();
    const onBegin = () => setState('playing');
    const load = () => answerOf(api.POST('/api/voices/samples', { body, parseAs: 'arrayBuffer', signal }));
    const instead = async (refusal: unknown) => {
      const text = textIn(refusal);
      const onBrowser = () => {
        setByBrowser(true);
        onBegin();
      };
      if (text === undefined || !(await speak({ body, text, onBegin: onBrowser, signal }))) throw refusal;
    };
    setError(null);
    setByBrowser(false);
    setState('preparing');
    try {
      await playSound(load, onBegin, signal).catch(instead);
    } catch (failure) {
      if (!signal.aborted) setError(failure);
    } finally {
      setState('idle');
    }
  }

  function begin(): AbortController {
    stopCurrent();
    const abort = new AbortController();
    running.current = abort;
    stopCurrent = () => abort.abort();
    return abort;
  }

  return { state, error, isByBrowser, play, stop };
}

/** Returns the text of a sample if the platform leaves speaking to browsers. */
function textIn(refusal: unknown): string | undefined {
  if (!(refusal instanceof ApiError) || refusal.code !== 'SPEECH_OFF') return undefined;
  const { text } = refusal.body as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
}

interface Spoken {
  body: SampleRequest;
  text: string;
  onBegin: () => void;
  signal: AbortSignal;
}

async function speak({ body: { language, speed }, text, onBegin, signal }: Spoken): Promise<boolean> {
  if (!('speechSynthesis' in window)) return false;
  const browser = {
    speech: window.speechSynthesis,
    newUtterance: (words: string) => new SpeechSynthesisUtterance(words),
  };
  return speakInBrowser({ text, language, rate: speed ?? 1 }, browser, onBegin, signal);
}
