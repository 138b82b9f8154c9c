import { execFileSync } from 'node:child_process';
import { root } from './repository';

const refused: [file: string, imported: string][] = [
  ['interview/src/domain/a.ts', '../storage/interview-model'],
  ['interview/src/domain/a.ts', '../config'],
  ['interview/src/domain/a.ts', 'node:fs'],
  ['interview/src/use-cases/a.ts', '../http/interview-routes'],
  ['interview/src/documents/a.ts', '../storage/interview-model'],
  ['interview/src/live-events/a.ts', '../storage/interview-model'],
  ['account/src/keys/a.ts', '../storage/models'],
  ['gateway/src/proxy/a.ts', '../clients/account'],
  ['conversation/src/domain/a.ts', '../voice/page-voice'],
  ['conversation/src/domain/deeper/a.ts', '../../telephony/dialler'],
  ['conversation/src/telephony/a.ts', '../voice/page-voice'],
  ['conversation/src/samples/a.ts', '../runtime/sessions'],
  ['webhook/src/runtime/a.ts', 'mongoose'],
  ['console/src/ui/a.tsx', '../app/frame'],
];
const allowed: [file: string, imported: string][] = [
  ['interview/src/use-cases/a.ts', '../domain/interview'],
  ['conversation/src/voice/a.ts', '../telephony/phone-client'],
  ['console/src/ui/a.tsx', '../strings'],
];

// in a process of its own: ESLint imports its configuration, which Jest does not do
const lint = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint({
    ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-imports',
    overrideConfig: { languageOptions: { parserOptions: { project: null } } },
  });
  const counts = [];
  for (const [file, imported] of JSON.parse(process.argv.at(-1))) {
    const [result] = await eslint.lintText("import '" + imported + "';", { filePath: 'apps/' + file });
    counts.push(result?.fatalErrorCount === 0 ? result.errorCount : undefined);
  }
  console.log(JSON.stringify(counts));
`;

test('imports between the layers of a service are refused or allowed as the lint rules say', () => {
  const args = ['--input-type=module', '-e', lint, '--', JSON.stringify([...refused, ...allowed])];
  const counts = JSON.parse(
    execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }),
  ) as number[];
  const judged = [...refused, ...allowed].map(([file, imported], n) => [file, imported, counts[n]]);
  expect(judged).toEqual([...refused.map((one) => [...one, 1]), ...allowed.map((one) => [...one, 0])]);
});
