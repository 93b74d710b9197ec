import { Volume2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useGameParts } from '../../core/games/games.ts';
import type { GameParts } from '../../core/games/web-game.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMuted } from '../../core/sound/muted.ts';
import { IconButton } from '../../core/ui/button.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { readNumber } from './config-draft.ts';
import type { ConfigField } from '../../core/configs/config-fields.ts';
import type { ConfigFormProps } from './config-draft.ts';
import { useFieldText } from '../../core/configs/field-text.ts';
import { useProblemText } from './problem-text.ts';
import styles from './form-fields.module.css';

/** Plays a cue of a game, so many percent as loud as it was recorded. */
const hear = (parts: GameParts | undefined, cue: string, volume: number): void =>
  void parts?.studio().then(
    ({ playCue }) => playCue(cue, { sounds: { [cue]: volume } }, { asked: true }),
    (error: unknown) => console.warn('a sound was not played', error),
  );

type VolumeShape = ConfigField & { kind: 'volume' };

const VolumeField = ({
  game,
  field,
  draft,
  problems,
  onWrite,
}: Omit<ConfigFormProps, 'fields'> & { field: VolumeShape }): ReactNode => {
  const t = useMessages('studio', 'main');
  const text = useFieldText(game);
  const problemText = useProblemText(game);
  const isMuted = useMuted();
  const parts = useGameParts(game);
  const typed = String(draft[field.key] ?? '');
  const volume = readNumber(typed, field.decimals);
  const problem = problems.find(({ key }) => key === field.key);
  const cue = text.cue(field.cue);
  return (
    <TextField
      className={styles.volume}
      label={cue}
      error={problem && problemText(field, problem)}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={(event) => onWrite(field.key, event.currentTarget.value)}
      suffix={
        <>
          {text.unit(field)}
          <IconButton
            label={t('sounds.play', { cue })}
            disabled={isMuted || problem !== undefined || !(volume > 0)}
            onClick={() => hear(parts, field.cue, volume)}
          >
            <Volume2 aria-hidden="true" size={18} />
          </IconButton>
        </>
      }
    />
  );
};

/** Volume of each cue of a game; beside each number the cue itself, as loud as that. */
export const VolumeFields = (props: ConfigFormProps): ReactNode => {
  const t = useMessages('studio', 'main');
  const isMuted = useMuted();
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend>{t('group.sounds')}</legend>
      <p id={id} className={styles.help}>
        {t('sounds.help')} {isMuted && t('sounds.muted')}
      </p>
      <div className={styles.volumes}>
        {props.fields
          .filter((field) => field.kind === 'volume')
          .map((field) => (
            <VolumeField key={field.key} {...props} field={field} />
          ))}
      </div>
    </fieldset>
  );
};
