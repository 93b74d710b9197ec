import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ListedDocument } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useDay } from '../../core/office/day-range.ts';
import { List, PAGE_SIZE } from '../../core/office/list.tsx';
import { useAddress } from '../../core/office/list-state.ts';
import { Loaded } from '../../core/office/loaded.tsx';
import { Parts } from '../../core/office/parts.tsx';
import { Note, Section } from '../../core/office/section.tsx';

const EVERY_MS = 10_000; // documents may be sent while the page is open

const parts = ['waiting', 'expiring'] as const;

const personLink = ({ userId, nick }: ListedDocument['player']): ReactNode => (
  <Link to={`/office/identity/${userId}`}>{nick}</Link>
);

const Documents = ({ rows }: { rows: readonly ListedDocument[] }): ReactNode => {
  const t = useMessages('office-identity', 'main');
  const moment = useMoment();
  const dayText = useDay();
  return (
    <List
      label={t('documents')}
      rows={rows}
      pageSize={PAGE_SIZE}
      keyOf={({ id }) => id}
      empty={t('documents.none')}
      columns={[
        {
          label: t('col.player'),
          key: 'player',
          value: ({ player }) => player.nick,
          cell: ({ player }) => personLink(player),
        },
        {
          label: t('col.kind'),
          key: 'kind',
          value: ({ kind }) => t(`kind.${kind}`),
          cell: ({ kind }) => t(`kind.${kind}`),
        },
        { label: t('col.sent'), key: 'sent', value: ({ sentAt }) => sentAt, cell: ({ sentAt }) => moment(sentAt) },
        {
          label: t('col.expires'),
          key: 'expires',
          value: ({ expires }) => expires,
          cell: ({ expires }) => (expires === null ? '—' : dayText(expires)),
        },
      ]}
    />
  );
};

/** Documents that wait for a decision, and those that expire. */
export const IdentityView = (): ReactNode => {
  const t = useMessages('office-identity', 'main');
  const { params } = useAddress();
  const list = parts.find((part) => part === params.get('part')) ?? parts[0];
  return (
    <>
      <Parts label={t('parts')} parts={parts.map((value) => ({ value, label: t(`part.${value}`) }))} value={list} />
      <Section title={t(`part.${list}`)}>
        <Note>{t(`part.${list}.text`)}</Note>
        <Loaded query={useCallQuery('officeIdentity.list', { list }, { refetchInterval: EVERY_MS })}>
          {({ documents }) => <Documents rows={documents} />}
        </Loaded>
      </Section>
    </>
  );
};
