import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { askToSignIn } from '../../core/modal/modal.ts';
import { signOut } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import styles from './settings.module.css';
import { settingsMessages } from './settings.messages.ts';
import type { Saving } from './use-saving.ts';

const signInAgain = (): void => {
  signOut().then(
    askToSignIn,
    () => undefined, // not reached: the button stays, to be pressed again
  );
};

/** What was refused as a whole. The region is there before its text, so that it is read out. */
export const SavingProblem = ({ saving }: { saving: Saving }): ReactNode => {
  const t = useMessages(settingsMessages);
  return (
    <div role="alert" className={styles.problem}>
      {saving.problem && <p>{saving.problem}</p>}
      {saving.mustSignInAgain && <Button onClick={signInAgain}>{t('again')}</Button>}
    </div>
  );
};
