import { currenciesPictures } from 'assets/currencies/pictures';
import { useRef, type ReactNode } from 'react';
import { call } from '../../core/connection/connection.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { moveByArrows } from '../../core/ui/roving.ts';
import { pendingBonus, rereadDepositBonuses, useDepositBonuses, type DepositBonus } from './deposit-bonuses.ts';
import { useShortMoney } from './fields.tsx';
import { Loading } from './notes.tsx';
import { usePaymentAct } from './use-payment-act.ts';
import cashbox from './cashbox.module.css';
import styles from './bonus-choice.module.css';

const NONE = 0;

/** Makes one the bonus of the next deposit, or none: the server has one at a time. */
const choose = async (code: number): Promise<void> => {
  await call('bonus.introductory.dropTarget', {});
  if (code !== NONE) await call('bonus.introductory.takeBonus', { code });
};

export interface BonusChoiceViewProps {
  bonuses: readonly DepositBonus[];
  value: number; // code; 0: none
  onChange(code: number): void;
}

/** None, or one of the bonuses, with what each asks for. */
export const BonusChoiceView = ({ bonuses, value, onChange }: BonusChoiceViewProps): ReactNode => {
  const t = useMessages('cashbox', 'terms');
  const { percent } = useFormat();
  const short = useShortMoney();
  const all = [{ code: NONE, ratePercent: 0, minimumMinor: 0 }, ...bonuses];
  return (
    <section className={styles.bonus}>
      <h2>
        <img src={currenciesPictures.dicCoin.url} alt="" width={28} height={28} />
        {t('title')}
      </h2>
      <div role="radiogroup" aria-label={t('title')} className={styles.options} onKeyDown={moveByArrows}>
        {all.map(({ code, ratePercent, minimumMinor }) => (
          <button
            key={code}
            type="button"
            role="radio"
            aria-checked={code === value}
            tabIndex={code === value ? 0 : -1}
            className={classNames(styles.option, code === NONE && styles.none)}
            onClick={() => onChange(code)}
          >
            <strong>{code === NONE ? t('none') : `+${percent(ratePercent)}`}</strong>
            {code !== NONE && <span>{t('from', { minimum: short.base(minimumMinor) })}</span>}
          </button>
        ))}
      </div>
    </section>
  );
};

/** Choice of a bonus for the next deposit, which stands before it is paid; nothing once all are used. */
export const BonusChoice = (): ReactNode => {
  const found = useDepositBonuses();
  const queue = useRef(Promise.resolve()); // the last choice counts, whatever comes between
  const act = usePaymentAct();
  if (!found) return <Loading height={104} />;
  if (found.bonuses.length === 0) return null;
  const value = found.chosen?.code ?? NONE;
  const change = (code: number): void => {
    pendingBonus.set(code);
    queue.current = queue.current.then(async () => {
      await act.run(() => choose(code));
      await rereadDepositBonuses();
      if (pendingBonus.get() === code) pendingBonus.set(undefined);
    });
  };
  return (
    <>
      <BonusChoiceView bonuses={found.bonuses} value={value} onChange={change} />
      {act.refusal && (
        <p role="alert" className={cashbox.problem}>
          {act.refusal.text}
        </p>
      )}
    </>
  );
};
