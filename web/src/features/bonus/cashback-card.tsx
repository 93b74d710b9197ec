import type { ReactNode } from 'react';
import { bonusCodes, type BonusOffer } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { label, useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { figureOf, isTakeable, type BonusCard, type BonusViewProps } from './bonus-card.ts';
import { cardMessages } from './cards.messages.ts';
import { useTimeLeft } from './countdown.ts';
import { HowComputed, Terms } from './explained.tsx';
import { TakeButton } from './take-button.tsx';

/** Time left until it is available; on Sundays until it expires. */
const TimeLine = ({ offer, isSunday }: { offer: BonusOffer; isSunday: boolean }): ReactNode => {
  const t = useMessages(cardMessages);
  const { count } = useFormat();
  const { days, clock } = useTimeLeft(figureOf(offer, 'until'));
  const time = days > 0 ? t('time.days', { days: count(days), clock }) : clock;
  return <p role="timer">{t(isSunday ? 'cashback.lapsesIn' : 'cashback.opensIn', { time })}</p>;
};

const CashbackView = ({ offers }: BonusViewProps): ReactNode => {
  const t = useMessages(cardMessages);
  const { format } = useMoney();
  const { percent } = useFormat();
  const [offer] = offers;
  if (!offer) return null;
  const isSunday = offer.refusal?.code !== bonusCodes.notYet;
  const isTaken = isSunday && offer.refusal?.code === bonusCodes.taken;
  const params = {
    amount: format(figureOf(offer, 'amount')),
    staked: format(figureOf(offer, 'staked')),
    paid: format(figureOf(offer, 'paid')),
    percent: percent(figureOf(offer, 'percent')),
  };
  return (
    <>
      <p>{isTaken ? t('cashback.taken') : t(isSunday ? 'cashback.has.sunday' : 'cashback.has.week', params)}</p>
      {!isTaken && <TimeLine offer={offer} isSunday={isSunday} />}
      {isTakeable(offer) && <TakeButton card={cashbackCard} offer={offer} name={t('cashback.name')} />}
      <HowComputed lines={[t('cashback.how.rule', params), t('cashback.how.sum', params)]} />
      <Terms
        lines={[t('cashback.terms.sunday'), t('cashback.terms.real'), t('cashback.terms.won')]}
        version={offer.terms}
      />
    </>
  );
};

/** A share of a week's net loss, on the following Sunday. */
export const cashbackCard: BonusCard = {
  id: 'cashback',
  name: label(cardMessages, 'cashback.name'),
  View: CashbackView,
  take: () => call('bonus.cashback.takeCashback', {}),
};
