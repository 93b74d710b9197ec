import type { ReactNode } from 'react';
import type { BonusOffer, BonusOverview } from 'server/contract';
import { useFigureTexts, type Figures } from '../../core/figures/figure-texts.ts';
import { useHouseFigures } from '../../core/figures/house-figures.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages, type FoundKey, type MessageParams } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { ActButton } from '../../core/ui/act-button.tsx';
import { Button } from '../../core/ui/button.tsx';
import { useBonusAmount } from './bonus-amount.ts';
import { isTakeable, offersOf, type BonusCard, type BonusViewProps } from './bonus-card.ts';
import styles from './bonus.module.css';
import { useTimeLeft } from './countdown.ts';
import { HowComputed, Terms } from './explained.tsx';
import { useTake } from './use-take.ts';

export type WriteText = (key: string, more?: MessageParams) => string;

/** Texts of a card, filled in with figures. */
export const useCardTexts = ({ messages }: BonusCard, figures: Figures): WriteText => {
  const t = useMessages(messages);
  const write = useFigureTexts();
  const texts = { ...useHouseFigures(), ...write(figures) };
  return (key, more) => t(key as FoundKey, { ...texts, ...more });
};

interface OffersProps {
  card: BonusCard;
  offers: readonly BonusOffer[];
}

const figuresOf = ({ card, offers }: OffersProps): Figures => ({ ...offers[0]?.figures, ...card.figures?.(offers) });

/** Takes an available offer; a refusal is shown below. */
export const TakeButton = ({
  card,
  offer,
  name,
}: {
  card: BonusCard;
  offer: BonusOffer;
  name: string; // accessible name
}): ReactNode => {
  const t = useMessages('bonus', 'main');
  const written = useBonusAmount();
  const { busy, problem, take } = useTake(card);
  const { prize } = offer;
  if (!prize) return null;
  return (
    <ActButton busy={busy} problem={problem} onAct={() => void take(offer)}>
      {t('take', { amount: written(prize.account, prize.amount) })}
      <span className="visually-hidden"> {name}</span>
    </ActButton>
  );
};

/** The dialogs of a bonus; `first`: only the one that leads to it. */
export const OpenButtons = ({ card, first = false }: { card: BonusCard; first?: boolean }): ReactNode => {
  const write = useCardTexts(card, {});
  const opened = (card.opens ?? []).slice(0, first ? 1 : undefined);
  return (
    <div className={styles.actions}>
      {opened.map(({ modal, key }, index) => (
        <Button key={modal} variant={index === 0 ? 'primary' : 'secondary'} onClick={() => openModal(modal)}>
          {write(key)}
        </Button>
      ))}
    </div>
  );
};

/** Time until a moment by the server's clock, in words. */
export const useTimeText = (until: number): string => {
  const t = useMessages('bonus', 'cards');
  const { count } = useFormat();
  const { days, clock } = useTimeLeft(until);
  return days > 0 ? t('time.days', { days: count(days), clock }) : clock;
};

const Timer = ({ until, write }: { until: number; write: (time: string) => string }): ReactNode => (
  <p role="timer">{write(useTimeText(until))}</p>
);

/** The time until an offer changes, or the server's reason why it cannot be taken. */
export const OfferTime = ({ card, offer }: { card: BonusCard; offer: BonusOffer }): ReactNode => {
  const write = useCardTexts(card, offer.figures);
  const timer = card.timer?.(offer);
  if (timer) return <Timer until={timer.until} write={(time) => write(timer.key, { time })} />;
  return card.showsRefusal && offer.refusal ? <p>{offer.refusal.msg}</p> : null;
};

/** The computation and the terms of a bonus. */
export const BonusTerms = ({ card, offers }: OffersProps): ReactNode => {
  const write = useCardTexts(card, figuresOf({ card, offers }));
  const [first] = offers;
  const { how, terms = [], Foot } = card;
  if (!first) return null;
  const lines = typeof terms === 'function' ? terms(first) : terms;
  return (
    <>
      {how && <HowComputed lines={how.map((key) => write(key))} />}
      {lines.length > 0 && <Terms lines={lines.map((key) => write(key))} version={first.terms} />}
      {Foot && <Foot />}
    </>
  );
};

const Said = ({ card, offers }: OffersProps): ReactNode => {
  const write = useCardTexts(card, figuresOf({ card, offers }));
  const [first] = offers;
  return first && card.says?.(first).map((key) => <p key={key}>{write(key)}</p>);
};

const Own = (props: BonusViewProps & { isDialog: boolean }): ReactNode => {
  const { card, offers, isDialog } = props;
  const write = useCardTexts(card, {});
  const [first] = offers;
  const Body = (isDialog && card.DialogBody) || card.Body;
  if (Body) return <Body {...props} />;
  if (card.opens) return <OpenButtons card={card} />;
  if (!first || !card.take || !isTakeable(first)) return null;
  return <TakeButton card={card} offer={first} name={write(card.name.key)} />;
};

/** A bonus as its card describes it: what can be had, how it is computed, and its terms. */
export const BonusView = ({
  card,
  overview,
  isDialog = false,
}: {
  card: BonusCard;
  overview: BonusOverview;
  isDialog?: boolean;
}): ReactNode => {
  const offers = offersOf(overview, card);
  const [first] = offers;
  if (!first) return null;
  return (
    <>
      <Said card={card} offers={offers} />
      <OfferTime card={card} offer={first} />
      <Own card={card} offers={offers} overview={overview} isDialog={isDialog} />
      <BonusTerms card={card} offers={offers} />
    </>
  );
};
