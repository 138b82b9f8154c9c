import { h } from '../dom';
import type { Invitation, Term } from '../invitation';
import type { Strings } from '../strings';

export function invitationPart(invitation: Invitation, strings: Strings): HTMLElement {
  return h(
    'div',
    { class: 'invitation' },
    h('p', {}, invitation.intro),
    h('h2', {}, strings.consentTitle),
    h('dl', {}, ...invitation.terms.flatMap(termPart)),
    h('ul', {}, ...invitation.points.map((point) => h('li', {}, point))),
  );
}

function termPart({ title, text, foreign, link }: Term): HTMLElement[] {
  const address = link && h('a', { href: link.url, target: '_blank', rel: 'noreferrer' }, link.label);
  const definition = h('dd', foreign ? { dir: 'auto' } : {}, text, address);
  return [h('dt', {}, title), definition];
}
