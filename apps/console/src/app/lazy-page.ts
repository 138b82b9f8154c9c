import { lazyRouteComponent } from '@tanstack/react-router';
import { loadStrings } from '../strings';
import { preferences } from '../ui/preferences';

export class PartMissing extends Error {}

/** Shows an error if the chunk cannot be loaded: a reload without a connection would lose the console. */
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
