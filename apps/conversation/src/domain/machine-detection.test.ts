import { isMachineVerdict } from './machine-detection';

test.each([
  'machine',
  'machine_start',
  'machine_end_beep',
  'machine_end_silence',
  'machine_end_other',
  'fax',
])('%s is a machine', (answeredBy) => expect(isMachineVerdict(answeredBy)).toBe(true));

test.each(['human', 'human_residence', 'human_business', 'unknown', 'not_sure', 'silence', '', 'Machine'])(
  '"%s" is no machine: a person must not be hung up on',
  (answeredBy) => expect(isMachineVerdict(answeredBy)).toBe(false),
);
