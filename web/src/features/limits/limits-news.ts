import { refreshProfile } from '../../core/session/session.ts';
import { refreshLimits } from './limits-query.ts';

/** Something about the limits has changed, here or on another device: both are read again. */
export const limitsChanged = async (): Promise<void> => {
  await Promise.all([refreshLimits(), refreshProfile()]);
};
