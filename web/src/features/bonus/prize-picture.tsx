import { currenciesPictures } from 'assets/currencies/pictures';
import { bonusesPictures } from 'assets/features/bonuses/pictures';
import { drawsPictures } from 'assets/features/draws/pictures';
import { bonusIds } from 'server/contract';
import type { ReactNode } from 'react';
import styles from './bonus.module.css';

const { chest, gift, piggyBank } = bonusesPictures;

/** Bonuses whose prize is another thing than a gift. */
const pictures: Readonly<Record<string, { readonly url: string }>> = {
  [bonusIds.introductory]: chest,
  [bonusIds.cashback]: piggyBank,
  [bonusIds.rakeback]: piggyBank,
  [bonusIds.robbery]: drawsPictures.safe,
  [bonusIds.newyear]: drawsPictures.newYearDrum,
  [bonusIds.ton]: currenciesPictures.tonCoin,
  dic: chest,
  usdic: chest,
};

/** The prize of a bonus as a thing. Decorative: its name stands beside it. */
export const PrizePicture = ({ bonus }: { bonus: string }): ReactNode => (
  <img src={(pictures[bonus] ?? gift).url} alt="" width={64} height={64} loading="lazy" className={styles.prize} />
);
