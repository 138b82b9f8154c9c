import { relative } from 'node:path';
import { dataDirHint } from '../processes/lock.ts';
import type { Summary } from '../platform.ts';

export function finalScreen(summary: Summary, detached: boolean) {
  const { dataDir, baseUrl, joinUrl, apiKey, accountName, issuer, lineUrl, database, email, password } =
    summary;
  const dir = relative(process.cwd(), dataDir) || '.';
  const stop = `npm stop${dataDirHint(dataDir)}`;
  return `
Colloquy is running.

  API          ${baseUrl}
  API docs     ${baseUrl}/api-docs
  Console      ${baseUrl}/console   (${email} / ${password})
  Be the expert in a demo interview
               ${joinUrl}
  API key      ${apiKey}   (account ${accountName})
  OpenID issuer  ${issuer}
${lineUrl ? `  Telephone    ${lineUrl}   (a simulated network: apps/simulator/README.md)\n` : ''}  Database     ${database}

  Try it:
    curl -s -H 'x-api-key: ${apiKey}' '${baseUrl}/api/interviews?page=1&limit=5'

  All addresses, keys and tokens: ${dir}/platform.json   Logs: ${dir}/logs
  Stop it: ${detached ? stop : `Ctrl-C, or ${stop}`}
`;
}
