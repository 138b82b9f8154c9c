import { type Manifest, overlays, render } from './manifests';
import { compilerErrors } from './satisfies';

jest.setTimeout(60_000);

/** Modules that declare the types, by apiVersion. */
const moduleOf: Record<string, string> = {
  v1: 'kubernetes-types/core/v1',
  'apps/v1': 'kubernetes-types/apps/v1',
  'autoscaling/v2': 'kubernetes-types/autoscaling/v2',
  'networking.k8s.io/v1': 'kubernetes-types/networking/v1',
  'policy/v1': 'kubernetes-types/policy/v1',
  'keda.sh/v1alpha1': './keda-model',
};

const claimOf = (overlay: string) => (value: Manifest) => ({
  what: `${overlay} ${value.kind} ${value.metadata.name}`,
  value,
  module: moduleOf[value.apiVersion] ?? `no types for ${value.apiVersion}`,
  type: value.kind,
});

/** Errors that the check must find: a missing, misspelt or wrongly typed field, and an unknown kind. */
const wrong = [
  { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'a' }, spec: { template: {} } },
  { apiVersion: 'v1', kind: 'Service', metadata: { name: 'b' }, spec: { selektor: {} } },
  { apiVersion: 'v1', kind: 'Service', metadata: { name: 'c' }, spec: { ports: [{ port: '80' }] } },
  { apiVersion: 'v2', kind: 'Service', metadata: { name: 'd' } },
];

describe('rendered manifests', () => {
  test('satisfy the schemas of Kubernetes and KEDA without an unknown field', () => {
    const claims = overlays.flatMap((overlay) => render(overlay).map(claimOf(overlay)));
    const found = compilerErrors([...claims, ...wrong.map(claimOf('wrong'))]);
    expect(found.filter((text) => !text.startsWith('wrong '))).toEqual([]);
    expect(new Set(found.map((text) => text.split(':', 1)[0]))).toEqual(
      new Set(wrong.map(({ kind, metadata }) => `wrong ${kind} ${metadata.name}`)),
    );
  });
});
