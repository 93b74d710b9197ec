import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BonusOffer } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { label, useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { Button } from '../../core/ui/button.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { useBonusAmount } from './bonus-amount.ts';
import { figureOf, type BonusCard, type BonusViewProps } from './bonus-card.ts';
import { useUsedIntroductory } from './bonus-query.ts';
import styles from './bonus.module.css';
import { cardMessages } from './cards.messages.ts';
import { HowComputed, Terms } from './explained.tsx';
import { useBonusAct } from './use-take.ts';

/** What one of the three is to the player now. */
export type IntroductoryState = 'used' | 'target' | 'other' | 'open';

export const codeOf = ({ choice }: Pick<BonusOffer, 'choice'>): number => Number(choice.code);

const isTarget = (offer: BonusOffer): boolean => figureOf(offer, 'isTarget') === 1;

/** `other`: it could be chosen if another one were not. */
export const introductoryState = (
  offer: BonusOffer,
  { offers, used }: { offers: readonly BonusOffer[]; used: readonly number[] },
): IntroductoryState => {
  if (used.includes(codeOf(offer))) return 'used';
  if (isTarget(offer)) return 'target';
  return offers.some(isTarget) ? 'other' : 'open';
};

const Choice = ({ offer, state }: { offer: BonusOffer; state: IntroductoryState }): ReactNode => {
  const t = useMessages(cardMessages);
  const { format } = useMoney();
  const { percent } = useFormat();
  const { busy, problem, run } = useBonusAct();
  const rate = percent(figureOf(offer, 'rate'));
  const params = { rate, minimum: format(figureOf(offer, 'minDeposit')) };
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
      {state === 'open' && (
        <Button loading={busy} onClick={choose}>
          {t('introductory.choose')}
          <span className="visually-hidden">: {rate}</span>
        </Button>
      )}
      {state === 'target' && (
        <Button variant="ghost" loading={busy} onClick={drop}>
          {t('introductory.drop')}
          <span className="visually-hidden">: {rate}</span>
        </Button>
      )}
      {state !== 'open' && <span className={styles.state}>{t(`introductory.state.${state}`, params)}</span>}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </li>
  );
};

const PERCENT = 100;

/** The three of them, without asking anything. `used`: undefined while it is not known. */
export const IntroductoryChoices = ({
  offers,
  used,
}: Pick<BonusViewProps, 'offers'> & { used: readonly number[] | undefined }): ReactNode => {
  const t = useMessages(cardMessages);
  const { format } = useMoney();
  const { percent } = useFormat();
  const written = useBonusAmount();
  const target = offers.find(isTarget);
  const [first] = offers;
  const example = target ?? first ?? { figures: {} };
  const [rate, deposit] = [figureOf(example, 'rate'), figureOf(example, 'minDeposit')];
  const params = {
    deposit: format(deposit),
    rate: percent(rate),
    amount: written('dicLocked', Math.floor((deposit * rate) / PERCENT)),
  };
  return (
    <>
      <p>{t('introductory.about')}</p>
      <ul className={styles.rows} aria-busy={used === undefined}>
        {used !== undefined &&
          offers.map((offer) => (
            <Choice key={codeOf(offer)} offer={offer} state={introductoryState(offer, { offers, used })} />
          ))}
      </ul>
      {target && (
        <p>
          <Link to="/cash/deposit">{t('introductory.deposit')}</Link>
        </p>
      )}
      <HowComputed lines={[t('introductory.how.rule', params), t('introductory.how.release')]} />
      <Terms
        lines={[t('introductory.terms.one'), t('introductory.terms.before'), t('introductory.terms.locked')]}
        {...(first && { version: first.terms })}
      />
    </>
  );
};

const IntroductoryView = ({ offers }: BonusViewProps): ReactNode => (
  <IntroductoryChoices offers={offers} used={useUsedIntroductory()} />
);

/** Locked DIC for a deposit: one of the three at a time. */
export const introductoryCard: BonusCard = {
  id: 'introductory',
  name: label(cardMessages, 'introductory.name'),
  View: IntroductoryView,
};
