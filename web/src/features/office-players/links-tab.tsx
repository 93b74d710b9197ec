import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CallAnswer, LinkedAccount, PlayerPage } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { Badge } from '../../core/ui/badge.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { LinksGraph } from './links-graph.tsx';
import { edgesOf, linksBetween, tellingEdges, type Edge } from './links.maths.ts';

const State = ({ account: { isBlocked, isExcluded, isStaff } }: { account: LinkedAccount }): ReactNode => {
  const t = useMessages('office-players', 'main');
  if (isBlocked) return <Badge tone="bad">{t('chip.blocked')}</Badge>;
  if (isExcluded) return <Badge tone="wait">{t('closed.self_exclusion')}</Badge>;
  return isStaff ? <Badge tone="told">{t('chip.staff')}</Badge> : '—';
};

const useColumns = (
  { accounts }: CallAnswer<'officePlayers.links'>,
  edges: readonly Edge[],
): readonly Column<LinkedAccount>[] => {
  const t = useMessages('office-players', 'links');
  const { count } = useFormat();
  const centre = accounts[0]?.userId ?? '';
  const reasons = (one: string, other: string): string =>
    linksBetween(edges, one, other)
      .map(({ kind, count: times }) => (times > 1 ? `${t(`kind.${kind}`)} ×${count(times)}` : t(`kind.${kind}`)))
      .join(', ');
  const others = (id: string): string =>
    accounts
      .filter(({ userId }) => userId !== id && userId !== centre && linksBetween(edges, id, userId).length > 0)
      .map(({ userId, nick }) => `${nick}: ${reasons(id, userId)}`)
      .join('; ');
  return [
    {
      label: t('account'),
      cell: ({ userId, nick }) => <Link to={`/office/players/${userId}?tab=links`}>{nick}</Link>,
    },
    { label: t('state'), cell: (account) => <State account={account} /> },
    { label: t('with'), cell: ({ userId }) => reasons(centre, userId) || '—' },
    { label: t('among'), cell: ({ userId }) => others(userId) || '—' },
  ];
};

const Links = ({ answer }: { answer: CallAnswer<'officePlayers.links'> }): ReactNode => {
  const t = useMessages('office-players', 'links');
  const edges = tellingEdges(edgesOf(answer.links), answer.accounts[0]?.userId ?? '');
  const columns = useColumns(answer, edges);
  const others = answer.accounts.slice(1);
  if (others.length === 0) return <EmptyState>{t('none')}</EmptyState>;
  return (
    <>
      <LinksGraph accounts={answer.accounts} edges={edges} />
      {answer.hasMore && <Note>{t('more')}</Note>}
      <List label={t('title')} rows={others} keyOf={({ userId }) => userId} isServerSorted columns={columns} />
    </>
  );
};

/** Accounts that share something with a player's, as a picture and as a list. */
export const LinksTab = ({ page: { userId } }: { page: PlayerPage }): ReactNode => {
  const t = useMessages('office-players', 'links');
  const query = useCallQuery('officePlayers.links', { userId });
  return (
    <Section title={t('title')}>
      <Note>{t('text')}</Note>
      <Loaded query={query} height={420}>
        {(answer) => <Links answer={answer} />}
      </Loaded>
    </Section>
  );
};
