export interface SessionView {
  id: string;
  platform: string;
  durationSeconds: number;
  disconnectReason: string | null;
  supersededAt: string | null;
  isProcessed: boolean;
}

export interface AnalysisView {
  summary: string | null;
  qualityScore: number | null;
  qualityReasons: string[] | null;
  agentScore: number | null;
  agentReasons: string[] | null;
  quotes: { quote: string; timestamp_secs: number }[] | null;
}

export interface InterviewView extends AnalysisView {
  id: string;
  status: string;
  questions: string[];
  /** The latest first. */
  sessions: SessionView[];
  dialInPhone: string | null;
  completedAt: string | null;
  resumeHoldUntil: string | null;
  analysisGeneratedAt: string | null;
}

export interface HandoffView {
  from: { displayName: string | null };
  to: { displayName: string };
  turnOffsetMs: number;
}

export interface TranscriptTurnView {
  role: string;
  message: string;
  timestamp_secs: number;
}
