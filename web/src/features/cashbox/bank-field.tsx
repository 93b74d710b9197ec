import { useId, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { SelectField } from '../../core/ui/select-field.tsx';
import { useCashQuery } from './cash-query.ts';
import styles from './cashbox.module.css';
import { withdrawMessages } from './withdraw.messages.ts';

export interface BankFieldProps {
  value: number | undefined;
  onChange(id: number | undefined): void;
  error: string | undefined;
}

/** The bank that a withdrawal goes to. */
export const BankField = ({ value, onChange, error }: BankFieldProps): ReactNode => {
  const t = useMessages(withdrawMessages);
  const id = useId();
  const banks = useCashQuery('cash:getBanks', {}).data ?? [];
  const options = banks.map((bank) => ({ value: String(bank.id), label: bank.bank_name }));
  return (
    <div role="group" aria-describedby={error === undefined ? undefined : id}>
      <SelectField
        label={t('bank')}
        options={[{ value: '', label: t('chooseBank') }, ...options]}
        value={value === undefined ? '' : String(value)}
        onChange={(next) => onChange(next === '' ? undefined : Number(next))}
      />
      {error !== undefined && (
        <p id={id} role="alert" className={styles.problem}>
          {error}
        </p>
      )}
    </div>
  );
};
