export interface ConsoleSettings {
  baseUrl: string;
  /** Public address of the join page, without a path; null if it is unknown, and then no join links are shown. */
  appUrl: string | null;
  issuer: string;
  clientId: string;
  scope: string;
  audience: string;
}

export async function readSettings(): Promise<ConsoleSettings> {
  const response = await fetch('/console/config.json');
  if (!response.ok) throw new Error(`The gateway answered ${response.status}`);
  return (await response.json()) as ConsoleSettings;
}
