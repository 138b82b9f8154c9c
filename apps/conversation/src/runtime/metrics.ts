import { Counter, Gauge, type Registry } from 'prom-client';

/** What is counted about conversations. */
export interface ConversationMetrics {
  sessionEnded(reason: string): void;
  connectionRefused(code: string): void;
}

/** @param live how many sessions this process conducts, and how many connections it has */
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
  const refused = new Counter({
    name: 'colloquy_conversation_refusals_total',
    help: 'Join connections refused or cut off, by code',
    labelNames: ['code'],
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
    connectionRefused: (code) => refused.inc({ code }),
  };
}
