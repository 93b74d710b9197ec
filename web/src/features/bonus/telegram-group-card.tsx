import { useState, type ReactNode } from 'react';
import { telegramGroupCodes, type BonusOffer, type TelegramGroup } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { label, useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { vipName } from '../../core/vip/vip-name.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { ActButton } from '../../core/ui/act-button.tsx';
import { figureOf, type BonusCard, type BonusViewProps } from './bonus-card.ts';
import { bonusMessages } from './bonus.messages.ts';
import styles from './bonus.module.css';
import { Terms } from './explained.tsx';
import { LoadError, Loading } from './loading.tsx';
import { OutsideLink } from './outside-link.tsx';
import { telegramMessages } from './telegram.messages.ts';
import { useTelegramGroup } from './telegram-query.ts';
import { Step } from './telegram-step.tsx';
import { useTake } from './use-take.ts';

export interface GroupStepsProps {
  offer: BonusOffer;
  group: TelegramGroup;
  checkAgain(): void;
}

/** Outside the group the bonus is not requested: the page itself says what is missing. */
const Take = ({ offer, group }: Pick<GroupStepsProps, 'offer' | 'group'>): ReactNode => {
  const t = useMessages(telegramMessages);
  const b = useMessages(bonusMessages);
  const { format } = useMoney();
  const { busy, problem, take } = useTake(telegramGroupCard);
  const [isEarly, setEarly] = useState(false);
  const early = isEarly && !group.member ? t('group.early') : undefined;
  const act = (): void => {
    setEarly(!group.member);
    if (group.member) void take(offer);
  };
  return (
    <ActButton busy={busy} problem={early ?? problem} onAct={act}>
      {b('take', { amount: format(figureOf(offer, 'amount')) })}
      <span className="visually-hidden"> {t('group.name')}</span>
    </ActButton>
  );
};

/** The steps and the button, or a note that it was received. */
export const GroupSteps = ({ offer, group, checkAgain }: GroupStepsProps): ReactNode => {
  const t = useMessages(telegramMessages);
  const { format } = useMoney();
  const { linked, member, taken, url } = group;
  if (taken)
    return (
      <p>
        <Button disabled>{t('received')}</Button>
      </p>
    );
  return (
    <>
      <p>{t('group.about', { amount: format(figureOf(offer, 'amount')) })}</p>
      <ul className={styles.rows}>
        <Step name={t('link')} isDone={linked}>
          <ButtonLink to="/settings/account">{t('toSettings')}</ButtonLink>
        </Step>
        <Step name={t('group.join')} isDone={member}>
          <OutsideLink href={url}>{t('group.open')}</OutsideLink>
          <Button onClick={checkAgain}>{t('check')}</Button>
        </Step>
      </ul>
      {offer.refusal?.code === telegramGroupCodes.vip && <p>{offer.refusal.msg}</p>}
      <Take offer={offer} group={group} />
    </>
  );
};

const Asked = ({ offer }: { offer: BonusOffer }): ReactNode => {
  const { data, error, refetch } = useTelegramGroup();
  const again = (): void => void refetch();
  if (data) return <GroupSteps offer={offer} group={data} checkAgain={again} />;
  return error ? <LoadError error={error} retry={again} /> : <Loading />;
};

const GroupView = ({ offers }: BonusViewProps): ReactNode => {
  const t = useMessages(telegramMessages);
  const { format } = useMoney();
  const [offer] = offers;
  if (!offer) return null;
  const wager = figureOf(offer, 'wager');
  const level = vipName(figureOf(offer, 'needs')) ?? '';
  const played = t('terms.wager', { wager: format(wager), days: figureOf(offer, 'days') });
  return (
    <>
      <Asked offer={offer} />
      <Terms
        lines={[t('terms.once'), t('terms.level', { level }), wager > 0 ? played : t('terms.real')]}
        version={offer.terms}
      />
    </>
  );
};

/** For membership of the house's Telegram group. */
export const telegramGroupCard: BonusCard = {
  id: 'telegramGroup',
  name: label(telegramMessages, 'group.name'),
  View: GroupView,
  take: () => legacy('bonus:telegramBonus', {}),
};
