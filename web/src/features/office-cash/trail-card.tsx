import type { ReactNode } from 'react';
import type { WithdrawalFacts } from 'server/contract';
import { hasMessage, texts, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Section } from '../../core/office/section.tsx';
import { actorKey, eventKey, trailDetails, type TrailDetail } from './trail-details.ts';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { useReason } from './withdrawal-text.ts';
import { Trail } from '../../core/office/trail.tsx';

const useDetail = (): ((detail: TrailDetail) => string) => {
  const t = useMessages('office-cash', 'withdrawal-facts');
  const says = useMessages('office-cash', 'loose');
  const reason = useReason();
  const { base, decimal } = useDeskFormat();
  return ({ key, value }) => {
    const said = `says.${value}`;
    switch (key) {
      case 'debit':
        return t('detail.debit', { value: base(Number(value)) });
      case 'arrives':
        return t('detail.arrives', { value: decimal(value) });
      case 'says':
        return t('detail.says', { value: hasMessage(texts('office-cash', 'loose'), said) ? says(said) : value });
      case 'why':
        return reason(value);
      default:
        return t(`detail.${key}`, { value });
    }
  };
};

/** Everything that happened to a request, in order. */
export const TrailCard = ({ trail }: Pick<WithdrawalFacts, 'trail'>): ReactNode => {
  const t = useMessages('office-cash', 'withdrawal-facts');
  const moment = useMoment();
  const detail = useDetail();
  const events = trail.map((event, key) => {
    const name = eventKey(event);
    return {
      key,
      title: hasMessage(texts('office-cash', 'withdrawal-facts'), name) ? t(name, { value: '' }) : event.kind,
      facts: [moment(event.at), event.actor ?? t(actorKey(event.kind)), ...trailDetails(event.details).map(detail)],
    };
  });
  return (
    <Section title={t('trail')}>
      <Trail events={events} empty={t('trail.none')} />
    </Section>
  );
};
