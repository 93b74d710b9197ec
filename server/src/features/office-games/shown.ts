import type { catalogue } from 'db';
import type { CatalogueEvent, OfficeGame, OfficeProvider } from '../../../contract/features/office-games.contract.ts';
import { measuredRtp, statedRtp } from '../../core/shown-game.ts';

/** A game as staff see it. */
export const officeGame = (game: catalogue.OfficeGame): OfficeGame => {
  const { isNew, isHot, isPopular, measuredRounds: rounds, measuredStaked, measuredPaid } = game;
  const lists = { new: isNew, hot: isHot, popular: isPopular };
  return {
    id: Number(game.id),
    identifier: game.identifier,
    title: game.title,
    provider: game.provider,
    category: game.category,
    hidden: game.hidden,
    special: game.special,
    cashback: game.cashback,
    tournament: game.tournament,
    counts: game.counts,
    place: game.place,
    providerHidden: game.providerHidden,
    gone: game.gone,
    lists: (['new', 'hot', 'popular'] as const).filter((list) => lists[list]),
    rtp: statedRtp(game.rtpHundredths),
    measured: measuredRtp({ rounds, stakedMinor: measuredStaked, paidMinor: measuredPaid }),
    amount: Number(game.amount),
  };
};

export const officeProvider = ({ id, ...provider }: catalogue.OfficeProvider): OfficeProvider => ({
  id: Number(id),
  ...provider,
});

export const catalogueEvent = ({ id, ...event }: catalogue.CatalogueEvent): CatalogueEvent => ({
  id: Number(id),
  ...event,
});
