import type { ReactNode } from 'react';
import { NEWYEAR_LOGIN_TICKETS, NEWYEAR_TICKET_MINOR, type NewyearInfo } from 'server/contract';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoment } from '../../../core/i18n/use-moment.ts';
import { useMoney } from '../../../core/money/money.ts';
import { HowComputed, Terms } from '../explained.tsx';

const MINUTE_MS = 60_000;

/** Computation of the player's tickets, and the terms of the event. */
export const NewyearTerms = ({ info, version }: { info: NewyearInfo; version?: number | undefined }): ReactNode => {
  const t = useMessages('bonus', 'newyear');
  const moment = useMoment();
  const { format } = useMoney();
  const { days, spent, spins, deposited, depositTickets, pending } = info;
  return (
    <>
      <HowComputed
        lines={[
          t('how.days', { days, each: NEWYEAR_LOGIN_TICKETS, tickets: days * NEWYEAR_LOGIN_TICKETS }),
          t('how.price', { price: format(Number(NEWYEAR_TICKET_MINOR)) }),
          t('how.deposits', { sum: format(deposited), tickets: depositTickets }),
          ...(pending.tickets > 0
            ? [t('how.pending', { tickets: pending.tickets, stake: format(pending.stake) })]
            : []),
          t('how.left', { spent, spins }),
          t('how.seed'),
        ]}
      />
      <Terms
        lines={[
          t('terms.dates', { from: moment(info.from), to: moment(info.until - MINUTE_MS) }),
          t('terms.played'),
          t('terms.spin'),
          t('terms.money'),
          t('terms.stock'),
          t('terms.ship'),
          t('terms.address'),
          t('terms.person'),
        ]}
        {...(version !== undefined && { version })}
      />
    </>
  );
};
