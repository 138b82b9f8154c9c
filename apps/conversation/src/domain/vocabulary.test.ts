import { vocabularyOf } from './vocabulary';

const view = {
  expertName: 'Jordan Mbeki',
  employment: [{ title: 'Buyer', company: 'Acme Logistics', period: '' }],
  subject: 'Freight software',
  questions: ['How did Acme Logistics compare SAP TM with Oracle? Why?', 'Was sagen Sie zur Deutschen Bahn?'],
  questionGuides: [{ aim: '', mustHave: ['The price of Flexport'], probes: 0, minutes: 0 }],
};

test('names of the expert, of companies and of the questions are likely to be said', () => {
  expect(vocabularyOf(view as never)).toEqual([
    'Jordan Mbeki',
    'Acme Logistics',
    'Freight software',
    'SAP TM',
    'Oracle',
    'Sie',
    'Deutschen Bahn',
    'Flexport',
  ]);
});

test('long terms are left out, and the vocabulary is limited', () => {
  const questions = Array.from({ length: 200 }, (_, n) => `What about Größe${n}?`);
  const terms = vocabularyOf({ ...view, subject: 'x'.repeat(51), questions } as never);
  expect(terms).not.toContain('x'.repeat(51));
  expect(Buffer.byteLength(terms.join(''))).toBeLessThanOrEqual(480);
  expect(terms.slice(0, 3)).toEqual(['Jordan Mbeki', 'Acme Logistics', 'Größe0']);
});
