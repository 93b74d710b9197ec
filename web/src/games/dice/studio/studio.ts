import {
  dice,
  diceSides,
  ROLLS,
  type DiceChoice,
  type DiceConfig,
  type DiceContext,
  type DiceOutcome,
} from 'games-engine/dice';
import { diceAnalysis } from 'games-engine/dice/analysis';
import {
  plainDemand,
  SANDBOX_PLAYER,
  stakeField,
  type Sandbox,
  type SandboxBet,
} from '../../../core/game-kit/scene/sandbox.ts';
import { SCRIPT_START } from '../../../core/game-kit/scene/script.ts';
import type { GameStudio } from '../../../core/games/web-game.ts';
import { texts } from '../../../core/i18n/messages.ts';
import type { PlayCue } from '../../../core/sound/sound.ts';
import { bpText } from '../screen/form.ts';
import { soundResult, soundRoll, playDiceCue } from '../sounds.ts';

const PENDING_MS = 300; // between bet and answer

type Bet = SandboxBet & DiceChoice;

/** The percents on which a side is open: with less a chance grows with them, with more it shrinks. */
const percentsOf = (config: DiceConfig, side: DiceChoice['side']): { min: number; max: number } => {
  const { minPercentBp, maxPercentBp, chanceLimitBp } = config;
  return side === 'less'
    ? { min: minPercentBp, max: Math.min(maxPercentBp, chanceLimitBp - 1) }
    : { min: Math.max(minPercentBp, ROLLS - chanceLimitBp + 1), max: maxPercentBp };
};

/** The sides that are open on some percent. */
const sidesOf = (config: DiceConfig): DiceChoice['side'][] =>
  diceSides.filter((side) => {
    const { min, max } = percentsOf(config, side);
    return min <= max;
  });

const rollOf = ({ percentBp, side }: DiceChoice, demand: string): number | undefined => {
  const [low, high] = [percentBp - 1, percentBp];
  if (demand === 'win') return side === 'less' ? low : high;
  if (demand === 'loss') return side === 'less' ? high : low;
  const [, whole = '', part = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(demand) ?? [];
  return whole === '' ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
};

/** Dice with play money. An outcome is a number: "12.34", or "win", "loss". */
const diceSandbox: Sandbox<DiceConfig, Bet> = {
  firstBet(config, stakeMinor) {
    const [side = 'less'] = sidesOf(config);
    const { min, max } = percentsOf(config, side);
    return { stakeMinor, side, percentBp: Math.min(max, Math.max(min, ROLLS / 2)) };
  },
  betFields: (config, { side }) => [
    { key: 'side', kind: 'choice', options: sidesOf(config) },
    { key: 'percentBp', kind: 'number', ...percentsOf(config, side) },
    stakeField(config),
  ],
  examples: () => ['win', 'loss', '12.34', '0.00', '99.99'],
  play({ config, bet: { stakeMinor: stake, percentBp, side }, source, demand }) {
    const [choice, stakeMinor] = [{ percentBp, side }, BigInt(stake)];
    const roll = demand === '' ? dice.draw(source, config, choice).roll : rollOf(choice, plainDemand(demand));
    if (roll === undefined) return undefined;
    const outcome: DiceOutcome = { roll };
    const at = SCRIPT_START;
    const who = { player: SANDBOX_PLAYER, account: 'real', clientSeed: '' } as const;
    const bet = { ...who, id: 'bet', stakeMinor, choice, nonce: 0, at };
    const times = [at, at + PENDING_MS, at + PENDING_MS + config.revealMs];
    const payoutMinor = dice.payout(config, stakeMinor, choice, outcome, []);
    const events = dice.events(bet, outcome, payoutMinor, []);
    return { player: SANDBOX_PLAYER, events: events.map((event, index) => ({ ...event, at: times[index] ?? at })) };
  },
  sound({ state: { value, context } }) {
    const { config, bet, payoutMinor } = context as DiceContext;
    if (value === 'drawn') soundRoll(config, false);
    if (value === 'settled')
      soundResult(config, { stakeMinor: BigInt(bet?.stakeMinor ?? '0'), payoutMinor: BigInt(payoutMinor) });
  },
};

export const diceStudio: GameStudio = {
  game: dice,
  analysis: diceAnalysis,
  sandbox: diceSandbox,
  playCue: playDiceCue as PlayCue<string>, // the studio names only cues of the game's own schema
  messages: texts('dice', 'studio'),
  nameClass: ({ side, percentBp }, { field }) => ({
    key: `class.${side}`,
    params: { percent: field(bpText(Number(percentBp))) },
  }),
};
