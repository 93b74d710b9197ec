import type { VoidReason } from 'games-engine';
import { useCallback } from 'react';
import { useFormat } from '../../format/use-format.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useMoney } from '../../money/money.ts';
import { lightMessages } from './light.messages.ts';
import { lightReason, type Light } from './light.ts';

/** What a round's light adds to what a game says of it. */
export interface LightWords {
  /** That a closed round waits for its source; undefined where it waits for none. */
  waiting: (light: Light | undefined) => string | undefined;
  /** Why a round is void, if it has to do with its light. `ownStakeMinor`: base hundredths that the player gets back. */
  voided: (reason: VoidReason | null | undefined, ownStakeMinor: bigint | undefined) => string | undefined;
}

/** The words in the interface's language. They keep their identity while it stays. */
export const useLightWords = (): LightWords => {
  const t = useMessages(lightMessages);
  const { ordinal } = useFormat();
  const { format } = useMoney();
  const waiting = useCallback<LightWords['waiting']>(
    (light) => {
      if (!light?.waits) return undefined;
      if (light.round === undefined) return t('light.waiting.random');
      return t('light.waiting', { round: ordinal(light.round) });
    },
    [t, ordinal],
  );
  const voided = useCallback<LightWords['voided']>(
    (why, ownStakeMinor) => {
      const reason = lightReason(why ?? null);
      if (!reason) return undefined;
      return ownStakeMinor === undefined
        ? t(`void.${reason}`)
        : t(`void.${reason}.mine`, { amount: format(ownStakeMinor) });
    },
    [t, format],
  );
  return { waiting, voided };
};
