import { AppError } from '@colloquy/kernel';
import { createHash, timingSafeEqual } from 'node:crypto';
import { digitsOf } from '../domain/dial-in';
import { findInterview } from './change-interview';
import type { Deps } from './deps';
import { invitationFor } from './invitations';
import type { JoinView } from './read-join-view';

/** Maximum number of interviews whose PIN is compared, newest first. */
const maxCandidates = 1000;

const maxDigits = 100;

/**
 * Finds the interview for a dial-in: the newest that is not completed and has this meeting id and PIN. Interviews without a
 * PIN accept no dial-ins, because meeting ids are not secret.
 * @throws AppError `not-found` DIAL_IN_NOT_FOUND, the same for an unknown meeting and a wrong PIN
 */
export const makeFindDialIn =
  (deps: Deps) =>
  async (meetingId: string, pin: string): Promise<JoinView> => {
    const [meeting, given] = [digitsOf(meetingId), digitsOf(pin)];
    const typed = [meeting, given].every(({ length }) => length > 0 && length <= maxDigits);
    const candidates = typed ? await deps.interviews.withMeeting(meeting, maxCandidates) : [];
    const [found] = candidates.filter(({ dialInPin }) => isSame(digitsOf(dialInPin), given));
    if (!found) throw new AppError('not-found', 'DIAL_IN_NOT_FOUND', 'No such meeting');
    const { accountId, id: interviewId } = found;
    const interview = await findInterview(deps.interviews, { accountId, interviewId });
    return { interview, invitation: await invitationFor(deps, interview) };
  };

/** Compares in constant time. */
const isSame = (pin: string, given: string) => timingSafeEqual(hashOf(pin), hashOf(given));

const hashOf = (text: string) => createHash('sha256').update(text).digest();
