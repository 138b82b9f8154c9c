import type { NetworkPolicySpec } from 'kubernetes-types/networking/v1';
import { httpPort, platformValues } from '../settings/platform-values';
import { services } from '../settings/schemas';
import { connectionsOfIngresses, connectionsOfPolicies, connectionsOfSettings } from './connections';
import { settingNames } from './check-settings';
import { named, ofKind, overlays, render } from './manifests';

jest.setTimeout(60_000);

const sorted = (connections: Iterable<string>) => [...connections].sort();
type Policy = { spec: NetworkPolicySpec };

test('the test knows every setting that has an address', () => {
  const ofTheCluster = ['MONGODB_URI', 'RABBITMQ_URL', ...Object.keys(platformValues)];
  // handled in connections.ts and with the media store
  const models = ['LANGUAGE_MODEL_BASE_URL', 'LANGUAGE_MODEL_FALLBACK_BASE_URL'];
  const speech = ['API_URL', 'FALLBACK_API_URL', 'TO_TEXT_DEEPGRAM_URL', 'TO_TEXT_ASSEMBLYAI_URL'];
  const voices = ['TEXT_TO_SPEECH_ELEVENLABS_URL', 'TEXT_TO_SPEECH_DEEPGRAM_URL'];
  const servers = [...models, ...speech.map((name) => `SPEECH_${name}`), ...voices];
  const outside = ['OIDC_ISSUER', 'TELEPHONY_API_URL', ...servers];
  const media = ['MEDIA_S3_ENDPOINT', 'MEDIA_S3_PUBLIC_ENDPOINT'];
  const ourOwn = ['BASE_URL', 'APP_URL', 'TELEPHONY_CALLBACK_URL'];
  const addresses = services
    .flatMap(settingNames)
    .filter((name) => /_(GRPC|UR[LI]|ISSUER|ENDPOINT)$/.test(name));
  const known = [...ofTheCluster, ...outside, ...media, ...ourOwn];
  expect(addresses.filter((name) => !known.includes(name))).toEqual([]);
});

describe('network policies', () => {
  test.each(overlays)('%s: the services may only call the addresses in their settings', (overlay) => {
    const manifests = render(overlay);
    expect(sorted(connectionsOfPolicies(manifests, 'egress'))).toEqual(
      sorted(connectionsOfSettings(manifests)),
    );
  });

  test.each(overlays)('%s: the services may only be called by their callers', (overlay) => {
    const manifests = render(overlay);
    const toServices = [...connectionsOfSettings(manifests)].filter((arrow) =>
      services.some((service) => arrow.includes(`-> ${service}:`)),
    );
    expect(sorted(connectionsOfPolicies(manifests, 'ingress'))).toEqual(
      sorted([...toServices, ...connectionsOfIngresses(manifests)]),
    );
  });

  test.each(overlays)('%s: every service may use DNS, be scraped and send traces', (overlay) => {
    const spec = named<Policy>(render(overlay), 'NetworkPolicy', 'every-service')?.spec;
    const monitoring = [
      { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } },
    ];
    expect(spec?.ingress).toEqual([{ from: monitoring, ports: [{ port: httpPort }] }]);
    const [names, traces, ...more] = spec?.egress ?? [];
    expect(names?.ports?.map(({ port }) => port)).toEqual([53, 53]);
    expect(traces).toEqual({ to: monitoring, ports: [{ port: 4318 }] });
    expect(more).toEqual([]);
  });

  test.each(overlays)('%s: connections without a policy are refused for every pod', (overlay) => {
    const nothing = named<Policy>(render(overlay), 'NetworkPolicy', 'nothing');
    expect(nothing?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  test.each(overlays)('%s: external connections to private addresses are refused', (overlay) => {
    const blocks = ofKind<Policy>(render(overlay), 'NetworkPolicy')
      .flatMap(({ spec }) => spec.egress ?? [])
      .flatMap(({ to = [] }) => to)
      .flatMap(({ ipBlock }) => ipBlock ?? []);
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) {
      expect(block).toEqual({
        cidr: '0.0.0.0/0',
        except: expect.arrayContaining(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16']),
      });
    }
  });

  test('the small overlay’s database and broker admit their clients', () => {
    const users = (store: string) => {
      const { podSelector } =
        named<Policy>(render('small'), 'NetworkPolicy', store)?.spec.ingress?.[0]?.from?.[0] ?? {};
      return podSelector?.matchExpressions?.[0]?.values;
    };
    const having = (setting: string) => services.filter((service) => settingNames(service).includes(setting));
    expect(users('mongodb')).toEqual(having('MONGODB_URI'));
    expect(users('rabbitmq')).toEqual(having('RABBITMQ_URL'));
  });
});
