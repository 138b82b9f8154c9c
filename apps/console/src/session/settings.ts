/** What the gateway tells the console, at `/console/config.json`. */
export interface ConsoleSettings {
  /** The public address of the API and of the console, without a path. */
  baseUrl: string;
  /** The public address of the experts' pages, without a path; null: unknown, and no join links are shown. */
  appUrl: string | null;
  issuer: string;
  clientId: string;
  scope: string;
  /** The audience that access tokens must name. */
  audience: string;
}

export async function readSettings(): Promise<ConsoleSettings> {
  const response = await fetch('/console/config.json');
  if (!response.ok) throw new Error(`The gateway answered ${response.status}`);
  return (await response.json()) as ConsoleSettings;
}
