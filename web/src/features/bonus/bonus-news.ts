import { refreshProfile } from '../../core/session/session.ts';
import { rereadBonuses } from './bonus-query.ts';
import { areBonusNewsHeld } from './held-news.ts';

/** Handles a push that the player's bonuses changed. */
export const hearBonus = (): void => {
  if (areBonusNewsHeld()) return; // the holder reloads later
  void rereadBonuses();
  void refreshProfile();
};
