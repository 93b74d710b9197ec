import type { ReactNode } from 'react';
import { tonSteps, type BonusOffer, type TakenBonus, type TonStep } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { label, useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { useProfile } from '../../core/session/session.ts';
import { ButtonLink } from '../../core/ui/button.tsx';
import { useBonusAmount } from './bonus-amount.ts';
import { figureOf, isTakeable, type BonusCard, type BonusViewProps } from './bonus-card.ts';
import styles from './bonus.module.css';
import { cardMessages } from './cards.messages.ts';
import { useTimeLeft } from './countdown.ts';
import { Terms } from './explained.tsx';
import { outsideCardMessages } from './outside-cards.messages.ts';
import { OutsideLink } from './outside-link.tsx';
import own from './outside.module.css';
import { TakeButton } from './take-button.tsx';

const INFO = 'tonConnect:getBonusTakeInfo';
const ONE = 1;

const isStep = (step: unknown): step is TonStep => (tonSteps as readonly unknown[]).includes(step);
const stepOf = ({ choice }: Pick<BonusOffer, 'choice'>): TonStep =>
  isStep(choice['step']) ? choice['step'] : tonSteps[0];

const takeStep = async (offer: BonusOffer): Promise<TakenBonus> => {
  const step = stepOf(offer);
  if (step === 'deposit') return legacy('tonConnect:takeBonusFromTonConnectDeposit', {});
  if (step === 'invite') return legacy('tonConnect:takeBonusFromTonConnectReferals', {});
  const { wallet } = await legacy(INFO, {});
  return legacy('tonConnect:takeBonusFromTonConnect', { address: wallet ?? '' });
};

/** Telegram's page for sharing a link. */
const shareLink = (id: string, text: string): string => {
  const url = `${location.origin}/ref/${id}`;
  return `https://t.me/share/url?${new URLSearchParams({ url, text }).toString()}`;
};

/** Leads to what a step still needs. */
const Way = ({ step }: { step: TonStep }): ReactNode => {
  const t = useMessages(outsideCardMessages);
  const profile = useProfile();
  if (step === 'connect') return <ButtonLink to="/cash/crypto">{t('ton.toWallet')}</ButtonLink>;
  if (step === 'deposit') return <ButtonLink to="/cash/crypto">{t('ton.toDeposit')}</ButtonLink>;
  return profile ? (
    <OutsideLink href={shareLink(profile.profileID, t('ton.shareText'))}>{t('ton.share')}</OutsideLink>
  ) : null;
};

const Step = ({ offer }: { offer: BonusOffer }): ReactNode => {
  const t = useMessages(outsideCardMessages);
  const { format } = useMoney();
  const { count } = useFormat();
  const written = useBonusAmount();
  const step = stepOf(offer);
  const isTaken = figureOf(offer, 'isTaken') === ONE;
  const name = t(`ton.step.${step}`, { minimum: format(figureOf(offer, 'minDeposit')) });
  const needsTelegram = figureOf(offer, 'hasWallet') === ONE && figureOf(offer, 'hasTelegram') !== ONE;
  return (
    <li className={own.step}>
      <div className={styles.between}>
        <span>{name}</span>
        <strong>{written('dicLocked', figureOf(offer, 'amount'))}</strong>
      </div>
      <div className={own.acts}>
        <span className={styles.state}>{t('ton.count', { done: count(Number(isTaken)) })}</span>
        {isTakeable(offer) && <TakeButton card={tonCard} offer={offer} name={name} />}
        {!isTaken && !isTakeable(offer) && !(needsTelegram && step === 'connect') && <Way step={step} />}
      </div>
    </li>
  );
};

const Telegram = ({ offers }: Pick<BonusViewProps, 'offers'>): ReactNode => {
  const t = useMessages(outsideCardMessages);
  if (offers.every((offer) => figureOf(offer, 'hasTelegram') === ONE)) return null;
  return (
    <div className={own.acts}>
      <p>{t('ton.terms.telegram')}</p>
      <ButtonLink to="/settings/account">{t('repost.toSettings')}</ButtonLink>
    </div>
  );
};

const TonView = ({ offers }: BonusViewProps): ReactNode => {
  const t = useMessages(outsideCardMessages);
  const c = useMessages(cardMessages);
  const { count } = useFormat();
  const written = useBonusAmount();
  const [first] = offers;
  const { days, clock } = useTimeLeft(first ? figureOf(first, 'until') : 0);
  const total = offers.reduce((sum, offer) => sum + figureOf(offer, 'amount'), 0);
  const time = days > 0 ? c('time.days', { days: count(days), clock }) : clock;
  return (
    <>
      <p>{t('ton.about', { total: written('dicLocked', total) })}</p>
      {first && (
        <p>
          {t('ton.totals', {
            week: written('dicLocked', figureOf(first, 'week')),
            of: written('dicLocked', total),
            total: written('dicLocked', figureOf(first, 'total')),
          })}
        </p>
      )}
      <Telegram offers={offers} />
      <ul className={styles.rows}>
        {offers.map((offer) => (
          <Step key={stepOf(offer)} offer={offer} />
        ))}
      </ul>
      <p role="timer">{t('ton.nextIn', { time })}</p>
      <Terms
        lines={[t('ton.terms.dic'), t('ton.terms.wallet'), t('ton.terms.friend'), t('ton.terms.week')]}
        {...(first && { version: first.terms })}
      />
    </>
  );
};

/** Locked DIC for three acts with TON, each once a week. */
export const tonCard: BonusCard = {
  id: 'ton',
  name: label(outsideCardMessages, 'ton.name'),
  part: (offer) => label(outsideCardMessages, `ton.short.${stepOf(offer)}`),
  View: TonView,
  take: takeStep,
};
