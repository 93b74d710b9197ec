import { describe, expect, it } from 'vitest';
import { findPlayer, noPlayers, withBet, type BattlePlayers } from './battle.players.ts';

describe('the index of players', () => {
  const bet = (player: string) => ({ player, choice: { team: 'red' as const }, currencyId: 2, stakeMinor: '5' });

  it('knows a player whose id is a word that every object knows only after a bet', () => {
    for (const id of ['__proto__', 'constructor', 'hasOwnProperty']) {
      expect(findPlayer(withBet(noPlayers, bet(`neighbour${id}`)), id)).toBeUndefined();
      const players = JSON.parse(JSON.stringify(withBet(noPlayers, bet(id)))) as BattlePlayers;
      expect(findPlayer(players, id)).toMatchObject({ bets: 1, stakeMinor: '5' });
      expect(findPlayer(withBet(players, bet(id)), id)).toMatchObject({ bets: 2, stakeMinor: '10' });
    }
  });

  it('leaves the players before as they were', () => {
    const before = withBet(noPlayers, bet('ann'));
    withBet(before, bet('ann'));
    expect(findPlayer(before, 'ann')).toMatchObject({ bets: 1 });
  });
});
