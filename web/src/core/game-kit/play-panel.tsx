import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { AutoPlayAction } from './auto-play-panel.tsx';
import { gameKitMessages } from './game-kit.messages.ts';
import { usePlayClosed } from './play-block.ts';
import styles from './play-panel.module.css';
import type { AutoPlayHandle } from './use-auto-play.ts';

const AutoPlayFields = lazy(async () => ({ default: (await import('./auto-play-fields.tsx')).AutoPlayFields }));

const FIELDS_PX = 560; // about what they take

type Mode = 'manual' | 'auto';

export interface PlayPanelProps {
  auto: AutoPlayHandle;
  autoEnabled: boolean; // a run could be started now
  fields: ReactNode; // what decides a bet; lock it while `auto.locked`
  autoExtra?: ReactNode; // fields of the game's own that only auto play has
  info?: ReactNode; // what the bet would come to
  notice: ReactNode; // BetNotice
  button: ReactNode; // one or more BetButtons
}

/** A game's controls: by hand or auto play, the fields, and the action that stays in reach while they scroll. */
export const PlayPanel = ({
  auto,
  autoEnabled,
  fields,
  autoExtra,
  info,
  notice,
  button,
}: PlayPanelProps): ReactNode => {
  const t = useMessages(gameKitMessages);
  const [mode, setMode] = useState<Mode>('manual');
  const isBlocked = usePlayClosed();
  const { form, wrong, onChange } = auto.form;
  return (
    <Tabs<Mode>
      label={t('mode.label')}
      look="segmented"
      panelClass={styles.panel}
      value={mode}
      onChange={setMode}
      tabs={[
        { value: 'manual', label: t('mode.manual'), disabled: auto.locked },
        { value: 'auto', label: t('mode.auto') },
      ]}
    >
      <div className={styles.fields}>{fields}</div>
      {mode === 'auto' && (
        <div className={styles.auto}>
          {autoExtra}
          <Suspense fallback={<Skeleton height={FIELDS_PX} />}>
            <AutoPlayFields form={form} wrong={wrong} onChange={onChange} disabled={auto.locked} />
          </Suspense>
        </div>
      )}
      <div className={styles.action}>
        {info}
        {notice}
        {mode === 'manual' ? (
          button
        ) : (
          <AutoPlayAction
            state={auto.state}
            settings={auto.settings}
            disabled={!autoEnabled || isBlocked}
            onStop={auto.stop}
            onStart={auto.start}
          />
        )}
      </div>
    </Tabs>
  );
};
