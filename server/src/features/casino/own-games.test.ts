import { describe, expect, it } from 'vitest';
import { useOpeningSite } from './testing/opening-site.ts';

const site = useOpeningSite();

describe('a player’s own games', () => {
  const identifiers = (answer: { games: { identifier: string }[] }): string[] =>
    answer.games.map(({ identifier }) => identifier);

  it('are favourites, latest first, marked in every list', async () => {
    await site.player.call('games.switchFavoriteStatus', { gameId: 'g1' });
    const both = await site.player.call<{ isFavorite: boolean; games: { identifier: string }[] }>(
      'games.switchFavoriteStatus',
      { gameId: 'g2' },
    );
    expect(both.isFavorite).toBe(true);
    expect(identifiers(both)).toEqual(['g2', 'g1']);
    await site.player.call('games.switchFavoriteStatus', { gameId: 'g2' });
    const page = await site.player.call<{ games: { identifier: string; favorite: boolean }[] }>('games.getPage', {
      isMobile: false,
      minLimit: 0,
      maxLimit: 10,
    });
    expect(page.games.map(({ identifier, favorite }) => [identifier, favorite])).toEqual([
      ['g1', true],
      ['g2', false],
    ]);
    const { data } = await site.player.request<{ games: { identifier: string }[] }>('user:getFavoriteGames', {
      userId: 1,
    });
    expect(identifiers(data)).toEqual(['g1']);
  });

  it('are favourites among the house’s own games too, which a second press takes back', async () => {
    const press = (gameId: string) =>
      site.player.call<{ isFavorite: boolean; house: string[] }>('games.switchFavoriteStatus', { gameId });
    expect(await press('dice')).toMatchObject({ isFavorite: true, house: ['dice'] });
    expect((await press('mines')).house).toHaveLength(2);
    expect(await press('dice')).toMatchObject({ isFavorite: false, house: ['mines'] });
    expect(await site.player.call('games.getFavoriteGames')).toMatchObject({ house: ['mines'] });
  });

  it('600 when a favourite cannot be saved, 601 when it cannot be removed', async () => {
    const change = () => site.player.refusal('games.switchFavoriteStatus', { gameId: 'g1' });
    expect(await site.player.refusal('games.switchFavoriteStatus', { gameId: 'nothing' })).toMatchObject({ code: 600 });
    await site.sql('REVOKE INSERT ON favourite_game FROM glasshouse_app');
    expect(await change()).toMatchObject({ code: 600 });
    await site.sql('GRANT INSERT ON favourite_game TO glasshouse_app');
    await site.player.call('games.switchFavoriteStatus', { gameId: 'g1' });
    await site.sql('REVOKE DELETE ON favourite_game FROM glasshouse_app');
    expect(await change()).toMatchObject({ code: 601 });
    await site.sql('GRANT DELETE ON favourite_game TO glasshouse_app');
  });

  it('are those opened recently, and the one to continue', async () => {
    await site.deposit(1);
    await site.open();
    const { sessionId } = await site.open({ gameId: 'g2' });
    const recent = await site.player.call<{ games: { identifier: string }[]; continues: object | null }>(
      'games.getRecentGames',
      {},
    );
    expect(identifiers(recent)).toEqual(['g2', 'g1']);
    expect(recent.continues).toMatchObject({ identifier: 'g2' });
    await site.player.call('games.closeGame', { sessionId });
    expect(await site.player.call('games.getRecentGames', {})).toMatchObject({ continues: null });
  });
});
