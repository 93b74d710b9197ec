import type { Dictionary } from '../../core/i18n/i18n.ts';
import type { MessageParams, Translate } from '../../core/i18n/messages.ts';
import type { RulesByGame } from './all-rules.tsx';
import { clauseId, clausesOf, type ArticleSection } from './article-structure.ts';
import { faqSections } from './faq.text.ts';
import { helpdeskPath } from './helpdesk-tabs.ts';
import { plainText } from './rich-text.parse.ts';
import type { SearchEntry } from './search.ts';

type Text = Translate<Dictionary>;

/** Every question of the FAQ. */
export const faqEntries = (tab: string, text: Text, values: MessageParams): SearchEntry[] =>
  faqSections.flatMap(({ id, questions }) =>
    questions.map((question) => ({
      to: helpdeskPath('faq', question),
      place: `${tab} · ${text(`${id}.title`)}`,
      title: text(`${question}.q`),
      text: plainText(text(`${question}.a`, values)),
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
