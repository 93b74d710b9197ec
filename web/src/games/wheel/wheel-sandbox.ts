import { sectorOf, wheel, WHEEL_SEGMENTS, type WheelConfig, type WheelOutcome } from 'games-engine/wheel';
import { plainDemand, SANDBOX_PLAYER, type Sandbox } from '../../core/game-kit/sandbox.ts';
import { scriptShared } from '../../core/game-kit/scene-script.ts';
import { soundResult, soundSpin, soundStart } from './wheel.sounds.ts';

/** The segment of a demand, counted from 0: "x30", or "segment 5" as a form counts, from 1. */
const segmentOf = ({ multipliers, segments }: WheelConfig, demand: string): number | undefined => {
  const [, times = ''] = /^[x×х](\d+)$/.exec(demand) ?? []; // the last is the Cyrillic letter
  const found = times === '' ? -1 : segments.findIndex((sector) => multipliers[sector] === Number(times));
  if (found >= 0) return found;
  const [, number = ''] = /^segment (\d{1,2})$/.exec(demand) ?? [];
  return number !== '' && Number(number) >= 1 && Number(number) <= WHEEL_SEGMENTS ? Number(number) - 1 : undefined;
};

/** The wheel with play money: the player is on the first sector. An outcome is "x30" or "segment 5". */
export const wheelSandbox: Sandbox<WheelConfig> = {
  examples: ({ multipliers }) =>
    [...new Set(multipliers)].map((times) => `x${times}`).concat('segment 1', 'segment 32'),
  play({ config, stakeMinor, source, demand }) {
    const segment = demand === '' ? undefined : segmentOf(config, plainDemand(demand));
    if (demand !== '' && segment === undefined) return undefined;
    const bets = [{ player: SANDBOX_PLAYER, choice: { sector: 0 }, stakeMinor: Number(stakeMinor) }];
    const draw = (placed: Parameters<typeof wheel.draw>[2]): WheelOutcome =>
      segment === undefined
        ? wheel.draw(source, config, placed)
        : { sector: sectorOf(config, segment), segment, source: 'chain' };
    return { player: SANDBOX_PLAYER, events: scriptShared(wheel, bets, { draw }, config) };
  },
  sound({ state: { value } }) {
    if (value === 'countdown') soundStart();
    if (value === 'spinning') soundSpin();
    if (value === 'result') soundResult(undefined, false);
  },
};
