import type { GameId } from 'games-engine';
import { useFormat } from '../../core/format/use-format.ts';
import { useGameNumber } from '../../core/games/use-game-number.ts';
import { useRtp } from '../../core/games/use-rtp.ts';
import type { MessageParams } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { amountsMinor, fixedValues } from './faq-values.ts';

const UNKNOWN = '…'; // until the server has told
const SECOND_MS = 1000;
const PPM_PERCENT = 10_000;

/** The numbers of a game that answers name. */
const useGameValues = (game: GameId) => {
  const { format } = useMoney();
  const { percent } = useFormat();
  const rtp = useRtp(game) ?? UNKNOWN;
  const numberOf = useGameNumber(game);
  const shown = (name: string, show: (value: number) => string | number): string | number => {
    const value = numberOf(name);
    return value === undefined ? UNKNOWN : show(value);
  };
  return {
    rtp,
    min: shown('minStakeMinor', format),
    max: shown('maxStakeMinor', format),
    seconds: (name: string) => shown(name, (ms) => ms / SECOND_MS),
    percent: (name: string) => shown(name, (ppm) => percent(ppm / PPM_PERCENT)),
    count: (name: string) => shown(name, (count) => count),
  };
};

/** Every number that the answers of the FAQ fill in: of the games as they are played now, of limits, of rules. */
export const useFaqValues = (): MessageParams => {
  const { format } = useMoney();
  const dice = useGameValues('dice');
  const mines = useGameValues('mines');
  const battle = useGameValues('battle');
  const wheel = useGameValues('wheel');
  const coinflip = useGameValues('coinflip');
  const classic = useGameValues('classic');
  const stakes = Object.entries({ dice, mines, battle, wheel, coinflip, classic }).flatMap(
    ([game, { rtp, min, max }]) => [
      [`${game}Rtp`, rtp] as const,
      [`${game}Min`, min] as const,
      [`${game}Max`, max] as const,
    ],
  );
  const amounts = Object.entries(amountsMinor).map(([name, minor]) => [name, format(minor)] as const);
  return {
    ...fixedValues,
    ...Object.fromEntries([...stakes, ...amounts]),
    minesLeast: mines.count('minMines'),
    minesMost: mines.count('maxMines'),
    battleSeconds: battle.seconds('countdownMs'),
    battleCommission: battle.percent('commissionPpm'),
    wheelSeconds: wheel.seconds('bettingMs'),
    coinflipCommission: coinflip.percent('commissionPpm'),
    classicSeconds: classic.seconds('countdownMs'),
    classicAlone: classic.seconds('aloneMs'),
    classicBets: classic.count('maxBetsPerPlayer'),
    classicCommission: classic.percent('commissionPpm'),
  };
};
