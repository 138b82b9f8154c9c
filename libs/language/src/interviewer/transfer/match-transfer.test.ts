import { type Language } from '@colloquy/contracts';
import { matchTransfer } from './match-transfer';

const met = (condition: string, said: string, language: Language = 'en') =>
  matchTransfer([{ ruleId: 'r', condition, ordering: 0 }], said, language)?.found;

type Met = [string, string, string[], Language?];
const areMet: Met[] = [
  ['the expert mentions pricing or budgets', 'Our budget was cut by half.', ['budgets']],
  ['the expert mentions pricing or budgets', 'They changed their prices.', ['pricing']],
  ['When the interviewee talks about supply chain', 'Our supply chains broke.', ['supply', 'chain']],
  ['expert brings up SAP, Oracle or Workday', 'We moved to Oracle.', ['oracle']],
  ['the expert says "net zero"', 'By 2030 we want to be Net-Zero.', ['net zero']],
  ['the expert says "net zero" or "carbon neutral"', 'We are carbon neutral.', ['carbon neutral']],
  ['the expert is responsible for supplier contracts in Poland', 'I sign the contracts with each supplier in Poland.', ['supplier', 'contracts', 'poland']], // prettier-ignore
  ['the expert has no experience with SAP', 'I have no experience with SAP.', ['experience', 'sap']],
  ['Der Experte spricht über Preise oder Budgets', 'Unser Budget wurde gekürzt.', ['budgets'], 'de'],
  ['El experto menciona los precios', 'El precio subió mucho.', ['precios'], 'es'],
  ["L'expert parle des fournisseurs", 'Chaque fournisseur est audité.', ['fournisseurs'], 'fr'],
  ['专家提到预算', '我们的预算减少了。', ['预算'], 'zh'],
  ['эксперт говорит о бюджете', 'Наш бюджет сократили.', ['бюджете'], 'ru'],
];
test.each(
  areMet.map(([condition, said, found, language = 'en']) => [condition, said, found, language] as const),
)('"%s" is met by "%s"', (condition, said, found, language) => {
  expect(met(condition, said, language)).toEqual(found);
});

const areNotMet: [string, string, Language?][] = [
  ['the expert mentions pricing or budgets', 'The expert talks about the interview and mentions a question.'],
  ['the expert mentions something about the topic', 'The expert mentions something about the topic.'],
  ['', 'Anything at all.'],
  ['the expert mentions plants', 'We plan everything ahead.'],
  ['the expert mentions contracts', 'The contrast was large.'],
  ['the expert says "net zero"', 'Our net result was zero.'],
  ['the expert, who works in pharma, mentions pricing', 'I work in pharma.'],
  ['the expert has no experience with SAP', 'I have ten years of experience with SAP.'],
  ['the expert does not mention pricing', 'There is no pricing.'],
  ['the expert mentions supplier contracts', 'We have forty suppliers.'],
  ['Der Experte spricht über Preise', 'Der Experte spricht über das Thema.', 'de'],
];
test.each(areNotMet.map(([condition, said, language = 'en']) => [condition, said, language] as const))(
  '"%s" is not met by "%s"',
  (condition, said, language) => {
    expect(met(condition, said, language)).toBeUndefined();
  },
);

test('the first met rule in evaluation order wins, whatever the order of the list', () => {
  const rules = [
    { ruleId: 'late', condition: 'the expert mentions budgets', ordering: 5 },
    { ruleId: 'never', condition: 'the expert mentions zebras', ordering: 0 },
    { ruleId: 'first', condition: 'the expert mentions suppliers or budgets', ordering: 1 },
  ];
  expect(matchTransfer(rules, 'Our budget is small.', 'en')?.rule.ruleId).toBe('first');
});

test('hostile conditions and answers are matched in reasonable time', () => {
  const started = performance.now();
  for (const unit of ['"', 'or ', ', ', "'a ", 'a', '“', ' ']) {
    const text = unit.repeat(65_536 / unit.length);
    met(text, text);
  }
  expect(performance.now() - started).toBeLessThan(10_000);
});
