import { useState, type ReactNode } from 'react';
import { CASINO_CURRENCIES } from 'server/contract';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { changeCurrency, useCurrencies } from '../../../core/session/currencies.ts';
import { Button } from '../../../core/ui/button.tsx';
import { SelectField } from '../../../core/ui/select-field.tsx';
import { toast } from '../../../core/ui/toast.tsx';
import { useErrorText } from '../../../core/ui/use-error-text.ts';
import styles from './overlay.module.css';

const isPlayable = (name: string): boolean => CASINO_CURRENCIES.some((each) => each === name);

/** Chooses another currency and continues in it. */
export const ContinuePanel = ({ onContinue }: { onContinue(): void }): ReactNode => {
  const t = useMessages('catalogue', 'overlay');
  const errorText = useErrorText();
  const { currency } = useMoney();
  const offered = useCurrencies().filter(({ selectable, name }) => selectable && isPlayable(name));
  const present = offered.some(({ id }) => id === currency.id) ? currency.id : offered[0]?.id;
  const [chosen, setChosen] = useState<number>();
  const [isBusy, setIsBusy] = useState(false);
  const id = chosen ?? present;
  if (id === undefined) return null;
  const go = async (): Promise<void> => {
    setIsBusy(true);
    try {
      if (id !== currency.id) await changeCurrency(id);
      onContinue();
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={styles.continue}>
      <SelectField
        label={t('currency')}
        isLabelHidden
        options={offered.map((each) => ({ value: String(each.id), label: each.name }))}
        value={String(id)}
        onChange={(next) => setChosen(Number(next))}
      />
      <Button loading={isBusy} onClick={() => void go()}>
        {t('continue')}
      </Button>
    </div>
  );
};
