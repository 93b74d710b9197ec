import { useState, type ReactNode } from 'react';
import { settingsCodes, type ReauthenticationState, type Social } from 'server/contract';
import { CallError, legacy } from '../connection/connection.ts';
import { useMessages } from '../i18n/messages.ts';
import { askToSignIn } from '../modal/modal.ts';
import { signOut } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { CodeField, PasswordField } from '../ui/text-field.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form } from '../ui/form.tsx';
import { useErrorText } from '../ui/use-error-text.ts';
import styles from './reauthentication-dialog.module.css';
import { useAsking, type Asking } from './reauthentication.ts';

const { wrongCode, wrongPassword } = settingsCodes;

/** Links to linked profiles by which a player can show who they are; they lead back to the page. */
export type ConfirmLinks = (props: { providers: readonly Social[] }) => ReactNode;

/** For an account without password, second factor or linked profile: its owner signs in again. */
const SignInAgain = ({ onLeave }: { onLeave(): void }): ReactNode => {
  const t = useMessages('reauthentication', 'main');
  const leave = (): void => {
    signOut().then(
      () => {
        onLeave();
        askToSignIn();
      },
      () => undefined, // not reached: the button stays, to be pressed again
    );
  };
  return (
    <Button variant="primary" size="large" block onClick={leave}>
      {t('signInAgain')}
    </Button>
  );
};

interface Proving {
  readonly state: ReauthenticationState;
  readonly busy: boolean;
  /** Refusal of a field by its code, or of the whole. */
  problem(code?: number): string | undefined;
  send(proofs: { password?: string; code?: string }): Promise<void>;
}

const useProving = ({ state: first, settle }: Asking): Proving => {
  const errorText = useErrorText();
  const [state, setState] = useState(first);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ error: unknown }>();
  const refusedCode = refused?.error instanceof CallError ? refused.error.code : undefined;
  const isOfField = refusedCode === wrongPassword || refusedCode === wrongCode;
  return {
    state,
    busy,
    problem: (code) => {
      const isMeant = code === undefined ? !isOfField : refusedCode === code;
      return refused && isMeant ? errorText(refused.error) : undefined;
    },
    async send(proofs) {
      setBusy(true);
      setRefused(undefined);
      try {
        const next = await legacy('user:reauthenticate', proofs);
        if (next.missing.length === 0) settle(true);
        else setState(next);
      } catch (error) {
        setRefused({ error });
      } finally {
        setBusy(false);
      }
    },
  };
};

const ProofForm = ({
  proving,
  needs,
}: {
  proving: Proving;
  needs: { password: boolean; code: boolean };
}): ReactNode => {
  const t = useMessages('reauthentication', 'main');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const send = () => proving.send({ ...(needs.password && { password }), ...(needs.code && { code }) });
  return (
    <Form className={styles.form} onSubmit={() => void send()}>
      {needs.password && (
        <PasswordField
          label={t('password')}
          error={proving.problem(wrongPassword)}
          value={password}
          autoComplete="current-password"
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      )}
      {needs.code && (
        <CodeField
          kind="recovery"
          label={t('code')}
          error={proving.problem(wrongCode)}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
      )}
      <p role="alert" className={styles.problem}>
        {proving.problem()}
      </p>
      <Button type="submit" variant="primary" size="large" block loading={proving.busy}>
        {t('submit')}
      </Button>
    </Form>
  );
};

const Proofs = ({ asking, Links }: { asking: Asking; Links: ConfirmLinks }): ReactNode => {
  const t = useMessages('reauthentication', 'main');
  const proving = useProving(asking);
  const { missing, hasPassword, providers } = proving.state;
  const lacksIdentity = missing.includes('identity');
  const needs = {
    password: lacksIdentity && hasPassword,
    code: missing.includes('code') && (hasPassword || !lacksIdentity),
  };
  const canUseProfile = lacksIdentity && providers.length > 0;
  return (
    <div className={styles.proofs}>
      <p className={styles.text}>{t('text')}</p>
      {(needs.password || needs.code) && <ProofForm proving={proving} needs={needs} />}
      {canUseProfile && (
        <>
          <p className={styles.text}>{t(hasPassword ? 'orProfile' : 'profile')}</p>
          <Links providers={providers} />
        </>
      )}
      {lacksIdentity && !hasPassword && !canUseProfile && <SignInAgain onLeave={() => asking.settle(false)} />}
    </div>
  );
};

/** "Confirm that it is you": over whatever page or window wants to change something. */
export const ReauthenticationDialog = ({ Links }: { Links: ConfirmLinks }): ReactNode => {
  const t = useMessages('reauthentication', 'main');
  const asking = useAsking();
  const [last, setLast] = useState(asking); // stays while it closes
  if (asking && asking !== last) setLast(asking);
  return (
    <Dialog open={asking !== null} onClose={() => asking?.settle(false)} title={t('title')}>
      {last && <Proofs key={last.id} asking={last} Links={Links} />}
    </Dialog>
  );
};
