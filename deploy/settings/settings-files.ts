import { listSettings, type Setting } from './list-settings';
import { platformValues } from './platform-values';
import { type Service, schemas, services } from './schemas';

export const settingsDir = 'deploy/kubernetes/base/settings';

/**
 * Returns the environment file of every service for Kustomize, with all settings and their descriptions. Values of an
 * installation belong to its overlay, secrets to Secrets.
 */
export function settingsFiles(): Record<string, string> {
  return Object.fromEntries(services.map((service) => [`${service}.env`, fileOf(service)]));
}

function fileOf(service: Service): string {
  const head = '# Generated from the service’s settings by `npx nx run deploy:generate`; do not edit.\n';
  return `${head}\n${listSettings(schemas[service]).map(entryOf).join('\n')}`;
}

function entryOf({ env, doc, defaultText, sensitive }: Setting): string {
  const value = platformValues[env] ?? defaultText;
  if (sensitive) return `# ${doc}\n# ${env}: in a Secret\n`;
  return value === '' ? `# ${doc}\n# ${env}: none; an overlay may set it\n` : `# ${doc}\n${env}=${value}\n`;
}
