import type { RehearsalSummaryView, RehearsalView } from '@colloquy/contracts';
import type { Rehearsal } from '../domain/rehearsal';
import type { RehearsalSummary } from '../domain/rehearsal-ports';

export const presentRehearsalSummary = (rehearsal: RehearsalSummary): RehearsalSummaryView => ({
  ...presentFields(rehearsal),
  questionCount: rehearsal.questionCount,
});

export function presentRehearsal(rehearsal: Rehearsal): RehearsalView {
  const { callSubject, questions, report } = rehearsal;
  return {
    ...presentFields(rehearsal),
    callSubject,
    turns: (report?.turns ?? []).map(({ role, text, act, questionIndex }) => ({
      role,
      text,
      act,
      questionIndex,
    })),
    questions: questions.map((question, index) => {
      const { asked = false, answered = false, probes = 0 } = report?.questions[index] ?? {};
      return { question, asked, answered, probes };
    }),
    wishes: (report?.wishes ?? []).map(({ wish, honoured, turn }) => ({ wish, honoured, turn })),
    conductScore: report?.conductScore ?? null,
    conductReasons: report ? [...report.conductReasons] : null,
    wordedBy: report?.wordedBy ?? null,
    expertLanguage: report?.expertLanguage ?? null,
  };
}

const presentFields = (rehearsal: Omit<RehearsalSummary, 'questionCount'>) => ({
  id: rehearsal.id,
  agentId: rehearsal.agentId,
  versionNumber: rehearsal.versionNumber,
  persona: rehearsal.persona,
  title: rehearsal.title,
  status: rehearsal.status,
  reason: rehearsal.failure,
  requestedAt: rehearsal.requestedAt.toISOString(),
  startedAt: rehearsal.startedAt?.toISOString() ?? null,
  finishedAt: rehearsal.finishedAt?.toISOString() ?? null,
});
