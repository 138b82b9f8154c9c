export interface Setting {
  env: string;
  doc: string;
  /** Default as the text of an environment variable; empty if there is none. */
  defaultText: string;
  /** Belongs in a Secret, never in the repository. */
  sensitive: boolean;
}

/** Returns every setting of a convict schema in the order of declaration. */
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
