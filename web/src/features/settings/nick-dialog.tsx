import { useState, type ReactNode } from 'react';
import { isNickname, NICKNAME_LENGTH, settingsCodes } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { patchProfile } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { Form } from '../../core/ui/form.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { SavingProblem, useSaving } from './saving.tsx';
import styles from './settings.module.css';

const { taken, invalidNick } = settingsCodes;

const NickForm = ({ nick, onDone }: { nick: string; onDone(): void }): ReactNode => {
  const t = useMessages('settings', 'account');
  const [text, setText] = useState(nick);
  const saving = useSaving([taken, invalidNick]);
  const save = async (): Promise<void> => {
    const isSaved = await saving.run(async () => {
      const answer = await legacy('user:changeNickName', { nick: text.trim() });
      patchProfile({ nick: answer.nick });
    });
    if (!isSaved) return;
    toast.success(t('nick.saved'));
    onDone();
  };
  const isValid = isNickname(text.trim());
  return (
    <Form className={styles.form} onSubmit={() => void save()}>
      <TextField
        label={t('nick')}
        hint={t('nick.hint', NICKNAME_LENGTH)}
        error={saving.errorOf(taken, invalidNick) ?? (isValid ? undefined : t('nick.hint', NICKNAME_LENGTH))}
        value={text}
        autoComplete="nickname"
        spellCheck={false}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <SavingProblem saving={saving} />
      <Button type="submit" variant="primary" size="large" block loading={saving.saving}>
        {t('save')}
      </Button>
    </Form>
  );
};

/** Chooses another nickname. What looks wrong is marked and may be sent all the same: the server decides. */
export const NickDialog = ({ nick, open, onClose }: { nick: string; open: boolean; onClose(): void }): ReactNode => {
  const t = useMessages('settings', 'account');
  return (
    <Dialog open={open} onClose={onClose} title={t('nick.edit')}>
      <NickForm nick={nick} onDone={onClose} />
    </Dialog>
  );
};
