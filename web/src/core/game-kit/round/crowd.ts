import type { AnySharedGame, FlatState } from 'games-engine';
import { CROWD_LINES, type CrowdSum, type PackedBet, type PublicUser, type ToldCrowd } from 'server/contract';

/** The public part of a bet, the same in every shared game. `stakeMinor`: base hundredths as decimal text. */
export interface PublicBet {
  readonly betId: string;
  readonly player: string;
  readonly choice: object;
  readonly stakeMinor: string;
  readonly currencyId: number;
  readonly at: number;
}

/**
 * A crowded round as this client knows it. The machine is given bets that have the same sums: the player's own, a line for
 * each of the greatest stakes, and for each choice one of all others. What it draws and pays of the own bets is exact.
 */
export interface Crowd {
  readonly sums: readonly CrowdSum[];
  readonly lines: ReadonlyMap<string, Line>; // by choice and player
  readonly ownBets: readonly PublicBet[];
  readonly grown: readonly Grown[]; // the last of what the sums have grown by, newest first
}

interface Line {
  readonly player: string;
  readonly choice: number; // place among the sums
  readonly stakeMinor: bigint;
}

interface Grown {
  readonly at: number;
  readonly choice: number;
  readonly stakeMinor: bigint;
}

const MAX_GROWN = 8;

/** True for a line that stands for the bets of many. */
export const isSum = ({ player }: Pick<PublicBet, 'player'>): boolean => player === '';

/** Number of all bets of a round. */
export const betCount = (bets: readonly object[], crowd: Pick<Crowd, 'sums'> | undefined): number =>
  crowd ? crowd.sums.reduce((count, [, , more]) => count + more, 0) : bets.length;

const keyOf = (choice: number, player: string): string => `${choice}:${player}`;

const unpacked = (bets: readonly PackedBet[]): PublicBet[] =>
  bets.map(([betId, at, player, stakeMinor, currencyId, choice]) => ({
    betId,
    at,
    player,
    stakeMinor,
    currencyId,
    choice,
  }));

const withLines = (known: ReadonlyMap<string, Line>, lines: ToldCrowd['lines']): ReadonlyMap<string, Line> => {
  const all = new Map(known);
  for (const [player, , , , stakeMinor, choice] of lines)
    all.set(keyOf(choice, player), { player, choice, stakeMinor: BigInt(stakeMinor) });
  const greatest = [...all].toSorted(([, one], [, other]) => Number(other.stakeMinor - one.stakeMinor));
  return new Map(greatest.slice(0, CROWD_LINES));
};

/** Lines of the bets that were told one by one before the round was crowded. */
const linesOf = (bets: readonly PublicBet[], sums: readonly CrowdSum[]): ReadonlyMap<string, Line> => {
  const places = new Map(sums.map(([choice], place) => [JSON.stringify(choice), place]));
  const lines = new Map<string, Line>();
  for (const { player, choice: chosen, stakeMinor } of bets) {
    const choice = places.get(JSON.stringify(chosen)) ?? 0;
    const key = keyOf(choice, player);
    lines.set(key, { player, choice, stakeMinor: (lines.get(key)?.stakeMinor ?? 0n) + BigInt(stakeMinor) });
  }
  return lines;
};

const betsIn = ({ context }: FlatState): readonly PublicBet[] => (context as { bets: readonly PublicBet[] }).bets;

/** A crowd as a load has it. */
export const crowdOfLoad = (loaded: ToldCrowd & { own: readonly PackedBet[] }): Crowd => ({
  sums: loaded.sums,
  lines: withLines(new Map(), loaded.lines),
  ownBets: unpacked(loaded.own),
  grown: [],
});

