import type { ReactNode } from 'react';
import { useHouseFigures } from '../../core/figures/house-figures.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useGameNumber } from '../../core/games/use-game-number.ts';
import { useRtp } from '../../core/games/use-rtp.ts';
import type { FaqNumber, FaqTexts, GameFaq } from '../../core/games/web-game.ts';
import { useText } from '../../core/i18n/long-text.ts';
import { type FoundKey, useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { EachGame, type OfGameProps } from './each-game.tsx';
import { contractFigures, faqSections, faqText } from './faq.text.ts';

/** A question as the page shows it and the search finds it. */
export interface Faq {
  readonly id: string; // its address on the page
  readonly title: string;
  readonly answer: string;
}

export interface FaqSection {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Faq[];
}

const UNKNOWN = '…'; // until the server has told
const SECOND_MS = 1000;
const PPM_PERCENT = 10_000;

/** FAQ of a game, with the numbers that it is played by now. */
const FaqOf = ({ id, part: { messages, numbers }, children }: OfGameProps<GameFaq, FaqTexts>): ReactNode => {
  const t = useMessages(messages);
  const { stakeLimits } = useMoney();
  const { percent } = useFormat();
  const rtp = useRtp(id) ?? UNKNOWN;
  const numberOf = useGameNumber(id);
  const shown = (field: string, show: (value: number) => string | number): string | number => {
    const value = numberOf(field);
    return value === undefined ? UNKNOWN : show(value);
  };
  const units: Readonly<Record<FaqNumber[0], (value: number) => string | number>> = {
    count: (count) => count,
    seconds: (ms) => ms / SECOND_MS,
    percent: (ppm) => percent(ppm / PPM_PERCENT),
  };
  const shownValues = Object.entries(numbers).map(
    ([name, [unit, field]]) => [name, shown(field, units[unit])] as const,
  );
  const [minStakeMinor, maxStakeMinor] = [numberOf('minStakeMinor'), numberOf('maxStakeMinor')];
  const isKnown = minStakeMinor !== undefined && maxStakeMinor !== undefined;
  const values = {
    rtp,
    ...(isKnown ? stakeLimits({ minStakeMinor, maxStakeMinor }) : { min: UNKNOWN, max: UNKNOWN }),
    ...Object.fromEntries(shownValues),
  };
  return children({
    question: t('question'),
    answer: t('answer', values),
    rtp: t('rtp', values),
    limits: t('limits', values),
  });
};

/** Every section of the FAQ, with what each game adds to it. */
const useSections = (games: ReadonlyMap<string, FaqTexts>): readonly FaqSection[] => {
  const text = useText(faqText);
  const figures = { ...useHouseFigures(), ...contractFigures };
  const entries = [...games].map(([id, { question, answer }]): Faq => ({ id, title: question, answer }));
  const lines = (part: 'limits' | 'rtp'): string => [...games.values()].map((game) => `\n- ${game[part]}`).join('');
  const added: Readonly<Record<string, string>> = { rtp: lines('rtp'), 'stake-limits': lines('limits') };
  return faqSections.map(({ id, questions }) => {
    const ours = questions.map((question): Faq => ({
      id: question,
      title: text(`${question}.q`),
      answer: text(`${question}.a` as FoundKey, figures) + (added[question] ?? ''),
    }));
    return { id, title: text(`${id}.title`), questions: id === 'games' ? [...entries, ...ours] : ours };
  });
};

const Sections = ({ games, children }: AllFaqProps & { games: ReadonlyMap<string, FaqTexts> }): ReactNode =>
  children(useSections(games));

interface AllFaqProps {
  children: (sections: readonly FaqSection[]) => ReactNode;
}

/** The whole FAQ, for who shows or searches it. */
export const AllFaq = ({ children }: AllFaqProps): ReactNode => (
  <EachGame load={(parts) => parts.faq()} of={FaqOf}>
    {(games) => <Sections games={games}>{children}</Sections>}
  </EachGame>
);
