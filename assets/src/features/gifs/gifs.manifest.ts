import { GIF_SIZE } from '../../core/motion/motion.ts';
import { motions } from './gifs.motion.ts';

/** GIFs of the house: their files, made by `npm run generate -w assets`, and their titles. */
export const gifs = motions.map(({ name, title }) => ({
  ...GIF_SIZE,
  id: name,
  title,
  url: new URL(`./${name}.webp?no-inline`, import.meta.url).href,
}));
