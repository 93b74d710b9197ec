import { useState, type ReactNode } from 'react';
import type { CallAnswer } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { Switch } from '../../core/ui/switch.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import styles from './review.module.css';

type Room = CallAnswer<'chatModeration.desk'>['rooms'][number];

const PAUSES = [5, 10, 30, 60, 300, 600]; // seconds

/** Slows one room down, or keeps it for moderators. */
const RoomRules = ({ rules, reread }: { rules: Room; reread: () => void }): ReactNode => {
  const t = useMessages('chat', 'review');
  const { count } = useFormat();
  const { busy, problem, run } = useAct(reread);
  const [pauseSeconds, setPauseSeconds] = useState(rules.pauseSeconds);
  const [isReadOnly, setIsReadOnly] = useState(rules.isReadOnly);
  const { room } = rules;
  const save = (): void =>
    void run((call) => call('chatModeration.setRoom', { room, pauseSeconds, isReadOnly }), t('saved'));
  const isChanged = pauseSeconds !== rules.pauseSeconds || isReadOnly !== rules.isReadOnly;
  return (
    <Form className={styles.room} onSubmit={save}>
      <strong>{t(`room.${room}`)}</strong>
      <SelectField
        label={t('pause')}
        value={String(pauseSeconds)}
        options={[...new Set([...PAUSES, rules.pauseSeconds])]
          .toSorted((a, b) => a - b)
          .map((seconds) => ({ value: String(seconds), label: t('seconds', { seconds: count(seconds) }) }))}
        onChange={(value) => setPauseSeconds(Number(value))}
      />
      <Switch label={t('readOnly')} checked={isReadOnly} onChange={setIsReadOnly} />
      <Button type="submit" disabled={!isChanged} loading={busy}>
        {t('save')}
      </Button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </Form>
  );
};

/** The rules of each room. */
export const ReviewRooms = ({ rooms, reread }: { rooms: readonly Room[]; reread: () => void }): ReactNode => (
  <div className={styles.rooms}>
    {rooms.map((rules) => (
      <RoomRules key={`${rules.room} ${rules.pauseSeconds} ${rules.isReadOnly}`} rules={rules} reread={reread} />
    ))}
  </div>
);
