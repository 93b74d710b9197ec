import { useState, type FormEvent, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { CopyValue } from '../../core/ui/copy.tsx';
import { Button } from '../../core/ui/button.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { CLIENT_SEED_MAX, isClientSeed, type MadeSeed } from '../../core/seeds/client-seed.ts';
import styles from './fairness.module.css';
import { useChangeSeed } from './use-seeds.ts';

interface SeedFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  done?: string | undefined; // note after a save, in place of the hint
  onChange: (value: string) => void;
}

/** Field for a client seed: the browser mixes fresh bytes into it. */
export const SeedField = ({ label, value, error, done, onChange }: SeedFieldProps): ReactNode => {
  const t = useMessages('fairness', 'main');
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
    />
  );
};

/** A client seed as this browser has just made it, so that everybody can make it again. */
export const SeedParts = ({ made: { bytes, clientSeed, typed } }: { made: MadeSeed }): ReactNode => {
  const t = useMessages('fairness', 'main');
  return (
    <>
      <CopyValue label={t('seed.bytes')} value={bytes} />
      {typed !== '' && <CopyValue label={t('seed.mixed')} value={`${typed}:${bytes}`} />}
      <CopyValue label={t('seed.label')} value={clientSeed} />
    </>
  );
};

/** The player's own seed of the pair in use, from the next bet on. */
export const ClientSeedForm = ({ current }: { current: string }): ReactNode => {
  const t = useMessages('fairness', 'main');
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const save = useChangeSeed();
  const isValid = typed === '' || isClientSeed(typed);
  const canSave = typed !== '' && isValid;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (canSave) save.mutate(typed, { onSuccess: () => setTyped('') });
  };
  const change = (next: string): void => {
    save.reset();
    setTyped(next);
  };
  const error = isValid ? (save.error ? errorText(save.error) : undefined) : t('seed.invalid');
  return (
    <>
      {save.data ? <SeedParts made={save.data.made} /> : <CopyValue label={t('seed.label')} value={current} />}
      <form className={styles.form} onSubmit={submit}>
        <SeedField
          label={t('seed.typed')}
          value={typed}
          error={error}
          done={save.isSuccess ? t('seed.saved') : undefined}
          onChange={change}
        />
        <Button type="submit" loading={save.isPending} disabled={!canSave}>
          {t('seed.save')}
        </Button>
      </form>
    </>
  );
};
