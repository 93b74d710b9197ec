import { vipPictures } from 'assets/features/vip/pictures';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './vip-card.module.css';

const SIZE = 48;

interface VipEmblemProps {
  level: number; // 0 … 15
  size?: number; // px
  isLighting?: boolean; // it comes out of the light
}

/** Medal of a level. Decorative: the name is shown beside it. */
export const VipEmblem = ({ level, size = SIZE, isLighting = false }: VipEmblemProps): ReactNode => {
  const { url } = vipPictures[`medal${level}` as keyof typeof vipPictures] ?? vipPictures.medal0;
  return (
    <img
      src={url}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      className={classNames(styles.emblem, isLighting && styles.lighting)}
    />
  );
};
