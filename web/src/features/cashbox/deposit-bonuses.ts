import { bonusIds, type BonusOffer } from 'server/contract';
import { queryClient, useCallQuery } from '../../core/connection/query.ts';
import { createStore, useStore } from '../../core/store/store.ts';

const OVERVIEW = 'bonus.overview';
const USED = 'bonus.introductory.getInfo';

/** A bonus that the next deposit can bring. */
export interface DepositBonus {
  readonly code: number;
  readonly ratePercent: number;
  readonly minimumMinor: number; // base hundredths
}

/** Code of a choice that the server has not heard of yet; 0: none. Figures follow it at once. */
export const pendingBonus = createStore<number | undefined>(undefined);

const bonusOf = ({ choice, figures }: BonusOffer): DepositBonus => ({
  code: Number(choice['code']),
  ratePercent: figures['ratePercent'] ?? 0,
  minimumMinor: figures['minimumMinor'] ?? 0,
});

/** Bonuses that the player has not used, and the chosen one. Undefined while they load. */
export const useDepositBonuses = (): { bonuses: readonly DepositBonus[]; chosen?: DepositBonus } | undefined => {
  const offers = useCallQuery(OVERVIEW, {}).data?.offers;
  const used = useCallQuery(USED, {}).data?.usedBonuses;
  const pending = useStore(pendingBonus);
  if (!offers || !used) return undefined;
  const unused = offers.filter(
    ({ bonus, choice }) => bonus === bonusIds.introductory && !used.includes(Number(choice['code'])),
  );
  const bonuses = unused.map(bonusOf);
  const target = unused.find(({ figures }) => figures['isTarget'] === 1);
  const code = pending ?? Number(target?.choice['code']);
  const chosen = bonuses.find((bonus) => bonus.code === code);
  return { bonuses, ...(chosen && { chosen }) };
};

/** Reads again which one is chosen. */
export const rereadDepositBonuses = async (): Promise<void> => {
  await Promise.all([OVERVIEW, USED].map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
};
