import { currenciesPictures } from 'assets/currencies/pictures';
import { bonusesPictures } from 'assets/features/bonuses/pictures';
import { drawsPictures } from 'assets/features/draws/pictures';
import { vipPictures } from 'assets/features/vip/pictures';
import { bonusCodes, bonusIds, partnerBonusCodes, type BonusOffer, type BonusOverview } from 'server/contract';
import type { LoadedGame } from '../../core/games/games.ts';
import type { BannerGradient } from '../../core/games/web-game.ts';

/** A banner of the home page. */
export interface Banner {
  readonly image: string;
  readonly modal: boolean; // opens a dialog, else a page
  readonly link: string; // the dialog's name or the page's path
  readonly gradient: BannerGradient;
  readonly forPlayers: boolean; // a guest is asked to sign in
}

type Look = Pick<Banner, 'image' | 'gradient'>;

const dialog = (link: string, look: Look): Banner => ({ ...look, modal: true, link, forPlayers: true });
const cashPage = (link: string, look: Look): Banner => ({ ...look, modal: false, link, forPlayers: true });

/** Offers of the house beside its games. */
export const offers = {
  welcome: cashPage('/cash/deposit', { image: bonusesPictures.bonusKey.url, gradient: 'accent' }),
  vipClub: dialog('vipclub', { image: vipPictures.vipKey.url, gradient: 'gold' }),
  cashback: dialog('cashback', { image: bonusesPictures.cashbackKey.url, gradient: 'win' }),
  tournament: dialog('tournament', { image: bonusesPictures.tournamentKey.url, gradient: 'warn' }),
  get_bonus: cashPage('/cash/crypto', { image: currenciesPictures.cryptoKey.url, gradient: 'info' }),
  robbery: dialog('robbery', { image: drawsPictures.robberyKey.url, gradient: 'accent' }),
  airdrop: dialog('airdrop', { image: bonusesPictures.chatKey.url, gradient: 'info' }),
} as const satisfies Record<string, Banner>;

/** Offers that can be had only at times, by their bonus. */
export const passing = {
  newyear: { ...dialog('newyear', { image: drawsPictures.newyearKey.url, gradient: 'info' }), bonus: bonusIds.newyear },
  ton: { ...dialog('tonBonus', { image: currenciesPictures.cryptoKey.url, gradient: 'info' }), bonus: bonusIds.ton },
  xRepost: {
    ...dialog('xRepost', { image: bonusesPictures.chatKey.url, gradient: 'accent' }),
    bonus: bonusIds.xRepost,
  },
  vkRepost: {
    ...dialog('vkRepost', { image: bonusesPictures.chatKey.url, gradient: 'win' }),
    bonus: bonusIds.vkRepost,
  },
  partners: {
    ...dialog('bonusPartners', { image: bonusesPictures.partnerKey.url, gradient: 'gold' }),
    bonus: bonusIds.partner,
  },
} as const satisfies Record<string, Banner & { bonus: string }>;

type PassingKey = keyof typeof passing;
export type OfferKey = keyof typeof offers | PassingKey;
export const isOffer = (key: string): key is OfferKey => Object.hasOwn(offers, key) || Object.hasOwn(passing, key);

/** True when the player has had it: this week, of this partner, or once and for all. */
const isTaken = ({ bonus, figures, refusal }: BonusOffer): boolean =>
  figures['isTaken'] === 1 ||
  refusal?.code === bonusCodes.taken ||
  (bonus === bonusIds.partner && refusal?.code === partnerBonusCodes.used);

/** Banners of what this player can have now, or do something for; the rest of these is not shown. */
export const passingBanners = ({ isClosed, offers: offered }: Pick<BonusOverview, 'isClosed' | 'offers'>): Banners => {
  const open = new Set(offered.filter((offer) => !isTaken(offer)).map(({ bonus }) => bonus));
  const shown = Object.entries<Banner & { bonus: string }>(passing).filter(([, { bonus }]) => open.has(bonus));
  return new Map(isClosed ? [] : shown);
};

/** Banners by their names, in the order in which they are shown. */
export type Banners = ReadonlyMap<string, Banner>;

/** Offers and games by turns, as long as there are both. */
export const bannersWith = (games: readonly LoadedGame[]): Banners => {
  const shown = games.flatMap(({ game: { id, path, ...game }, parts: { banner } }): [string, Banner][] =>
    banner
      ? [[id, { image: game.cover.square, gradient: banner.gradient, modal: false, link: path, forPlayers: false }]]
      : [],
  );
  const turns = Object.entries<Banner>(offers).flatMap((offer, at) => [offer, ...shown.slice(at, at + 1)]);
  return new Map([...turns, ...shown.slice(Object.keys(offers).length)]);
};

/** Parts of the site, and the listener for banners that lead nowhere. */
export interface Site {
  isModal(name: string): boolean;
  isPage(path: string): boolean;
  warn(message: string): void;
}

const warned = new Set<string>(); // by this page already

/** The banners that lead somewhere. Each of the others is left out, and told of once. */
export const shownBanners = (banners: Banners, { isModal, isPage, warn }: Site): string[] =>
  [...banners].flatMap(([key, { modal, link }]) => {
    const leads = modal ? isModal(link) : isPage(link);
    if (!leads && !warned.has(key)) {
      warned.add(key);
      warn(`the banner ${key} is left out: there is no ${modal ? 'dialog' : 'page'} ${link}`);
    }
    return leads ? [key] : [];
  });
