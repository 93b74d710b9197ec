import { dice, diceDefaultConfig, type DiceChoice } from 'games-engine/dice';
import type { RoundEvent } from 'games-engine';
import { SCRIPT_START, type SceneScripts } from '../../core/game-kit/scene-script.ts';

const PENDING_MS = 900; // live answers come sooner
const ROUND_MS = 5000;
const STAKE_MINOR = 100n;

/** One round; `nonce` counts the rounds of a script. */
const round = (choice: DiceChoice, roll: number, nonce = 0): readonly RoundEvent[] => {
  const at = SCRIPT_START + nonce * ROUND_MS;
  const who = { player: 'player', account: 'real', clientSeed: '' } as const;
  const bet = { ...who, id: `bet${nonce}`, stakeMinor: STAKE_MINOR, choice, nonce, at };
  const payoutMinor = dice.payout(diceDefaultConfig, STAKE_MINOR, choice, { roll }, []);
  const times = [at, at + PENDING_MS, at + PENDING_MS + diceDefaultConfig.revealMs];
  return dice.events(bet, { roll }, payoutMinor, []).map((event, index) => ({ ...event, at: times[index] ?? at }));
};

const half: DiceChoice = { percentBp: 5000, side: 'less' };
const over: DiceChoice = { percentBp: 2500, side: 'more' };
const rare: DiceChoice = { percentBp: 300, side: 'less' };
const safe: DiceChoice = { percentBp: 9500, side: 'less' };

/** The courses of dice for the design gallery. */
export const diceScripts = {
  win: { events: round(half, 1234) },
  loss: { events: round(half, 5000) },
  'win-more': { events: round(over, 9999) },
  'loss-more': { events: round(over, 0) },
  'big-win': { events: round(rare, 42) },
  even: { events: round(safe, 77) },
  'two-rounds': { events: [...round(half, 1234), ...round(over, 2499, 1)] },
} satisfies SceneScripts;
