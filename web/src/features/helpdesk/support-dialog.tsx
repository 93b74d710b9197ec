import { ExternalLink } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { supportAt } from 'server/contract';
import type { DialogProps } from '../../core/features/feature.ts';
import { dateFormat } from '../../core/i18n/dates.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useSiteLinks } from '../../core/site/site-links.ts';
import { ButtonLink } from '../../core/ui/button.tsx';
import { CopyValue } from '../../core/ui/copy.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { AllFaq, type FaqSection } from './all-faq.tsx';
import { faqEntries } from './search-entries.ts';
import { suggest } from './suggest.ts';
import styles from './support.module.css';

/** Answers that may make writing needless. Says politely that there are some. */
const Answers = ({ question, sections }: { question: string; sections: readonly FaqSection[] }): ReactNode => {
  const t = useMessages('helpdesk', 'support');
  const help = useMessages('helpdesk', 'main');
  const entries = suggest(faqEntries(help('tab.faq'), sections), question);
  return (
    <div role="status">
      {entries.length > 0 && (
        <>
          <p className={styles.note}>{t('offered')}</p>
          <ul className={styles.answers}>
            {entries.map(({ to, title }) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

const Hours = (): ReactNode => {
  const t = useMessages('helpdesk', 'support');
  const clock = dateFormat(localeOf[useLanguage()], { timeStyle: 'short' });
  const [{ isOpen, until }] = useState(() => supportAt(Date.now()));
  return (
    <>
      <p className={styles.state} data-open={isOpen}>
        {t(isOpen ? 'open' : 'closed', { time: clock.format(until) })}
      </p>
      <p className={styles.note}>{t('hours')}</p>
    </>
  );
};

const Content = ({ reference }: { reference: string | null }): ReactNode => {
  const t = useMessages('helpdesk', 'support');
  const support = useSiteLinks()?.support;
  const [question, setQuestion] = useState('');
  return (
    <div className={styles.support}>
      <Hours />
      <TextField
        label={t('question')}
        value={question}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setQuestion(event.currentTarget.value)}
      />
      <Suspense fallback={null}>
        <AllFaq>{(sections) => <Answers question={question} sections={sections} />}</AllFaq>
      </Suspense>
      {reference !== null && <CopyValue label={t('reference')} value={reference} />}
      {support !== undefined && (
        <ButtonLink to={support} target="_blank" rel="noreferrer" variant="primary" block>
          {t('write')}
          <ExternalLink aria-hidden="true" size={18} />
        </ButtonLink>
      )}
    </div>
  );
};

/** The way to support: its hours, answers that are there already, and the place where people answer. */
export const SupportDialog = ({ open, subject, onClose }: DialogProps): ReactNode => {
  const t = useMessages('helpdesk', 'support');
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <Content reference={subject} />
    </Dialog>
  );
};
