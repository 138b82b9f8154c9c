import { disconnectReasons } from '@colloquy/contracts';
import { isCompleting } from './urgency';

test('a completion waits only for a session that ended naturally or by the expert', () => {
  expect(disconnectReasons.filter(isCompleting).sort()).toEqual([
    'completed_by_expert',
    'completed_natural_end',
  ]);
});
