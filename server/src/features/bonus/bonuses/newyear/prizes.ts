import { newyear as storage, type EntityManager } from 'db';
import { formatMinor } from 'games-engine';
import type { NewyearConfig, NewyearPrize } from 'games-engine/newyear';
import {
  newyearPrizeTypes,
  type NewyearListedPrize,
  type NewyearWonThing,
} from '../../../../../contract/features/newyear.contract.ts';
import type { Language } from '../../../../../contract/languages.ts';

const units = { base: 'RUB', dic: 'DIC', item: '' } as const;

const titleOf = (thing: storage.NewyearThing | undefined, name: string, lang: Language): string =>
  [thing?.titles[lang], thing?.titles['en']].find((title) => title !== undefined && title !== '') ?? name;

const amountPrize = ({ amountMinor, kind, name, weight }: NewyearPrize): NewyearListedPrize => ({
  name,
  title: `${formatMinor(BigInt(amountMinor))} ${units[kind]}`,
  title_count: '',
  type: newyearPrizeTypes[kind],
  amount: amountMinor,
  count: 0,
  weight,
  equivalent: 0,
});

/** The drum's prizes in order, with the stock left in an edition. */
export const listPrizes = async (
  em: EntityManager,
  { prizes }: NewyearConfig,
  { edition, lang }: { edition: string; lang: Language },
): Promise<NewyearListedPrize[]> => {
  const things = await storage.newyearThings(em);
  const counts = await storage.newyearSpinRepository(em).given(edition);
  return prizes.map((prize) => {
    if (prize.kind !== 'item') return amountPrize(prize);
    const { name, weight } = prize;
    const thing = things.get(name);
    const stock = thing?.stock ?? 0;
    const count = Math.max(0, stock - (counts.get(name) ?? 0));
    const title = titleOf(thing, name, lang);
    const equivalent = Number(thing?.equivalentMinor ?? 0n);
    return { name, title, title_count: `${count}/${stock}`, type: 3, amount: 0, count, weight, equivalent };
  });
};

/** A player's physical prizes, newest first. */
export const listWon = async (em: EntityManager, userId: bigint, lang: Language): Promise<NewyearWonThing[]> => {
  const things = await storage.newyearThings(em);
  const won = await storage.newyearSpinRepository(em).thingsOf(userId);
  return won.map(({ edition, number, roundId, prize, at }) => ({
    id: `${edition}-${number}`,
    round: roundId,
    at,
    name: prize,
    title: titleOf(things.get(prize), prize, lang),
    title_count: '1',
    type: 3,
    amount: 0,
    count: 1,
  }));
};
