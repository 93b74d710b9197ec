import { parity, parityConfigSchema } from 'games-engine/testing/parity';
import type { ReactNode } from 'react';
import { useFormat } from '../../core/format/use-format.ts';
import { useGameConfig } from '../../core/game-kit/screen/use-game-config.ts';
import type { RulesProps } from '../../core/games/web-game.ts';
import { useMessages } from '../../core/i18n/messages.ts';

/** Hands on the rules of the config in force. */
export const ParityRules = ({ children }: RulesProps): ReactNode => {
  const t = useMessages('parity', 'main');
  const { percent } = useFormat();
  const { config, status, retry } = useGameConfig(parity.id, parityConfigSchema, parity.defaultConfig);
  return children({
    title: t('name'),
    paragraphs: [t('rules', { faces: config.faces })],
    figures: [{ name: t('return'), value: percent(parity.promisedRtp(config)) }],
    status,
    retry,
  });
};