/** A crowd after a broadcast. `state`: as it stands before it. */
export const crowdOfUpdate = (
  known: Crowd | undefined,
  told: ToldCrowd & { state: { context: Readonly<Record<string, unknown>> } },
  state: FlatState,
): Crowd => {
  const sums = told.sums.length > 0 ? told.sums : (known?.sums ?? []);
  const before = known ?? { sums: [], lines: linesOf(betsIn(state), sums), ownBets: [], grown: [] };
  const at = Number(told.state.context['at'] ?? 0);
  const grown = known ? growth(known.sums, sums, at) : [];
  return {
    sums,
    lines: withLines(before.lines, told.lines),
    ownBets: before.ownBets,
    grown: [...grown, ...before.grown].slice(0, MAX_GROWN),
  };
};

const growth = (before: readonly CrowdSum[], after: readonly CrowdSum[], at: number): Grown[] =>
  after
    .map(([, stakeMinor], choice) => ({
      at,
      choice,
      stakeMinor: BigInt(stakeMinor) - BigInt(before[choice]?.[1] ?? 0),
    }))
    .filter(({ stakeMinor }) => stakeMinor > 0n);

/** A crowd with all bets of this player. */
export const withOwnBets = (crowd: Crowd, bets: readonly PackedBet[]): Crowd => ({ ...crowd, ownBets: unpacked(bets) });

/** Bets that have the sums of a crowd: those of others on each choice, then its lines, then the player's own. */
const betsOfCrowd = ({ sums, lines, ownBets, grown }: Crowd): PublicBet[] => {
  const [player] = ownBets.map((bet) => bet.player);
  const others = [...lines.values()].filter((line) => line.player !== player);
  const line = (each: Pick<Line, 'choice' | 'player' | 'stakeMinor'>, at = 0): PublicBet => ({
    betId: '',
    at,
    player: each.player,
    choice: sums[each.choice]?.[0] ?? {},
    currencyId: 0,
    stakeMinor: String(each.stakeMinor),
  });
  const all = (word: string, bets: readonly PublicBet[]): bigint =>
    bets.reduce((sum, bet) => (JSON.stringify(bet.choice) === word ? sum + BigInt(bet.stakeMinor) : sum), 0n);
  const fresh: PublicBet[] = [];
  const rest = sums.flatMap(([choice, stakeMinor], place) => {
    const listed = others.reduce((sum, each) => (each.choice === place ? sum + each.stakeMinor : sum), 0n);
    let left = BigInt(stakeMinor) - listed - all(JSON.stringify(choice), ownBets);
    for (const each of grown) {
      if (each.choice !== place || each.stakeMinor > left) continue;
      left -= each.stakeMinor;
      fresh.push(line({ ...each, player: '' }, each.at));
    }
    return left > 0n ? [line({ choice: place, player: '', stakeMinor: left })] : [];
  });
  const last = [...fresh, ...ownBets].toSorted((one, other) => one.at - other.at);
  return [...rest, ...others.map((each) => line(each)), ...last];
};

/** The state of a crowd: `told` over what was known, with bets that have its sums, and what they are paid once it is drawn. */
export const stateOfCrowd = (
  game: Pick<AnySharedGame, 'payouts'>,
  { context: known }: FlatState,
  told: FlatState,
  crowd: Crowd,
): FlatState => {
  const bets = betsOfCrowd(crowd);
  const context = { ...known, ...told.context, bets };
  const { config, outcome } = context as unknown as { config: object; outcome: object | null };
  const stakes = bets.map((bet) => ({
    ...bet,
    id: bet.betId,
    account: 'real' as const,
    stakeMinor: BigInt(bet.stakeMinor),
  }));
  const payoutsMinor = outcome ? game.payouts(config, stakes, outcome).map(String) : [];
  return { value: told.value, context: { ...context, payoutsMinor } };
};

/** The users of a crowd's lines, beside those who were known. */
export const usersOfCrowd = (
  known: ReadonlyMap<string, PublicUser>,
  { lines }: ToldCrowd,
): ReadonlyMap<string, PublicUser> =>
  new Map([
    ...known,
    ...lines.map(([id, nick, avatar, compointStatus]) => [id, { id, nick, avatar, compointStatus }] as const),
  ]);
