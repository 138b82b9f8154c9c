import type { InterviewSummary } from '@colloquy/client';

export interface InterviewDialogProps {
  interview: InterviewSummary;
  onClose: () => void;
}
