import { useEffect, useState } from 'react';

let holds = 0; // animations that still hide a granted prize

/** Delays news of bonuses while an animation hides a prize. Gives a function that ends the delay. */
const holdBonusNews = (): (() => void) => {
  holds += 1;
  return () => {
    holds -= 1;
  };
};

export const areBonusNewsHeld = (): boolean => holds > 0;

/** News of bonuses that a picture of chance keeps from the page as long as it is being shown. */
export interface HeldNews {
  /** Keeps them; once the picture is gone nothing is kept any more. */
  hold(): void;
  /** Lets them through. */
  release(): void;
  /** True when the picture has been closed. */
  isGone(): boolean;
  /** The picture is shown; returns what closes it. */
  show(): () => void;
}

export const createHeldNews = (holdNews: () => () => void = holdBonusNews): HeldNews => {
  let letThrough: (() => void) | undefined;
  let isShown = false;
  const release = (): void => {
    letThrough?.();
    letThrough = undefined;
  };
  return {
    hold() {
      if (isShown) letThrough ??= holdNews();
    },
    release,
    isGone: () => !isShown,
    show() {
      isShown = true;
      return () => {
        isShown = false;
        release();
      };
    },
  };
};

/** Lets news through at the latest when the part that asks is taken from the page. */
export const useHeldNews = (): HeldNews => {
  const [news] = useState(() => createHeldNews());
  useEffect(() => news.show(), [news]);
  return news;
};
