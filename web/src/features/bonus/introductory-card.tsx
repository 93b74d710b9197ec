import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BonusOffer } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { label, useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { ActButton } from '../../core/ui/act-button.tsx';
import { useBonusAmount } from './bonus-amount.ts';
import { figureOf, type BonusCard, type BonusViewProps } from './bonus-card.ts';
import { codeOf, introductoryState, isTarget, type IntroductoryState } from './bonus-facts.ts';
import { useUsedIntroductory } from './bonus-query.ts';
import styles from './bonus.module.css';
import { cardMessages } from './cards.messages.ts';
import { HowComputed, Terms } from './explained.tsx';
import { useBonusAct } from './use-take.ts';

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

const PERCENT = 100;

/** The three bonuses, without calls. `used`: undefined while loading. */
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
