import { useState, type ReactNode } from 'react';
import type { NewyearOrderData, NewyearWonThing } from 'server/contract';
import { useMessages } from '../../../core/i18n/messages.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Form } from '../../../core/ui/form.tsx';
import { SelectField } from '../../../core/ui/select-field.tsx';
import { TextField } from '../../../core/ui/text-field.tsx';
import { useAct } from '../../../core/ui/use-act.ts';
import styles from '../bonus.module.css';
import { rereadNewyear } from './use-newyear.ts';

const MAX_FIELD = 200;

const fields = [
  ['fullName', 'name'],
  ['country', 'country-name'],
  ['region', 'address-level1'],
  ['cite', 'address-level2'],
  ['address', 'street-address'],
  ['index', 'postal-code'],
  ['telegram', 'off'],
] as const satisfies readonly (readonly [keyof NewyearOrderData, string])[];

const empty: NewyearOrderData = {
  fullName: '',
  country: '',
  region: '',
  cite: '',
  address: '',
  index: '',
  telegram: '',
};

/** The delivery address of a physical prize. All fields are required. */
export const OrderForm = ({ things }: { things: readonly NewyearWonThing[] }): ReactNode => {
  const t = useMessages('bonus', 'newyear');
  const [chosen, setChosen] = useState(things[0]?.id ?? '');
  const [data, setData] = useState(empty);
  const [isChecked, setIsChecked] = useState(false);
  const { busy, problem, run } = useAct<object>(() => void rereadNewyear());
  const prize = things.some(({ id }) => id === chosen) ? chosen : (things[0]?.id ?? '');
  const send = async (): Promise<void> => {
    setIsChecked(true);
    if (fields.some(([name]) => data[name].trim() === '')) return;
    const work = run((call) => call('bonus.newYearBoom.createOrder', { prize, orderData: data }), t('orders.done'));
    if (await work) setIsChecked(false);
  };
  return (
    <Form className={styles.card} onSubmit={() => void send()}>
      <SelectField
        label={t('orders.which')}
        value={prize}
        options={things.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={setChosen}
      />
      {fields.map(([name, autoComplete]) => (
        <TextField
          key={name}
          label={t(`field.${name}`)}
          value={data[name]}
          maxLength={MAX_FIELD}
          autoComplete={autoComplete}
          error={isChecked && data[name].trim() === '' ? t('orders.empty') : undefined}
          onChange={({ currentTarget: { value } }) => setData({ ...data, [name]: value })}
        />
      ))}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <p className={styles.note}>{t('terms.address')}</p>
      <div>
        <Button type="submit" variant="primary" loading={busy}>
          {t('orders.send')}
        </Button>
      </div>
    </Form>
  );
};
