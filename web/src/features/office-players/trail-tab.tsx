import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PlayerAct, PlayerPage } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { hasMessage, texts, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { MorePages } from '../../core/office/more-pages.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { Trail, type TrailEvent } from '../../core/office/trail.tsx';
import { usePages } from './use-pages.ts';

const useAct = (): ((act: PlayerAct) => TrailEvent) => {
  const t = useMessages('office', 'account-trail');
  const words = useMessages('office-players', 'trail');
  const moment = useMoment();
  const { ordinal } = useFormat();
  return ({ id, kind, actor, payment, reason, at }) => {
    const key = `event.${kind}`;
    return {
      key: id,
      title: hasMessage(texts('office', 'account-trail'), key) ? t(key) : kind,
      text: reason,
      facts: [
        moment(at),
        t('event.by', { nick: actor }),
        payment !== null && (
          <Link key="payment" to={`/office/withdrawals/${payment}`}>
            {words('payment', { number: ordinal(payment) })}
          </Link>
        ),
      ],
    };
  };
};

/** Acts of the staff on a player and their payments, the newest first. */
export const TrailTab = ({ page: { userId } }: { page: PlayerPage }): ReactNode => {
  const t = useMessages('office-players', 'trail');
  const query = usePages('officePlayers.trail', { userId });
  const actOf = useAct();
  return (
    <Section title={t('title')}>
      <Note>{t('text')}</Note>
      <MorePages query={query} rows={query.data?.flatMap(({ acts }) => acts)} empty={t('none')}>
        {(rows) => <Trail label={t('title')} events={rows.map(actOf)} />}
      </MorePages>
    </Section>
  );
};
