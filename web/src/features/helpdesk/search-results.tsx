import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Dictionary } from '../../core/i18n/i18n.ts';
import { useText } from '../../core/i18n/long-text.ts';
import { useMessages, type Translate } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { AllFaq, type FaqSection } from './all-faq.tsx';
import { AllRules, type RulesByGame } from './all-rules.tsx';
import styles from './search-results.module.css';
import { policySections, policyText } from './policy.text.ts';
import { articleEntries, faqEntries, rulesEntries } from './search-entries.ts';
import { search, type Found, type Part, type SearchEntry } from './search.ts';
import { useTermsText } from './terms-screen.tsx';
import { termsSections } from './terms.text.ts';
import { usePageTitle } from './use-page-title.ts';

type Text = Translate<Dictionary>;

/** Texts of the games. */
interface Known {
  rules: RulesByGame;
  faq: readonly FaqSection[];
}

/** Everything that can be found, in the reader's language. */
const useEntries = ({ rules, faq }: Known): SearchEntry[] => {
  const t = useMessages('helpdesk', 'main');
  const policy = useText(policyText) as Text;
  const terms = useTermsText();
  return [
    ...faqEntries(t('tab.faq'), faq),
    ...rulesEntries(t('tab.rules'), rules),
    ...articleEntries('terms', t('tab.terms'), termsSections, terms),
    ...articleEntries('policy', t('tab.policy'), policySections, policy),
  ];
};

const Marked = ({ parts }: { parts: readonly Part[] }): ReactNode =>
  parts.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text));

const Result = ({ found: { entry, title, excerpt } }: { found: Found }): ReactNode => (
  <li>
    <Link to={entry.to} className={styles.result}>
      <span className={styles.place}>{entry.place}</span>
      <strong>
        <Marked parts={title} />
      </strong>
      <span className={styles.excerpt}>
        <Marked parts={excerpt} />
      </span>
    </Link>
  </li>
);

interface ResultsProps {
  query: string;
  onClear: () => void;
}

const Results = ({ rules, faq, query, onClear }: ResultsProps & Known): ReactNode => {
  const t = useMessages('helpdesk', 'main');
  const entries = useEntries({ rules, faq });
  const found = search(entries, query);
  return (
    <>
      <div role="status">
        {found.length > 0 ? (
          <p className={styles.count}>{t('search.found', { count: found.length })}</p>
        ) : (
          <EmptyState action={<Button onClick={onClear}>{t('search.clear')}</Button>}>
            {t('search.nothing', { query })}
          </EmptyState>
        )}
      </div>
      <ol className={styles.results}>
        {found.map((each) => (
          <Result key={each.entry.to} found={each} />
        ))}
      </ol>
    </>
  );
};

/** Results of a search of the whole help desk. */
export const SearchResults = (results: ResultsProps): ReactNode => {
  const t = useMessages('helpdesk', 'main');
  usePageTitle(t('search.title'));
  return (
    <>
      <h1>{t('search.title')}</h1>
      <AllRules>{(rules) => <AllFaq>{(faq) => <Results {...results} rules={rules} faq={faq} />}</AllFaq>}</AllRules>
    </>
  );
};
