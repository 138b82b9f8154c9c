import type { Deployment, StatefulSet } from 'kubernetes-types/apps/v1';
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1';
import type { Ingress } from 'kubernetes-types/networking/v1';
import { routeTable } from '../../apps/gateway/src/domain/route-table';
import { platformTopology } from '../../libs/messaging/src/platform-topology';
import { httpPort } from '../settings/platform-values';
import { services } from '../settings/schemas';
import { settingNames } from './check-settings';
import { stopSeconds } from './stop-seconds';
import type { ScaledObject } from './keda-model';
import { configOf, named, ofKind, overlays, podOf, render } from './manifests';
import { readText } from './repository';

jest.setTimeout(60_000);

const cases = overlays.flatMap((overlay) => services.map((service) => [overlay, service] as const));

describe('workloads', () => {
  test.each(overlays)('%s: every service is deployed in the version of the repository', (overlay) => {
    const { version } = JSON.parse(readText('package.json')) as { version: string };
    const images = ofKind<Deployment>(render(overlay), 'Deployment').map(
      ({ spec }) => spec?.template.spec?.containers[0]?.image,
    );
    expect(images.sort()).toEqual(services.map((service) => `colloquy/${service}:${version}`).sort());
  });

  test.each(cases)('%s: %s has no privileges and no token', (overlay, service) => {
    const { spec, container } = podOf(render(overlay), service);
    expect(spec).toMatchObject({
      serviceAccountName: service,
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(named(render(overlay), 'ServiceAccount', service)).toMatchObject({
      automountServiceAccountToken: false,
    });
  });

  test.each(overlays)(
    '%s: every pod satisfies the namespace’s restricted pod security standard',
    (overlay) => {
      const manifests = render(overlay);
      const labels = named(manifests, 'Namespace', 'colloquy')?.metadata.labels;
      expect(labels).toMatchObject({ 'pod-security.kubernetes.io/enforce': 'restricted' });
      const workloads = ['Deployment', 'StatefulSet', 'DaemonSet', 'Job', 'CronJob', 'Pod'];
      const pods = workloads.flatMap((kind) => ofKind<Deployment>(manifests, kind));
      expect(pods.length).toBeGreaterThanOrEqual(services.length);
      for (const { spec } of pods) {
        const pod = spec?.template.spec;
        expect(pod).toMatchObject({
          automountServiceAccountToken: false,
          securityContext: {
            runAsNonRoot: true,
            runAsUser: expect.any(Number),
            seccompProfile: { type: 'RuntimeDefault' },
          },
        });
        for (const { securityContext } of [...(pod?.containers ?? []), ...(pod?.initContainers ?? [])])
          expect(securityContext).toMatchObject({
            allowPrivilegeEscalation: false,
            capabilities: { drop: ['ALL'] },
          });
      }
    },
  );

  test('the small overlay’s stores keep the permissions of their files, because RabbitMQ refuses a readable cookie', () => {
    for (const { spec } of ofKind<StatefulSet>(render('small'), 'StatefulSet'))
      expect(spec?.template.spec?.securityContext?.fsGroupChangePolicy).toBe('OnRootMismatch');
  });

  test.each(cases)(
    '%s: %s is restarted only if its event loop hangs, not if it is not ready',
    (overlay, service) => {
      const { container } = podOf(render(overlay), service);
      expect(container.livenessProbe?.httpGet).toEqual({ path: '/healthz', port: 'http' });
      expect(container.readinessProbe?.httpGet).toEqual({ path: '/readyz', port: 'http' });
      expect(container.startupProbe?.httpGet).toEqual({ path: '/healthz', port: 'http' });
      // a dependency has two seconds to answer
      expect(container.readinessProbe?.timeoutSeconds).toBeGreaterThan(2);
    },
  );

  test.each(cases)('%s: %s declares the ports that it listens on', (overlay, service) => {
    const { container } = podOf(render(overlay), service);
    const config = configOf(render(overlay), container);
    const grpc = settingNames(service).includes('GRPC_PORT') ? [['grpc', Number(config['GRPC_PORT'])]] : [];
    const opened = (container.ports ?? []).map(({ name, containerPort }) => [name, containerPort]);
    expect(Number(config['PORT'])).toBe(httpPort);
    expect(new Map(opened as [string, number][])).toEqual(
      new Map([['http', httpPort], ...grpc] as [string, number][]),
    );
  });

  test.each(cases)('%s: %s loses one pod at a time, and each has time to stop', (overlay, service) => {
    const budget = named<PodDisruptionBudget>(render(overlay), 'PodDisruptionBudget', service);
    expect(budget?.spec).toEqual({
      maxUnavailable: 1,
      unhealthyPodEvictionPolicy: 'AlwaysAllow',
      selector: { matchLabels: { 'app.kubernetes.io/name': service } },
    });
    const { spec, container } = podOf(render(overlay), service);
    const before = Number(container.lifecycle?.preStop?.exec?.command?.at(-1));
    expect(before).toBeGreaterThanOrEqual(5);
    const config = configOf(render(overlay), container);
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(before + stopSeconds(service, config));
    expect(container.resources).toMatchObject({
      requests: { cpu: expect.anything(), memory: expect.anything() },
      limits: { memory: expect.anything() },
    });
  });

  test('in production each service has exactly one autoscaler with at least two replicas', () => {
    const byLoad = ofKind<HorizontalPodAutoscaler>(render('production'), 'HorizontalPodAutoscaler');
    const byQueue = ofKind<ScaledObject>(render('production'), 'ScaledObject');
    const scaled = [...byLoad, ...byQueue].map(({ spec }) => spec?.scaleTargetRef.name ?? '');
    expect(scaled.sort()).toEqual([...services].sort());
    for (const { spec } of byLoad) expect(spec?.minReplicas).toBeGreaterThanOrEqual(2);
    for (const { spec } of byQueue) expect(spec.minReplicaCount).toBeGreaterThanOrEqual(2);
    for (const { spec } of ofKind<Deployment>(render('production'), 'Deployment'))
      expect(spec?.replicas).toBeUndefined();
  });

  test('a service that is scaled by queues is scaled by all queues that it consumes', () => {
    for (const { spec } of ofKind<ScaledObject>(render('production'), 'ScaledObject')) {
      const watched = spec.triggers.map(({ metadata }) => metadata.queueName);
      const consumed = platformTopology
        .flatMap(({ queue, isFair }) => (isFair ? [queue, `${queue}.later`] : [queue]))
        .filter((queue) => queue.startsWith(`${spec.scaleTargetRef.name}.`));
      expect(watched.sort()).toEqual(consumed.sort());
    }
  });

  test.each(overlays)(
    '%s: public paths are reachable from outside, metrics and health are not',
    (overlay) => {
      const routes = ofKind<Ingress>(render(overlay), 'Ingress')
        .flatMap(({ spec }) => spec?.rules ?? [])
        .flatMap(({ http }) => http?.paths ?? [])
        .map(({ path = '', backend }) => ({ path, service: backend.service?.name }));
      const servedAt = (url: string) =>
        routes.filter(({ path }) => url === path || url.startsWith(`${path}/`)).map(({ service }) => service);
      for (const { prefix } of routeTable) expect([prefix, servedAt(prefix)]).toEqual([prefix, ['gateway']]);
      for (const url of ['/api-docs/openapi.json', '/console/interviews'])
        expect([url, servedAt(url)]).toEqual([url, ['gateway']]);
      for (const url of ['/call/an-id/join', '/call/an-id/socket', '/telephony/media']) {
        expect([url, servedAt(url)]).toEqual([url, ['conversation']]);
      }
      for (const url of ['/metrics', '/healthz', '/readyz', '/'])
        expect([url, servedAt(url)]).toEqual([url, []]);
    },
  );
});
