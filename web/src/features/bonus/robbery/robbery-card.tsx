import type { ReactNode } from 'react';
import { bonusCodes, type BonusOffer } from 'server/contract';
import { label, useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { openModal } from '../../../core/modal/modal.ts';
import { Button } from '../../../core/ui/button.tsx';
import { vipName } from '../../../core/vip/vip-name.ts';
import { figureOf, isTakeable, type BonusCard, type BonusViewProps } from '../bonus-card.ts';
import { useTimeLeft } from '../countdown.ts';
import { HowComputed, Terms } from '../explained.tsx';
import { ChancesLink } from '../chances/chances-link.tsx';
import { robberyMessages } from './robbery.messages.ts';

const OpenWheel = (): ReactNode => {
  const t = useMessages(robberyMessages);
  return (
    <div>
      <Button variant="primary" onClick={() => openModal('robbery')}>
        {t('open')}
      </Button>
    </div>
  );
};

const Countdown = ({ until }: { until: number }): ReactNode => {
  const t = useMessages(robberyMessages);
  const { clock } = useTimeLeft(until);
  return <p role="timer">{t('opensIn', { time: clock })}</p>;
};

/** Why there is no spin now: the time of the next one, or the server's message. */
export const RobberyRefusal = ({ refusal }: { refusal: NonNullable<BonusOffer['refusal']> }): ReactNode =>
  refusal.code === bonusCodes.notYet && refusal.until != null ? (
    <Countdown until={refusal.until} />
  ) : (
    <p>{refusal.msg}</p>
  );

/** Prizes, how they are drawn, and terms. */
export const RobberyTerms = ({ offer }: { offer: BonusOffer }): ReactNode => {
  const t = useMessages(robberyMessages);
  const level = vipName(figureOf(offer, 'level')) ?? '';
  const params = { times: figureOf(offer, 'wagerTimes'), days: figureOf(offer, 'days') };
  return (
    <>
      <HowComputed lines={[t('how.share', { level }), t('how.seed')]} />
      <Terms
        lines={[t('terms.day'), t('terms.wager', params), t('terms.cap'), t('terms.free')]}
        version={offer.terms}
      />
      <ChancesLink />
    </>
  );
};

const RobberyCardView = ({ offers }: BonusViewProps): ReactNode => {
  const t = useMessages(robberyMessages);
  const { format } = useMoney();
  const [offer] = offers;
  if (!offer) return null;
  const { prize, refusal } = offer;
  return (
    <>
      {isTakeable(offer) && prize && <p>{t('ready', { amount: format(prize.amount) })}</p>}
      {refusal && <RobberyRefusal refusal={refusal} />}
      <OpenWheel />
      <RobberyTerms offer={offer} />
    </>
  );
};

/** A spin of the wheel every 24 hours. */
export const robberyCard: BonusCard = {
  id: 'robbery',
  name: label(robberyMessages, 'name'),
  View: RobberyCardView,
  Act: OpenWheel,
};
