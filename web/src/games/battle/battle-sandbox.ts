import { battle, battleRanges, BATTLE_NUMBERS, type BattleConfig } from 'games-engine/battle';
import { plainDemand, SANDBOX_PLAYER, type Sandbox } from '../../core/game-kit/sandbox.ts';
import { scriptShared } from '../../core/game-kit/scene-script.ts';
import { soundResult, soundSpin, soundStart } from './battle.sounds.ts';

const numberOf = (demand: string): number | undefined => {
  if (demand === 'red' || demand === 'blue') return battleRanges[demand].low;
  const number = /^\d{1,4}$/.test(demand) ? Number(demand) : 0;
  return number >= 1 && number <= BATTLE_NUMBERS ? number : undefined;
};

/** Battle with play money: the player is on red. An outcome is a number: "500", or a team. */
export const battleSandbox: Sandbox<BattleConfig> = {
  examples: () => ['red', 'blue', '1', '500', '501', '1000'],
  play({ config, stakeMinor, source, demand }) {
    const number = demand === '' ? undefined : numberOf(plainDemand(demand));
    if (demand !== '' && number === undefined) return undefined;
    const bets = [
      { player: SANDBOX_PLAYER, choice: { team: 'red' as const }, stakeMinor: Number(stakeMinor) },
      { player: 'opponent', choice: { team: 'blue' as const }, stakeMinor: Number(stakeMinor) },
    ];
    const draw = (placed: Parameters<typeof battle.draw>[2]) =>
      number === undefined ? battle.draw(source, config, placed) : { number };
    return { player: SANDBOX_PLAYER, events: scriptShared(battle, bets, { draw }, config) };
  },
  sound({ state: { value } }) {
    if (value === 'countdown') soundStart();
    if (value === 'spinning') soundSpin();
    if (value === 'rewarded') soundResult(undefined, false);
  },
};
