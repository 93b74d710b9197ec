import type { StakeAccount } from 'games-engine';
import type { Language } from '../../../contract/languages.ts';
import type { Role } from '../../../contract/staff-rights.ts';

/** The current seed pair of a player as a draw needs it. */
export interface PlayerSeeds {
  pairId: bigint;
  serverSeed: string; // secret until rotation
  commitment: string;
  clientSeed: string;
  nonce: number; // nonce of the next bet
  lastAt: number; // ms since epoch of the player's last round: times never go back
}

/**
 * A connected user in this process: one object for all their sockets. It is a cache that may be emptied at any instant;
 * the settling statement checks again what matters.
 */
export interface Player {
  readonly userId: bigint;
  readonly publicId: string;
  nick: string;
  lang: Language;
  roles: readonly Role[];
  gameMode: number; // 0 plays from `real`, any other from `bonus`
  targetCurrencyId: number;
  isHidden: boolean; // others see the nick shortened
  readonly accounts: Readonly<Record<StakeAccount, bigint>>;
  readonly heldAccountId: bigint; // account of stakes in open rounds
  seeds: PlayerSeeds | undefined; // undefined: to be loaded before the next draw
}

/** A session that was checked. */
export interface SignedIn {
  sessionId: string;
  expiresAt: number; // ms since epoch
  player: Player;
}

export interface PlayersOptions {
  findSession: (token: string) => Promise<{ sessionId: string; expiresAt: number; userId: bigint } | undefined>;
  loadPlayer: (userId: bigint) => Promise<Player | undefined>;
}

/** The connected players of this process: one object each, alive as long as a socket or a call uses it. */
export interface Players {
  /** The session behind a token with its player, or undefined when there is none. */
  signIn(token: string): Promise<SignedIn | undefined>;
  /** Reads a player's row again after it changed, here or in another process. */
  refresh(userId: bigint): Promise<void>;
  /** Reads the rows of all of them again: after changes that nobody told of. */
  refreshAll(): Promise<void>;
}

export const createPlayers = ({ findSession, loadPlayer }: PlayersOptions): Players => {
  const known = new Map<bigint, WeakRef<Player>>();
  const loading = new Map<bigint, Promise<Player | undefined>>();
  const refreshing = new Map<bigint, Promise<void>>(); // one at a time: what was read first must not be written last
  const forgotten = new FinalizationRegistry((userId: bigint) => {
    if (known.get(userId)?.deref() === undefined) known.delete(userId);
  });

  const remember = (player: Player | undefined): Player | undefined => {
    if (!player) return undefined;
    known.set(player.userId, new WeakRef(player));
    forgotten.register(player, player.userId);
    return player;
  };

  const load = (userId: bigint): Promise<Player | undefined> => {
    const player = known.get(userId)?.deref();
    if (player) return Promise.resolve(player);
    const pending =
      loading.get(userId) ??
      loadPlayer(userId)
        .then(remember)
        .finally(() => loading.delete(userId));
    loading.set(userId, pending);
    return pending;
  };

  const reload = async (userId: bigint): Promise<void> => {
    // a row that is being read right now may have been read before the change
    const player = known.get(userId)?.deref() ?? (await loading.get(userId));
    if (!player) return;
    const fresh = await loadPlayer(userId);
    if (fresh) Object.assign(player, { ...fresh, seeds: undefined });
    else known.delete(userId); // blocked: a session does not let them in from the cache
  };

  const refresh = (userId: bigint): Promise<void> => {
    const turn = (refreshing.get(userId) ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => reload(userId))
      .finally(() => {
        if (refreshing.get(userId) === turn) refreshing.delete(userId);
      });
    refreshing.set(userId, turn);
    return turn;
  };

  return {
    async signIn(token) {
      const session = await findSession(token);
      const player = session && (await load(session.userId));
      return session && player && { sessionId: session.sessionId, expiresAt: session.expiresAt, player };
    },
    refresh,
    async refreshAll() {
      for (const userId of known.keys()) await refresh(userId);
    },
  };
};
