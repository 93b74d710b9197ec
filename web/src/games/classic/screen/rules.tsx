import { fraction } from 'games-engine';
import {
  classicExact,
  classicPromisedRtp,
  classicRtpBounds,
  type ClassicConfig,
  type ClassicPlayerExact,
  classicConfigSchema,
  classicDefaultConfig,
} from 'games-engine/classic';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../core/format/use-format.ts';
import { useCapRules, RulesBody, type ExactFigure, type RulesText } from '../../../core/game-kit/screen/rules.tsx';
import { useGameConfig } from '../../../core/game-kit/screen/use-game-config.ts';
import type { RulesProps } from '../../../core/games/web-game.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';

const EXACT_PLACES = 4;
const PPM = 1_000_000n;

/** The bet in the form, and what it would join. */
export interface ClassicBetChoice {
  potMinor: bigint; // base hundredths, as everything here
  ownMinor: bigint; // the player's stakes in this round
  stakeMinor: bigint; // stake of the bet in the form
}

/** Rules of the game beside one bet. */
export interface ClassicRulesProps extends ClassicBetChoice {
  config: ClassicConfig;
}

/**
 * Exact chance and payout of the round for its player after a further bet; undefined without a stake or anyone to play
 * against.
 */
const exactOf = (
  config: ClassicConfig,
  { potMinor, ownMinor, stakeMinor }: ClassicBetChoice,
): ClassicPlayerExact | undefined => {
  const othersMinor = potMinor - ownMinor;
  if (stakeMinor <= 0n || othersMinor <= 0n) return undefined;
  const mine = { player: 'me', stakeMinor: ownMinor + stakeMinor };
  return classicExact(config, [mine, { player: 'others', stakeMinor: othersMinor }]).players[0];
};

/** The exact figures of one bet. */
const useBetFigures = (config: ClassicConfig, bet: ClassicBetChoice | undefined): ExactFigure[] => {
  const t = useMessages('classic', 'main');
  const { format } = useMoney();
  const { percent } = useFormat();
  const exact = bet && exactOf(config, bet);
  if (!exact) return [];
  return [
    {
      name: t('figure.chance', { stake: format(bet.stakeMinor) }),
      value: percent(exact.winProbability, EXACT_PLACES),
    },
    { name: t('figure.expected'), value: format(exact.expectedMinor.num / exact.expectedMinor.den) },
    { name: t('figure.exact'), value: percent(exact.rtp, EXACT_PLACES) },
    { name: t('figure.maxWin'), value: format(exact.maxWinMinor, { sign: true }) },
  ];
};

/** The rules with exact figures: of the game and, where there is one, of a bet. */
export const useClassicRules = (config: ClassicConfig, bet?: ClassicBetChoice): RulesText => {
  const t = useMessages('classic', 'main');
  const { format, stakeLimits } = useMoney();
  const cap = useCapRules('pot', config.payoutCap);
  const { percent } = useFormat();
  const forBet = useBetFigures(config, bet);
  const bounds = useMemo(() => classicRtpBounds(config), [config]);
  const commission = percent(fraction(BigInt(config.commissionPpm), PPM));
  return {
    title: t('rules.title'),
    paragraphs: [
      t('rules.tickets'),
      t('rules.start', { seconds: config.countdownMs / 1000, alone: config.aloneMs / 1000 }),
      t('rules.bets', { count: config.maxBetsPerPlayer }),
      t('rules.payout', { commission }),
      t('rules.all'),
      ...cap,
      t('rules.fair'),
    ],
    figures: [
      { name: t('figure.rtp'), value: percent(classicPromisedRtp(config)) },
      {
        name: t('figure.least', { pot: format(bounds.minAtPotMinor) }),
        value: percent(bounds.min, EXACT_PLACES),
      },
      { name: t('figure.commission'), value: commission },
      ...forBet,
      {
        name: t('figure.range'),
        value: t('figure.rangeValue', stakeLimits(config)),
      },
    ],
  };
};

/** The rules for the very bet that stands in the form. */
export const ClassicRules = ({ config, ...bet }: ClassicRulesProps): ReactNode => (
  <RulesBody {...useClassicRules(config, bet)} />
);

/** Hands on the rules of the config in force. */
export const ClassicRulesSource = ({ children }: RulesProps): ReactNode => {
  const { config, status, retry } = useGameConfig('classic', classicConfigSchema, classicDefaultConfig);
  return children({ ...useClassicRules(config), status, retry });
};
