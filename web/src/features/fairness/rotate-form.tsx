import { RefreshCw } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { RevealedSeeds } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { SeedField } from './client-seed-form.tsx';
import { isClientSeed } from '../../core/seeds/client-seed.ts';
import { fairnessMessages } from './fairness.messages.ts';
import styles from './fairness.module.css';
import { Mark } from './mark.tsx';
import { checkRotation } from './rotation-check.ts';
import { useRotate } from './use-seeds.ts';

/** Reveals the present server seed by going on to the next. */
export const RotateForm = ({ onRevealed }: { onRevealed: (pair: RevealedSeeds) => void }): ReactNode => {
  const t = useMessages(fairnessMessages);
  const errorText = useErrorText();
  const [draft, setDraft] = useState('');
  const rotate = useRotate();
  const isValid = draft === '' || isClientSeed(draft);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isValid) return;
    rotate.mutate(draft === '' ? undefined : draft, {
      onSuccess({ revealed }) {
        setDraft('');
        onRevealed(revealed);
      },
    });
  };
  const error = isValid ? (rotate.error ? errorText(rotate.error) : undefined) : t('seed.invalid');
  const check = rotate.data && checkRotation(rotate.data.revealed, rotate.data.current, rotate.data.shownBefore);
  return (
    <section className={styles.section} aria-labelledby="fairness-rotate">
      <h3 id="fairness-rotate">{t('rotate.title')}</h3>
      <p>{t('rotate.text')}</p>
      <form className={styles.form} onSubmit={submit}>
        <SeedField label={t('rotate.newSeed')} value={draft} error={error} onChange={setDraft} />
        <Button type="submit" loading={rotate.isPending} disabled={!isValid}>
          <RefreshCw aria-hidden="true" size={18} />
          {t('rotate.action')}
        </Button>
      </form>
      <output className={styles.outcome}>
        {check && (
          <Mark state={check.matchesCommitment ? 'pass' : 'fail'}>
            {t(check.matchesCommitment ? 'revealed.pass' : 'revealed.fail')}
          </Mark>
        )}
        {check && !check.keepsPromise && <Mark state="fail">{t('revealed.promiseBroken')}</Mark>}
      </output>
    </section>
  );
};
