import { type ClientFrame, joinProtocol } from '@colloquy/contracts';
import type { Remembered } from './memory';
import type { TurnPosition } from './turn-position';

export function helloOf(
  { session, setup }: Readonly<Remembered>,
  mode: 'resume' | 'start-over',
  position: TurnPosition,
): ClientFrame {
  const consent = setup?.consent ? { consent: setup.consent } : {};
  const how = session ? { resume: { ...session, lastSequence: position.heard() } } : { mode, ...consent };
  const aloud = position.aloud();
  const voice = aloud === undefined ? {} : { voice: { aloud } };
  return { type: 'hello', protocol: joinProtocol, ...how, ...voice };
}
