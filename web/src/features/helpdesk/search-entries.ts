import type { FaqSection } from './all-faq.tsx';
import type { RulesByGame } from './all-rules.tsx';
import { clauseId, clausesOf, type ArticleSection } from './article-structure.ts';
import { helpdeskPath } from './helpdesk-tabs.ts';
import { plainText } from './rich-text.parse.ts';
import type { SearchEntry } from './search.ts';

type Text = (key: string) => string;

/** Every question of the FAQ. */
export const faqEntries = (tab: string, sections: readonly FaqSection[]): SearchEntry[] =>
  sections.flatMap(({ title: section, questions }) =>
    questions.map(({ id, title, answer }) => ({
      to: helpdeskPath('faq', id),
      place: `${tab} · ${section}`,
      title,
      text: plainText(answer),
    })),
  );

/** Every clause of a long document. */
export const articleEntries = (
  page: 'policy' | 'terms',
  tab: string,
  sections: readonly ArticleSection[],
  text: Text,
): SearchEntry[] =>
  sections.flatMap((section, index) =>
    clausesOf(section).map((clause) => ({
      to: helpdeskPath(page, clauseId(section.id, clause)),
      place: `${tab} · ${index + 1}.${clause}`,
      title: text(`${section.id}.title`),
      text: plainText(text(`${section.id}.${clause}`)),
    })),
  );

/** The rules of every game. */
export const rulesEntries = (tab: string, rules: RulesByGame): SearchEntry[] =>
  [...rules].map(([game, { title, paragraphs }]) => ({
    to: helpdeskPath('rules', game),
    place: tab,
    title,
    text: paragraphs.join(' '),
  }));
