import { battle } from 'games-engine/battle';
import { coinflip } from 'games-engine/coinflip';
import { firstVersionOf, defaultDrawConfig, quicknet, type AnySharedGame, type DrawMode } from 'games-engine';
import { describe, expect, test } from 'vitest';
import { litScript, playScript, scriptShared, type SceneScript, type ScriptStep } from '../scene/script.ts';
import { lightOf, lightReason } from './light.ts';
import { lightFrame, lightWay } from '../scene/light.ts';

const bets = (['red', 'blue'] as const).map((team) => ({ player: team, choice: { team }, stakeMinor: 500 }));
const drawn = { draw: () => ({ number: 7 }) };

const stepIn = (game: AnySharedGame, script: SceneScript, value: string): ScriptStep => {
  const step = playScript(game, script).find(({ state }) => state.value === value);
  if (!step) throw new Error(`never in ${value}`);
  return step;
};

const inMode = (mode: DrawMode): SceneScript => {
  const config = { ...battle.defaultConfig, draw: { ...defaultDrawConfig, mode } };
  return { config, events: scriptShared(battle, bets, drawn, config) };
};

const lit = litScript(battle, bets, drawn);
const firstVersion = firstVersionOf(battle.defaultConfig);
const unlit = { config: firstVersion, events: scriptShared(battle, bets, drawn, firstVersion) };

describe('the light of a round', () => {
  test('is named when the countdown starts and never moves', () => {
    expect(lightOf(stepIn(battle, lit, 'waiting').state)).toMatchObject({ mode: 'beacon', round: undefined });
    const rounds = ['countdown', 'closed', 'spinning', 'rewarded'].map(
      (value) => lightOf(stepIn(battle, lit, value).state)?.round,
    );
    expect(new Set(rounds)).toEqual(new Set([rounds[0]]));
    expect(rounds[0]).toBeGreaterThan(0);
  });

  test('is awaited from the close to the draw, and not a moment longer', () => {
    const values = ['waiting', 'countdown', 'closed', 'spinning', 'rewarded'];
    const waits = values.filter((value) => lightOf(stepIn(battle, lit, value).state)?.waits);
    expect(waits).toEqual(['closed']);
    const { at, state } = stepIn(battle, lit, 'closed');
    const scene = lightOf(state)?.scene;
    expect(scene).toMatchObject({ since: at });
    expect((scene?.at ?? 0) - at).toBeGreaterThanOrEqual(1000);
  });

  test('is nothing to a round of version 1', () => {
    for (const value of ['waiting', 'countdown', 'closed', 'spinning'])
      expect(lightOf(stepIn(battle, unlit, value).state)).toBeUndefined();
  });

  test('is nothing to wait for where no source takes part', () => {
    expect(lightOf(stepIn(battle, inMode('chain'), 'closed').state)).toMatchObject({ mode: 'chain', waits: false });
    expect(lightOf(stepIn(battle, inMode('random.org'), 'closed').state)).toMatchObject({
      mode: 'random.org',
      round: undefined,
      waits: true,
      scene: undefined,
    });
  });

  test('is simulated unless its beacon is quicknet', () => {
    const state = (publicKey: string) => ({
      value: 'waiting',
      context: { at: 0, beaconDate: null, draw: { mode: 'beacon', beacon: { ...quicknet, publicKey } } },
    });
    expect(lightOf(state(quicknet.publicKey))?.isSimulated).toBe(false);
    expect(lightOf(state('ab'))?.isSimulated).toBe(true);
  });

  test('explains why a round is void, and only what has to do with it', () => {
    const room = ['heads', 'tails'].map((side) => ({
      player: side,
      choice: { side: side as 'heads' },
      stakeMinor: 500,
    }));
    const missing = stepIn(coinflip, litScript(coinflip, room, { voided: 'unanswered' }), 'voided');
    expect(missing.state.context).toMatchObject({ voided: 'unanswered' });
    expect(lightReason('unanswered')).toBe('unanswered');
    expect(lightReason('late')).toBe('late');
    expect([lightReason('alone'), lightReason('interrupted'), lightReason(null)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('its picture', () => {
  const light = { since: 1000, at: 4000 };

  test('starts with the close and arrives when the beacon may be known', () => {
    expect(lightFrame(light, 1000, false)).toEqual({ way: 0, breath: 0 });
    expect(lightFrame(light, 2500, false).way).toBeCloseTo(0.5);
    expect(lightFrame(light, 4000, false).way).toBe(1);
    expect(lightFrame(light, 90_000, false).way).toBe(1);
  });

  test('stands still with little motion', () => {
    expect(lightFrame(light, 1000, true)).toEqual(lightFrame(light, 3333, true));
    expect(lightFrame(light, 1000, true).way).toBe(1);
  });

  test('comes from the other side than the seed and meets it', () => {
    const seed = [
      { x: 10, y: 5 },
      { x: 100, y: 20 },
    ];
    expect(lightWay({ points: seed }, 200).points).toEqual([
      { x: 190, y: 5 },
      { x: 100, y: 20 },
    ]);
  });
});
