import { playsTried, type PinnedConfig } from 'games-engine';

/** A published config with the key under which rounds pin it. */
export interface ActiveConfigRow extends PinnedConfig {
  id: number;
}

/** A version that is tried with a share of players, or with a share of the rounds of a game that all play together. */
export interface CandidateConfig {
  row: ActiveConfigRow;
  sharePpm: number; // per million
  salt: string; // salt of its lottery
  by: 'player' | 'round'; // subject of the lottery: see `playsTried` of the engine
}

/** Configs that new rounds of a game are played with. */
export interface ConfigsInForce {
  active: ActiveConfigRow;
  candidate: CandidateConfig | undefined;
}

/** The published configs of each game, as this process last read them. Reading them is never part of a bet. */
export interface ActiveConfigs {
  /** Config of new rounds, but for those of a candidate's players. */
  active(game: string): ActiveConfigRow;
  /**
   * Config of this player's new rounds, by their public id; for a guest, and where all play together, the active one.
   */
  playedBy(game: string, player: string | undefined): ActiveConfigRow;
  candidate(game: string): CandidateConfig | undefined;
  /** A config by its key: what a round that is under way pins. Throws when it was never read. */
  pinned(game: string, id: number): ActiveConfigRow;
  /** The same; reads it when another process published it a moment ago. */
  find(game: string, id: number): Promise<ActiveConfigRow>;
  /** Reads again what is in force, and tells of each game in which that changed. */
  refresh(): Promise<void>;
}

/** Reader of stored configs. */
export interface ConfigSource {
  inForce(): Promise<ReadonlyMap<string, ConfigsInForce>>;
  /** All that were ever in force. */
  published(): Promise<readonly (ActiveConfigRow & { game: string })[]>;
  find(id: number): Promise<ActiveConfigRow | undefined>;
}

const MAX_REMEMBERED = 50_000; // players

const isSame = (a: ConfigsInForce | undefined, b: ConfigsInForce): boolean =>
  a?.active.id === b.active.id &&
  a.candidate?.row.id === b.candidate?.row.id &&
  a.candidate?.sharePpm === b.candidate?.sharePpm &&
  a.candidate?.salt === b.candidate?.salt;

export const createActiveConfigs = async (
  source: ConfigSource,
  onChanged: (game: string) => void = () => undefined,
): Promise<ActiveConfigs> => {
  const known = new Map<number, ActiveConfigRow>();
  for (const row of await source.published()) known.set(row.id, row);
  let inForce = await source.inForce();
  let reading: Promise<void> | undefined;
  let isWanted = false;
  const members = new Map<string, boolean>(); // players of a candidate, as far as asked: a bet need not hash

  const isMember = (game: string, { row, sharePpm, salt }: CandidateConfig, player: string): boolean => {
    const key = `${game}:${player}`;
    const known = members.get(key);
    if (known !== undefined) return known;
    if (members.size >= MAX_REMEMBERED) members.clear();
    const plays = playsTried(game, { hash: row.hash, sharePpm, salt }, player);
    members.set(key, plays);
    return plays;
  };

  const inForceOf = (game: string): ConfigsInForce => {
    const found = inForce.get(game);
    if (!found) throw new Error(`${game} has no active config`);
    return found;
  };

  const read = async (): Promise<void> => {
    const before = inForce;
    const now = await source.inForce();
    for (const { active, candidate } of now.values()) {
      known.set(active.id, active);
      if (candidate) known.set(candidate.row.id, candidate.row);
    }
    inForce = now;
    members.clear();
    for (const [game, configs] of now) if (!isSame(before.get(game), configs)) onChanged(game);
  };

  /** A change that is told while it is being read is read once more: what was read may be older. */
  const readUntilCurrent = async (): Promise<void> => {
    try {
      do {
        isWanted = false;
        await read();
      } while (isWanted);
    } finally {
      reading = undefined;
    }
  };

  return {
    active: (game) => inForceOf(game).active,
    playedBy(game, player) {
      const { active, candidate } = inForceOf(game);
      return candidate?.by === 'player' && player !== undefined && isMember(game, candidate, player)
        ? candidate.row
        : active;
    },
    candidate: (game) => inForceOf(game).candidate,
    pinned(game, id) {
      const row = known.get(id);
      if (!row) throw new Error(`${game} has no config ${id}`);
      return row;
    },
    async find(game, id) {
      const row = known.get(id) ?? (await source.find(id));
      if (!row) throw new Error(`${game} has no config ${id}`);
      known.set(id, row);
      return row;
    },
    refresh() {
      isWanted = true;
      return (reading ??= readUntilCurrent());
    },
  };
};
