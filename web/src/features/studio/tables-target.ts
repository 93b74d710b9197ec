import type { TableTarget } from 'games-engine/analysis';
import { readNumber } from './config-draft.ts';

const DECIMALS = 4;

const read = (text: string): number => readNumber(text, DECIMALS) / 10 ** DECIMALS;

/** Parses a typed list: "2 3 5 30" or "2; 3,5". Undefined where part of it is no number above 0. */
export const readTarget = (rtp: string, deviation: string, wins: string): TableTarget | undefined => {
  const listed = wins
    .split(/[\s;]+/)
    .filter(Boolean)
    .map(read);
  const target = {
    ...(rtp.trim() !== '' && { rtp: read(rtp) / 100 }),
    ...(deviation.trim() !== '' && { deviation: read(deviation) }),
    wins: listed,
  };
  const numbers = [...listed, ...Object.values(target).filter((value) => typeof value === 'number')];
  return numbers.length > 0 && numbers.every((value) => value > 0) ? target : undefined;
};
