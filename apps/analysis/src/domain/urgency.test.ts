import { disconnectReasons } from '@colloquy/contracts';
import { isCompleting } from './urgency';

test('an interview waits for the session that brought it to its end, and for no other', () => {
  expect(disconnectReasons.filter(isCompleting).sort()).toEqual([
    'completed_by_expert',
    'completed_natural_end',
  ]);
});
