import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BonusOffer } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { useFigureTexts } from '../../core/figures/figure-texts.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { ActButton } from '../../core/ui/act-button.tsx';
import { figureOf, isTakeable, type BonusCard, type BonusViewProps } from './bonus-card.ts';
import { codeOf, introductoryState, isTarget, type IntroductoryState } from './bonus-facts.ts';
import { useUsedIntroductory } from './bonus-query.ts';
import { TakeButton } from './bonus-view.tsx';
import styles from './bonus.module.css';
import { useBonusAct } from './use-take.ts';

const Reward = ({ card, offer }: { card: BonusCard; offer: BonusOffer }): ReactNode => {
  const t = useMessages('bonus', 'cards');
  const { level = '', reward } = useFigureTexts()(offer.figures);
  const isReached = figureOf(offer, 'level') <= figureOf(offer, 'reachedLevel');
  return (
    <li className={styles.row}>
      <strong>{level}</strong>
      <span>{reward}</span>
      {isTakeable(offer) ? (
        <TakeButton card={card} offer={offer} name={level} />
      ) : (
        <span className={styles.state}>{t(isReached ? 'vipReward.taken' : 'vipReward.notReached')}</span>
      )}
    </li>
  );
};

/** The rewards of the levels that were reached, and of the next one. */
export const VipRewards = ({ card, offers }: BonusViewProps): ReactNode => {
  const isLater = (offer: BonusOffer): boolean => figureOf(offer, 'level') > figureOf(offer, 'reachedLevel');
  const next = offers.find(isLater);
  return (
    <ul className={styles.rows}>
      {offers
        .filter((offer) => offer === next || !isLater(offer))
        .map((offer) => (
          <Reward key={figureOf(offer, 'level')} card={card} offer={offer} />
        ))}
    </ul>
  );
};

const Choice = ({ offer, state }: { offer: BonusOffer; state: IntroductoryState }): ReactNode => {
  const t = useMessages('bonus', 'cards');
  const { ratePercent: rate = '', minimum = '' } = useFigureTexts()(offer.figures);
  const { busy, problem, run } = useBonusAct();
  const params = { rate, minimum };
  const choose = (): void =>
    void run(
      () => call('bonus.introductory.takeBonus', { code: codeOf(offer) }),
      () => t('introductory.chosen', params),
    );
  const drop = (): void =>
    void run(
      () => call('bonus.introductory.dropTarget', {}),
      () => t('introductory.dropped', params),
    );
  return (
    <li className={classNames(styles.row, state === 'used' && styles.used)}>
      <strong>{rate}</strong>
      <span>{t('introductory.minimum', params)}</span>
      {state !== 'open' && <span className={styles.state}>{t(`introductory.state.${state}`, params)}</span>}
      {(state === 'open' || state === 'target') && (
        <ActButton
          variant={state === 'open' ? 'secondary' : 'ghost'}
          busy={busy}
          problem={problem}
          onAct={state === 'open' ? choose : drop}
        >
          {t(state === 'open' ? 'introductory.choose' : 'introductory.drop')}
          <span className="visually-hidden"> {rate}</span>
        </ActButton>
      )}
    </li>
  );
};

/** The three bonuses, without calls. `used`: undefined while loading. */
export const IntroductoryChoices = ({
  offers,
  used,
}: Pick<BonusViewProps, 'offers'> & { used: readonly number[] | undefined }): ReactNode => {
  const t = useMessages('bonus', 'cards');
  return (
    <>
      <ul className={styles.rows} aria-busy={used === undefined}>
        {used !== undefined &&
          offers.map((offer) => (
            <Choice key={codeOf(offer)} offer={offer} state={introductoryState(offer, { offers, used })} />
          ))}
      </ul>
      {offers.some(isTarget) && (
        <p>
          <Link to="/cash/deposit">{t('introductory.deposit')}</Link>
        </p>
      )}
    </>
  );
};

/** One of the three at a time, for a deposit. */
export const Introductory = ({ offers }: BonusViewProps): ReactNode => (
  <IntroductoryChoices offers={offers} used={useUsedIntroductory()} />
);
