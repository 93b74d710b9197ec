import { useState } from 'react';
import type { BonusOffer, TakenBonus } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { refreshProfile } from '../../core/session/session.ts';
import { announce } from '../../core/ui/live-region.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { useBonusAmount } from './bonus-amount.ts';
import type { BonusCard } from './bonus-card.ts';
import { rereadBonuses } from './bonus-query.ts';

/** An act on the player's bonuses. */
export interface BonusAct {
  readonly busy: boolean;
  readonly problem: string | undefined; // text of the refusal
  /**
   * Performs it and shows the message of `told`: briefly, or as long as it takes to read where `stays` says so. Resolves to
   * whether it succeeded.
   */
  run<T>(work: () => Promise<T>, textOf: (result: T) => string, stays?: (result: T) => boolean): Promise<boolean>;
}

export const useBonusAct = (): BonusAct => {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    busy,
    problem,
    async run(work, textOf, stays) {
      setBusy(true);
      setProblem(undefined);
      try {
        const result = await work();
        const text = textOf(result);
        const tell = stays?.(result) ? toast.info : toast.success;
        tell(text);
        announce(text);
        return true;
      } catch (error) {
        setProblem(errorText(error));
        return false;
      } finally {
        setBusy(false);
        await Promise.all([rereadBonuses(), refreshProfile()]);
      }
    },
  };
};

/** The message for a taken bonus: credited, ready to activate, or under review. */
export const useTakenText = (): ((taken: TakenBonus) => string) => {
  const t = useMessages('bonus', 'main');
  const written = useBonusAmount();
  return ({ status, account, amount }) => {
    const params = { amount: written(account, amount) };
    if (status === 'waiting') return t('taken.waiting', params);
    return status === 'ready' ? t('taken.ready', params) : t('taken.credited', params);
  };
};

/** True when the player still has to wait for it, or to turn it on. */
const asksMore = ({ status }: TakenBonus): boolean => status === 'waiting' || status === 'ready';

/** Takes the offer of a card. */
export const useTake = ({ take }: BonusCard): Omit<BonusAct, 'run'> & { take(offer: BonusOffer): Promise<boolean> } => {
  const { busy, problem, run } = useBonusAct();
  const text = useTakenText();
  return {
    busy,
    problem,
    take: async (offer) => (take ? run(() => take(offer), text, asksMore) : false),
  };
};
