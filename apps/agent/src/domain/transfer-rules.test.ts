import { createTransferRuleBody } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { newContent } from './agent-content';
import { createAgent, deleteAgent } from './change-agents';
import { emptyRoster, maxRules, type Roster } from './roster';
import { createRule, deleteRule, rulesFrom, rulesTo, ruleWarnings, updateRule } from './transfer-rules';

const now = new Date('2026-03-01T10:00:00Z');
const [a, b, c, d] = [newId(), newId(), newId(), newId()];

function rosterOf(...ids: string[]): Roster {
  return ids.reduce(
    (roster, id) =>
      createAgent(roster, {
        id,
        role: 'ROOT',
        versionId: newId(),
        content: newContent({ name: id, agentType: 'FULL_INTERVIEW', language: 'en', role: 'ROOT' }, []),
        now,
      }).roster,
    emptyRoster(newId()),
  );
}

const input = (targetGroupId: string, fields: object = {}) =>
  createTransferRuleBody.parse({ targetGroupId, condition: 'prices', ...fields });

/** Adds rules in order; each consists of source, target and further fields. */
function withRules(roster: Roster, ...rules: [from: string, to: string, fields?: object][]): Roster {
  return rules.reduce(
    (before, [from, to, fields]) => createRule(before, from, input(to, fields), { id: newId(), now }).roster,
    roster,
  );
}

const code = (decide: () => unknown) => {
  try {
    return decide();
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  ['to itself', [], a, a, 'itself'],
  ['back', [[a, b]], b, a, 'cycle'],
  [
    'back through three agents',
    [
      [a, b],
      [b, c],
      [c, d],
    ],
    d,
    a,
    'cycle',
  ],
  [
    'to an agent that leads back to the source',
    [
      [b, c],
      [a, b],
    ],
    c,
    b,
    'cycle',
  ],
  ['to an agent of nobody', [], a, newId(), 'no such agent'],
] as const)('a rule that leads %s is refused', (_title, rules, from, to, message) => {
  const roster = withRules(rosterOf(a, b, c, d), ...(rules as unknown as [string, string][]));
  expect(code(() => createRule(roster, from, input(to), { id: newId(), now }))).toContain(message);
});

test('several paths to one agent and several rules for one pair are not a cycle', () => {
  const roster = withRules(rosterOf(a, b, c, d), [a, b], [a, c], [b, d], [c, d], [a, d], [a, d]);
  expect(rulesTo(roster, d)).toHaveLength(4);
});

test('a system agent is neither source nor target of a rule', () => {
  const system = 'b104e37c-94ba-4e64-8921-78eaedb38505';
  expect(code(() => createRule(rosterOf(a), system, input(a), { id: newId(), now }))).toContain(
    'system agent',
  );
  expect(code(() => createRule(rosterOf(a), a, input(system), { id: newId(), now }))).toContain(
    'no such agent',
  );
});

test('rules are evaluated by ordering, then by creation, and a new rule is last by default', () => {
  const roster = withRules(
    rosterOf(a, b, c, d),
    [a, b, { condition: 'second', ordering: 5 }],
    [a, c, { condition: 'first', ordering: 1 }],
    [a, d, { condition: 'third', ordering: 5 }],
    [a, d, { condition: 'last' }],
  );
  expect(rulesFrom(roster, a).map(({ condition }) => condition)).toEqual([
    'first',
    'second',
    'third',
    'last',
  ]);
  expect(rulesFrom(roster, a).at(-1)?.ordering).toBe(6);
});

test('a changed target is checked without the former rule, and other fields stay', () => {
  const roster = withRules(rosterOf(a, b, c), [a, b], [c, b]);
  const [rule] = rulesFrom(roster, a);
  const ref = { sourceId: a, ruleId: rule?.id ?? '' };
  const turned = updateRule(roster, ref, { targetGroupId: c }, now).roster;
  expect(rulesFrom(turned, a)).toEqual([{ ...rule, targetId: c }]);
  expect(
    code(() => updateRule(turned, { ...ref, ruleId: rulesFrom(turned, c)[0]?.id ?? '' }, {}, now)),
  ).toContain('not found');
  const back = rulesFrom(turned, c)[0]?.id ?? '';
  expect(code(() => updateRule(turned, { sourceId: c, ruleId: back }, { targetGroupId: a }, now))).toContain(
    'cycle',
  );
});

test('a transfer with an empty or absent message is silent', () => {
  const roster = withRules(
    rosterOf(a, b),
    [a, b, { transferMessage: '  ' }],
    [a, b],
    [a, b, { transferMessage: 'So.' }],
  );
  expect(rulesFrom(roster, a).map(({ transferMessage }) => transferMessage)).toEqual([null, null, 'So.']);
});

test('deleting an agent deletes the rules that start at it and marks the rules that lead to it', () => {
  const roster = deleteAgent(withRules(rosterOf(a, b, c), [a, b], [b, c]), b).roster;
  expect(roster.rules).toHaveLength(1);
  const [rule] = rulesFrom(roster, a);
  expect(rule && ruleWarnings(roster, rule)).toEqual({
    voiceWarning: false,
    nameWarning: false,
    targetDeleted: true,
  });
  const ref = { sourceId: a, ruleId: rule?.id ?? '' };
  expect(updateRule(roster, ref, { ordering: 3 }, now).roster.rules[0]).toMatchObject({ ordering: 3 });
  expect(deleteRule(roster, ref).roster.rules).toEqual([]);
});

test('every change of a rule announces a changed configuration of its source', () => {
  const roster = { ...rosterOf(a, b), revision: 7 };
  const { facts } = createRule(roster, a, input(b), { id: newId(), now });
  expect(facts).toEqual([{ type: 'agent.configuration-changed.v1', data: { agentId: a, revision: 8 } }]);
});

test('an account has a maximum number of rules', () => {
  const roster = withRules(
    rosterOf(a, b),
    ...Array.from({ length: maxRules }, () => [a, b] as [string, string]),
  );
  expect(code(() => createRule(roster, a, input(b), { id: newId(), now }))).toContain(`${maxRules} rules`);
});
