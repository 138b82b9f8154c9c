import type { InterviewForm } from './interview-form';

export interface FormScope {
  form: InterviewForm;
  change: (change: Partial<InterviewForm>) => void;
  /** Only visited fields have problems. The path is also the name of the control. */
  errorOf: (path: string) => string | undefined;
  /** If true, hidden values keep their stored values. */
  keepsHidden: boolean;
  /** Whether the values are defaults of other forms, so that no value is required. */
  isDefault?: boolean;
}

export const named = ({ errorOf }: FormScope, path: string) => ({ name: path, error: errorOf(path) });
