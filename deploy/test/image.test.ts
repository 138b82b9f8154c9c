import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { parse } from 'yaml';
import { grpcPort, httpPort, platformValues } from '../settings/platform-values';
import { type Service, services } from '../settings/schemas';
import type { Env } from './check-settings';
import { composeFile, interpolate } from './compose-file';
import { copiedSources, reachesBuilder, stage, stages, textsOf } from './dockerfile';
import { assembleImage, runBuildStage } from './image-layout';
import { readText } from './repository';
import { type Running, startFromImage } from './start-from-image';

jest.setTimeout(60_000);

const workspace = mkdtempSync(path.join(tmpdir(), 'colloquy-image-'));
const apps = new Map<Service, string>();

beforeAll(() => {
  runBuildStage(workspace);
  for (const service of services) apps.set(service, assembleImage(workspace, service));
}, 120_000);

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

/** Packages that are loaded only if a setting demands them; the guide adds them to an image. */
const addedByOperators = new Set(['sherpa-onnx-node']);

const appOf = (service: Service) => apps.get(service) ?? '';

test.each(services)('%s needs only packages that its image has', async (service) => {
  const directory = path.join(appOf(service), 'service');
  const { metafile } = await build({
    entryPoints: globSync('*.js', { cwd: directory }).map((program) => path.join(directory, program)),
    bundle: true,
    outdir: workspace,
    platform: 'node',
    packages: 'external',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const packages = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports.filter(({ external }) => external).map(({ path: name }) => name))
    .filter((name) => !isBuiltin(name))
    .map((name) => (/^(@[^/]+\/)?[^/]+/.exec(name) ?? [''])[0]);
  const { dependencies } = JSON.parse(readText('package.json')) as { dependencies: object };
  expect(packages.length).toBeGreaterThan(0);
  const isThere = (name: string) => name in dependencies || addedByOperators.has(name);
  expect(packages.filter((name) => !isThere(name))).toEqual([]);
});

describe('without other servers and without a writable directory', () => {
  const running = new Map<Service, Running | Error>();
  const unreachable: Env = { MONGODB_URI: 'mongodb://127.0.0.1:1', RABBITMQ_URL: 'amqp://127.0.0.1:1' };
  /** Required settings are long enough for a secret or unreachable addresses; the others keep their defaults. */
  const given = (text: string) =>
    interpolate(text.replace(/\$\{\w+:\?[^}]*\}/g, 'https://colloquy.invalid/of-the-length-of-a-secret'), {});
  const settingsOf = (service: Service): Env =>
    Object.fromEntries(
      Object.entries(composeFile().services[service]?.environment ?? {}).map(([name, text]) => [
        name,
        unreachable[name] ?? given(text),
      ]),
    );

  beforeAll(async () => {
    // all at once, the largest one does not answer within half a minute beside other tests
    for (const service of services) {
      const started = startFromImage(appOf(service), settingsOf(service));
      running.set(service, await started.catch((error: Error) => error));
    }
  }, 120_000);

  afterAll(async () => {
    for (const service of running.values()) if (!(service instanceof Error)) await service.stop();
  });

  test.each(services)('%s runs, reports that it is not ready, and stops on request', async (service) => {
    const process = running.get(service);
    if (!process || process instanceof Error) throw process ?? new Error('Not started');
    expect((await process.get('/healthz')).status).toBe(200);
    expect((await process.get('/readyz')).status).toBe(503);
    expect(await process.stop()).toBe(0);
  });
});

test.each([
  ['the experts’ page', 'JOIN_DIR', 'conversation'],
  ['the console', 'CONSOLE_DIR', 'gateway'],
])('%s is only in the image of the service that serves it', (_page, setting, server) => {
  const page = path.join((platformValues[setting] ?? '').replace(/^\/app/, ''), 'index.html');
  expect(services.filter((service) => existsSync(path.join(appOf(service), page)))).toEqual([server]);
});

test('the build context has everything that the Dockerfile copies, and no secret', () => {
  for (const source of stages().flatMap(copiedSources))
    expect([source, reachesBuilder(source)]).toEqual([source, true]);
  for (const file of ['.git/config', 'deploy/compose/.env', '.colloquy/secrets.json', 'node_modules/a']) {
    expect([file, reachesBuilder(file)]).toEqual([file, false]);
  }
});

test('the image runs the major version of Node in package.json, as the user the manifests name, on the ports they know', () => {
  const image = stage('image');
  const everyPod = parse(readText('deploy/kubernetes/base/every-pod.yaml')) as {
    spec: { template: { spec: { securityContext: { runAsUser: number; runAsGroup: number } } } };
  };
  const { runAsUser, runAsGroup } = everyPod.spec.template.spec.securityContext;
  const { engines } = JSON.parse(readText('package.json')) as { engines: { node: string } };
  expect(stage('base').from.split('-')[0]).toBe(`node:${/\d+/.exec(engines.node)?.[0]}`);
  expect(image.from).toBe('base');
  expect(textsOf('USER', image)).toEqual([`${runAsUser}:${runAsGroup}`]);
  expect(textsOf('EXPOSE', image)).toEqual([`${httpPort} ${grpcPort}`]);
});
