import { useState, type ReactNode } from 'react';
import type { DialogProps } from '../../core/features/feature.ts';
import { hasMessage, texts, useMessages } from '../../core/i18n/messages.ts';
import { navigate } from '../../core/modal/navigator.ts';
import { enterSession } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { CodeField } from '../../core/ui/text-field.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { Form } from '../../core/ui/form.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { goBack, type T } from './sign-in-result.ts';
import { sendSecondFactor } from './social-api.ts';
import styles from './social.module.css';

const SIGN_IN = '/main?modal=login';

const problemText = (t: T, problem: string): string => {
  const key = `factor.${problem}`;
  if (hasMessage(texts('social', 'main'), key)) return t(key as 'factor.invalid_code');
  return t(problem === 'network' ? 'result.network' : problem === '6' ? 'result.tooMany' : 'result.generic');
};

interface CodeFormState {
  code: string;
  problem: string | undefined;
  sending: boolean;
  change(code: string): void;
  submit(): void;
}

const useCodeForm = (onDone: () => Promise<void>): CodeFormState => {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    setProblem(undefined);
    const answer = await sendSecondFactor(code).catch(() => ({ success: false, msg: 'network' }));
    setSending(false);
    if (answer.success) await onDone();
    else setProblem(answer.msg);
  };
  return {
    code,
    problem,
    sending,
    change: setCode,
    submit: () => {
      if (!sending) void send();
    },
  };
};

const CodeForm = ({ onDone }: { onDone(): Promise<void> }): ReactNode => {
  const t = useMessages('social', 'main');
  const [isRecovery, setRecovery] = useState(false);
  const { code, problem, sending, change, submit } = useCodeForm(onDone);
  const isWrong = problem === 'invalid_code';
  return (
    <Form className={styles.form} onSubmit={submit}>
      <p className={styles.text}>{t('factor.text')}</p>
      <CodeField
        key={String(isRecovery)}
        label={t('factor.code')}
        kind={isRecovery ? 'recovery' : 'digits'}
        hint={isRecovery ? t('factor.recovery') : undefined}
        error={isWrong ? problemText(t, problem) : undefined}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <div role="alert" className={styles.problem}>
        {problem !== undefined && !isWrong && <p>{problemText(t, problem)}</p>}
      </div>
      {problem === 'link_expired' || problem === 'error_throwing_auth' ? (
        <Button variant="primary" size="large" block onClick={() => navigate(SIGN_IN, { replace: true })}>
          {t('factor.again')}
        </Button>
      ) : (
        <Button type="submit" variant="primary" size="large" block loading={sending} disabled={code.trim() === ''}>
          {t('factor.submit')}
        </Button>
      )}
      <Button
        variant="ghost"
        block
        onClick={() => {
          change('');
          setRecovery(!isRecovery);
        }}
      >
        {t(isRecovery ? 'factor.useDigits' : 'factor.useRecovery')}
      </Button>
    </Form>
  );
};

/** The second factor of a sign-in at a provider. */
export const SecondFactorDialog = ({ open, onClose }: DialogProps): ReactNode => {
  const t = useMessages('social', 'main');
  const enter = async (): Promise<void> => {
    await enterSession();
    goBack();
    toast.success(t('result.success_auth'));
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('factor.title')}>
      <CodeForm onDone={enter} />
    </Dialog>
  );
};
