import { findBet } from 'db';
import { formatMinor } from 'games-engine';
import { languageRules, type Language } from '../../../contract/languages.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { texts } from '../../core/i18n/texts.ts';

/** A settled bet as its card shows it: everything in words of one language. */
export interface BetCard {
  readonly game: string;
  readonly roundId: string;
  readonly isWin: boolean;
  readonly name: string; // the game's
  readonly multiplier: string;
  readonly stake: string;
  readonly payout: string;
  readonly nick: string | undefined; // undefined: the player is hidden
}

export type CardTools = Pick<FeatureTools, 'db' | 'readMultipliers'>;

const USDIC = { name: 'USDIC', symbol: undefined };
const ROUBLE = { name: 'RUB', symbol: '₽' }; // the base money, which records of rounds count
const words = texts('share');
const SPACE = '\u00A0';

/** An amount as its round's record states it: no course of today touches it. */
const amountIn = (minor: bigint, accountKind: string, language: Language): string => {
  const rules = languageRules[language];
  const figures = new Intl.NumberFormat(rules.numbers, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    formatMinor(minor) as Intl.StringNumericLiteral,
  );
  const { name, symbol } = accountKind === 'usdicLocked' ? USDIC : ROUBLE;
  if (symbol === undefined) return `${figures}${SPACE}${name}`;
  return rules.money.replace(/[ns ]/g, (part) => (part === 'n' ? figures : part === 's' ? symbol : SPACE));
};

const PPM = 1_000_000;
const FINE_BELOW = 10; // from here on, two places say enough

const multiplierIn = (ppm: number, language: Language): string => {
  const times = ppm / PPM;
  const maximumFractionDigits = times < FINE_BELOW ? 4 : 2;
  const figures = new Intl.NumberFormat(languageRules[language].numbers, {
    minimumFractionDigits: 2,
    maximumFractionDigits,
    roundingMode: 'trunc', // as pages do
  });
  return `${figures.format(times)}×`;
};

const nameIn = (game: string, language: Language): string =>
  (words[language] as Readonly<Record<string, string>>)[`game.${game}`] ?? game;

/** Reads the card of a settled bet; undefined for an open or void one, and for what is no bet. */
export const readCard = async (
  { db, readMultipliers }: CardTools,
  betId: string,
  language: Language,
): Promise<BetCard | undefined> => {
  const bet = await findBet(db.pool, betId);
  if (!bet) return undefined;
  const [multiplierPpm = 0] = await readMultipliers([bet]);
  const { game, accountKind, stakeMinor, payoutMinor } = bet;
  return {
    game,
    roundId: bet.id,
    isWin: payoutMinor > stakeMinor,
    name: nameIn(game, language),
    multiplier: multiplierIn(multiplierPpm, language),
    stake: amountIn(stakeMinor, accountKind, language),
    payout: amountIn(payoutMinor, accountKind, language),
    nick: bet.isHidden ? undefined : bet.nick,
  };
};
