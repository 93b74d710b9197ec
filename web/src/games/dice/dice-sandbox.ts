import { dice, isSideOpen, ROLLS, type DiceChoice, type DiceConfig, type DiceOutcome } from 'games-engine/dice';
import { plainDemand, SANDBOX_PLAYER, type Sandbox } from '../../core/game-kit/sandbox.ts';
import { SCRIPT_START } from '../../core/game-kit/scene-script.ts';
import { soundResult, soundRoll } from './dice.sounds.ts';

const PENDING_MS = 300; // between bet and answer

/** A bet near one half that the config allows. */
const choiceOf = (config: DiceConfig): DiceChoice => {
  const percentBp = Math.min(config.maxPercentBp, Math.max(config.minPercentBp, ROLLS / 2));
  const less: DiceChoice = { percentBp, side: 'less' };
  return isSideOpen(config, less) ? less : { percentBp, side: 'more' };
};

const rollOf = ({ percentBp, side }: DiceChoice, demand: string): number | undefined => {
  const [low, high] = [percentBp - 1, percentBp];
  if (demand === 'win') return side === 'less' ? low : high;
  if (demand === 'loss') return side === 'less' ? high : low;
  const [, whole = '', part = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(demand) ?? [];
  return whole === '' ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
};

/** Dice with play money. An outcome is a number: "12.34", or "win", "loss". */
export const diceSandbox: Sandbox<DiceConfig> = {
  examples: () => ['win', 'loss', '12.34', '0.00', '99.99'],
  play({ config, stakeMinor, source, demand }) {
    const choice = choiceOf(config);
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
    if (value === 'drawn') soundRoll(false);
    if (value === 'settled')
      soundResult((context as { payoutMinor: string }).payoutMinor === '0' ? 'loss' : 'win', false);
  },
};
