import type { ShownRound } from '../far/play.contract.ts';
import { burst } from './coins.ts';
import { element, isStill, wait } from './dom.ts';
import { sound } from './sound.ts';
import { amount, word } from './words.ts';

const BIG_WIN_FACTOR = 15; // multiple of the stake
const BIG_WIN_MS = 2_600;
const COUNT_MS = 700;
const COUNT_STEP_MS = 40;

export interface AnnouncerParts {
  stageBox: HTMLElement;
  stakeMinor(): number; // stake in the bar: the worth of a free spin
  unit(): string;
  say(text: string, kind?: string): void;
}

/** Announces the result of each round once: in the line, by sound, and with a banner for a big win. */
export const createResultAnnouncer = ({ stageBox, stakeMinor: barStakeMinor, unit, say }: AnnouncerParts) => {
  const announced = new Set<string>();

  const countUp = async (wonMinor: number): Promise<void> => {
    const start = performance.now();
    while (!isStill()) {
      const share = (performance.now() - start) / COUNT_MS;
      if (share >= 1) break;
      say(`${word('win')} ${amount(Math.round(wonMinor * share))}${unit()}`, 'good');
      await wait(COUNT_STEP_MS);
    }
    say(`${word('win')} ${amount(wonMinor)}${unit()}`, 'good');
  };

  const celebrate = (wonMinor: number): void => {
    const banner = element('div', { class: 'banner' }, word('bigWin'), element('b', {}, amount(wonMinor) + unit()));
    stageBox.append(banner);
    burst(stageBox);
    setTimeout(() => banner.remove(), BIG_WIN_MS);
  };

  return {
    isAnnounced: (roundId: string): boolean => announced.has(roundId),
    async announce({ id, wonMinor, stakeMinor, isVoid, isFree }: ShownRound): Promise<void> {
      if (announced.has(id)) return undefined;
      announced.add(id);
      if (isVoid) return say(word('voided'));
      if (wonMinor === 0) {
        sound.loss();
        return say(word('noWin'));
      }
      const factor = wonMinor / Math.max(1, isFree ? barStakeMinor() : stakeMinor);
      if (factor < 1) return say(`${word('win')} ${amount(wonMinor)}${unit()}`); // a net loss is not celebrated
      sound.win(factor);
      if (factor >= BIG_WIN_FACTOR) celebrate(wonMinor);
      return countUp(wonMinor);
    },
  };
};
