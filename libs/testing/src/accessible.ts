import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Expects no violation that axe finds, and no element wider than the screen. Legacy mode skips frames. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
}
