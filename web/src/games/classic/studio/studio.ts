import {
  classic,
  classicPot,
  holderOfTicket,
  type ClassicConfig,
  type ClassicContext,
  type ClassicOutcome,
} from 'games-engine/classic';
import { classicAnalysis } from 'games-engine/classic/analysis';
import {
  isOwnBet,
  plainDemand,
  SANDBOX_PLAYER,
  sandboxResult,
  stakeField,
  type Sandbox,
  type SandboxBet,
} from '../../../core/game-kit/scene/sandbox.ts';
import { betPaceMs, scriptShared } from '../../../core/game-kit/scene/script.ts';
import type { GameStudio } from '../../../core/games/web-game.ts';
import { texts } from '../../../core/i18n/messages.ts';
import type { PlayCue } from '../../../core/sound/sound.ts';
import { soundResult, soundSpin, soundStake, soundStart, playClassicCue } from '../sounds.ts';

type Placed = Parameters<typeof classic.draw>[2];

/** So many others, each with the same stake. */
type Bet = SandboxBet & { readonly others: number; readonly otherStakeMinor: number };

const MAX_OTHERS = 20;
const WHOLE_BP = 10_000;

/** Every bet of the round, the player's first: all before the wait for a second one and the countdown end. */
const betsOf = ({ aloneMs, countdownMs }: ClassicConfig, { stakeMinor, others, otherStakeMinor }: Bet) => [
  { player: SANDBOX_PLAYER, choice: {}, stakeMinor },
  ...Array.from({ length: others }, (_, index) => ({
    player: `player ${index + 2}`,
    choice: {},
    stakeMinor: otherStakeMinor,
    after: betPaceMs(Math.min(aloneMs, countdownMs), others),
  })),
];

const ofTicket = (bets: Placed, ticket: number): ClassicOutcome | undefined => {
  const holder = bets[holderOfTicket(bets, ticket)];
  return holder && { betId: holder.id, player: holder.player, ticket };
};

/** The ticket of a demand: "ticket 100", or the first one of "player 2", who is the second to bet. */
const ticketOf = (demand: string, bets: Placed): number | undefined => {
  const [, kind = '', text = ''] = /^(ticket|player) (\d{1,9})$/.exec(demand) ?? [];
  const number = Number(text);
  if (kind === 'ticket') return number >= 1 && number <= Number(classicPot(bets)) ? number : undefined;
  return kind === 'player' && bets[number - 1] ? 1 + Number(classicPot(bets.slice(0, number - 1))) : undefined;
};

/** Classic with play money: the player is the first to bet. */
const classicSandbox: Sandbox<ClassicConfig, Bet> = {
  firstBet: (_, stakeMinor) => ({ stakeMinor, others: 2, otherStakeMinor: stakeMinor }),
  betFields: (config) => [
    stakeField(config),
    { key: 'others', kind: 'number', min: 1, max: MAX_OTHERS },
    stakeField(config, 'otherStakeMinor'),
  ],
  shareBp: ({ stakeMinor, others, otherStakeMinor }) =>
    Math.round((WHOLE_BP * stakeMinor) / (stakeMinor + others * otherStakeMinor)),
  examples: (_, { others }) => [
    ...Array.from({ length: Math.min(others, 3) + 1 }, (_each, index) => `player ${index + 1}`),
    'ticket 1',
  ],
  play({ config, bet, source, demand }) {
    let isKnown = true;
    const draw = (placed: Placed): ClassicOutcome => {
      const ticket = demand === '' ? undefined : ticketOf(plainDemand(demand), placed);
      isKnown = demand === '' || ticket !== undefined;
      return (ticket === undefined ? undefined : ofTicket(placed, ticket)) ?? classic.draw(source, config, placed);
    };
    const events = scriptShared(classic, betsOf(config, bet), { draw }, config);
    return isKnown ? { player: SANDBOX_PLAYER, events } : undefined;
  },
  sound(step) {
    const context = step.state.context as ClassicContext;
    const { bets, config } = context;
    if (step.event?.type === 'bet.placed') soundStake(config, isOwnBet(step));
    if (step.event?.type === 'bet.placed' && bets.length === 2) soundStart(config);
    if (step.state.value === 'drawing') soundSpin(config);
    if (step.state.value !== 'finished') return;
    soundResult(config, sandboxResult(context));
  },
};

export const classicStudio: GameStudio = {
  game: classic,
  analysis: classicAnalysis,
  sandbox: classicSandbox,
  playCue: playClassicCue as PlayCue<string>, // the studio names only cues of the game's own schema
  messages: texts('classic', 'studio'),
  nameClass: ({ scenario }) => ({ key: `class.${scenario}`, params: {} }),
};
