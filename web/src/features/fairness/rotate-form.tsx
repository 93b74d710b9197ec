import { commitmentOf } from 'games-engine';
import { RefreshCw } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { RevealedSeeds, Seeds } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { isClientSeed } from '../../core/seeds/client-seed.ts';
import { Button } from '../../core/ui/button.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { SeedField, SeedParts } from './client-seed-form.tsx';
import { Mark } from './mark.tsx';
import { useRotate } from './use-seeds.ts';
import styles from './fairness.module.css';

/** Rules of a rotation, computed in this browser. */
export interface RotationCheck {
  computedHash: string; // SHA-256 of the revealed seed
  matchesCommitment: boolean; // it is the commitment that was shown before the bets
  keepsPromise: boolean; // the new pair is the one whose commitment was shown as the next
}

/** Checks an answer of a rotation against what was shown before it. */
export const checkRotation = (revealed: RevealedSeeds, current: Seeds, shownBefore: Seeds): RotationCheck => {
  const computedHash = commitmentOf(revealed.serverSeed);
  return {
    computedHash,
    matchesCommitment: computedHash === revealed.serverSeedHash && computedHash === shownBefore.serverSeedHash,
    keepsPromise: shownBefore.nextServerSeedHash === current.serverSeedHash,
  };
};

/** Reveals the present server seed by going on to the next. */
export const RotateForm = ({ onRevealed }: { onRevealed: (pair: RevealedSeeds) => void }): ReactNode => {
  const t = useMessages('fairness', 'main');
  const errorText = useErrorText();
  const [draft, setDraft] = useState('');
  const rotate = useRotate();
  const isValid = draft === '' || isClientSeed(draft);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isValid) return;
    rotate.mutate(draft, {
      onSuccess({ revealed }) {
        setDraft('');
        if (revealed) onRevealed(revealed);
      },
    });
  };
  const error = isValid ? (rotate.error ? errorText(rotate.error) : undefined) : t('seed.invalid');
  const { data } = rotate;
  const check = data?.revealed && checkRotation(data.revealed, data.current, data.shownBefore);
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
      {data && <SeedParts made={data.made} />}
    </section>
  );
};
