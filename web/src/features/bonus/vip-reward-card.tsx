import type { ReactNode } from 'react';
import type { BonusOffer } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { label, useMessages } from '../../core/i18n/messages.ts';
import { vipName } from '../../core/vip/vip-name.ts';
import { useBonusAmount } from './bonus-amount.ts';
import { figureOf, isTakeable, type BonusCard, type BonusViewProps } from './bonus-card.ts';
import styles from './bonus.module.css';
import { cardMessages } from './cards.messages.ts';
import { Terms } from './explained.tsx';
import { TakeButton } from './take-button.tsx';

const Reward = ({ offer }: { offer: BonusOffer }): ReactNode => {
  const t = useMessages(cardMessages);
  const written = useBonusAmount();
  const [level, reached] = [figureOf(offer, 'level'), figureOf(offer, 'reached')];
  const name = vipName(level) ?? String(level);
  return (
    <li className={styles.row}>
      <strong>{name}</strong>
      <span>{written('dic', figureOf(offer, 'reward'))}</span>
      {isTakeable(offer) ? (
        <TakeButton card={vipRewardCard} offer={offer} name={name} />
      ) : (
        <span className={styles.state}>{t(level <= reached ? 'vipReward.taken' : 'vipReward.notReached')}</span>
      )}
    </li>
  );
};

const VipRewardView = ({ offers }: BonusViewProps): ReactNode => {
  const t = useMessages(cardMessages);
  const [first] = offers;
  const reached = first ? figureOf(first, 'reached') : 0;
  const level = vipName(reached);
  const next = offers.find((offer) => figureOf(offer, 'level') > reached);
  return (
    <>
      {level !== undefined && <p>{t('vipReward.level', { level })}</p>}
      <ul className={styles.rows}>
        {offers
          .filter((offer) => offer === next || figureOf(offer, 'level') <= reached)
          .map((offer) => (
            <Reward key={figureOf(offer, 'level')} offer={offer} />
          ))}
      </ul>
      <Terms lines={[t('vipReward.terms.once'), t('vipReward.terms.dic')]} {...(first && { version: first.terms })} />
    </>
  );
};

/** The reward of each VIP level. */
export const vipRewardCard: BonusCard = {
  id: 'vipReward',
  name: label(cardMessages, 'vipReward.name'),
  View: VipRewardView,
  take: ({ choice }) => legacy('bonus:takeVipBonus', { compStatus: choice.compStatus ?? 0 }),
};
