import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { STAFF_TRAIL_MARK, type StaffEvent } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { hasMessage, texts, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { FilterForm } from '../../core/office/filter-form.tsx';
import { useAddress, useFilterValues } from '../../core/office/list-state.ts';
import { Loaded } from '../../core/office/loaded.tsx';
import office from '../../core/office/office.module.css';
import { PlayerLink } from '../../core/office/player-link.tsx';
import { Section } from '../../core/office/section.tsx';
import { Trail, type TrailEvent } from '../../core/office/trail.tsx';
import { Button } from '../../core/ui/button.tsx';

const conditions = [{ name: 'actor' }, { name: 'subject' }, { name: 'kind' }] as const;

const detailsText = (details: StaffEvent['details']): string =>
  Object.entries(details)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(' · ');

const useEvent = (): ((event: StaffEvent) => TrailEvent) => {
  const t = useMessages('office-staff', 'main');
  const kinds = useMessages('office', 'account-trail');
  const moment = useMoment();
  const { ordinal } = useFormat();
  return ({ id, kind, actor, subject, subjectId, paymentId, details, address, at }) => {
    const key = `event.${kind}`;
    return {
      key: id,
      title: hasMessage(texts('office', 'account-trail'), key) ? kinds(key) : kind,
      text: (
        <>
          {actor}
          {subjectId !== null && subject !== null && (
            <>
              {' → '}
              <PlayerLink player={{ userId: subjectId, nick: subject }} />
            </>
          )}
        </>
      ),
      facts: [
        moment(at),
        paymentId !== null && (
          <Link key="payment" to={`/office/payments?number=${paymentId}`}>
            {ordinal(paymentId)}
          </Link>
        ),
        address !== null && t('address', { address }),
        detailsText(details),
      ],
    };
  };
};

/** Everybody's acts on accounts, from the mark of the address on. */
export const TrailSection = (): ReactNode => {
  const t = useMessages('office-staff', 'main');
  const { params, put } = useAddress();
  const [filters] = useFilterValues(conditions);
  const asked = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  const from = params.get('before') ?? '';
  const cursor = STAFF_TRAIL_MARK.test(from) ? { cursor: from } : {};
  const query = useCallQuery('officeStaff.trail', { ...asked, ...cursor }, { placeholderData: keepPreviousData });
  const event = useEvent();
  return (
    <Section title={t('part.trail')}>
      <FilterForm
        fields={[
          { name: 'actor', label: t('filter.actor'), input: { maxLength: 64 }, isSearch: true },
          { name: 'subject', label: t('filter.subject'), input: { maxLength: 64 } },
          { name: 'kind', label: t('filter.kind'), input: { maxLength: 64 } },
        ]}
        values={filters}
        onApply={(values) => put({ ...values, before: '' })}
      />
      <Loaded query={query}>
        {({ events, cursor: next }) => (
          <>
            <Trail label={t('part.trail')} events={events.map(event)} empty={t('trail.none')} />
            <div className={office.actions}>
              {from !== '' && <Button onClick={() => put({ before: '' })}>{t('newest')}</Button>}
              {next !== null && <Button onClick={() => put({ before: next })}>{t('older')}</Button>}
            </div>
          </>
        )}
      </Loaded>
    </Section>
  );
};
