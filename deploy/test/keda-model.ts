/** The parts of KEDA's objects that the manifests use. */
interface Keda<Kind extends string, Spec> {
  apiVersion: 'keda.sh/v1alpha1';
  kind: Kind;
  metadata: { name: string; namespace: string; labels?: Record<string, string> };
  spec: Spec;
}

export type TriggerAuthentication = Keda<
  'TriggerAuthentication',
  { secretTargetRef: { parameter: string; name: string; key: string }[] }
>;

export type ScaledObject = Keda<
  'ScaledObject',
  {
    scaleTargetRef: { name: string };
    minReplicaCount: number;
    maxReplicaCount: number;
    triggers: {
      type: 'rabbitmq';
      metadata: { protocol: 'amqp'; mode: 'QueueLength'; value: `${number}`; queueName: string };
      authenticationRef: { name: string };
    }[];
  }
>;
