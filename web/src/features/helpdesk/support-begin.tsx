import { Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { supportRefs, supportTopics, type SupportMeasure, type SupportTopic } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { dateFormat } from '../../core/i18n/dates.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useSession } from '../../core/session/session.ts';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { AllFaq, type FaqSection } from './all-faq.tsx';
import { faqEntries } from './search-entries.ts';
import { suggest } from './suggest.ts';
import { SupportCardView, useCardText } from './support-card.tsx';
import { changeQuestion, type NewQuestion, type Talk } from './support-talk.ts';
import styles from './support.module.css';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

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

/** Measured times, or that there are too few answers to state one. */
const Measure = ({ measure }: { measure: SupportMeasure | null }): ReactNode => {
  const t = useMessages('helpdesk', 'talk');
  const time = (ms: number): string => {
    const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
    return minutes < 2 * HOUR_MINUTES
      ? t('time.minutes', { count: minutes })
      : t('time.hours', { count: Math.round(minutes / HOUR_MINUTES) });
  };
  if (!measure) return <p className={styles.note}>{t('measure.none')}</p>;
  return <p className={styles.note}>{t('measure', { median: time(measure.medianMs), p90: time(measure.p90Ms) })}</p>;
};

const Hours = ({ hours }: { hours: NonNullable<Talk['hours']> }): ReactNode => {
  const t = useMessages('helpdesk', 'support');
  const clock = dateFormat(localeOf[useLanguage()], { timeStyle: 'short' });
  const { isOpen, until } = hours;
  return (
    <>
      <p className={styles.state} data-open={isOpen}>
        {t(isOpen ? 'open' : 'closed', { time: clock.format(until) })}
      </p>
      <p className={styles.note}>{t('hours')}</p>
    </>
  );
};

const NONE = '';

/** The last payments, rounds or bonuses that the question may be about. */
const Subjects = ({ question: { topic, card } }: { question: NewQuestion }): ReactNode => {
  const t = useMessages('helpdesk', 'talk');
  const text = useCardText();
  const { status } = useSession();
  const isLinked = topic in supportRefs && topic !== 'technical';
  const { data } = useCallQuery('support.subjects', { topic }, { enabled: status === 'player' && isLinked });
  const cards = data?.cards ?? [];
  if (card) return <SupportCardView card={card} onRemove={() => changeQuestion({ card: null })} />;
  if (!isLinked || cards.length === 0) return null;
  const choose = (ref: string): void => changeQuestion({ card: cards.find((each) => each.ref === ref) ?? null });
  const options = cards.map((each) => ({ value: each.ref, label: Object.values(text(each)).join(' · ') }));
  return (
    <SelectField
      label={t('subject')}
      options={[{ value: NONE, label: t('subject.none') }, ...options]}
      value={NONE}
      onChange={choose}
    />
  );
};

/** The beginning of a conversation: its topic, and help that may be there already. */
export const SupportBegin = ({ state, text }: { state: Talk; text: string }): ReactNode => {
  const t = useMessages('helpdesk', 'talk');
  const { status } = useSession();
  const { question, hours, firstAnswer } = state;
  const [email, setEmail] = useState(question.email);
  return (
    <div className={styles.begin}>
      {hours && <Hours hours={hours} />}
      <Measure measure={firstAnswer} />
      <SelectField<SupportTopic>
        label={t('topic')}
        options={supportTopics.map((value) => ({ value, label: t(`topic.${value}`) }))}
        value={question.topic}
        onChange={(topic) => changeQuestion({ topic, card: null })}
      />
      <Subjects question={question} />
      {status === 'guest' && (
        <>
          <TextField
            type="email"
            label={t('email')}
            hint={t('guest')}
            value={email}
            autoComplete="email"
            maxLength={254}
            onChange={({ currentTarget: { value, validity } }) => {
              setEmail(value);
              changeQuestion({ email: validity.valid ? value.trim() : '' });
            }}
          />
        </>
      )}
      <Suspense fallback={null}>
        <AllFaq>{(sections) => <Answers question={text} sections={sections} />}</AllFaq>
      </Suspense>
    </div>
  );
};
