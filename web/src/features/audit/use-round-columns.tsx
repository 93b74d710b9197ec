import type { AuditedRound } from 'server/contract';
import { Link } from 'react-router';
import { useFormat } from '../../core/format/use-format.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { versionPath } from './audit-paths.ts';
import type { Column } from '../../core/office/list.tsx';
import { useFigures } from './use-figures.ts';

const drawnText = (outcome: AuditedRound['outcome']): string =>
  outcome
    ? Object.values(outcome)
        .filter((value) => typeof value === 'number' || Array.isArray(value))
        .map(String)
        .join(' / ')
    : '—';

/** The columns of a list of stakes; a round that is over leads to its check. */
export const useRoundColumns = (): readonly Column<AuditedRound>[] => {
  const t = useMessages('audit', 'main');
  const nameOf = useGameName();
  const { ordinal } = useFormat();
  const { amount, moment, number } = useFigures();
  const title = ({ game, number }: AuditedRound): string => t('round', { game: nameOf(game), number: ordinal(number) });
  return [
    {
      label: t('col.round'),
      cell: (row) =>
        row.state === 'open' ? title(row) : <Link to={`/fairness/${row.game}/${row.roundId}`}>{title(row)}</Link>,
    },
    {
      label: t('col.player'),
      cell: ({ nick, player }) => <Link to={`/audit/rounds?player=${encodeURIComponent(player)}`}>{nick}</Link>,
    },
    { label: t('col.stake'), isNumber: true, cell: ({ stakeMinor }) => amount(stakeMinor) },
    {
      label: t('col.payout'),
      isNumber: true,
      cell: ({ payoutMinor }) => (payoutMinor === null ? '—' : amount(payoutMinor)),
    },
    { label: t('col.account'), cell: ({ account }) => t(`account.${account}`) },
    { label: t('col.drawn'), cell: ({ outcome }) => drawnText(outcome) },
    { label: t('col.state'), cell: ({ state }) => t(`state.${state}`) },
    {
      label: t('col.version'),
      isNumber: true,
      cell: ({ game, version }) => <Link to={versionPath(game, version)}>{version}</Link>,
    },
    { label: t('col.at'), cell: ({ at }) => moment(at) },
    { label: t('col.log'), isNumber: true, cell: ({ logIndex }) => (logIndex === null ? '—' : number(logIndex)) },
  ];
};
