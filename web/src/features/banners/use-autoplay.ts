import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState, useSyncExternalStore } from 'react';

type Embla = UseEmblaCarouselType[1];

const DELAY_MS = 5000;

const onVisibility = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const useHidden = (): boolean => useSyncExternalStore(onVisibility, () => document.hidden);

/** Goes on to the next slide after each delay, while it is to run, the page is seen and no finger drags. */
export const useAutoplay = (embla: Embla, runs: boolean): void => {
  const hidden = useHidden();
  useEffect(() => {
    if (!embla || !runs || hidden) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => clearTimeout(timer);
    const wait = (): void => {
      stop();
      timer = setTimeout(() => embla.scrollNext(), DELAY_MS);
    };
    wait();
    embla.on('select', wait).on('pointerDown', stop).on('pointerUp', wait);
    return () => {
      stop();
      embla.off('select', wait).off('pointerDown', stop).off('pointerUp', wait);
    };
  }, [embla, runs, hidden]);
};

/** The number of the slide that is shown. */
export const useSelected = (embla: Embla): number => {
  const [selected, setSelected] = useState(0);
  useEffect(() => {
    if (!embla) return;
    const follow = (): void => setSelected(embla.selectedScrollSnap());
    follow();
    embla.on('select', follow).on('reInit', follow);
    return () => void embla.off('select', follow).off('reInit', follow);
  }, [embla]);
  return selected;
};
