import { h } from '../dom';
import type { Strings } from '../strings';
import { askToWithdraw } from './leaving';

/** Withdraws the consent while no conversation is open. @returns whether the server accepted it */
export async function postWithdrawal(): Promise<boolean> {
  try {
    const response = await fetch('withdrawal', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(15_000),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** A low-key button that withdraws after a confirmation. */
export function withdrawLink(
  strings: Strings,
  withdrawn: () => void,
  before: () => void = () => undefined,
): HTMLElement {
  const problem = h('p', { class: 'problem', role: 'alert' });
  const button = h('button', { type: 'button', class: 'link', click: ask }, strings.withdraw);

  function ask(): void {
    before();
    askToWithdraw(strings, '', () => void withdraw());
  }

  async function withdraw(): Promise<void> {
    button.disabled = true;
    problem.textContent = '';
    if (await postWithdrawal()) return withdrawn();
    button.disabled = false;
    problem.textContent = strings.withdrawFailed;
  }

  return h('div', { class: 'withdraw' }, button, problem);
}
