import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { complaintKinds, complaintStatuses, type CallAnswer, type CallPayload, type Complaint } from 'server/contract';
import type { CallError } from '../../core/connection/call-error.ts';
import { call, serverNow } from '../../core/connection/connection.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Act } from '../../core/office/act.tsx';
import { FilterForm } from '../../core/office/filter-form.tsx';
import { useFilterValues, type FilterValues } from '../../core/office/list-state.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { MorePages } from '../../core/office/more-pages.tsx';
import office from '../../core/office/office.module.css';
import { PlayerLink } from '../../core/office/player-link.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { Badge } from '../../core/ui/badge.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';

type Answer = CallAnswer<'officeComplaints.list'>;
type Search = CallPayload<'officeComplaints.list'>;
type Kind = Complaint['kind'];

const conditions = [{ name: 'player', isPrivate: true }, { name: 'status' }, { name: 'kind' }] as const;
type Condition = (typeof conditions)[number]['name'];

const searchOf = ({ status, kind, player }: FilterValues<Condition>): Search => {
  const wanted = complaintKinds.find((one) => one === kind);
  return {
    status: complaintStatuses.find((one) => one === status) ?? 'open',
    ...(wanted && { kind: wanted }),
    ...(player !== '' && { player }),
  };
};

/** The deadline of a complaint that waits; the outcome of one that was answered. */
export const ComplaintState = ({ complaint }: { complaint: Complaint }): ReactNode => {
  const t = useMessages('office-compliance', 'complaints');
  const moment = useMoment();
  const { outcome, deadlineAt } = complaint;
  if (outcome !== null) return <Badge tone={outcome === 'rejected' ? 'told' : 'good'}>{t(`outcome.${outcome}`)}</Badge>;
  return deadlineAt < serverNow() ? (
    <Badge tone="bad">{t('overdue', { at: moment(deadlineAt) })}</Badge>
  ) : (
    moment(deadlineAt)
  );
};

const useColumns = (): readonly Column<Complaint>[] => {
  const t = useMessages('office-compliance', 'complaints');
  const moment = useMoment();
  const { ordinal } = useFormat();
  const outcome = (row: Complaint): string => (row.outcome === null ? '' : t(`outcome.${row.outcome}`));
  return [
    {
      label: t('number'),
      key: 'number',
      value: ({ id }) => id,
      cell: ({ id }) => <Link to={`/office/compliance/complaints/${id}`}>{ordinal(id)}</Link>,
    },
    {
      label: t('player'),
      key: 'player',
      value: ({ player: { nick } }) => nick,
      cell: ({ player }) => <PlayerLink player={player} />,
    },
    { label: t('kind'), key: 'kind', value: ({ kind }) => t(`kind.${kind}`), cell: ({ kind }) => t(`kind.${kind}`) },
    {
      label: t('opened'),
      key: 'opened',
      value: ({ openedAt }) => new Date(openedAt).toISOString(),
      cell: ({ openedAt }) => moment(openedAt),
    },
    {
      label: t('state'),
      key: 'outcome',
      value: outcome,
      cell: (complaint) => <ComplaintState complaint={complaint} />,
    },
    { label: t('by'), key: 'by', value: ({ openedBy }) => openedBy, cell: ({ openedBy }) => openedBy },
  ];
};

const Register = (): ReactNode => {
  const t = useMessages('office-compliance', 'complaints');
  const [player, setPlayer] = useState('');
  const [kind, setKind] = useState<Kind>('payment');
  return (
    <Act
      label={t('register')}
      text={t('register.text')}
      reason={t('register.words')}
      done={t('register.done')}
      rereads={['officeComplaints.']}
      onOpen={() => setPlayer('')}
      fault={() => (player.trim() === '' ? t('register.fault') : undefined)}
      send={(send, text) => send('officeComplaints.open', { player: player.trim(), kind, text })}
    >
      <TextField
        label={t('register.player')}
        value={player}
        maxLength={64}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setPlayer(value)}
      />
      <SelectField<Kind>
        label={t('kind')}
        options={complaintKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
    </Act>
  );
};

/** The register of complaints: what waits by its deadline, what was answered from the newest back. */
export const ComplaintsSection = (): ReactNode => {
  const t = useMessages('office-compliance', 'complaints');
  const [values, put] = useFilterValues(conditions);
  const search = searchOf(values);
  const columns = useColumns();
  const query = useInfiniteQuery<Answer, CallError, Answer[], readonly unknown[], number | null>({
    queryKey: ['officeComplaints.list', search],
    queryFn: ({ pageParam }) =>
      call('officeComplaints.list', { ...search, ...(pageParam !== null && { cursor: pageParam }) }),
    initialPageParam: null,
    getNextPageParam: ({ cursor }) => cursor,
    select: ({ pages }) => pages,
  });
  return (
    <Section title={t('title')}>
      <Note>{t('text')}</Note>
      <FilterForm
        isInstant
        values={values}
        onApply={put}
        fields={[
          { name: 'player', label: t('player'), isSearch: true, isPrivate: true, input: { maxLength: 64 } },
          {
            name: 'status',
            label: t('status'),
            options: complaintStatuses.map((value) => ({
              value: value === 'open' ? '' : value,
              label: t(`status.${value}`),
            })),
          },
          {
            name: 'kind',
            label: t('kind'),
            options: [
              { value: '', label: t('any') },
              ...complaintKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
            ],
          },
        ]}
      />
      <div className={office.actions}>
        <Register />
      </div>
      <MorePages query={query} rows={query.data?.flatMap(({ complaints }) => complaints)} empty={t('none')}>
        {(rows) => (
          <List
            label={t('title')}
            rows={rows}
            keyOf={({ id }) => String(id)}
            columns={columns}
            file="complaints"
            isServerSorted
          />
        )}
      </MorePages>
    </Section>
  );
};
