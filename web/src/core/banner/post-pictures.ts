import { currenciesPictures } from 'assets/currencies/pictures';
import { bonusesPictures } from 'assets/features/bonuses/pictures';
import { drawsPictures } from 'assets/features/draws/pictures';
import { vipPictures } from 'assets/features/vip/pictures';
import type { PostPicture } from 'server/contract';

/** Addresses of the pictures that the staff choose from. */
export const postPictureUrls: Readonly<Record<PostPicture, string>> = {
  bonus: bonusesPictures.bonusKey.url,
  cashback: bonusesPictures.cashbackKey.url,
  tournament: bonusesPictures.tournamentKey.url,
  chat: bonusesPictures.chatKey.url,
  partner: bonusesPictures.partnerKey.url,
  vip: vipPictures.vipKey.url,
  crypto: currenciesPictures.cryptoKey.url,
  robbery: drawsPictures.robberyKey.url,
  newyear: drawsPictures.newyearKey.url,
};
