import { isHouseSeed, quicknet, type SharedLog, type SoloLog } from 'games-engine';

/** What the way in which a shared round is drawn does not rule out; undefined for a public beacon and a void round. */
export const caveatOf = ({ draw, end }: Pick<SharedLog<object, object>, 'draw' | 'end'>) => {
  if (end.kind === 'voided') return undefined;
  if (!draw) return 'caveat.first';
  if (draw.mode === 'chain') return 'caveat.chain';
  return draw.beacon && draw.beacon.publicKey !== quicknet.publicKey ? 'caveat.simulated' : undefined;
};

/** The same of a solo round: who made its client seed. */
export const seedCaveatOf = ({ bet }: Pick<SoloLog<object, object>, 'bet'>) =>
  isHouseSeed(bet.clientSeed) ? 'caveat.seed' : undefined;
