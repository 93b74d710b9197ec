import type { ReactNode } from 'react';
import type { BannerGradient } from '../games/web-game.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './banner-face.module.css';

/** Class of a banner's link or button. */
export const bannerLook = (gradient: BannerGradient): string => classNames(styles.banner, styles[gradient]) ?? '';

interface BannerFaceProps {
  title: string;
  text: string;
  action: string;
  image: string; // address of its picture
}

/** The words and the picture of a banner. */
export const BannerFace = ({ title, text, action, image }: BannerFaceProps): ReactNode => (
  <>
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{text}</span>
      <span className={styles.action}>{action}</span>
    </span>
    <img src={image} alt="" className={styles.picture} />
  </>
);
