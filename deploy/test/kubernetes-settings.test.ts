import { execFileSync } from 'node:child_process';
import type { Deployment } from 'kubernetes-types/apps/v1';
import { type Service, services } from '../settings/schemas';
import {
  type Env,
  readAsCommand,
  readAsService,
  secretNames,
  settingNames,
  withCommands,
} from './check-settings';
import { configOf, ofKind, type Overlay, overlays, podOf, render, secretsOf } from './manifests';
import { inRepository } from './repository';

jest.setTimeout(60_000);

/** The Secrets of an installation. Those of production are made by its operators. */
const madeSecrets = execFileSync(process.execPath, [inRepository('deploy/kubernetes/make-secrets.mts')], {
  encoding: 'utf8',
});
const secretsOfSmall = (
  JSON.parse(madeSecrets) as { items: { metadata: { name: string }; stringData: Env }[] }
).items.map(({ metadata, stringData }) => [metadata.name, stringData] as const);
const secretValue = {
  small: (secret: string, key: string) => new Map(secretsOfSmall).get(secret)?.[key],
  production: (_secret: string, key: string) => `${key} from an operator, long enough for a secret`,
};

const cases = overlays.flatMap((overlay) => services.map((service) => [overlay, service] as const));

/** Returns the environment of a service's container without optional secrets. */
function envOf(overlay: Overlay, service: Service): Env {
  const { container } = podOf(render(overlay), service);
  const env = configOf(render(overlay), container);
  for (const { env: name, secret, key, optional } of secretsOf(container)) {
    const value = secretValue[overlay](secret, key);
    if (value !== undefined) env[name] = value;
    else if (!optional) throw new Error(`${name}: nobody makes the key ${key} of the Secret ${secret}`);
  }
  return env;
}

describe('settings on Kubernetes', () => {
  test.each(cases)('%s: %s starts with its settings', (overlay, service) => {
    expect(() => readAsService(service, envOf(overlay, service))).not.toThrow();
  });

  test.each(overlays.flatMap((overlay) => withCommands.map((service) => [overlay, service] as const)))(
    '%s: the administrator’s commands of %s run in its container',
    (overlay, service) => {
      expect(() => readAsCommand(service, envOf(overlay, service))).not.toThrow();
    },
  );

  test.each(cases)(
    '%s: %s gets all secrets from Secrets, and only settings that it knows',
    (overlay, service) => {
      const { container } = podOf(render(overlay), service);
      const fromSecrets = secretsOf(container).map(({ env }) => env);
      expect(fromSecrets).toEqual(expect.arrayContaining(secretNames(service)));
      expect(settingNames(service)).toEqual(expect.arrayContaining(fromSecrets));
      const written = Object.keys(configOf(render(overlay), container));
      expect(written.filter((name) => fromSecrets.includes(name))).toEqual([]);
    },
  );

  test.each(overlays)('%s: every setting of the installation belongs to a service', (overlay) => {
    const known = new Set(services.flatMap(settingNames));
    const maps = ofKind<{ data: Env }>(render(overlay), 'ConfigMap');
    const decided = maps.filter(({ metadata }) => metadata.name.startsWith('installation-'));
    expect(decided).toHaveLength(1);
    const unknown = Object.keys(decided[0]?.data ?? {}).filter((name) => !known.has(name));
    // OpenTelemetry reads its variables itself
    expect(unknown.filter((name) => !name.startsWith('OTEL_'))).toEqual([]);
  });

  test('every generated secret is used', () => {
    const pods = ['Deployment', 'StatefulSet'].flatMap((kind) => ofKind<Deployment>(render('small'), kind));
    const used = pods
      .flatMap(({ spec }) => spec?.template.spec?.containers ?? [])
      .flatMap(secretsOf)
      .map(({ secret, key }) => `${secret}/${key}`);
    const made = secretsOfSmall.flatMap(([name, data]) => Object.keys(data).map((key) => `${name}/${key}`));
    expect(made.filter((each) => !used.includes(each))).toEqual([]);
  });

  test('the media directory is on the shared volume', () => {
    for (const service of ['interview', 'conversation', 'analysis'] as const) {
      const { container } = podOf(render('small'), service);
      const mounts = (container.volumeMounts ?? []).map(({ mountPath }) => mountPath);
      expect(mounts).toContain(envOf('small', service)['MEDIA_DIR']);
    }
  });
});
