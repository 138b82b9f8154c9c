import { AppError } from '@colloquy/kernel';
import type { FullInterview } from '../domain/shown-interview';
import { findInterview, type InterviewRef, showInterview } from './change-interview';
import type { Deps } from './deps';

/** @throws AppError `invalid` NO_DIAL_IN_PHONE, `conflict` TELEPHONY_OFF or as `requestCall` */
export const makeLaunchCall =
  ({ interviews, calls }: Pick<Deps, 'interviews' | 'calls'>) =>
  async (ref: InterviewRef): Promise<FullInterview> => {
    const { dialInPhone } = await findInterview(interviews, ref);
    if (!dialInPhone) {
      throw new AppError(
        'invalid',
        'NO_DIAL_IN_PHONE',
        'dialInPhone: the interview has none; add a number first',
      );
    }
    await calls.launch(ref);
    return showInterview(interviews, ref);
  };
