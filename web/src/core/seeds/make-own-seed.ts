import { call } from '../connection/connection.ts';
import { currentSession } from '../session/session.ts';
import { createOwnSeed } from './own-seed.ts';

/** Makes the player's own client seed before their first bet: see `createOwnSeed`. */
export const makeOwnSeed = createOwnSeed({
  player: () => currentSession().profile?.profileID,
  seeds: () => call('fairness.seeds', {}),
  setClientSeed: (clientSeed) => call('fairness.setClientSeed', { clientSeed }),
});
