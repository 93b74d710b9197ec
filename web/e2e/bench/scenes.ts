import type { Locator, Page } from 'playwright-core';
import type { Hand } from './hand.ts';

/** One round of a game on a page, played by its player and a second one. */
export interface PlayedScene {
  route: string;
  /** From the bet to the moment when the next round can be bet on. `own` is the page's player. */
  round(page: Page, hand: Hand, other: Hand): Promise<void>;
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first();

/** A shared round is over when the game has another one. */
const sharedRound =
  (load: string, bet: string, ownBet: object, otherBet: object): PlayedScene['round'] =>
  async (_page, hand, other) => {
    await hand.insist(bet, ownBet);
    const { roundId } = await hand.insist(load, {});
    await other.insist(bet, otherBet);
    await hand.until(async () => (await hand.insist(load, {}))['roundId'] !== roundId);
  };

const CELLS = [0, 9, 23];

/** The six scenes. */
export const scenes = {
  dice: {
    route: '/game/dice',
    async round(page, hand) {
      await button(page, 'Place bet').click();
      await page.waitForFunction(() => document.querySelector('button[aria-busy="true"]') === null);
      await hand.rest();
    },
  },
  mines: {
    route: '/game/mines',
    async round(_page, hand) {
      let game = await hand.insist('mines.createGame', { bet: 100, minesLength: 2 });
      for (const sectorKey of CELLS) {
        await hand.rest();
        if (game['finished'] !== true) game = await hand.insist('mines.openSector', { sectorKey });
      }
      await hand.rest();
      if (game['finished'] !== true) await hand.insist('mines.takeWin', {});
      await hand.rest();
    },
  },
  battle: {
    route: '/game/battle',
    round: sharedRound('battle.load', 'battle.bet', { bet: 100, team: 'red' }, { bet: 100, team: 'blue' }),
  },
  wheel: {
    route: '/game/wheeloffortune',
    round: sharedRound('wheelOfFortune.load', 'wheelOfFortune.bet', { bet: 100, sector: 0 }, { bet: 100, sector: 1 }),
  },
  coinflip: {
    route: '/game/coinflip',
    async round(_page, hand, other) {
      const { room } = (await hand.insist('coinflip.create', { bet: 100, side: 'heads' })) as { room: { id: string } };
      await other.insist('coinflip.join', { id: room.id });
      await hand.until(async () => {
        const { rooms } = (await hand.insist('coinflip.load', {})) as { rooms: { id: string }[] };
        return !rooms.some(({ id }) => id === room.id);
      });
    },
  },
  classic: {
    route: '/game/classic',
    round: sharedRound('classic.load', 'classic.bet', { bet: 100 }, { bet: 100 }),
  },
} satisfies Record<string, PlayedScene>;
