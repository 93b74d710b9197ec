/** The pictures of the banners about bonuses, 200 × 160. */
export const bannerPictures = {
  airdrop: new URL('./airdrop.svg?no-inline', import.meta.url).href,
  cashback: new URL('./cashback.svg?no-inline', import.meta.url).href,
  crypto: new URL('./crypto.svg?no-inline', import.meta.url).href,
  newyear: new URL('./newyear.svg?no-inline', import.meta.url).href,
  partners: new URL('./partners.svg?no-inline', import.meta.url).href,
  repost: new URL('./repost.svg?no-inline', import.meta.url).href,
  robbery: new URL('./robbery.svg?no-inline', import.meta.url).href,
  ton: new URL('./ton.svg?no-inline', import.meta.url).href,
  tournament: new URL('./tournament.svg?no-inline', import.meta.url).href,
  vipClub: new URL('./vip-club.svg?no-inline', import.meta.url).href,
  welcome: new URL('./welcome.svg?no-inline', import.meta.url).href,
} as const;

export type BannerPicture = keyof typeof bannerPictures;
