import { bannerPictures, gameTiles } from 'assets';
import { gamePaths } from '../../core/games/game-catalogue.ts';

/** A banner of the home page. */
export interface Banner {
  readonly image: string;
  readonly modal: boolean; // opens a dialog, else a page
  readonly link: string; // the dialog's name or the page's path
  readonly gradient: 'accent' | 'gold' | 'info' | 'loss' | 'warn' | 'win'; // its colour
  readonly forPlayers: boolean; // a guest is asked to sign in
}

type Look = Pick<Banner, 'image' | 'gradient'>;

const dialog = (link: string, look: Look): Banner => ({ ...look, modal: true, link, forPlayers: true });
const cashPage = (link: string, look: Look): Banner => ({ ...look, modal: false, link, forPlayers: true });
const gamePage = (game: keyof typeof gamePaths, gradient: Banner['gradient']): Banner => ({
  image: gameTiles[game],
  gradient,
  modal: false,
  link: gamePaths[game],
  forPlayers: false,
});

/** Every banner in the order in which they are shown. */
export const banners = {
  welcome: cashPage('/cash/deposit', { image: bannerPictures.welcome, gradient: 'accent' }),
  dice: gamePage('dice', 'accent'),
  vipClub: dialog('vipclub', { image: bannerPictures.vipClub, gradient: 'gold' }),
  mines: gamePage('mines', 'win'),
  cashback: dialog('cashback', { image: bannerPictures.cashback, gradient: 'win' }),
  battle: gamePage('battle', 'loss'),
  tournament: dialog('tournament', { image: bannerPictures.tournament, gradient: 'warn' }),
  wheel: gamePage('wheel', 'gold'),
  get_bonus: cashPage('/cash/crypto', { image: bannerPictures.crypto, gradient: 'info' }),
  robbery: dialog('robbery', { image: bannerPictures.robbery, gradient: 'accent' }),
  airdrop: dialog('airdrop', { image: bannerPictures.airdrop, gradient: 'info' }),
} as const satisfies Record<string, Banner>;

export type BannerKey = keyof typeof banners;
export const bannerKeys = Object.keys(banners) as BannerKey[];

/** What the site has, and who hears of banners that lead nowhere. */
export interface Site {
  isModal(name: string): boolean;
  isPage(path: string): boolean;
  warn(message: string): void;
}

const warned = new Set<BannerKey>(); // by this page already

/** The banners that lead somewhere. Each of the others is left out, and told of once. */
export const shownBanners = ({ isModal, isPage, warn }: Site): BannerKey[] =>
  bannerKeys.filter((key) => {
    const { modal, link } = banners[key];
    const leads = modal ? isModal(link) : isPage(link);
    if (!leads && !warned.has(key)) {
      warned.add(key);
      warn(`the banner ${key} is left out: there is no ${modal ? 'dialog' : 'page'} ${link}`);
    }
    return leads;
  });
