import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  LIMIT_MINOR,
  RAISE_WAITS_MS,
  SESSION_MINUTES,
  type Limit,
  type LimitKind,
  type LimitPeriod,
  type LimitsState,
} from 'server/contract';
import { serverNow } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useMoney } from '../../core/money/money.ts';
import { Button } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useLimitsChange } from './limits-query.ts';
import styles from './limits.module.css';

export interface LimitRowProps {
  kind: LimitKind;
  period: LimitPeriod;
  limit: Limit | undefined;
}

/** Value of a typed limit: base hundredths, or minutes of a session; undefined: it cannot be a limit. */
export const readLimit = (
  kind: LimitKind,
  text: string,
  toBaseMinor: (units: string) => bigint | undefined,
): number | undefined => {
  const isSession = kind === 'session';
  const value = isSession ? (/^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined) : toBaseMinor(text.trim());
  if (value === undefined) return undefined;
  const { min, max } = isSession ? SESSION_MINUTES : LIMIT_MINOR;
  return Number(value) >= min && Number(value) <= max ? Number(value) : undefined;
};

/** When a new amount (null: none) would count. `same`: it is the present one. */
export type Effect = { when: 'now' } | { when: 'same' } | { when: 'later'; at: number };

/** A first or a lower limit counts at once, everything else waits. `now`: ms since epoch. */
export const effectOf = (limit: Limit | undefined, amount: number | null, now: number): Effect => {
  if (!limit) return { when: 'now' };
  if (amount === limit.amount) return { when: 'same' };
  if (amount !== null && amount < limit.amount) return { when: 'now' };
  const { pending } = limit;
  return { when: 'later', at: pending?.amount === amount ? pending.at : now + RAISE_WAITS_MS };
};

/** Announces the change of a limit, after it was saved. */
const useSay = ({ kind, period }: Pick<LimitRowProps, 'kind' | 'period'>): ((state: LimitsState) => void) => {
  const t = useMessages('limits', 'limit-form');
  const momentOf = useMoment();
  return ({ limits }) => {
    const pending = limits.find((limit) => limit.kind === kind && limit.period === period)?.pending;
    if (!pending) toast.success(t('saved.now'));
    else toast.success(t(pending.amount === null ? 'saved.ends' : 'saved.later', { at: momentOf(pending.at) }));
  };
};

/** Hint of the form: when the amount would count, or why it cannot be one. */
const useHint = ({ kind, limit }: Pick<LimitRowProps, 'kind' | 'limit'>) => {
  const t = useMessages('limits', 'limit-form');
  const money = useMoney();
  const momentOf = useMoment();
  return {
    effect: (amount: number): string => {
      const effect = effectOf(limit, amount, serverNow());
      return effect.when === 'later' ? t('form.later', { at: momentOf(effect.at) }) : t(`form.${effect.when}`);
    },
    invalid:
      kind === 'session'
        ? t('form.invalid.minutes', SESSION_MINUTES)
        : t('form.invalid', { min: money.limit(LIMIT_MINOR.min, 'min'), max: money.limit(LIMIT_MINOR.max, 'max') }),
  };
};

const useFieldText = (kind: LimitRowProps['kind'], limit: Limit | undefined): string => {
  const { fromBaseText } = useMoney();
  if (!limit) return '';
  return kind === 'session' ? String(limit.amount) : fromBaseText(limit.amount).replace(/\.00$/, '');
};

export interface LimitFormProps extends LimitRowProps {
  name: string; // name of the limit, for those who do not see where the form stands
  onClose: () => void;
}

/** Sets, changes or removes one limit. Says before it is saved when that will count. */
export const LimitForm = ({ kind, period, limit, name, onClose }: LimitFormProps): ReactNode => {
  const t = useMessages('limits', 'limit-form');
  const { currency, toBaseMinor } = useMoney();
  const [text, setText] = useState(useFieldText(kind, limit));
  const [wrong, setWrong] = useState(false);
  const { pending, change } = useLimitsChange();
  const hint = useHint({ kind, limit });
  const say = useSay({ kind, period });
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  const amount = readLimit(kind, text, toBaseMinor);

  const save = async (next: number | null): Promise<void> => {
    const state = await change('limits.set', { kind, period, amount: next });
    if (!state) return;
    say(state);
    onClose();
  };
  return (
    <Form
      className={styles.form}
      aria-label={name}
      onSubmit={() => {
        if (amount === undefined) setWrong(true);
        else void save(amount);
      }}
    >
      <div ref={field}>
        <TextField
          label={t(kind === 'session' ? 'form.minutes' : 'form.amount')}
          inputMode={kind === 'session' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={15}
          value={text}
          {...(kind === 'session' ? {} : { suffix: currency.name })}
          hint={amount === undefined ? undefined : hint.effect(amount)}
          error={wrong && amount === undefined ? hint.invalid : undefined}
          onChange={(event) => {
            setText(event.currentTarget.value.replace(',', '.'));
            setWrong(false);
          }}
        />
      </div>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={pending}>
          {t('form.save')}
        </Button>
        {limit && (
          <Button disabled={pending} onClick={() => void save(null)}>
            {t('form.remove')}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      </div>
    </Form>
  );
};
