import type { Session } from '@colloquy/client';
import { canonicalSession, chainOf, conversationsOf, spansOf } from './session-chain';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 1) + seconds * 1000).toISOString();
const aSession = (id: string, change: Partial<Session> = {}): Session => ({
  id,
  startedAt: at(0),
  endedAt: at(60),
  durationSeconds: 60,
  platform: 'WEB',
  isActive: false,
  isProcessed: true,
  disconnectReason: 'client_disconnect',
  audioUrl: null,
  transcriptUrl: null,
  transcriptTranslatedUrl: null,
  sourceLanguage: 'en',
  continuesSessionId: null,
  supersededAt: null,
  ...change,
});

const first = aSession('first');
const second = aSession('second', { startedAt: at(90), endedAt: at(150), continuesSessionId: 'first' });
const anew = aSession('anew', { isActive: true });

describe('canonicalSession', () => {
  it('is the active one if it is processed, else the latest processed one that stands', () => {
    expect(canonicalSession([anew, second, first])).toBe(anew);
    const open = aSession('open', { isActive: true, isProcessed: false });
    const superseded = aSession('superseded', { supersededAt: at(1) });
    expect(canonicalSession([open, superseded, second, first])).toBe(second);
    expect(canonicalSession([open])).toBeUndefined();
  });
});

describe('conversationsOf', () => {
  it('keeps continued sessions together and conversations apart', () => {
    expect(conversationsOf([anew, second, first])).toEqual([[anew], [first, second]]);
  });

  it('ends at a session that continues itself', () => {
    const loop = aSession('loop', { continuesSessionId: 'loop' });
    expect(chainOf([loop], loop)).toEqual([loop]);
  });
});

describe('spansOf', () => {
  it('leaves out the time between sessions and tells how long it was', () => {
    const spans = spansOf([first, second], 0);
    expect(spans.map(({ start, end, pauseSeconds }) => [start, end, pauseSeconds])).toEqual([
      [0, 60, null],
      [60, 120, 30],
    ]);
  });

  it('tells the time without a connection, but not rounding', () => {
    const dropped = aSession('dropped', { durationSeconds: 48 });
    const rounded = aSession('rounded', { durationSeconds: 59 });
    expect(spansOf([dropped], 0)[0]?.droppedSeconds).toBe(12);
    expect(spansOf([rounded], 0)[0]?.droppedSeconds).toBe(0);
  });

  it('lets an open session last until now', () => {
    const open = aSession('open', { endedAt: null, durationSeconds: 0 });
    expect(spansOf([open], Date.parse(at(42)))).toMatchObject([{ end: 42, droppedSeconds: 0 }]);
  });
});
