import { refreshProfile } from '../../core/session/session.ts';
import { areBonusNewsHeld, rereadBonuses } from './bonus-query.ts';

/** Hears that something of the player's bonuses has changed, here, on another page or by itself. */
export const hearBonus = (): void => {
  if (areBonusNewsHeld()) return; // who holds them reads again
  void rereadBonuses();
  void refreshProfile();
};
