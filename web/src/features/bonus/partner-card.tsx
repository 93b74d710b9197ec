import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { partnerBonusCodes, type BonusOffer, type PartnerBonus } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { label, useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { ButtonLink } from '../../core/ui/button.tsx';
import { useBonusAmount } from './bonus-amount.ts';
import { figureOf, isTakeable, type BonusCard, type BonusViewProps } from './bonus-card.ts';
import { PARTNERS } from './bonus-query.ts';
import styles from './bonus.module.css';
import { Terms } from './explained.tsx';
import { LoadError, Loading } from './loading.tsx';
import { outsideCardMessages } from './outside-cards.messages.ts';
import { OutsideLink } from './outside-link.tsx';
import own from './outside.module.css';
import { TakeButton } from './take-button.tsx';

const Partner = ({ partner, offer }: { partner: PartnerBonus; offer: BonusOffer | undefined }): ReactNode => {
  const t = useMessages(outsideCardMessages);
  const language = useLanguage();
  const { name, logo, url, description, taken } = partner;
  return (
    <li className={own.partner}>
      <img src={logo} alt="" width={48} height={48} />
      <div>
        <strong>{name}</strong>
        <p>{description[language] ?? description['en']}</p>
      </div>
      <div className={own.acts}>
        <OutsideLink href={url}>
          {t('partners.visit')}
          <span className="visually-hidden"> {name}</span>
        </OutsideLink>
        {taken && <span className={styles.state}>{t('partners.taken')}</span>}
        {offer && isTakeable(offer) && <TakeButton card={takingCard} offer={offer} name={name} />}
      </div>
    </li>
  );
};

/** All partners, without calls. */
export const PartnerList = ({
  partners,
  offers,
}: Pick<BonusViewProps, 'offers'> & { partners: readonly PartnerBonus[] }): ReactNode => {
  const t = useMessages(outsideCardMessages);
  const written = useBonusAmount();
  const [first] = offers;
  const needsTelegram = offers.some(({ refusal }) => refusal?.code === partnerBonusCodes.linkTelegram);
  return (
    <>
      <p>{t('partners.about', { amount: written('dicLocked', first ? figureOf(first, 'amount') : 0) })}</p>
      {needsTelegram && (
        <div className={own.acts}>
          <p>{t('partners.telegram')}</p>
          <ButtonLink to="/settings/account">{t('repost.toSettings')}</ButtonLink>
        </div>
      )}
      <ul className={styles.rows}>
        {partners.map((partner) => (
          <Partner
            key={partner.id}
            partner={partner}
            offer={offers.find((offer) => figureOf(offer, 'id') === partner.id)}
          />
        ))}
      </ul>
      <Terms lines={[t('partners.terms.once'), t('partners.terms.private')]} {...(first && { version: first.terms })} />
    </>
  );
};

const PartnerView = ({ offers }: BonusViewProps): ReactNode => {
  const { data, error, refetch } = useQuery({
    queryKey: [PARTNERS],
    queryFn: () => legacy('bonus:getBonusPartnersData', {}),
  });
  if (data) return <PartnerList partners={data.bonuses} offers={offers} />;
  return error ? <LoadError error={error} retry={() => void refetch()} /> : <Loading />;
};

/** Locked DIC for visiting a partner's page. */
export const partnerCard: BonusCard = {
  id: 'partner',
  name: label(outsideCardMessages, 'partners.name'),
  View: PartnerView,
};

/** Taken beside each partner only, where it has a name. */
const takingCard: BonusCard = {
  ...partnerCard,
  take: (offer) => legacy('bonus:takePartnerBonus', { bonusId: figureOf(offer, 'id') }),
};
