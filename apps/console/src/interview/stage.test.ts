import type { Session } from '@colloquy/client';
import { isLive, isLocked, stageOf } from './stage';

const session = (endedAt: string | null) => ({ endedAt }) as Session;
const told = { withdrawnAt: null, analysisGeneratedAt: null, sessions: [] as Session[] };

describe('stageOf', () => {
  it('tells a conversation from a pause', () => {
    const status = 'IN_PROGRESS' as const;
    expect(stageOf({ ...told, status, sessions: [session(null)] })).toBe('talking');
    expect(stageOf({ ...told, status, sessions: [session('2026-03-01T10:00:00Z')] })).toBe('paused');
  });

  it('tells the analysis under way from a finished one', () => {
    const status = 'COMPLETED' as const;
    expect(stageOf({ ...told, status })).toBe('processing');
    expect(stageOf({ ...told, status, analysisGeneratedAt: '2026-03-01T10:00:00Z' })).toBe('finished');
  });

  it('puts the withdrawal before everything', () => {
    const withdrawnAt = '2026-03-01T10:00:00Z';
    const sessions = [session(null)];
    expect(stageOf({ ...told, status: 'IN_PROGRESS', withdrawnAt, sessions })).toBe('withdrawn');
  });

  it('locks an interview while it runs', () => {
    expect(isLocked('talking')).toBe(true);
    expect(isLocked('processing')).toBe(false);
    expect(isLive('paused')).toBe(true);
  });
});
