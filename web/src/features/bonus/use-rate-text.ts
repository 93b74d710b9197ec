import { useFormat } from '../../core/format/use-format.ts';

const PARTS_OF_PERCENT = 1000;
const PLACES = 3;

/** Formats parts per 100,000 as a percentage: "0.075%". */
export const useRateText = (): ((partsOf100000: number) => string) => {
  const { percent } = useFormat();
  return (parts) => percent(parts / PARTS_OF_PERCENT, PLACES);
};
