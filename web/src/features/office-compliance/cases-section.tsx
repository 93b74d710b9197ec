import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import {
  amlRules,
  caseOwners,
  caseStatuses,
  type CallAnswer,
  type CallPayload,
  type ListedCase,
} from 'server/contract';
import type { CallError } from '../../core/connection/call-error.ts';
import { call, serverNow } from '../../core/connection/connection.ts';
import { isAmong } from '../../core/features/audience.ts';
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
import { useSession } from '../../core/session/session.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { TextField } from '../../core/ui/text-field.tsx';

type Answer = CallAnswer<'officeCompliance.cases'>;
type Search = CallPayload<'officeCompliance.cases'>;

const conditions = [
  { name: 'player', isPrivate: true },
  { name: 'status' },
  { name: 'rule' },
  { name: 'owner' },
] as const;
type Condition = (typeof conditions)[number]['name'];

const searchOf = ({ status, rule, owner, player }: FilterValues<Condition>): Search => {
  const [wantedRule, wantedOwner] = [amlRules.find((one) => one === rule), caseOwners.find((one) => one === owner)];
  return {
    status: caseStatuses.find((one) => one === status) ?? 'open',
    ...(wantedRule && { rule: wantedRule }),
    ...(wantedOwner && { owner: wantedOwner }),
    ...(player !== '' && { player }),
  };
};

/** The deadline of an open case; the decision of one that is over. */
const State = ({ row: { status, deadlineAt, decision } }: { row: ListedCase }): ReactNode => {
  const t = useMessages('office-compliance', 'main');
  const moment = useMoment();
  if (status === 'decided' && decision) return <Badge>{t(`decision.${decision}`)}</Badge>;
  return deadlineAt < serverNow() ? (
    <Badge tone="bad">{t('overdue', { at: moment(deadlineAt) })}</Badge>
  ) : (
    moment(deadlineAt)
  );
};

const useColumns = (): readonly Column<ListedCase>[] => {
  const t = useMessages('office-compliance', 'main');
  const moment = useMoment();
  const { ordinal, count } = useFormat();
  const named = ({ rules }: ListedCase): string => rules.map((rule) => t(`rule.${rule}`)).join(', ') || t('byHand');
  return [
    {
      label: t('col.case'),
      key: 'case',
      value: ({ id }) => id,
      cell: ({ id }) => <Link to={`/office/compliance/${id}`}>{ordinal(id)}</Link>,
    },
    {
      label: t('col.player'),
      key: 'player',
      value: ({ player: { nick } }) => nick,
      cell: ({ player }) => <PlayerLink player={player} />,
    },
    { label: t('col.why'), key: 'why', value: named, cell: named },
    {
      label: t('col.alerts'),
      key: 'alerts',
      isNumber: true,
      value: ({ alerts }) => alerts,
      cell: (row) => count(row.alerts),
    },
    { label: t('col.owner'), key: 'owner', value: ({ owner }) => owner ?? '', cell: ({ owner }) => owner ?? '—' },
    {
      label: t('col.opened'),
      key: 'opened',
      value: ({ openedAt }) => new Date(openedAt).toISOString(),
      cell: ({ openedAt }) => moment(openedAt),
    },
    {
      label: t('col.state'),
      key: 'deadline',
      value: ({ deadlineAt }) => new Date(deadlineAt).toISOString(),
      cell: (row) => <State row={row} />,
    },
  ];
};

/** Opens a case about somebody by hand. */
const OpenCase = (): ReactNode => {
  const t = useMessages('office-compliance', 'main');
  const [player, setPlayer] = useState('');
  return (
    <Act
      label={t('open')}
      text={t('open.text')}
      done={t('open.done')}
      rereads={['officeCompliance.']}
      onOpen={() => setPlayer('')}
      fault={() => (player.trim() === '' ? t('open.fault') : undefined)}
      send={(send, reason) => send('officeCompliance.openCase', { player: player.trim(), reason })}
    >
      <TextField
        label={t('open.player')}
        value={player}
        maxLength={64}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setPlayer(value)}
      />
    </Act>
  );
};

/** Cases: the open ones by their deadline, decided ones from the newest back. */
export const CasesSection = (): ReactNode => {
  const t = useMessages('office-compliance', 'main');
  const [values, put] = useFilterValues(conditions);
  const search = searchOf(values);
  const columns = useColumns();
  const isActing = isAmong('complianceActs', useSession());
  const query = useInfiniteQuery<Answer, CallError, Answer[], readonly unknown[], number | null>({
    queryKey: ['officeCompliance.cases', search],
    queryFn: ({ pageParam }) =>
      call('officeCompliance.cases', { ...search, ...(pageParam !== null && { cursor: pageParam }) }),
    initialPageParam: null,
    getNextPageParam: ({ cursor }) => cursor,
    select: ({ pages }) => pages,
  });
  const any = { value: '', label: t('any') };
  return (
    <Section title={t('part.cases')}>
      <Note>{t('cases.text')}</Note>
      <FilterForm
        isInstant
        values={values}
        onApply={put}
        fields={[
          { name: 'player', label: t('col.player'), isSearch: true, isPrivate: true, input: { maxLength: 64 } },
          {
            name: 'status',
            label: t('filter.status'),
            options: caseStatuses.map((value) => ({
              value: value === 'open' ? '' : value,
              label: t(`status.${value}`),
            })),
          },
          {
            name: 'rule',
            label: t('filter.rule'),
            options: [any, ...amlRules.map((value) => ({ value, label: t(`rule.${value}`) }))],
          },
          {
            name: 'owner',
            label: t('col.owner'),
            options: [any, ...caseOwners.map((value) => ({ value, label: t(`owner.${value}`) }))],
          },
        ]}
      />
      {isActing && (
        <div className={office.actions}>
          <OpenCase />
        </div>
      )}
      <MorePages query={query} rows={query.data?.flatMap(({ cases }) => cases)} empty={t('cases.none')}>
        {(rows) => (
          <List
            label={t('part.cases')}
            rows={rows}
            keyOf={({ id }) => String(id)}
            columns={columns}
            file="cases"
            isServerSorted
          />
        )}
      </MorePages>
    </Section>
  );
};
