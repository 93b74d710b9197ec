import {
  battle,
  battleRanges,
  battleTeams,
  BATTLE_NUMBERS,
  type BattleConfig,
  type BattleContext,
  type BattleTeam,
} from 'games-engine/battle';
import { battleAnalysis } from 'games-engine/battle/analysis';
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
import { soundJoin, soundResult, soundSpin, soundStart, playBattleCue } from '../sounds.ts';

/** The others: so many players on the player's own side and against it, each with the same stake. */
type Bet = SandboxBet & {
  readonly team: BattleTeam;
  readonly allies: number;
  readonly rivals: number;
  readonly otherStakeMinor: number;
};

const otherTeam = (team: BattleTeam): BattleTeam => (team === 'red' ? 'blue' : 'red');

const MAX_OTHERS = 20; // most others on one side: enough for any ratio that the pictures can tell apart

const numberOf = (demand: string): number | undefined => {
  if (demand === 'red' || demand === 'blue') return battleRanges[demand].low;
  const number = /^\d{1,4}$/.test(demand) ? Number(demand) : 0;
  return number >= 1 && number <= BATTLE_NUMBERS ? number : undefined;
};

interface Others {
  count: number;
  team: BattleTeam;
  stakeMinor: number;
  after: number;
}

const others = (name: string, { count, team, stakeMinor, after }: Others) =>
  Array.from({ length: count }, (_, index) => ({
    player: `${name} ${index + 1}`,
    choice: { team },
    stakeMinor,
    after,
  }));

/** Every bet of the round: the player's, then the others' sides, all before the countdown ends. */
const betsOf = (config: BattleConfig, { team, stakeMinor, allies, rivals, otherStakeMinor }: Bet) => [
  { player: SANDBOX_PLAYER, choice: { team }, stakeMinor },
  ...others('ally', {
    count: allies,
    team,
    stakeMinor: otherStakeMinor,
    after: betPaceMs(config.countdownMs, allies + 1),
  }),
  ...others('rival', {
    count: rivals,
    team: otherTeam(team),
    stakeMinor: otherStakeMinor,
    after: betPaceMs(config.countdownMs, rivals),
  }),
];

/** Battle with play money. An outcome is a number: "500", or a team. */
const battleSandbox: Sandbox<BattleConfig, Bet> = {
  firstBet: (_, stakeMinor) => ({ stakeMinor, team: 'red', allies: 0, rivals: 1, otherStakeMinor: stakeMinor }),
  betFields: (config) => [
    { key: 'team', kind: 'choice', options: battleTeams },
    stakeField(config),
    { key: 'allies', kind: 'number', min: 0, max: MAX_OTHERS },
    { key: 'rivals', kind: 'number', min: 1, max: MAX_OTHERS },
    stakeField(config, 'otherStakeMinor'),
  ],
  examples: () => ['red', 'blue', '1', '500', '501', '1000'],
  play({ config, bet, source, demand }) {
    const number = demand === '' ? undefined : numberOf(plainDemand(demand));
    if (demand !== '' && number === undefined) return undefined;
    const draw = (placed: Parameters<typeof battle.draw>[2]) =>
      number === undefined ? battle.draw(source, config, placed) : { number };
    return { player: SANDBOX_PLAYER, events: scriptShared(battle, betsOf(config, bet), { draw }, config) };
  },
  sound(step) {
    const context = step.state.context as BattleContext;
    const { bets, config } = context;
    if (isOwnBet(step)) soundJoin(config, bets.at(-1)?.choice.team ?? 'red');
    if (step.event?.type === 'bet.placed' && context.expireAt === step.event.at + config.countdownMs)
      soundStart(config);
    if (step.state.value === 'spinning') soundSpin(config);
    if (step.state.value !== 'rewarded') return;
    soundResult(config, sandboxResult(context));
  },
};

export const battleStudio: GameStudio = {
  game: battle,
  analysis: battleAnalysis,
  sandbox: battleSandbox,
  playCue: playBattleCue as PlayCue<string>, // the studio names only cues of the game's own schema
  messages: texts('battle', 'studio'),
  nameClass: ({ scenario }) => ({ key: `class.${scenario}`, params: {} }),
};
