import { describe, expect, it } from 'vitest';
import { sha256Hex } from '#digest';
import { placeInLottery } from '../core/candidate-lottery.ts';
import type { ConfigEventRecord, RoundRecord } from '../core/record.ts';
import type { AnySharedGame } from '../core/define-game.ts';
import { battle } from '../games/battle/index.ts';
import { coinflip } from '../games/coinflip/index.ts';
import { RoundVersions } from './round-versions.ts';

const HALF = 500_000;
const tried = sha256Hex('tried');
const lottery = { hash: tried, salt: sha256Hex('salt'), sharePpm: HALF, version: 2 };

const event = (
  kind: ConfigEventRecord['event'],
  details: ConfigEventRecord['details'],
  version = 2,
): ConfigEventRecord => ({
  actor: 'approver',
  at: 1,
  details,
  event: kind,
  game: 'battle',
  hash: tried,
  kind: 'config.event',
  reason: '',
  version,
});

const round = (number: number, version: number, player?: string): RoundRecord => ({
  commitment: '',
  config: { hash: '', version },
  events: [
    { at: 1, type: 'round.opened' },
    { at: 1, type: 'bet.placed', ...(player && { player }) },
  ],
  final: {},
  game: '',
  id: '',
  kind: 'round',
  number,
});

const lit = (fromRound: unknown): ConfigEventRecord =>
  event('candidate.lit', { fromRound } as ConfigEventRecord['details']);

const begin = (versions: RoundVersions, game: AnySharedGame, fromRound: unknown) =>
  versions.take(game, lit(fromRound), { active: 1, tried: lottery });

/** Rounds 1 to 9 by version 1, then version 2 is tried from round 10 on. */
const begun = (): RoundVersions => {
  const versions = new RoundVersions();
  for (let number = 1; number < 10; number += 1) versions.round(battle, round(number, 1));
  expect(begin(versions, battle, 10)).toBeUndefined();
  return versions;
};

const ended = { active: 1, tried: undefined };

const due = (number: number): number => (placeInLottery('battle', lottery, String(number)) < HALF ? 2 : 1);
const later = Array.from({ length: 40 }, (_, n) => n + 10);

describe('while a version of a chain game is tried', () => {
  it('its rounds and those of the active version stand side by side, as the lottery has it', () => {
    const versions = begun();
    expect(new Set(later.map(due))).toEqual(new Set([1, 2]));
    expect(later.map((number) => versions.round(battle, round(number, due(number))))).toEqual(
      later.map(() => undefined),
    );
  });

  it('a round that pins the other one is found, and so is one of a third version', () => {
    for (const number of later)
      for (const version of [1, 2, 3].filter((each) => each !== due(number)))
        expect(begun().round(battle, round(number, version))).toMatchObject({
          path: 'config.version',
          expected: due(number),
          got: version,
        });
  });

  it('rounds of before are not drawn by lot', () => {
    expect(begun().round(battle, round(9, 1))).toBeUndefined();
  });

  it('only the tried version is looked for where nothing tells which one is active', () => {
    const versions = new RoundVersions();
    versions.take(battle, lit(10), { active: undefined, tried: lottery });
    for (const number of later) {
      expect(versions.round(battle, round(number, due(number) === 2 ? 2 : 7))).toBeUndefined();
      expect(versions.round(battle, round(number, due(number) === 2 ? 7 : 2))).toMatchObject({
        path: 'config.version',
      });
    }
  });
});

describe('when the trial ends', () => {
  it.each([
    ['every round is of the active version again', event('candidate.stopped', { fromRound: 20 }), 1],
    ['or of the one that was tried', event('activated', { fromRound: 20 }), 2],
  ])('%s, from the round on that is named', (_, end, active) => {
    const versions = begun();
    for (let number = 10; number < 19; number += 1) versions.round(battle, round(number, due(number)));
    expect(versions.take(battle, end, { active, tried: undefined })).toBeUndefined();
    expect(versions.round(battle, round(19, due(19)))).toBeUndefined(); // it was open then
    expect(versions.round(battle, round(20, active))).toBeUndefined();
    expect(versions.round(battle, round(21, 3 - active))).toMatchObject({ expected: active, got: 3 - active });
  });
});

describe('the first round of a change', () => {
  it.each([
    ['is missing', undefined],
    ['is no number', '10'],
    ['is not whole', 10.5],
    ['is in the log already', 9],
    ['lies ahead, which would leave rounds to choose from', 12],
  ])('an audit finds a first round that %s', (_, fromRound) => {
    const versions = new RoundVersions();
    versions.round(battle, round(9, 1));
    expect(begin(versions, battle, fromRound)).toMatchObject({ path: 'details.fromRound' });
    expect(begun().take(battle, event('candidate.stopped', { fromRound } as never), ended)).toMatchObject({
      path: 'details.fromRound',
    });
  });

  it('is not asked for before a log tells of any', () => {
    const versions = new RoundVersions();
    expect(versions.take(battle, event('activated', {}), { active: 2, tried: undefined })).toBeUndefined();
    expect(versions.round(battle, round(1, 7))).toBeUndefined();
  });
});

it('rooms are drawn by who creates them, whatever their number', () => {
  const versions = new RoundVersions();
  begin(versions, coinflip, 1);
  const players = Array.from({ length: 20 }, (_, n) => `player${n}`);
  const dueTo = (player: string): number => (placeInLottery('coinflip', lottery, player) < HALF ? 2 : 1);
  expect(new Set(players.map(dueTo)).size).toBe(2);
  for (const [number, player] of players.entries()) {
    expect(versions.round(coinflip, round(number + 1, dueTo(player), player))).toBeUndefined();
    expect(versions.round(coinflip, round(number + 1, 3 - dueTo(player), player))).toMatchObject({
      got: 3 - dueTo(player),
    });
  }
  expect(versions.round(coinflip, round(99, 2))).toBeUndefined(); // nobody has bet
});

it('goes on where it was saved', () => {
  const versions = begun();
  const restored = RoundVersions.restore(JSON.parse(JSON.stringify(versions.save())) as never);
  for (const number of later)
    expect(restored.round(battle, round(number, 2))).toEqual(versions.round(battle, round(number, 2)));
  expect(restored.save()).toEqual(versions.save());
});
