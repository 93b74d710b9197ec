import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import {
  fastRegistrationBody,
  nicknameOfLogin,
  registrationBody,
  type AuthAnswer,
  type AuthErrorKey,
  type FastRegistrationBody,
  type RegistrationBody,
} from 'server/contract';
import { z } from 'zod';
import { legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { refererId, currentReferer } from '../../core/session/referer.ts';
import { Button } from '../../core/ui/button.tsx';
import { Tabs } from '../../core/ui/tabs.tsx';
import { PasswordField, TextField } from '../../core/ui/text-field.tsx';
import { registerFast, register } from './auth-api.ts';
import { FormProblem, useAuthForm, useSolved, type AuthForm } from './form.tsx';
import styles from './auth.module.css';

export interface RegistrationViewProps {
  /** Called when there is a new account; `chosenLogin` is the one that its owner typed. */
  onDone(answer: AuthAnswer, chosenLogin?: string): Promise<void>;
}

const rules = ['terms.1', 'terms.2', 'terms.3', 'terms.4', 'terms.5'] as const;

/** The box that accepts the rules, the rules in short, and a way to all of them that leaves the form as it is. */
const Terms = (box: ComponentProps<'input'>): ReactNode => {
  const t = useMessages('auth', 'main');
  return (
    <div>
      <label className={styles.terms}>
        <input {...box} type="checkbox" />
        <span>{t('terms')}</span>
      </label>
      <div className={styles.more}>
        <details className={styles.rules}>
          <summary>{t('terms.title')}</summary>
          <ol>
            {rules.map((rule) => (
              <li key={rule}>{t(rule)}</li>
            ))}
          </ol>
        </details>
        <a href="/helpdesk/terms" target="_blank" rel="noopener" className={styles.fullTerms}>
          {t('terms.full')}
        </a>
      </div>
    </div>
  );
};

interface FastDraft {
  terms: boolean;
}

/** Registration in one click: the server makes login and password. */
const FastRegistrationForm = ({ onDone }: RegistrationViewProps): ReactNode => {
  const t = useMessages('auth', 'main');
  const form = useForm<FastDraft, unknown, FastRegistrationBody>({
    resolver: zodResolver(fastRegistrationBody as z.ZodType<FastRegistrationBody, FastDraft>),
    defaultValues: { terms: false },
  });
  const registerSolved = useSolved(registerFast);
  const send = (values: FastRegistrationBody) => registerSolved({ ...values, refererId: refererId() });
  const { problem, submit } = useAuthForm({ form, send, onDone });
  const { isValid, isSubmitting } = form.formState;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <p className={styles.text}>{t('fast.text')}</p>
      <Terms {...form.register('terms')} />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" variant="primary" size="large" block disabled={!isValid} loading={isSubmitting}>
        {t('fast.submit')}
      </Button>
    </form>
  );
};

/** The form asks for the password once, which can be looked at while typing: the repeat is sent along. */
const newcomerBody = z.preprocess(
  (draft) => ({ ...Object(draft), repeatPassword: (Object(draft) as Partial<Draft>).password }),
  registrationBody,
) as unknown as z.ZodType<RegistrationBody, Draft>;

/** As the form holds it: the box is not ticked at first. */
type Draft = Omit<z.input<typeof registrationBody>, 'terms' | 'repeatPassword'> & { terms: boolean };

const LOGIN_FORMAT = '14' satisfies AuthErrorKey;

interface FieldsProps {
  form: UseFormReturn<Draft, unknown, RegistrationBody>;
  errorOf: AuthForm<Draft, RegistrationBody>['errorOf'];
}

/** The nickname that a login brings, and why it is another word; what a login may be until it is one. */
const useLoginHint = ({ control }: FieldsProps['form']): string => {
  const t = useMessages('auth', 'main');
  const login = useWatch({ control, name: 'login' });
  if (!registrationBody.shape.login.safeParse(login).success) return t('login.hint');
  const nick = nicknameOfLogin(login);
  return t(nick === login ? 'login.nick' : 'login.nick.other', { nick });
};

const Fields = ({ form, errorOf }: FieldsProps): ReactNode => {
  const t = useMessages('auth', 'main');
  const hint = useLoginHint(form);
  const wrongFormat = form.formState.errors.login?.message === LOGIN_FORMAT; // here the hint says it better
  return (
    <>
      <TextField
        {...form.register('login')}
        label={t('login')}
        hint={hint}
        error={wrongFormat ? t('login.hint') : errorOf('login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...form.register('email')}
        label={t('email')}
        error={errorOf('email')}
        type="email"
        autoComplete="email"
      />
      <PasswordField
        {...form.register('password')}
        label={t('password')}
        hint={t('password.hint')}
        error={errorOf('password')}
        autoComplete="new-password"
      />
    </>
  );
};

/** Registration by e-mail. */
const RegistrationForm = ({ onDone }: RegistrationViewProps): ReactNode => {
  const t = useMessages('auth', 'main');
  const form = useForm<Draft, unknown, RegistrationBody>({
    resolver: zodResolver(newcomerBody),
    mode: 'onTouched',
    defaultValues: { login: '', email: '', password: '', terms: false },
  });
  const registerSolved = useSolved(register);
  const send = (values: RegistrationBody) => registerSolved({ ...values, refererId: refererId() });
  const { problem, errorOf, submit } = useAuthForm({
    form,
    send,
    onDone: (answer) => onDone(answer, form.getValues('login')),
  });
  const { isValid, isSubmitting } = form.formState;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Fields form={form} errorOf={errorOf} />
      <Terms {...form.register('terms')} />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" variant="primary" size="large" block disabled={!isValid} loading={isSubmitting}>
        {t('registration.submit')}
      </Button>
    </form>
  );
};

/** Inviter: nothing where there is none, or nobody has that id. */
const Inviter = (): ReactNode => {
  const t = useMessages('auth', 'main');
  const referer = currentReferer();
  const { data } = useQuery({
    queryKey: ['refererInfo:request', referer],
    queryFn: () => legacy('refererInfo:request', referer ?? {}),
    enabled: referer !== undefined,
  });
  return data ? <p className={styles.invited}>{t('registration.invited', { nick: data.nick })}</p> : null;
};

type Way = 'email' | 'fast';

/** Registration by e-mail or in one click. */
export const RegistrationView = ({ onDone }: RegistrationViewProps): ReactNode => {
  const t = useMessages('auth', 'main');
  const [way, setWay] = useState<Way>('email');
  const tabs = [
    { value: 'email', label: t('registration.email') },
    { value: 'fast', label: t('registration.fast') },
  ] as const;
  return (
    <>
      <Inviter />
      <Tabs<Way>
        label={t('registration.ways')}
        tabs={tabs}
        value={way}
        onChange={setWay}
        look="segmented"
        panelClass={styles.panel}
      >
        {way === 'email' ? <RegistrationForm onDone={onDone} /> : <FastRegistrationForm onDone={onDone} />}
      </Tabs>
    </>
  );
};
