import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  partnerBonusCodes,
  tonSteps,
  type BonusOffer,
  type PartnerBonus,
  type TakenBonus,
  type TonStep,
} from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useFigureTexts } from '../../core/figures/figure-texts.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useProfile } from '../../core/session/session.ts';
import { ButtonLink } from '../../core/ui/button.tsx';
import { figureOf, isTakeable, type BonusCard, type BonusViewProps } from './bonus-card.ts';
import { PARTNERS } from './bonus-query.ts';
import { TakeButton } from './bonus-view.tsx';
import styles from './bonus.module.css';
import { LoadError, Loading } from './loading.tsx';
import own from './outside.module.css';

const INFO = 'tonConnect:getBonusTakeInfo';
const ONE = 1;

/** A link to another site, in a new tab. */
export const OutsideLink = ({ href, children }: { href: string; children: ReactNode }): ReactNode => (
  <a href={href} target="_blank" rel="noreferrer" className={own.link}>
    {children}
  </a>
);

/** Leads to the settings where Telegram is linked, and says why. */
const LinkTelegram = ({ text }: { text: string }): ReactNode => {
  const t = useMessages('bonus', 'telegram');
  return (
    <div className={own.acts}>
      <p>{text}</p>
      <ButtonLink to="/settings/account">{t('toSettings')}</ButtonLink>
    </div>
  );
};

interface PartnerProps {
  card: BonusCard;
  partner: PartnerBonus;
  offer: BonusOffer | undefined;
}

const Partner = ({ card, partner, offer }: PartnerProps): ReactNode => {
  const t = useMessages('bonus', 'outside-cards');
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
        {offer && isTakeable(offer) && <TakeButton card={card} offer={offer} name={name} />}
      </div>
    </li>
  );
};

/** All partners, without calls. Each bonus is taken beside its partner only, where it has a name. */
export const PartnerList = ({
  card,
  partners,
  offers,
}: Pick<BonusViewProps, 'card' | 'offers'> & { partners: readonly PartnerBonus[] }): ReactNode => {
  const t = useMessages('bonus', 'outside-cards');
  const taking: BonusCard = {
    ...card,
    take: (offer) => legacy('bonus:takePartnerBonus', { bonusId: figureOf(offer, 'id') }),
  };
  return (
    <>
      {offers.some(({ refusal }) => refusal?.code === partnerBonusCodes.linkTelegram) && (
        <LinkTelegram text={t('partners.telegram')} />
      )}
      <ul className={styles.rows}>
        {partners.map((partner) => (
          <Partner
            key={partner.id}
            card={taking}
            partner={partner}
            offer={offers.find((offer) => figureOf(offer, 'id') === partner.id)}
          />
        ))}
      </ul>
    </>
  );
};

/** The partners' pages, and the bonus of each. */
export const Partners = ({ card, offers }: BonusViewProps): ReactNode => {
  const { data, error, refetch } = useQuery({
    queryKey: [PARTNERS],
    queryFn: () => legacy('bonus:getBonusPartnersData', {}),
  });
  if (data) return <PartnerList card={card} partners={data.bonuses} offers={offers} />;
  return error ? <LoadError error={error} retry={() => void refetch()} /> : <Loading />;
};

const isStep = (step: unknown): step is TonStep => (tonSteps as readonly unknown[]).includes(step);

/** The step of the TON bonus that an offer is for. */
export const stepOf = ({ choice }: Pick<BonusOffer, 'choice'>): TonStep =>
  isStep(choice['step']) ? choice['step'] : tonSteps[0];

/** Takes the bonus of a step with TON. */
export const takeStep = async (offer: BonusOffer): Promise<TakenBonus> => {
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
  const t = useMessages('bonus', 'outside-cards');
  const profile = useProfile();
  if (step === 'connect') return <ButtonLink to="/cash/crypto">{t('ton.toWallet')}</ButtonLink>;
  if (step === 'deposit') return <ButtonLink to="/cash/crypto">{t('ton.toDeposit')}</ButtonLink>;
  return profile ? (
    <OutsideLink href={shareLink(profile.profileID, t('ton.shareText'))}>{t('ton.share')}</OutsideLink>
  ) : null;
};

const TonStepRow = ({ card, offer }: { card: BonusCard; offer: BonusOffer }): ReactNode => {
  const t = useMessages('bonus', 'outside-cards');
  const { count } = useFormat();
  const { amount, minimum = '' } = useFigureTexts()(offer.figures);
  const step = stepOf(offer);
  const isTaken = figureOf(offer, 'isTaken') === ONE;
  const name = t(`ton.step.${step}`, { minimum });
  const needsTelegram = figureOf(offer, 'hasWallet') === ONE && figureOf(offer, 'hasTelegram') !== ONE;
  return (
    <li className={own.step}>
      <div className={styles.between}>
        <span>{name}</span>
        <strong>{amount}</strong>
      </div>
      <div className={own.acts}>
        <span className={styles.state}>{t('ton.count', { done: count(Number(isTaken)) })}</span>
        {isTakeable(offer) && <TakeButton card={card} offer={offer} name={name} />}
        {!isTaken && !isTakeable(offer) && !(needsTelegram && step === 'connect') && <Way step={step} />}
      </div>
    </li>
  );
};

/** Three acts with TON, each once a week. */
export const TonSteps = ({ card, offers }: BonusViewProps): ReactNode => {
  const t = useMessages('bonus', 'outside-cards');
  return (
    <>
      {offers.some((offer) => figureOf(offer, 'hasTelegram') !== ONE) && (
        <LinkTelegram text={t('ton.terms.telegram')} />
      )}
      <ul className={styles.rows}>
        {offers.map((offer) => (
          <TonStepRow key={stepOf(offer)} card={card} offer={offer} />
        ))}
      </ul>
    </>
  );
};
