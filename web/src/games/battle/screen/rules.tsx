import { fraction, type Fraction } from 'games-engine';
import {
  battleChance,
  battleExact,
  battlePromisedRtp,
  battleRanges,
  battleTeams,
  opponentOf,
  type BattleBanks,
  type BattleConfig,
  type BattleStake,
  type BattleTeam,
  battleConfigSchema,
  battleDefaultConfig,
} from 'games-engine/battle';
import type { ReactNode } from 'react';
import { useFormat } from '../../../core/format/use-format.ts';
import { useCapRules, RulesBody, type ExactFigure, type RulesText } from '../../../core/game-kit/screen/rules.tsx';
import { useGameConfig } from '../../../core/game-kit/screen/use-game-config.ts';
import type { RulesProps } from '../../../core/games/web-game.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';

const EXACT_PLACES = 4;
const PPM = 1_000_000n;

/** The bet in the form, and what it would join. */
export interface BattleBetChoice {
  banks: BattleBanks;
  stakeMinor: bigint; // base hundredths
}

/** The exact return of a further stake on a team, its floor included; undefined while the other team has none. */
const exactRtp = (
  config: BattleConfig,
  { banks, stakeMinor }: BattleBetChoice,
  team: BattleTeam,
): Fraction | undefined => {
  const other = opponentOf(team);
  if (stakeMinor <= 0n || banks[other] === 0n) return undefined;
  const further: BattleStake = { choice: { team }, stakeMinor };
  const rest = battleTeams
    .map((each): BattleStake => ({ choice: { team: each }, stakeMinor: banks[each] }))
    .filter((stake) => stake.stakeMinor > 0n);
  return battleExact(config, [further, ...rest]).bets[0]?.rtp;
};

/** The exact returns of one bet, on either team. */
const useBetFigures = (config: BattleConfig, bet: BattleBetChoice | undefined): ExactFigure[] => {
  const t = useMessages('battle', 'main');
  const { format } = useMoney();
  const { percent } = useFormat();
  if (!bet) return [];
  return battleTeams.flatMap((team): ExactFigure[] => {
    const exact = exactRtp(config, bet, team);
    const name = t(`figure.${team}`, { stake: format(bet.stakeMinor) });
    return exact ? [{ name, value: percent(exact, EXACT_PLACES) }] : [];
  });
};

/** The rules with exact figures: of the game and, where there is one, of a bet. */
export const useBattleRules = (config: BattleConfig, bet?: BattleBetChoice): RulesText => {
  const t = useMessages('battle', 'main');
  const { stakeLimits } = useMoney();
  const cap = useCapRules('pot', config.payoutCap);
  const { percent } = useFormat();
  const commission = fraction(BigInt(config.commissionPpm), PPM);
  const rtp = battlePromisedRtp(config);
  const house = fraction(BigInt(config.commissionPpm), PPM * 2n);
  const { red, blue } = battleRanges;
  const forBet = useBetFigures(config, bet);
  return {
    title: t('rules.title'),
    paragraphs: [
      t('rules.teams', { redLow: red.low, redTop: red.top, blueLow: blue.low, blueTop: blue.top }),
      t('rules.start', { seconds: config.countdownMs / 1000 }),
      t('rules.side'),
      t('rules.payout', { kept: percent(fraction(PPM - BigInt(config.commissionPpm), PPM)) }),
      t('rules.bank'),
      ...cap,
      t('rules.fair'),
    ],
    figures: [
      { name: t('figure.rtp'), value: percent(rtp) },
      { name: t('figure.house'), value: percent(house) },
      { name: t('figure.commission'), value: percent(commission) },
      { name: t('figure.chance'), value: percent(battleChance('red')) },
      ...forBet,
      {
        name: t('figure.range'),
        value: t('figure.rangeValue', stakeLimits(config)),
      },
    ],
  };
};

/** The rules for the very bet that stands in the form. */
export const BattleRules = ({ config, ...bet }: BattleBetChoice & { config: BattleConfig }): ReactNode => (
  <RulesBody {...useBattleRules(config, bet)} />
);

/** Hands on the rules of the config in force. */
export const BattleRulesSource = ({ children }: RulesProps): ReactNode => {
  const { config, status, retry } = useGameConfig('battle', battleConfigSchema, battleDefaultConfig);
  return children({ ...useBattleRules(config), status, retry });
};
