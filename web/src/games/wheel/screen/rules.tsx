import { subtract, fraction } from 'games-engine';
import {
  segmentsOf,
  WHEEL_CHANCE_PLACES,
  WHEEL_SEGMENTS,
  wheelChance,
  wheelPromisedRtp,
  wheelSectorRtp,
  wheelSectors,
  wheelWinPayout,
  type WheelConfig,
  wheelConfigSchema,
  wheelDefaultConfig,
} from 'games-engine/wheel';
import type { ReactNode } from 'react';
import { useFormat } from '../../../core/format/use-format.ts';
import { useCapRules, RulesBody, type ExactFigure, type RulesText } from '../../../core/game-kit/screen/rules.tsx';
import { useGameConfig } from '../../../core/game-kit/screen/use-game-config.ts';
import type { RulesProps } from '../../../core/games/web-game.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { sectorWord } from '../scene/colors.ts';

/** Greatest payout of the game: the greatest stake on the rarest sector. */
const maxPayout = (config: WheelConfig): bigint => {
  const sector = config.multipliers.indexOf(Math.max(...config.multipliers));
  return wheelWinPayout(config, { choice: { sector }, stakeMinor: BigInt(config.maxStakeMinor) });
};

/** The rules with exact figures of the game and of each sector. */
export const useWheelRules = (config: WheelConfig): RulesText => {
  const t = useMessages('wheel', 'main');
  const { format, stakeLimits } = useMoney();
  const cap = useCapRules('sector', config.payoutCap);
  const { percent } = useFormat();
  const rtp = wheelPromisedRtp(config);
  const ofSector = (sector: number): ExactFigure[] => {
    const word = sectorWord(config.multipliers, sector);
    const segments = segmentsOf(config, sector);
    return [
      {
        name: t('figure.sector', { word }),
        value: t('figure.sectorValue', {
          segments,
          all: WHEEL_SEGMENTS,
          percent: percent(wheelChance(config, sector), WHEEL_CHANCE_PLACES),
        }),
      },
      { name: t('figure.sectorRtp', { word }), value: percent(wheelSectorRtp(config, sector)) },
    ];
  };
  return {
    title: t('rules.title'),
    paragraphs: [
      t('rules.wheel', { segments: WHEEL_SEGMENTS }),
      t('rules.bets'),
      t('rules.start', { seconds: config.bettingMs / 1000, spin: config.spinMs / 1000 }),
      t('rules.payout'),
      ...cap,
      t('rules.fair'),
      t('rules.random'),
    ],
    figures: [
      { name: t('figure.rtp'), value: percent(rtp) },
      { name: t('figure.edge'), value: percent(subtract(fraction(1n), rtp)) },
      ...wheelSectors.flatMap(ofSector),
      {
        name: t('figure.range'),
        value: t('figure.rangeValue', stakeLimits(config)),
      },
      { name: t('figure.max'), value: format(maxPayout(config)) },
    ],
  };
};

/** The rules in the game’s dialog. */
export const WheelRules = ({ config }: { config: WheelConfig }): ReactNode => <RulesBody {...useWheelRules(config)} />;

/** Hands on the rules of the config in force. */
export const WheelRulesSource = ({ children }: RulesProps): ReactNode => {
  const { config, status, retry } = useGameConfig('wheel', wheelConfigSchema, wheelDefaultConfig);
  return children({ ...useWheelRules(config), status, retry });
};
