import { startBalancer } from './balancer.ts';
import { startService } from './service-process.ts';
import { planInstances, recipeFor, services, type Instance, type SharedSettings } from './services.ts';
import { makeUnit, type OnUnexpectedExit, type Unit } from './unit.ts';
import { settleAll } from '../wait.ts';
import type { StartOptions } from '../options.ts';
import type { Log, Progress } from '../screen/progress.ts';
import type { Recipe } from './processes.ts';

export interface Member {
  instance: Instance;
  recipe: Recipe;
  unit: Unit;
}

interface FleetOptions {
  options: StartOptions;
  shared: SharedSettings;
  signal: AbortSignal;
  log: Log;
  onUnexpectedExit: OnUnexpectedExit;
}

export async function planFleet({
  options,
  shared,
  signal,
  log,
  onUnexpectedExit,
}: FleetOptions): Promise<Member[]> {
  const instances = await planInstances(options);
  return instances.map((instance) => {
    const recipe = recipeFor(instance, instances, shared);
    const readyUrl = `http://127.0.0.1:${instance.port}/readyz`;
    const launch = () => startService({ dataDir: shared.dataDir, recipe, readyUrl, log, signal });
    return { instance, recipe, unit: makeUnit({ name: instance.name, launch, onUnexpectedExit }) };
  });
}

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
    await settleAll(fleet.map(({ unit }) => begin(unit)));
  });
}

export async function startBalancers({ replicas, port, appPort }: StartOptions, fleet: Member[]) {
  if (replicas === 1) return [];
  const publicPorts = { base: port, app: appPort };
  const faces = Object.entries(services).flatMap(([service, { opens }]) =>
    opens ? [{ service, opens }] : [],
  );
  const starting = faces.map(({ service, opens }) => {
    const members = fleet.filter(({ instance }) => instance.service === service);
    return startBalancer({
      port: publicPorts[opens],
      targets: members.map(({ instance }) => instance.port),
    });
  });
  return settleAll(starting);
}
