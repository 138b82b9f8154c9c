import { AppError } from '@colloquy/kernel';
import { createHash, timingSafeEqual } from 'node:crypto';
import { digitsOf } from '../domain/dial-in';
import { findInterview } from './change-interview';
import type { Deps } from './deps';
import { invitationFor } from './read-invitation';
import type { JoinView } from './read-join-view';

const maxCandidates = 1000;

const maxDigits = 100;

/** Requires a PIN, because meeting ids are not secret. An unknown meeting and a wrong PIN get the same error. */
export const makeFindDialIn =
  (deps: Deps) =>
  async (meetingId: string, pin: string): Promise<JoinView> => {
    const [meeting, given] = [digitsOf(meetingId), digitsOf(pin)];
    const typed = [meeting, given].every(({ length }) => length > 0 && length <= maxDigits);
    const candidates = typed ? await deps.interviews.withMeeting(meeting, maxCandidates) : [];
    const [found] = candidates.filter(({ dialInPin }) => isSame(digitsOf(dialInPin), given));
    if (!found) throw new AppError('not-found', 'DIAL_IN_NOT_FOUND', 'Unknown meeting id or PIN');
    const { accountId, id: interviewId } = found;
    const interview = await findInterview(deps.interviews, { accountId, interviewId });
    return { interview, invitation: await invitationFor(deps, interview) };
  };

const isSame = (pin: string, given: string) => timingSafeEqual(hashOf(pin), hashOf(given));

const hashOf = (text: string) => createHash('sha256').update(text).digest();
