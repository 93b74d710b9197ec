import type { Picture } from '../../core/studio/picture.ts';

/** Rendered by `bonuses.scene.py`. */
export const bonusesPictures = {
  chest: {
    url: new URL('./chest.webp?no-inline', import.meta.url).href,
    width: 384,
    height: 384,
    frames: 1,
    columns: 1,
  },
  trophy: {
    url: new URL('./trophy.webp?no-inline', import.meta.url).href,
    width: 384,
    height: 384,
    frames: 1,
    columns: 1,
  },
  gift: {
    url: new URL('./gift.webp?no-inline', import.meta.url).href,
    width: 320,
    height: 320,
    frames: 1,
    columns: 1,
  },
  piggyBank: {
    url: new URL('./piggy-bank.webp?no-inline', import.meta.url).href,
    width: 320,
    height: 320,
    frames: 1,
    columns: 1,
  },
  bonusKey: {
    url: new URL('./bonus-key.webp?no-inline', import.meta.url).href,
    width: 960,
    height: 400,
    frames: 1,
    columns: 1,
  },
  tournamentKey: {
    url: new URL('./tournament-key.webp?no-inline', import.meta.url).href,
    width: 960,
    height: 400,
    frames: 1,
    columns: 1,
  },
  partnerKey: {
    url: new URL('./partner-key.webp?no-inline', import.meta.url).href,
    width: 960,
    height: 400,
    frames: 1,
    columns: 1,
  },
  chatKey: {
    url: new URL('./chat-key.webp?no-inline', import.meta.url).href,
    width: 960,
    height: 400,
    frames: 1,
    columns: 1,
  },
  cashbackKey: {
    url: new URL('./cashback-key.webp?no-inline', import.meta.url).href,
    width: 960,
    height: 400,
    frames: 1,
    columns: 1,
  },
} as const satisfies Record<string, Picture>;
