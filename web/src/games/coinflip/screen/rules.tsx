import {
  coinflipExact,
  coinflipMaxStake,
  coinflipPromisedRtp,
  winnerPayout,
  type CoinflipConfig,
  coinflipConfigSchema,
  coinflipDefaultConfig,
} from 'games-engine/coinflip';
import type { ReactNode } from 'react';
import { useFormat } from '../../../core/format/use-format.ts';
import { useCapRules, RulesBody, type ExactFigure, type RulesText } from '../../../core/game-kit/screen/rules.tsx';
import { useGameConfig } from '../../../core/game-kit/screen/use-game-config.ts';
import type { RulesProps } from '../../../core/games/web-game.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';

const EXACT_PLACES = 4;
const MS = 1000;
const PPM_OF_PERCENT = 10_000;

/** The exact figures of a bet of this stake. */
const useBetFigures = (config: CoinflipConfig, stakeMinor: bigint): ExactFigure[] => {
  const t = useMessages('coinflip', 'main');
  const { format } = useMoney();
  const { percent } = useFormat();
  if (stakeMinor <= 0n) return [];
  const exact = coinflipExact(config, stakeMinor);
  return [
    { name: t('figure.exact', { stake: format(stakeMinor) }), value: percent(exact.rtp, EXACT_PLACES) },
    { name: t('figure.house'), value: percent(exact.houseShare, EXACT_PLACES) },
    { name: t('figure.maxWin'), value: format(exact.maxWinMinor, { sign: true }) },
  ];
};

/** The rules with exact figures: of the game and, where there is a stake (base hundredths), of a bet. */
export const useCoinflipRules = (config: CoinflipConfig, stakeMinor = 0n): RulesText => {
  const t = useMessages('coinflip', 'main');
  const { format, stakeLimits } = useMoney();
  const cap = useCapRules('pot', config.payoutCap);
  const { percent, multiplier } = useFormat();
  const forBet = useBetFigures(config, stakeMinor);
  const exact = coinflipExact(config, stakeMinor > 0n ? stakeMinor : BigInt(config.minStakeMinor));
  const commission = percent(config.commissionPpm / PPM_OF_PERCENT);
  return {
    title: t('rules.title'),
    paragraphs: [
      t('rules.play'),
      t('rules.tickets'),
      t('rules.payout', { commission }),
      t('rules.cancel'),
      t('rules.real'),
      ...cap,
      t('rules.fair'),
    ],
    figures: [
      { name: t('figure.rtp'), value: percent(coinflipPromisedRtp(config)) },
      { name: t('figure.chance'), value: percent(exact.winProbability) },
      { name: t('figure.multiplier'), value: multiplier(exact.multiplier) },
      ...forBet,
      {
        name: t('figure.range'),
        value: t('figure.rangeValue', stakeLimits({ ...config, maxStakeMinor: coinflipMaxStake(config) })),
      },
      { name: t('figure.max'), value: format(winnerPayout(config, 2n * coinflipMaxStake(config))) },
      { name: t('figure.time'), value: t('figure.seconds', { seconds: config.flipMs / MS }) },
    ],
  };
};

/** The rules for the very bet that stands in the form. */
export const CoinflipRules = ({ config, stakeMinor }: { config: CoinflipConfig; stakeMinor: bigint }): ReactNode => (
  <RulesBody {...useCoinflipRules(config, stakeMinor)} />
);

/** Hands on the rules of the config in force. */
export const CoinflipRulesSource = ({ children }: RulesProps): ReactNode => {
  const { config, status, retry } = useGameConfig('coinflip', coinflipConfigSchema, coinflipDefaultConfig);
  return children({ ...useCoinflipRules(config), status, retry });
};
