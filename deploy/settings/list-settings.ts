/** One setting of a service. */
export interface Setting {
  env: string;
  doc: string;
  /** As it is written into the environment; empty when there is none. */
  defaultText: string;
  /** Kept in a secret, never in a file of the repository. */
  sensitive: boolean;
}

/** Every setting of a convict schema, in the order in which they are declared. */
export function listSettings(schema: object): Setting[] {
  return Object.values(schema).flatMap((node: object) =>
    isSetting(node)
      ? [
          {
            env: node.env,
            doc: node.doc,
            defaultText: textOf(node.default),
            sensitive: node.sensitive === true,
          },
        ]
      : listSettings(node),
  );
}

interface Declared {
  env: string;
  doc: string;
  default: unknown;
  sensitive?: boolean;
}

const isSetting = (node: object): node is Declared => 'env' in node && typeof node.env === 'string';

const textOf = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value ?? ''));
