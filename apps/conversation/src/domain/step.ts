import { onConnected, onDisconnected, onHungUp, onSuperseded } from './on-connection';
import { onFrame, onSound, withdraw } from './on-frame';
import {
  onAppended,
  onConsented,
  onDialFailed,
  onEndRecorded,
  onHandedOver,
  onHeld,
  onHoldRefused,
  onMove,
  onWithdrawn,
} from './on-result';
import { onTick, updateWarning } from './on-tick';
import { proceed } from './proceed';
import type { Input, Step } from './inputs';
import type { SessionState } from './session-state';

/** Inputs of a session must be passed one at a time, in order. */
export function step(state: SessionState, input: Input, now: number): Step {
  const taken = take(state, input, now);
  const followed = proceed(taken.state, now);
  const warned = updateWarning(followed.state, now);
  return { state: warned.state, effects: [...taken.effects, ...followed.effects, ...warned.effects] };
}

function take(state: SessionState, input: Input, now: number): Step {
  switch (input.type) {
    case 'connected':
      return onConnected(state, input.lastSequence, now);
    case 'disconnected':
      return onDisconnected(state, now);
    case 'hung-up':
      return onHungUp(state, input.isMachine === true, now);
    case 'superseded':
      return onSuperseded(state, input, now);
    case 'dial-failed':
      return onDialFailed(state);
    case 'frame':
      return onFrame(state, input.frame, now);
    case 'sound':
      return onSound(state);
    case 'move':
      return onMove(state, input, now);
    case 'appended':
      return onAppended(state, now);
    case 'consented':
      return onConsented(state);
    case 'withdrawn':
      return onWithdrawn(state, now);
    case 'withdrawn-elsewhere':
      return withdraw(state);
    case 'handed-over':
      return onHandedOver(state);
    case 'held':
      return onHeld(state, input.untilMs);
    case 'hold-refused':
      return onHoldRefused(state, input.message);
    case 'recorded-end':
      return onEndRecorded(state, input.reason);
    case 'tick':
      return onTick(state, now);
  }
}
