/** A session of an interview, as far as the simulator reads what the API presents. */
export interface SessionView {
  id: string;
  platform: string;
  durationSeconds: number;
  disconnectReason: string | null;
  supersededAt: string | null;
  isProcessed: boolean;
}

/** What the analysis of an interview found. */
export interface AnalysisView {
  summary: string | null;
  qualityScore: number | null;
  qualityReasons: string[] | null;
  agentScore: number | null;
  agentReasons: string[] | null;
  quotes: { quote: string; timestamp_secs: number }[] | null;
}

/** An interview, as far as the simulator reads what the API presents. */
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

/** A handoff from one agent to the next, as the API presents it. */
export interface HandoffView {
  from: { displayName: string | null };
  to: { displayName: string };
  turnOffsetMs: number;
}

/** A turn of the delivered transcript. */
export interface TranscriptTurnView {
  role: string;
  message: string;
  timestamp_secs: number;
}
