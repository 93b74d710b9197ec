import type { StakeClass } from 'games-engine/analysis';
import { formatWholeMultiplier } from '../../core/format/format.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages, type MessageParams } from '../../core/i18n/messages.ts';
import { measureMessages } from './measures.messages.ts';
import { numberText } from './config-draft.ts';

const PERCENT_DECIMALS = 2;

/** Names the ways to bet in the interface's language. */
export const useClassText = (): ((game: string, stakeClass: Pick<StakeClass, 'id' | 'parameters'>) => string) => {
  const t = useMessages(measureMessages);
  const { ordinal } = useFormat();
  return (game, { parameters }) => {
    const { percentBp, side, scenario, seat, sector, multiplier } = parameters;
    const percent = numberText(Number(percentBp ?? 0), PERCENT_DECIMALS);
    const params: MessageParams = { ...parameters, percent };
    if (game === 'dice') return t(side === 'less' ? 'class.dice.less' : 'class.dice.more', params);
    if (game === 'mines') return t('class.mines', params);
    if (game === 'wheel')
      return `${ordinal(Number(sector ?? 0) + 1)}: ${formatWholeMultiplier(Number(multiplier ?? 0))}`;
    if (game === 'coinflip') return t(seat === 'creator' ? 'class.coinflip.creator' : 'class.coinflip.joiner');
    if (game === 'battle') return t(`class.battle.${String(scenario)}` as 'class.battle.equal');
    return t(`class.classic.${String(scenario)}` as 'class.classic.pair');
  };
};
