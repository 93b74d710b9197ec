import type { BonusOffer } from 'server/contract';
import { describe, expect, it } from 'vitest';
import { gainsOf, levelReward, rakebackOf } from './vip-facts.ts';

const offer = (bonus: string, figures: BonusOffer['figures'], isOpen: boolean): BonusOffer => ({
  bonus,
  section: 'permanent',
  choice: {},
  prize: isOpen ? { account: 'dic', amount: 1 } : null,
  refusal: isOpen ? null : { code: 1, msg: '' },
  figures,
  terms: 1,
});
const reward = (level: number, isOpen: boolean): BonusOffer =>
  offer('vipReward', { level, rewardDic: level * 500 }, isOpen);

describe('the reward of a level', () => {
  const overview = { offers: [reward(2, false), reward(4, true), reward(6, false)] };
  it.each<[level: number, state: string, amount: number]>([
    [2, 'taken', 1000],
    [3, 'none', 0],
    [4, 'open', 2000],
    [6, 'later', 3000],
  ])('%i of a player at level 4 is %s', (level, state, amount) => {
    expect(levelReward({ overview, listed: undefined }, level, 4)).toEqual({ state, amount });
  });

  it('is shown to guests by the house’s list, and not at all while it is not offered', () => {
    expect(levelReward({ overview: undefined, listed: { reward15Dic: 10_000_000 } }, 15, 0)).toEqual({
      state: 'later',
      amount: 10_000_000,
    });
    expect(levelReward({ overview: { offers: [] }, listed: { reward15Dic: 1 } }, 15, 15)).toEqual({
      state: 'none',
      amount: 0,
    });
  });
});

describe('the gains of a level', () => {
  it.each<[level: number, hasMoreRakeback: boolean, privileges: string[]]>([
    [2, false, ['tournament', 'telegramGroup']],
    [3, false, ['telegramStory']],
    [5, true, ['noCaptcha']],
    [8, true, []],
    [11, false, []],
  ])('are more than those of the level before at %i', (level, hasMoreRakeback, privileges) => {
    expect(gainsOf(level, false)).toEqual({ hasMoreRakeback, privileges });
  });

  it('have the assistant where the house has one', () => {
    expect(gainsOf(11, true).privileges).toEqual(['assistant']);
  });
});

describe('rakeback', () => {
  it('is what the server says, and nothing while it is not offered', () => {
    expect(rakebackOf({ offers: [offer('rakeback', { availableMinor: 999, takenMinor: 5 }, false)] })).toEqual({
      available: 999,
      taken: 5,
      isOpen: false,
    });
    expect(rakebackOf({ offers: [] })).toBeUndefined();
  });
});
