import { refreshProfile } from '../../core/session/session.ts';
import { areBonusNewsHeld, rereadBonuses } from './bonus-query.ts';

/** Handles a push that the player's bonuses changed. */
export const hearBonus = (): void => {
  if (areBonusNewsHeld()) return; // the holder reloads later
  void rereadBonuses();
  void refreshProfile();
};
