import { describe, expect, it } from 'vitest';
import { createPlayers, type Player, type Players } from './players.ts';

const row = (nick: string): Player => ({
  userId: 7n,
  publicId: 'public',
  nick,
  lang: 'ru',
  roles: [],
  gameMode: 0,
  targetCurrencyId: 2,
  isHidden: false,
  accounts: { real: 1n, bonus: 2n, usdicLocked: 3n },
  heldAccountId: 4n,
  seeds: undefined,
});

/** Players whose rows are answered when the test says so, in the order it says. */
const openTable = (): { players: Players; reads: ((nick: string | undefined) => void)[] } => {
  const reads: ((nick: string | undefined) => void)[] = [];
  const players = createPlayers({
    findSession: (token) => Promise.resolve(token ? { sessionId: token, expiresAt: 1, userId: 7n } : undefined),
    loadPlayer: () =>
      new Promise((resolve) => {
        reads.push((nick) => resolve(nick === undefined ? undefined : row(nick)));
      }),
  });
  return { players, reads };
};

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('a connected player', () => {
  it('is one object for sockets that connect at once and one after the other', async () => {
    const { players, reads } = openTable();
    const [first, second] = [players.signIn('a'), players.signIn('b')];
    await turns();
    reads[0]?.('one');
    const third = players.signIn('c');
    const signedIn = await Promise.all([first, second, third]);
    expect(new Set(signedIn.map((entry) => entry?.player)).size).toBe(1);
    expect(reads).toHaveLength(1);
  });

  it('is nobody without a session or a row', async () => {
    const { players, reads } = openTable();
    expect(await players.signIn('')).toBeUndefined();
    const blocked = players.signIn('a');
    await turns();
    reads[0]?.(undefined);
    expect(await blocked).toBeUndefined();
  });

  it('shows a change in the object that everybody holds, and forgets the seeds', async () => {
    const { players, reads } = openTable();
    const signedIn = players.signIn('a');
    await turns();
    reads[0]?.('old');
    const player = (await signedIn)?.player;
    if (!player) throw new Error('not signed in');
    player.seeds = { pairId: 1n, serverSeed: '', commitment: '', clientSeed: '', nonce: 0, lastAt: 0 };
    const refreshed = players.refresh(7n);
    await turns();
    reads[1]?.('new');
    await refreshed;
    expect(player).toMatchObject({ nick: 'new', seeds: undefined });
  });

  it('a player being read while it changes is read again', async () => {
    const { players, reads } = openTable();
    const signedIn = players.signIn('a');
    await turns();
    const refreshed = players.refresh(7n);
    await turns();
    reads[0]?.('before the change');
    const player = (await signedIn)?.player;
    await turns();
    reads[1]?.('after the change');
    await refreshed;
    expect(player?.nick).toBe('after the change');
  });

  it('ends as the last change left it, however many come at once', async () => {
    const { players, reads } = openTable();
    const signedIn = players.signIn('a');
    await turns();
    reads[0]?.('zero');
    const player = (await signedIn)?.player;
    const refreshes = [players.refresh(7n), players.refresh(7n)];
    await turns();
    expect(reads).toHaveLength(2); // the second read begins after the first was written
    reads[1]?.('first');
    await turns();
    reads[2]?.('second');
    await Promise.all(refreshes);
    expect(player?.nick).toBe('second');
  });

  it('is read again with all others after a gap', async () => {
    const { players, reads } = openTable();
    const signedIn = players.signIn('a');
    await turns();
    reads[0]?.('old');
    const player = (await signedIn)?.player;
    const refreshed = players.refreshAll();
    await turns();
    reads[1]?.('new');
    await refreshed;
    expect(player?.nick).toBe('new');
  });

  it('an absent player costs nothing to refresh', async () => {
    const { players, reads } = openTable();
    await players.refresh(8n);
    expect(reads).toEqual([]);
  });
});
