import { casino, type catalogue } from 'db';
import { GAME_LINK } from '../../contract/features/catalogue-values.ts';
import type { CarouselGame, CatalogueGame, MeasuredRtp } from '../../contract/features/catalogue.contract.ts';

const HUNDREDTHS = 100;

/** Measured return of a game here; null where nobody has played it lately. */
export const measuredRtp = ({
  rounds,
  stakedMinor,
  paidMinor,
}: catalogue.ListedGame['measured']): MeasuredRtp | null => {
  if (rounds === 0n || stakedMinor === 0n) return null;
  const rtp = Number((paidMinor * 10_000n) / stakedMinor) / HUNDREDTHS;
  return { rtp, rounds: Number(rounds), days: casino.listRules.measuredDays };
};

/** Percent, as its provider states it; 0: it does not. */
export const statedRtp = (rtpHundredths: number | null): number => (rtpHundredths ?? 0) / HUNDREDTHS;

const marksOf = (game: catalogue.ListedGame, favourites: ReadonlySet<bigint>) => ({
  favorite: favourites.has(game.id),
  new: game.isNew,
  cashback: game.cashback,
  tournament: game.tournament,
  counts: game.counts,
  rtp: statedRtp(game.rtpHundredths),
  measured: measuredRtp(game.measured),
});

/** A game as carousels have it. `favourites`: of who asks. */
export const carouselGame = (game: catalogue.ListedGame, favourites: ReadonlySet<bigint>): CarouselGame => ({
  image: game.image,
  link: GAME_LINK + game.identifier,
  title: game.title,
  provider: game.provider.title,
  ...marksOf(game, favourites),
});

/** A game as lists have it. */
export const catalogueGame = (game: catalogue.ListedGame, favourites: ReadonlySet<bigint>): CatalogueGame => ({
  id: Number(game.id),
  identifier: game.identifier,
  title: game.title,
  url: game.image,
  category: game.category,
  provider: game.provider,
  ...marksOf(game, favourites),
  hide: game.isAway,
  amount: Number(game.amountMinor),
  createdAt: game.createdAt.getTime(),
});
