import { diceExact, dicePromisedRtp, winPayout, type DiceChoice, type DiceConfig } from 'games-engine/dice';
import type { ReactNode } from 'react';
import { useFormat } from '../../core/format/use-format.ts';
import { useCapRules } from '../../core/game-kit/use-cap-rules.ts';
import { RulesBody, type ExactFigure, type RulesText } from '../../core/game-kit/rules-body.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { bpText } from './dice-form.reducer.ts';
import { diceMessages } from './dice.messages.ts';

const EXACT_PLACES = 4;

/** What the game pays at most: the greatest stake at the least chance. */
const maxPayout = (config: DiceConfig): bigint =>
  winPayout(config, BigInt(config.maxStakeMinor), { percentBp: config.minPercentBp, side: 'less' });

/** The bet in the form. */
export interface DiceBetChoice {
  choice: DiceChoice;
  stakeMinor: bigint; // base hundredths
}

/** The exact figures of one bet. */
const useBetFigures = (config: DiceConfig, bet: DiceBetChoice | undefined): ExactFigure[] => {
  const t = useMessages(diceMessages);
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
  const t = useMessages(diceMessages);
  const { format } = useMoney();
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
        value: t('figure.rangeValue', { min: format(config.minStakeMinor), max: format(config.maxStakeMinor) }),
      },
      { name: t('figure.max'), value: format(maxPayout(config)) },
    ],
  };
};

/** The rules for the very bet that stands in the form. */
export const DiceRules = ({ config, ...bet }: DiceBetChoice & { config: DiceConfig }): ReactNode => (
  <RulesBody {...useDiceRules(config, bet)} />
);
