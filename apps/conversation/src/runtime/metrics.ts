import { disconnectReasons } from '@colloquy/contracts';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export interface ConversationMetrics {
  sessionEnded(reason: string): void;
  turnStored(role: string): void;
  replied(seconds: number): void;
  connectionRefused(code: string): void;
}

export function conversationMetrics(
  registry: Registry,
  live: { sessions: () => number; connections: () => number },
): ConversationMetrics {
  const registers = [registry];
  const ended = new Counter({
    name: 'colloquy_conversation_sessions_ended_total',
    help: 'Sessions ended, by reason',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of disconnectReasons) ended.inc({ reason }, 0); // `increase()` needs a first sample of 0
  const refused = new Counter({
    name: 'colloquy_conversation_refusals_total',
    help: 'Join connections refused or cut off, by code',
    labelNames: ['code'],
    registers,
  });
  const turns = new Counter({
    name: 'colloquy_conversation_turns_total',
    help: 'Turns stored, by role',
    labelNames: ['role'],
    registers,
  });
  const reply = new Histogram({
    name: 'colloquy_conversation_reply_duration_seconds',
    help: 'Time until the reply of the interviewer was ready',
    buckets: [0.01, 0.05, 0.2, 0.5, 1, 2, 3, 5, 10, 30],
    registers,
  });
  gauge('colloquy_conversation_live_sessions', 'Sessions this process conducts', live.sessions);
  gauge('colloquy_conversation_connections', 'Open join connections', live.connections);

  function gauge(name: string, help: string, count: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(count());
      },
    });
  }

  return {
    sessionEnded: (reason) => ended.inc({ reason }),
    turnStored: (role) => turns.inc({ role }),
    replied: (seconds) => reply.observe(seconds),
    connectionRefused: (code) => refused.inc({ code }),
  };
}
