import {
  sectorOf,
  wheel,
  WHEEL_SEGMENTS,
  type WheelConfig,
  type WheelContext,
  type WheelOutcome,
} from 'games-engine/wheel';
import { wheelAnalysis } from 'games-engine/wheel/analysis';
import { formatWholeMultiplier } from '../../../core/format/format.ts';
import {
  isOwnBet,
  plainDemand,
  SANDBOX_PLAYER,
  sandboxResult,
  stakeField,
  type BetOption,
  type Sandbox,
  type SandboxBet,
} from '../../../core/game-kit/scene/sandbox.ts';
import { betPaceMs, scriptShared } from '../../../core/game-kit/scene/script.ts';
import type { GameStudio } from '../../../core/games/web-game.ts';
import { texts } from '../../../core/i18n/messages.ts';
import type { PlayCue } from '../../../core/sound/sound.ts';
import { soundResult, soundSpin, soundStake, soundStart, playWheelCue } from '../sounds.ts';

/** The sectors that the player bets on, each with the stake, by their numbers from 0. */
type Bet = SandboxBet & { readonly sectors: readonly string[] };

/** Every sector, told by its multiplier. */
const sectorsOf = ({ multipliers }: WheelConfig): BetOption[] =>
  multipliers.map((times, sector) => ({ value: String(sector), label: formatWholeMultiplier(times) }));

/** The segment of a demand, counted from 0: "x30", or "segment 5" as a form counts, from 1. */
const segmentOf = ({ multipliers, segments }: WheelConfig, demand: string): number | undefined => {
  const [, times = ''] = /^[x×х](\d+)$/.exec(demand) ?? []; // the last is the Cyrillic letter
  const found = times === '' ? -1 : segments.findIndex((sector) => multipliers[sector] === Number(times));
  if (found >= 0) return found;
  const [, number = ''] = /^segment (\d{1,2})$/.exec(demand) ?? [];
  return number !== '' && Number(number) >= 1 && Number(number) <= WHEEL_SEGMENTS ? Number(number) - 1 : undefined;
};

/** The wheel with play money. An outcome is "x30" or "segment 5". */
const wheelSandbox: Sandbox<WheelConfig, Bet> = {
  firstBet: (_, stakeMinor) => ({ stakeMinor, sectors: ['0'] }),
  betFields: (config) => [{ key: 'sectors', kind: 'several', options: sectorsOf(config) }, stakeField(config)],
  examples: ({ multipliers }) =>
    [...new Set(multipliers)].map((times) => `x${times}`).concat('segment 1', 'segment 32'),
  play({ config, bet: { stakeMinor, sectors }, source, demand }) {
    const segment = demand === '' ? undefined : segmentOf(config, plainDemand(demand));
    if (demand !== '' && segment === undefined) return undefined;
    const after = betPaceMs(config.bettingMs, sectors.length);
    const bets = sectors.map((sector) => ({
      player: SANDBOX_PLAYER,
      choice: { sector: Number(sector) },
      stakeMinor,
      after,
    }));
    const draw = (placed: Parameters<typeof wheel.draw>[2]): WheelOutcome =>
      segment === undefined
        ? wheel.draw(source, config, placed)
        : { sector: sectorOf(config, segment), segment, source: 'chain' };
    return { player: SANDBOX_PLAYER, events: scriptShared(wheel, bets, { draw }, config) };
  },
  sound(step) {
    const context = step.state.context as WheelContext;
    const { bets, config } = context;
    if (isOwnBet(step)) soundStake(config);
    if (step.event?.type === 'bet.placed' && bets.length === 1) soundStart(config);
    if (step.state.value === 'spinning') soundSpin(config);
    if (step.state.value !== 'result') return;
    soundResult(config, sandboxResult(context));
  },
};

export const wheelStudio: GameStudio = {
  game: wheel,
  analysis: wheelAnalysis,
  sandbox: wheelSandbox,
  playCue: playWheelCue as PlayCue<string>, // the studio names only cues of the game's own schema
  messages: texts('wheel', 'studio'),
  nameClass: ({ sector, multiplier }, { ordinal }) => ({
    key: 'class.sector',
    params: { sector: ordinal(Number(sector) + 1), multiplier: formatWholeMultiplier(Number(multiplier)) },
  }),
  places: { segments: 'multipliers' },
};
