import type { NetworkPolicyPeer, NetworkPolicyPort, NetworkPolicySpec } from 'kubernetes-types/networking/v1';
import type { ServiceSpec } from 'kubernetes-types/core/v1';
import { type Service, services } from '../settings/schemas';
import { settingNames } from './check-settings';
import { configOf, type Manifest, named, ofKind, podOf } from './manifests';

/** Settings that hold an address outside the cluster, and the allowed ports. */
const outside: Record<string, string> = {
  OIDC_ISSUER: '443',
  MEDIA_STORE: '443',
  LANGUAGE_MODEL_BASE_URL: '443',
  LANGUAGE_MODEL_FALLBACK_BASE_URL: '443',
  SPEECH_API_URL: '443',
  SPEECH_FALLBACK_API_URL: '443',
  SPEECH_TO_TEXT_DEEPGRAM_URL: '443',
  SPEECH_TO_TEXT_ASSEMBLYAI_URL: '443',
  TEXT_TO_SPEECH_ELEVENLABS_URL: '443',
  TEXT_TO_SPEECH_DEEPGRAM_URL: '443',
  TELEPHONY: '443',
  WEBHOOK_TIMEOUT_MS: 'any',
};

const label = 'app.kubernetes.io/name';
const nginx = 'ingress controller';

/** Returns the connections that follow from the services' settings, such as `interview -> agent:50051`. */
export function connectionsOfSettings(manifests: readonly Manifest[]): Set<string> {
  return new Set(
    services.flatMap((service) => [...calls(manifests, service)].map((to) => `${service} -> ${to}`)),
  );
}

function* calls(manifests: readonly Manifest[], service: Service): Generator<string> {
  const config = configOf(manifests, podOf(manifests, service).container);
  for (const name of settingNames(service)) {
    if (name === 'MONGODB_URI') yield `database-of-${service}:27017`;
    if (name === 'RABBITMQ_URL') yield* ['broker:5672', 'broker:5671'];
    const port = outside[name];
    if (port) yield `outside:${port}`;
    if (/_(GRPC|URL)$/.test(name)) yield* targetOf(manifests, config[name] ?? '');
  }
}

/** Yields the pod and port behind the address of a Service; nothing for other addresses. */
function* targetOf(manifests: readonly Manifest[], address: string): Generator<string> {
  const [, name = '', port] = /^(?:http:\/\/)?([a-z-]+):(\d+)$/.exec(address) ?? [];
  if (!name) return;
  const spec = named<{ spec: ServiceSpec }>(manifests, 'Service', name)?.spec;
  const target = spec?.ports?.find((candidate) => candidate.port === Number(port))?.targetPort;
  const app = spec?.selector?.[label] ?? '';
  const { container } = podOf(manifests, app);
  const opened = (container.ports ?? []).find((candidate) => candidate.name === target);
  if (!opened) throw new Error(`Nobody answers at ${address}`);
  yield `${app}:${opened.containerPort}`;
}

export function connectionsOfIngresses(manifests: readonly Manifest[]): Set<string> {
  const text = JSON.stringify(ofKind(manifests, 'Ingress'));
  const backends = [...text.matchAll(/"service":\{"name":"([a-z-]+)"/g)].map((match) => match[1]);
  return new Set(backends.map((name) => `${nginx} -> ${name}:8080`));
}

export function connectionsOfPolicies(
  manifests: readonly Manifest[],
  direction: 'ingress' | 'egress',
): Set<string> {
  const policies = ofKind<{ spec: NetworkPolicySpec }>(manifests, 'NetworkPolicy');
  const connections = policies.flatMap(({ spec }) => {
    const service = spec.podSelector.matchLabels?.[label];
    if (!services.includes(service as Service)) return [];
    const egress = (spec.egress ?? []).map(({ to, ports }) => ({ peers: to, ports }));
    const ingress = (spec.ingress ?? []).map(({ from, ports }) => ({ peers: from, ports }));
    return (direction === 'egress' ? egress : ingress).flatMap(({ peers = [], ports }) =>
      peers.flatMap((peer) =>
        portsOf(ports).map((port) =>
          direction === 'egress'
            ? `${service} -> ${nameOf(peer)}:${port}`
            : `${nameOf(peer)} -> ${service}:${port}`,
        ),
      ),
    );
  });
  return new Set(connections);
}

const portsOf = (ports: NetworkPolicyPort[] | undefined): (string | number)[] =>
  ports ? ports.map(({ port = 'any' }) => port) : ['any'];

function nameOf({ podSelector, namespaceSelector, ipBlock }: NetworkPolicyPeer): string {
  if (ipBlock) return 'outside';
  const labels = podSelector?.matchLabels ?? {};
  const store = Object.keys(labels).find((key) => key.startsWith('colloquy/'));
  if (store) return store.replace('colloquy/', '');
  if (labels[label]) return labels[label];
  const namespace = namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'];
  return namespace === 'ingress-nginx' ? nginx : `everybody in ${namespace}`;
}
