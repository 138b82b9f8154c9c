import { startBalancer } from './balancer.mjs';
import { startService } from './service-process.mjs';
import { planInstances, recipeFor, services } from './services.mjs';
import { makeUnit } from './unit.mjs';
import { together } from './wait.mjs';

/**
 * @typedef {{
 *   instance: import('./services.mjs').Instance, recipe: import('./processes.mjs').Recipe,
 *   unit: import('./unit.mjs').Unit,
 * }} Member
 */

/**
 * Decides which processes of which services run where; starts nothing.
 * @param {{
 *   options: import('./options.mjs').StartOptions, around: import('./services.mjs').Surroundings,
 *   signal: AbortSignal, log(message: string): void, onDeath(name: string, why: string): void,
 * }} context
 * @returns {Promise<Member[]>}
 */
export async function planFleet({ options, around, signal, log, onDeath }) {
  const instances = await planInstances(options);
  return instances.map((instance) => {
    const recipe = recipeFor(instance, instances, around);
    const readyUrl = `http://127.0.0.1:${instance.port}/readyz`;
    const launch = () => startService({ dataDir: around.dataDir, recipe, readyUrl, log, signal });
    return { instance, recipe, unit: makeUnit({ name: instance.name, launch, onDeath }) };
  });
}

/**
 * Starts all of them at once. When one fails the others are not waited for.
 * @param {Member[]} fleet
 * @param {import('./progress.mjs').Progress} progress
 * @param {AbortController} life
 */
export function startFleet(fleet, progress, life) {
  return progress.step(`Starting ${fleet.length} services`, async (detail) => {
    const waiting = new Set(fleet.map(({ unit }) => unit.name));
    const begin = async (/** @type {import('./unit.mjs').Unit} */ unit) => {
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

/**
 * With replicas, somebody must have the public ports.
 * @param {import('./options.mjs').StartOptions} options
 * @param {Member[]} fleet
 */
export async function startBalancers({ replicas, port, appPort }, fleet) {
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
