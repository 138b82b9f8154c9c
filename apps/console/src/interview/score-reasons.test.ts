import { scoreReason } from './score-reasons';

describe('scoreReason', () => {
  it('reads the part of the score', () => {
    expect(scoreReason('Depth 29 of 30: 11 whole sentences in 3 answers.').part).toEqual({
      name: 'Depth',
      points: 29,
      most: 30,
      why: '11 whole sentences in 3 answers.',
    });
    expect(scoreReason('Time on task 2.5 of 10').part).toMatchObject({ name: 'Time on task', points: 2.5 });
  });

  it('keeps other sentences as they are', () => {
    const text = 'The answers name amounts, places and years.';
    expect(scoreReason(text)).toEqual({ text });
    expect(scoreReason('Nothing 0 of 0: none')).toEqual({ text: 'Nothing 0 of 0: none' });
  });
});
