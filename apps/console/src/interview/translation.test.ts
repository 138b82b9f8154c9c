import { translationsOf } from './translation';

const entry = (timestamp_secs: number, message: string, role: 'agent' | 'user' = 'user') => ({
  role,
  message,
  timestamp_secs,
});

describe('translationsOf', () => {
  it('pairs entries by speaker and time', () => {
    const original = [entry(0, 'Guten Tag', 'agent'), entry(2, 'Hallo'), entry(5, 'Ja')];
    const translated = [entry(0, 'Good day', 'agent'), entry(2, 'Hello'), entry(5, 'Yes')];
    expect(translationsOf(original, translated)).toEqual(['Good day', 'Hello', 'Yes']);
  });

  it('leaves an entry without a counterpart alone and goes on after it', () => {
    const original = [entry(0, 'Eins'), entry(2, 'Zwei'), entry(4, 'Drei')];
    expect(translationsOf(original, [entry(0, 'One'), entry(4, 'Three')])).toEqual([
      'One',
      undefined,
      'Three',
    ]);
    expect(translationsOf(original.slice(2), [entry(0, 'One'), entry(4, 'Three')])).toEqual(['Three']);
  });

  it('pairs two turns at the same time in their order', () => {
    const translated = [entry(1, 'A'), entry(1, 'B')];
    expect(translationsOf([entry(1, 'a'), entry(1, 'b')], translated)).toEqual(['A', 'B']);
  });
});
