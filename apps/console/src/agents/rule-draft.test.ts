import { draftOfRule, isCompleteRule, ruleOf } from './rule-draft';

const draft = { ...draftOfRule(null), targetGroupId: 'b', condition: ' prices ' };

test('a rule without a message is silent, without a place it is last, without a pause it is at once', () => {
  expect(ruleOf(draft)).toEqual({
    targetGroupId: 'b',
    condition: 'prices',
    transferMessage: null,
    enableTargetFirstMessage: false,
    delayMs: 0,
  });
  expect(ruleOf({ ...draft, ordering: '2', delayMs: '500' })).toMatchObject({ ordering: 2, delayMs: 500 });
});

test('a rule needs a target, a condition and whole numbers', () => {
  expect(isCompleteRule(draft)).toBe(true);
  for (const change of [{ targetGroupId: '' }, { condition: ' ' }, { delayMs: '1.5' }, { ordering: '-1' }]) {
    expect(isCompleteRule({ ...draft, ...change })).toBe(false);
  }
});
