import type { Strings } from '../../strings';
import type { Problem } from './problem';

export function problemText(kind: Problem, { interviews: { problem } }: Strings): string {
  switch (kind.kind) {
    case 'tooLong':
      return problem.tooLong(kind.most);
    case 'tooMany':
      return problem.tooMany(kind.most);
    case 'noWhole':
      return problem.noWhole(kind.least, kind.most);
    case 'schemaAt':
      return problem.schemaAt(kind.path, problem.schema[kind.what]);
    case 'api':
      return kind.message;
    default:
      return problem[kind.kind];
  }
}
