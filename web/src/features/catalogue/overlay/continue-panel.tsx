import { useState, type ReactNode } from 'react';
import { CASINO_CURRENCIES } from 'server/contract';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { useCurrencies } from '../../../core/session/currencies.ts';
import { Button } from '../../../core/ui/button.tsx';
import { SelectField } from '../../../core/ui/select-field.tsx';
import type { OpenedGame } from './use-game.ts';
import styles from './overlay.module.css';

/** Chooses the currency of this game, and goes on in it. The player's own stays as it is. */
export const ContinuePanel = ({ game: { currency: played, reopen } }: { game: OpenedGame }): ReactNode => {
  const t = useMessages('catalogue', 'overlay');
  const { currency } = useMoney();
  const all = useCurrencies();
  const offered = CASINO_CURRENCIES.filter((each) => all.some(({ name, selectable }) => selectable && name === each));
  const [chosen, setChosen] = useState<(typeof offered)[number]>();
  const present = chosen ?? played ?? offered.find((each) => each === currency.name) ?? offered[0];
  if (present === undefined) return null;
  return (
    <div className={styles.continue}>
      <SelectField
        label={t('currency')}
        isLabelHidden
        options={offered.map((value) => ({ value, label: value }))}
        value={present}
        onChange={(next) => setChosen(next)}
      />
      <Button onClick={() => reopen({ currency: present })}>{t('continue')}</Button>
    </div>
  );
};
