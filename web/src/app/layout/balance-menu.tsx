import { currencyCodes, currencyIcons, type CurrencyCode } from 'assets';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Currency, Profile } from 'server/contract';
import { formatNumber } from '../../core/format/format.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { changeCurrency, useCurrencies } from '../../core/session/currencies.ts';
import { playBalance } from '../../core/session/session.ts';
import { ChoiceMenu } from '../../core/ui/menu.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { shellMessages } from '../shell.messages.ts';
import styles from './header.module.css';

/** What a unit of a currency is worth in the base unit: "= 92.5 RUB". */
const useCourse = (): ((currency: Currency) => string | undefined) => {
  const t = useMessages(shellMessages);
  const language = useLanguage();
  return ({ course }) =>
    Number(course) === 1
      ? undefined
      : t('currency.course', { course: formatNumber(Number(course), language, { maximumSignificantDigits: 6 }) });
};

const isCode = (name: string): name is CurrencyCode => currencyCodes.some((code) => code === name);

const Coin = ({ name }: { name: string }): ReactNode =>
  isCode(name) ? <img src={currencyIcons[name]} width={20} height={20} alt="" /> : null;

/** What the player can stake, in the chosen currency; pressing it offers the other currencies. */
export const BalanceMenu = ({ profile }: { profile: Profile }): ReactNode => {
  const t = useMessages(shellMessages);
  const { format, currency } = useMoney();
  const currencies = useCurrencies();
  const courseOf = useCourse();
  const isAtCashDesk = /^\/cash(?:\/|$)/.test(useLocation().pathname); // which shows the change itself
  const amount = format(playBalance(profile));
  const choose = (id: string): void => {
    if (Number(id) === currency.id) return;
    changeCurrency(Number(id)).then(
      () => isAtCashDesk || toast.success(t('currency.changed')),
      () => toast.error(t('currency.failed')),
    );
  };
  const options = currencies
    .filter(({ selectable, id }) => selectable || id === currency.id)
    .map((each) => ({
      value: String(each.id),
      label: each.name,
      note: courseOf(each),
      icon: <Coin name={each.name} />,
    }));
  return (
    <ChoiceMenu
      options={options}
      value={String(currency.id)}
      onChange={choose}
      trigger={
        <button type="button" className={styles.balance} aria-label={t('balance', { amount })}>
          <Coin name={currency.name} />
          <span className={styles.amount}>{amount}</span>
          <ChevronDown aria-hidden="true" size={16} />
        </button>
      }
    />
  );
};
