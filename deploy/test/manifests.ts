import { parseAllDocuments } from 'yaml';
import type { Container } from 'kubernetes-types/core/v1';
import type { Deployment } from 'kubernetes-types/apps/v1';
import { inRepository } from './repository';
import { runTool } from './tool';

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  [field: string]: unknown;
}

export const overlays = ['small', 'production'] as const;

export type Overlay = (typeof overlays)[number];

const rendered = new Map<Overlay, Manifest[]>();

/** Returns the objects that `kubectl apply -k` sends for an overlay. */
export function render(overlay: Overlay): readonly Manifest[] {
  const known = rendered.get(overlay);
  if (known) return known;
  const dir = inRepository('deploy/kubernetes/overlays', overlay);
  const stdout = runTool('kubectl', ['kustomize', '.'], dir);
  const manifests = parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
  rendered.set(overlay, manifests);
  return manifests;
}

export const ofKind = <T = Manifest>(manifests: readonly Manifest[], kind: string) =>
  manifests.filter((manifest) => manifest.kind === kind) as unknown as (T & Manifest)[];

export const named = <T = Manifest>(manifests: readonly Manifest[], kind: string, name: string) =>
  ofKind<T>(manifests, kind).find((manifest) => manifest.metadata.name === name);

export function podOf(manifests: readonly Manifest[], name: string) {
  const spec = named<Deployment>(manifests, 'Deployment', name)?.spec?.template.spec;
  const container = spec?.containers[0];
  if (!spec || !container) throw new Error(`No Deployment ${name}`);
  return { spec, container };
}

/** Returns the settings of a container from ConfigMaps; later ones override earlier ones. */
export function configOf(
  manifests: readonly Manifest[],
  { envFrom = [] }: Container,
): Record<string, string> {
  const maps = envFrom.map(({ configMapRef }) => {
    const map = named<{ data: Record<string, string> }>(manifests, 'ConfigMap', configMapRef?.name ?? '');
    if (!map) throw new Error(`No ConfigMap ${configMapRef?.name}`);
    return map.data;
  });
  return Object.assign({}, ...maps) as Record<string, string>;
}

export const secretsOf = ({ env = [] }: Container) =>
  env.map(({ name, valueFrom }) => {
    const { name: secret = '', key = '', optional = false } = valueFrom?.secretKeyRef ?? {};
    return { env: name, secret, key, optional };
  });
