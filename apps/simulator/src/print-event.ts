import type { ExpertEvent } from './expert/expert-events.ts';

export function printEvent(event: ExpertEvent, tell: (line: string) => void = console.log) {
  tell(event.type === 'note' ? `  · ${event.text}` : `${event.who}: ${event.text}`);
}
