import type { ReactNode } from 'react';
import { cpaRows, invitePrizes } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { DataTable } from '../../core/ui/data-table.tsx';
import { useVipStatuses } from '../../core/vip/follow-profile.ts';

const useLevelName = (): ((id: number) => string) => {
  const statuses = useVipStatuses();
  return (id) => statuses?.find(({ statusId }) => statusId === id)?.statusName ?? '…';
};

/** Prizes of CPA by what a referral has reached. */
export const CpaTable = (): ReactNode => {
  const t = useMessages('partner', 'terms');
  const { format } = useMoney();
  const nameOf = useLevelName();
  return (
    <DataTable
      label={t('cpa.title')}
      rows={cpaRows}
      keyOf={({ status }) => String(status)}
      columns={[
        { label: t('col.status'), cell: ({ status }) => nameOf(status) },
        { label: t('cpa.bet'), cell: ({ bet }) => format(bet), isNumber: true },
        { label: t('cpa.deposit'), cell: ({ deposit }) => format(deposit), isNumber: true },
        { label: t('cpa.prize'), cell: ({ prize }) => format(prize), isNumber: true },
      ]}
    />
  );
};

/** Prizes for players invited through Telegram, by the level that they reach. */
export const InviteTable = (): ReactNode => {
  const t = useMessages('partner', 'terms');
  const { format } = useMoney();
  const { count } = useFormat();
  const statuses = useVipStatuses();
  const rows = (statuses ?? []).map(({ statusId, statusName, needsCompoints }) => ({
    statusId,
    statusName,
    needsCompoints,
    prize: invitePrizes[statusId - 1] ?? 0,
  }));
  return (
    <DataTable
      label={t('invite.title')}
      rows={rows}
      keyOf={({ statusId }) => String(statusId)}
      columns={[
        { label: t('col.status'), cell: ({ statusName }) => statusName },
        { label: t('invite.bet'), cell: ({ needsCompoints }) => format(needsCompoints), isNumber: true },
        { label: t('invite.prize'), cell: ({ prize }) => `${count(prize)} DIC`, isNumber: true },
      ]}
    />
  );
};
