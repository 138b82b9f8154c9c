import { lazyRouteComponent } from '@tanstack/react-router';
import { loadStrings } from '../strings';
import { preferences } from '../ui/preferences';

/** The browser could not load a part of the console. */
export class PartMissing extends Error {}

/**
 * Returns a page in a chunk of its own. If the chunk cannot be loaded, an error is shown and the page is not reloaded:
 * without a connection, a reload would lose the console.
 */
export const lazyFirstPage = <Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) =>
  lazyRouteComponent(
    () =>
      load().catch((cause: unknown) => {
        throw new PartMissing('A part of the console could not be loaded', { cause });
      }),
    name,
  );

/** Returns a page that needs more texts than the first page; like {@link lazyFirstPage}. */
export const lazyPage = <Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) =>
  lazyFirstPage(async () => {
    const [module] = await Promise.all([load(), loadStrings(preferences.language())]);
    return module;
  }, name);
