import {
  diceExact,
  dicePromisedRtp,
  winPayout,
  type DiceChoice,
  type DiceConfig,
  diceConfigSchema,
  diceDefaultConfig,
} from 'games-engine/dice';
import type { ReactNode } from 'react';
import { useFormat } from '../../../core/format/use-format.ts';
import { useCapRules, RulesBody, type ExactFigure, type RulesText } from '../../../core/game-kit/screen/rules.tsx';
import { useGameConfig } from '../../../core/game-kit/screen/use-game-config.ts';
import type { RulesProps } from '../../../core/games/web-game.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { bpText } from './form.ts';

const EXACT_PLACES = 4;

/** Greatest payout of the game: the greatest stake at the least chance. */
const maxPayout = (config: DiceConfig): bigint =>
  winPayout(config, BigInt(config.maxStakeMinor), { percentBp: config.minPercentBp, side: 'less' });

/** The bet in the form. */
export interface DiceBetChoice {
  choice: DiceChoice;
  stakeMinor: bigint; // base hundredths
}

/** The exact figures of one bet. */
const useBetFigures = (config: DiceConfig, bet: DiceBetChoice | undefined): ExactFigure[] => {
  const t = useMessages('dice', 'main');
  const { format } = useMoney();
  const { percent, field } = useFormat();
  if (!bet || bet.stakeMinor <= 0n) return [];
  const { choice, stakeMinor } = bet;
  const exact = diceExact(config, choice, stakeMinor);
  const side = t(choice.side === 'less' ? 'side.less' : 'side.more', { percent: field(bpText(choice.percentBp)) });
  return [
    {
      name: t('figure.exact', { stake: format(stakeMinor), side }),
      value: percent(exact.rtp, EXACT_PLACES),
    },
    { name: t('figure.edge'), value: percent(exact.houseEdge, EXACT_PLACES) },
    { name: t('figure.maxWin'), value: format(exact.maxWinMinor, { sign: true }) },
  ];
};

/** The rules with exact figures: of the game and, where there is one, of a bet. */
export const useDiceRules = (config: DiceConfig, bet?: DiceBetChoice): RulesText => {
  const t = useMessages('dice', 'main');
  const { format, stakeLimits } = useMoney();
  const cap = useCapRules('bet', config.payoutCap);
  const { percent } = useFormat();
  const forBet = useBetFigures(config, bet);
  const rtp = percent(dicePromisedRtp(config));
  const limit = percent(bpText(config.chanceLimitBp));
  return {
    title: t('rules.title'),
    paragraphs: [
      t('rules.roll'),
      t('rules.sides'),
      t('rules.payout', { rtp }),
      t('rules.closed', { limit }),
      ...cap,
      t('rules.fair'),
    ],
    figures: [
      { name: t('figure.rtp'), value: rtp },
      ...forBet,
      {
        name: t('figure.range'),
        value: t('figure.rangeValue', stakeLimits(config)),
      },
      { name: t('figure.max'), value: format(maxPayout(config)) },
    ],
  };
};

/** The rules for the very bet that stands in the form. */
export const DiceRules = ({ config, ...bet }: DiceBetChoice & { config: DiceConfig }): ReactNode => (
  <RulesBody {...useDiceRules(config, bet)} />
);

/** Hands on the rules of the config in force. */
export const DiceRulesSource = ({ children }: RulesProps): ReactNode => {
  const { config, status, retry } = useGameConfig('dice', diceConfigSchema, diceDefaultConfig);
  return children({ ...useDiceRules(config), status, retry });
};
