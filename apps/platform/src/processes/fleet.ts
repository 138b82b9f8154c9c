import { startBalancer } from './balancer.ts';
import { startService } from './service-process.ts';
import { planInstances, recipeFor, services, type Instance, type Surroundings } from './services.ts';
import { makeUnit, type Unit } from './unit.ts';
import { together } from '../wait.ts';
import type { StartOptions } from '../options.ts';
import type { Progress } from '../screen/progress.ts';
import type { Recipe } from './processes.ts';

export type Member = {
  instance: Instance;
  recipe: Recipe;
  unit: Unit;
};

/** Decides which processes of which services run where; starts nothing. */
export async function planFleet({
  options,
  around,
  signal,
  log,
  onDeath,
}: {
  options: StartOptions;
  around: Surroundings;
  signal: AbortSignal;
  log(message: string): void;
  onDeath(name: string, why: string): void;
}): Promise<Member[]> {
  const instances = await planInstances(options);
  return instances.map((instance) => {
    const recipe = recipeFor(instance, instances, around);
    const readyUrl = `http://127.0.0.1:${instance.port}/readyz`;
    const launch = () => startService({ dataDir: around.dataDir, recipe, readyUrl, log, signal });
    return { instance, recipe, unit: makeUnit({ name: instance.name, launch, onDeath }) };
  });
}

/** Starts all of them at once. When one fails the others are not waited for. */
export function startFleet(fleet: Member[], progress: Progress, life: AbortController) {
  return progress.step(`Starting ${fleet.length} services`, async (detail) => {
    const waiting = new Set(fleet.map(({ unit }) => unit.name));
    const begin = async (unit: Unit) => {
      try {
        await unit.begin();
      } catch (error) {
        life.abort(error);
        throw error;
      }
      waiting.delete(unit.name);
      if (waiting.size > 0) detail(`waiting for ${[...waiting].join(', ')}`);
    };
    await together(fleet.map(({ unit }) => begin(unit)));
  });
}

/** With replicas, somebody must have the public ports. */
export async function startBalancers({ replicas, port, appPort }: StartOptions, fleet: Member[]) {
  if (replicas === 1) return [];
  const publicPorts = { base: port, app: appPort };
  const faces = Object.entries(services).flatMap(([service, { opens }]) =>
    opens ? [{ service, opens }] : [],
  );
  const starting = faces.map(({ service, opens }) => {
    const replicasOfIt = fleet.filter(({ instance }) => instance.service === service);
    return startBalancer({
      port: publicPorts[opens],
      targets: replicasOfIt.map(({ instance }) => instance.port),
    });
  });
  return together(starting);
}
