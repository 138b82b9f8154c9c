import { agentLanguages } from '../agents/agent-models';
import { mailLink } from './mail-link';

const invitation = { title: 'Öfen & Preise', name: 'Ana', link: 'https://a.example/call/1/join' };
const partsOf = (language: string) => {
  const { searchParams } = new URL(mailLink(language, invitation));
  return {
    subject: searchParams.get('subject') ?? '',
    lines: (searchParams.get('body') ?? '').split('\r\n'),
  };
};

test('an invitation is in the language of the interview', () => {
  expect(partsOf('pl')).toMatchObject({
    subject: 'Zaproszenie na wywiad: Öfen & Preise',
    lines: ['Dzień dobry, Ana,', '', expect.any(String), invitation.link, '', 'Dziękujemy.'],
  });
  const subjects = agentLanguages.map((language) => partsOf(language).subject);
  expect(new Set(subjects).size).toBe(agentLanguages.length);
});

test('every invitation names the expert, the title and the link', () => {
  for (const language of [...agentLanguages, 'xx', 'toString']) {
    const { subject, lines } = partsOf(language);
    expect(subject).toContain(invitation.title);
    expect(lines[0]).toContain('Ana');
    expect(lines[3]).toBe(invitation.link);
  }
  expect(partsOf('xx')).toEqual(partsOf('en'));
});
