import type { ReactNode } from 'react';
import type { FinanceMonth } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { dateFormat } from '../../core/i18n/dates.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Act } from '../../core/office/act.tsx';
import { Decisions } from '../../core/office/changes.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { Trail, TrailItem } from '../../core/office/trail.tsx';
import office from '../../core/office/office.module.css';

const RESULTS = ['officeFinance.'] as const;

const useMonthName = (): ((month: string) => string) => {
  const format = dateFormat(localeOf[useLanguage()], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (month) => format.format(Date.parse(`${month}T00:00:00Z`));
};

const Month = ({ month }: { month: FinanceMonth }): ReactNode => {
  const t = useMessages('office-finance', 'main');
  const moment = useMoment();
  const nameOf = useMonthName();
  const { status, isOver, id, hash, author, isOwn, reason, decider, decision, at } = month;
  const name = nameOf(month.month);
  const state = t(`month.${status}`);
  return (
    <TrailItem
      title={`${name} · ${state}`}
      text={reason}
      facts={[author, decider, decision, at !== null && moment(at)]}
    >
      {hash !== null && (
        <p className={office.faint}>
          {t('month.hash')} <code>{hash}</code>
        </p>
      )}
      {status === 'open' && !isOver && <Note>{t('month.notOver')}</Note>}
      {status === 'open' && isOver && (
        <div className={office.actions}>
          <Act
            label={t('month.close')}
            name={t('month.close.name', { month: name })}
            text={t('month.close.text')}
            done={t('month.close.done')}
            rereads={RESULTS}
            send={(send, why) => send('officeFinance.proposeMonth', { month: month.month, reason: why })}
          />
        </div>
      )}
      {status === 'proposed' && id !== null && (
        <Decisions
          id={id}
          isOwn={isOwn}
          name={name}
          rereads={RESULTS}
          decide={(send, verdict) => send('officeFinance.decideMonth', verdict)}
        />
      )}
    </TrailItem>
  );
};

/** Months: open, waiting for a second person, or closed for good. */
export const MonthsSection = (): ReactNode => {
  const t = useMessages('office-finance', 'main');
  return (
    <Section title={t('part.months')}>
      <Note>{t('months.text')}</Note>
      <Loaded query={useCallQuery('officeFinance.months', {})}>
        {({ months }) =>
          months.length === 0 ? (
            <Trail events={[]} empty={t('months.none')} />
          ) : (
            <ol className={office.trail}>
              {months.map((month) => (
                <Month key={month.month} month={month} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </Section>
  );
};
