import { bonusCodes, type BonusGrant, type BonusOffer } from 'server/contract';
import { describe, expect, it } from 'vitest';
import { cardOf } from './bonus-cards.ts';
import { cardState, grantShare, passedOf, shareOf } from './card-state.ts';

const NOW = 1_000_000_000_000;
const HOUR_MS = 3_600_000;

const offerOf = (bonus: string, changes: Partial<BonusOffer> = {}): BonusOffer => ({
  bonus,
  section: 'permanent',
  choice: {},
  prize: null,
  refusal: { code: 'BONUS_NOTHING', msg: 'why' },
  figures: {},
  terms: 1,
  ...changes,
});
const ready = { prize: { account: 'real', amount: 1 }, refusal: null } as const;
const taken = { refusal: { code: bonusCodes.taken, msg: 'taken' } };
const notYet = (hours: number) => ({
  refusal: { code: bonusCodes.notYet, msg: 'later', until: NOW + hours * HOUR_MS },
});

describe('the state of a card', () => {
  it.each<[title: string, bonus: string, offers: Partial<BonusOffer>[], state: string]>([
    ['an offer that a press takes', 'rakeback', [ready], 'now'],
    ['one of several that can be taken', 'vipReward', [taken, ready], 'now'],
    ['a draw that waits in its dialog', 'robbery', [ready], 'now'],
    ['an offer that needs a choice first', 'introductory', [ready], 'locked'],
    [
      'a part of the smallest amount',
      'rakeback',
      [{ figures: { availableMinor: 625, minimumMinor: 1000 } }],
      'progress',
    ],
    ['nothing of the smallest amount', 'rakeback', [{ figures: { availableMinor: 0, minimumMinor: 1000 } }], 'locked'],
    ['a wait that has begun', 'robbery', [notYet(6)], 'progress'],
    ['a link that is missing', 'robbery', [{}], 'locked'],
    ['a week without losses', 'cashback', [{ ...notYet(6), figures: { amountMinor: 0, until: NOW } }], 'locked'],
    ['one of three steps', 'ton', [{ figures: { isTaken: 1 } }, {}, {}], 'progress'],
    ['all that there is', 'vipReward', [taken, taken], 'done'],
    ['a level to come', 'vipReward', [taken, {}], 'locked'],
  ])('is found for %s', (_title, bonus, offers, state) => {
    const all = offers.map((changes) => offerOf(bonus, changes));
    expect(cardState(cardOf(bonus), all, NOW)).toBe(state);
  });

  it('says how far a wait and a week are', () => {
    expect(shareOf(cardOf('robbery'), [offerOf('robbery', notYet(6))], NOW)).toEqual({
      done: 18 * HOUR_MS,
      of: 24 * HOUR_MS,
    });
    const week = offerOf('cashback', { ...notYet(0), figures: { amountMinor: 5, until: NOW + 42 * HOUR_MS } });
    expect(shareOf(cardOf('cashback'), [week], NOW)).toEqual({ done: 126 * HOUR_MS, of: 168 * HOUR_MS });
    expect(passedOf(NOW - 1, NOW, HOUR_MS)).toEqual({ done: HOUR_MS, of: HOUR_MS });
  });
});

describe('the progress of a grant', () => {
  const grant = { account: 'dicLocked', amount: 1000, released: 250, wager: null } as BonusGrant;
  it('is what is released of locked DIC, or what is staked of the rest', () => {
    expect(grantShare(grant)).toEqual({ done: 250, of: 1000 });
    expect(grantShare({ ...grant, account: 'bonus', wager: { done: 5, of: 50 } })).toEqual({ done: 5, of: 50 });
    expect(grantShare({ ...grant, account: 'bonus' })).toBeUndefined();
  });
});
