import { Shuffle } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button, IconButton } from '../../core/ui/button.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { CLIENT_SEED_MAX, isClientSeed, randomClientSeed } from '../../core/seeds/client-seed.ts';
import { fairnessMessages } from './fairness.messages.ts';
import styles from './fairness.module.css';
import { useSetClientSeed } from './use-seeds.ts';

interface SeedFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  done?: string | undefined; // what a save has changed, in place of the hint
  onChange: (value: string) => void;
}

/** A client seed to type or to have made at random. */
export const SeedField = ({ label, value, error, done, onChange }: SeedFieldProps): ReactNode => {
  const t = useMessages(fairnessMessages);
  return (
    <TextField
      label={label}
      hint={<output>{done ?? t('seed.hint')}</output>}
      error={error}
      value={value}
      maxLength={CLIENT_SEED_MAX}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
      suffix={
        <IconButton label={t('seed.random')} onClick={() => onChange(randomClientSeed())}>
          <Shuffle aria-hidden="true" size={18} />
        </IconButton>
      }
    />
  );
};

/** The player's own seed, from the next bet on. */
export const ClientSeedForm = ({ current }: { current: string }): ReactNode => {
  const t = useMessages(fairnessMessages);
  const errorText = useErrorText();
  const [draft, setDraft] = useState<string>(); // undefined: nothing typed since the last save
  const save = useSetClientSeed();
  const value = draft ?? current;
  const isValid = draft === undefined || isClientSeed(draft); // one that the house made stands until it is changed
  const canSave = isValid && value !== current;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (canSave) save.mutate(value, { onSuccess: () => setDraft(undefined) });
  };
  const change = (next: string): void => {
    save.reset();
    setDraft(next);
  };
  const error = isValid ? (save.error ? errorText(save.error) : undefined) : t('seed.invalid');
  return (
    <form className={styles.form} onSubmit={submit}>
      <SeedField
        label={t('seed.label')}
        value={value}
        error={error}
        done={save.isSuccess ? t('seed.saved') : undefined}
        onChange={change}
      />
      <Button type="submit" loading={save.isPending} disabled={!canSave}>
        {t('seed.save')}
      </Button>
    </form>
  );
};
