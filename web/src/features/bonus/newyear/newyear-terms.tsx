import type { ReactNode } from 'react';
import { NEWYEAR_LOGIN_TICKETS, NEWYEAR_TICKET_PRICES, type NewyearInfo } from 'server/contract';
import { formatUnitsMinor } from '../../../core/format/format.ts';
import { useLanguage, useMessages } from '../../../core/i18n/messages.ts';
import { useMoment } from '../../../core/i18n/use-moment.ts';
import { HowComputed, Terms } from '../explained.tsx';
import { newyearMessages } from './newyear.messages.ts';

const names = { usd: 'USD', rub: 'RUB', kzt: 'KZT', other: 'RUB' } as const;
const currencies = ['usd', 'rub', 'kzt', 'other'] as const;
const MINUTE_MS = 60_000;

/** How the player's tickets are computed, and the terms of the event. */
export const NewyearTerms = ({ info, version }: { info: NewyearInfo; version?: number | undefined }): ReactNode => {
  const t = useMessages(newyearMessages);
  const language = useLanguage();
  const moment = useMoment();
  const written = (currency: keyof typeof names, minor: bigint | number): string =>
    formatUnitsMinor(BigInt(minor), { name: names[currency] }, language);
  const { usd, rub, kzt } = NEWYEAR_TICKET_PRICES;
  const prices = { usd: written('usd', usd), rub: written('rub', rub), kzt: written('kzt', kzt) };
  const paid = currencies.filter((currency) => info.deposited[currency] > 0);
  const sums = paid.map((currency) => written(currency, info.deposited[currency])).join(', ') || written('rub', 0);
  const { days, spent, spins, depositTickets } = info;
  return (
    <>
      <HowComputed
        lines={[
          t('how.days', { days, each: NEWYEAR_LOGIN_TICKETS, tickets: days * NEWYEAR_LOGIN_TICKETS }),
          t('how.price', prices),
          t('how.deposits', { sums, tickets: depositTickets }),
          t('how.left', { spent, spins }),
          t('how.seed'),
        ]}
      />
      <Terms
        lines={[
          t('terms.dates', { from: moment(info.from), to: moment(info.until - MINUTE_MS) }),
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
