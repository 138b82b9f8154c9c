import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Nothing axe objects to, and nothing that is wider than the screen. Frames, which legacy mode leaves out, there are none. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
}
