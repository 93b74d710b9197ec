import { ChevronRight, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { MIN_DIC_CONVERSION_MINOR, type BonusOffer, type BonusOverview } from 'server/contract';
import { useLabels, useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { vipName } from '../../core/vip/vip-level.ts';
import { useBonusAmount } from './bonus-amount.ts';
import { figureOf, offersOf, type BonusCard } from './bonus-card.ts';
import { convertible } from './bonus-facts.ts';
import { OfferTime, OpenButtons, TakeButton, useCardTexts } from './bonus-view.tsx';
import { cardState, isNow, shareOf, type CardState, type Share } from './card-state.ts';
import styles from './offer-cards.module.css';
import { PrizeRing } from './prize-ring.tsx';
import { Convert } from './welcome-part.tsx';

interface FrameProps {
  bonus: string;
  name: string;
  state: CardState;
  share?: Share | undefined;
  modal?: string | undefined; // its conditions
  children?: ReactNode; // its progress, or the reason why it is locked
  act?: ReactNode;
}

/** A bonus as a thing: its prize, its state, and one touch to its conditions. */
const Frame = ({ bonus, name, state, share, modal, children, act }: FrameProps): ReactNode => {
  const t = useMessages('bonus', 'main');
  return (
    <li className={classNames(styles.card, state === 'now' && styles.now, state === 'locked' && styles.locked)}>
      <PrizeRing bonus={bonus} share={share} />
      <div className={styles.words}>
        <h3>
          {modal === undefined ? (
            name
          ) : (
            <button type="button" aria-haspopup="dialog" title={t('conditions')} onClick={() => openModal(modal)}>
              {name}
              <ChevronRight aria-hidden="true" size={16} />
            </button>
          )}
        </h3>
        {children !== undefined && (
          <div className={styles.reason}>
            {state === 'locked' && <Lock aria-hidden="true" size={16} />}
            <div>{children}</div>
          </div>
        )}
        {act !== undefined && <div className={styles.act}>{act}</div>}
      </div>
    </li>
  );
};

/** The reason why a bonus cannot be taken now, or how far it is. */
const Reason = ({ card, offers }: { card: BonusCard; offers: readonly BonusOffer[] }): ReactNode => {
  const shown = card.reasonOf?.(offers) ?? offers[0];
  const write = useCardTexts(card, { ...shown?.figures, ...card.figures?.(offers) });
  if (!shown) return null;
  const reason = card.reason?.(shown);
  return (
    <>
      {reason !== undefined && <p>{write(reason)}</p>}
      {card.timer?.(shown) ? (
        <OfferTime card={card} offer={shown} />
      ) : (
        reason === undefined && <p>{shown.refusal?.msg}</p>
      )}
    </>
  );
};

/** A card of a bonus that cannot be taken now. */
const OfferCard = ({ card, overview }: { card: BonusCard; overview: BonusOverview }): ReactNode => {
  const [name = ''] = useLabels([card.name]);
  const offers = offersOf(overview, card);
  const { serverTime } = overview;
  return (
    <Frame
      bonus={card.id}
      name={name}
      state={cardState(card, offers, serverTime)}
      share={shareOf(card, offers, serverTime)}
      modal={card.modal}
    >
      <Reason card={card} offers={offers} />
    </Frame>
  );
};

/** Cards of bonuses in a state, as list items. */
export const OfferCards = ({
  cards,
  overview,
}: {
  cards: readonly BonusCard[];
  overview: BonusOverview;
}): readonly ReactNode[] => cards.map((card) => <OfferCard key={card.id} card={card} overview={overview} />);

/** A card of each offer that can be taken now. */
export const NowCards = ({ cards, overview }: { cards: readonly BonusCard[]; overview: BonusOverview }): ReactNode => {
  const taken = cards.flatMap((card) =>
    offersOf(overview, card)
      .filter((offer) => isNow(card, offer))
      .map((offer) => ({ card, offer })),
  );
  const names = useLabels(taken.map(({ card }) => card.name));
  const parts = useLabels(taken.map(({ card, offer }) => card.part?.(offer) ?? card.name));
  return taken.map(({ card, offer }, index) => {
    const part = card.part ? parts[index] : card.take && vipName(figureOf(offer, 'level'));
    const name = [names[index], part].filter(Boolean).join(', ');
    return (
      <Frame
        key={name}
        bonus={card.id}
        name={name}
        state="now"
        modal={card.opens ? undefined : card.modal}
        act={card.opens ? <OpenButtons card={card} first /> : <TakeButton card={card} offer={offer} name={name} />}
      />
    );
  });
};

const MINIMUM = Number(MIN_DIC_CONVERSION_MINOR);

/** The states of the bonus currencies, each with its account. */
export const currencyStates = ({
  balances,
}: Pick<BonusOverview, 'balances'>): readonly { account: 'dic' | 'usdic'; state: CardState }[] => {
  const { dic, dicLocked, usdic, usdicLocked } = balances;
  const ready = convertible(balances);
  return [
    ...(dic + dicLocked > 0
      ? [{ account: 'dic' as const, state: ready.includes('dic') ? ('now' as const) : ('progress' as const) }]
      : []),
    ...(usdic + usdicLocked > 0
      ? [{ account: 'usdic' as const, state: ready.includes('usdic') ? ('now' as const) : ('progress' as const) }]
      : []),
  ];
};

/** A bonus currency: what is unlocked of it, and its conversion. */
export const CurrencyCard = ({
  account,
  state,
  balances: { dic, usdic, dicLocked, usdicLocked },
}: ReturnType<typeof currencyStates>[number] & Pick<BonusOverview, 'balances'>): ReactNode => {
  const t = useMessages('bonus', 'cards');
  const written = useBonusAmount();
  const isDic = account === 'dic';
  const locked = isDic ? dicLocked : usdicLocked;
  const missing = { minimum: written('dic', MINIMUM), missing: written('dic', Math.max(0, MINIMUM - dic)) };
  return (
    <Frame
      bonus={account}
      name={t(isDic ? 'welcome.name' : 'usdic.name')}
      state={state}
      share={isDic && state === 'progress' ? { done: dic, of: MINIMUM } : undefined}
      modal="welcomeBonus"
      act={state === 'now' ? <Convert account={account} amount={isDic ? dic : usdic} /> : undefined}
    >
      {locked > 0 && (
        <p>
          {t(isDic ? 'welcome.locked' : 'usdic.locked')}: {written(account, locked)}
        </p>
      )}
      {isDic && state === 'progress' && <p>{t('welcome.missing', missing)}</p>}
    </Frame>
  );
};
