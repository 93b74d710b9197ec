import type { Seeds } from 'server/contract';
import type { MadeSeed } from '../seeds/client-seed.ts';
import type { Alarm, AlarmCause } from './alarm-store.ts';
import type { KeptPair } from './evidence.ts';
import { isKnown, isNewNumber, judgeSeeds, withBet, withMade, type PairedBet, type SeenPairs } from './seen-pairs.ts';

/** Ways of the pair watch to the player, the house and this browser's storage. */
export interface PairWatchDeps {
  account: () => string | undefined; // public id of who is signed in
  read: (account: string) => SeenPairs | undefined; // undefined before the first look
  write: (account: string, seen: SeenPairs) => void;
  seeds: () => Promise<Seeds>; // as the house has them now
  isRevealed: (commitment: string) => Promise<boolean>; // with a seed that fits it
  raise: (alarm: Alarm) => void;
  keep: (item: KeptPair) => Promise<void>;
  now: () => number; // ms since epoch by this browser's own clock
}

/**
 * Place of a bet among the pairs. own: in a pair that was shown here, under a number that had no bet. elsewhere: the
 * same, but its client seed is neither this browser's nor unknown to the house: another device may have changed it.
 * other: none of these.
 */
export type BetPlace = 'own' | 'elsewhere' | 'other';

export interface PairWatch {
  /** Compares the commitments of an answer with those seen before. Raises an alarm where the house has put others in their place. */
  noteSeeds(shown: Seeds): Promise<void>;
  /** Keeps the client seed that this browser made after it had seen a commitment. */
  noteMade(commitment: string, seed: MadeSeed): Promise<void>;
  /** Compares a bet with the pairs that were shown. `isNew`: it was placed now; not: its round went on. */
  noteBet(bet: PairedBet, isNew: boolean): Promise<BetPlace>;
  /** True when this browser gave a pair the client seed that the house shows for it. */
  isMade(commitment: string, clientSeed: string): Promise<boolean>;
}

const alarmOf = (cause: AlarmCause, account: string): Alarm => ({
  cause,
  account,
  game: '',
  roundId: '',
  lateMs: 0,
  clockMs: 0,
});

/** Watches the seed pairs of who is signed in. Answers are compared one after the other. */
export const createPairWatch = ({
  account: accountNow,
  read,
  write,
  seeds,
  isRevealed,
  raise,
  keep,
  now,
}: PairWatchDeps): PairWatch => {
  let last: Promise<unknown> = Promise.resolve();

  /** Failures are reported, and compared with the next answer. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work).catch((error: unknown) => reportError(error));
    last = done;
    return done;
  };

  const keepPair = (player: string, commitment: string, seed: MadeSeed, id = seed.clientSeed): Promise<void> => {
    const { clientSeed, ...parts } = seed;
    const pair = { player, commitment, clientSeed };
    return keep({ kind: 'pair', account: player, id, roundId: '', at: now(), key: '', pair, ...parts });
  };

  const compare = async (account: string, shown: Seeds): Promise<void> => {
    const { seen, unproved } = judgeSeeds(read(account), shown);
    const proved = await Promise.all(unproved.map(isRevealed));
    const replaced = unproved.filter((_, index) => !proved[index]);
    if (replaced.length > 0) raise(alarmOf('commitment', account));
    for (const commitment of replaced)
      await keepPair(
        account,
        commitment,
        { clientSeed: seen.made[commitment] ?? '', typed: '', bytes: '' },
        `replaced ${commitment}`,
      );
    write(account, seen);
  };

  const noteSeeds = (shown: Seeds): Promise<void> => {
    const account = accountNow();
    return account === undefined ? Promise.resolve() : inTurn(() => compare(account, shown));
  };

  /** The house's answer of now has the client seed of a bet: whoever changed it, the house does not hide it. */
  const isChangedElsewhere = async ({ clientSeed, commitment }: PairedBet): Promise<boolean> => {
    const shown = await seeds();
    await noteSeeds(shown);
    return shown.serverSeedHash === commitment && shown.clientSeed === clientSeed;
  };

  return {
    noteSeeds,
    noteMade(commitment, seed) {
      const account = accountNow();
      if (account === undefined) return Promise.resolve();
      return inTurn(async () => {
        const seen = read(account);
        if (seen) write(account, withMade(seen, commitment, seed.clientSeed));
        await keepPair(account, commitment, seed);
      });
    },
    async isMade(commitment, clientSeed) {
      await last; // a seed made just now is noted first
      const account = accountNow();
      return account !== undefined && read(account)?.made[commitment] === clientSeed;
    },
    async noteBet(bet, isNew) {
      const account = accountNow();
      if (account === undefined) return 'other';
      await last; // earlier answers come first
      const knows = (): boolean => isKnown(read(account), bet.commitment);
      if (!knows()) await noteSeeds(await seeds()); // rotated elsewhere, perhaps
      const seen = read(account);
      if (!seen || !knows()) return 'other';
      write(account, withBet(seen, bet));
      if (!isNew) return 'own';
      if (!isNewNumber(seen, bet)) return 'other';
      const clientSeed = seen.made[bet.commitment] ?? bet.clientSeed;
      if (clientSeed === bet.clientSeed) return 'own';
      if (!(await isChangedElsewhere(bet))) return 'other';
      const newer = read(account);
      if (newer) write(account, withMade(newer, bet.commitment, bet.clientSeed)); // asked once
      return 'elsewhere';
    },
  };
};
