export type ImageTags = Readonly<Record<string, string>>;

export const filesWithImages = [
  'deploy/docker/Dockerfile',
  'deploy/compose/compose.yaml',
  'deploy/kubernetes/base/kustomization.yaml',
  'deploy/kubernetes/overlays/small/stores.yaml',
];

/**
 * Returns the text of a file with the version of every image replaced.
 * @param version of our own images
 * @throws Error if `tags` has no entry for an image
 */
export function withImageVersions(text: string, tags: ImageTags, version: string): string {
  return text
    .replace(/(\bimage: |^FROM )([\w./-]+):[\w.-]+/gm, (_all, before: string, name: string) => {
      if (!tags[name]) throw new Error(`deploy/images.json has no version of ${name}`);
      return `${before}${name}:${tags[name]}`;
    })
    .replace(/newTag: [^ }]+/g, `newTag: ${version}`);
}
