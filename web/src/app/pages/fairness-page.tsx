import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { fairnessGuideMessages } from './fairness-guide.messages.ts';
import styles from './fairness-guide.module.css';
import { roundPath } from './round-path.ts';

const RoundForm = (): ReactNode => {
  const t = useMessages(fairnessGuideMessages);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const path = roundPath(text);
    setWrong(path === undefined);
    if (path !== undefined) void navigate(path);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('check.label')}
        hint={t('check.hint')}
        error={wrong ? t('check.wrong') : undefined}
        value={text}
        autoComplete="off"
        spellCheck={false}
        placeholder="01980000-0000-7000-8000-000000000000"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary">
        {t('check.submit')}
      </Button>
    </form>
  );
};

const formulas = {
  commit: 'commitment = SHA256(serverSeed)',
  stream: 'block(r) = HMAC_SHA256(serverSeed, clientSeed + ":" + nonce + ":" + r)',
  roll: 'roll = v mod 10000',
} as const;

const Formulas = (): ReactNode => {
  const t = useMessages(fairnessGuideMessages);
  return (['commit', 'stream', 'roll'] as const).map((name) => (
    <section key={name}>
      <h2>{t(`${name}.title`)}</h2>
      <p>{t(`${name}.text`)}</p>
      <pre tabIndex={0}>{formulas[name]}</pre>
    </section>
  ));
};

const auditCommands = [
  'npm run audit -- round <id>',
  'npm run audit -- file rounds.ndjson',
  'npm run audit -- log --from 0 --to 1000',
].join('\n');

/** How fairness works, in full, and where to check a round. */
export const FairnessPage = (): ReactNode => {
  const t = useMessages(fairnessGuideMessages);
  return (
    <div className={styles.guide}>
      <header>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      <Card>
        <h2>{t('check.title')}</h2>
        <RoundForm />
      </Card>
      <Formulas />
      <section>
        <h2>{t('log.title')}</h2>
        <p>{t('log.text')}</p>
        <ul className={styles.links}>
          <li>
            <a href="/api/log/checkpoint">{t('log.checkpoint')}</a>
          </li>
          <li>
            <a href="/api/log/key">{t('log.key')}</a>
          </li>
        </ul>
      </section>
      <section>
        <h2>{t('audit.title')}</h2>
        <p>{t('audit.text')}</p>
        <pre tabIndex={0}>{auditCommands}</pre>
      </section>
    </div>
  );
};
