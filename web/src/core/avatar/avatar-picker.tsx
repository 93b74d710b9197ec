import { Upload } from 'lucide-react';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { avatarUrl } from './avatar-url.ts';
import { useMessages } from '../i18n/messages.ts';
import { Button } from '../ui/button.tsx';
import { announce } from '../ui/live-region.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AvatarPresets } from './avatar-presets.tsx';
import { avatarMessages } from './avatar.messages.ts';
import styles from './avatar.module.css';
import { useAvatarChoice, type AvatarChoice } from './use-avatar-choice.ts';
import { PICTURE_TYPES } from './use-picture.ts';

const AvatarCropper = lazy(async () => ({ default: (await import('./avatar-cropper.tsx')).AvatarCropper }));

export interface AvatarPickerProps {
  /** The player's present avatar, as their profile holds it. */
  avatar: string;
  /** The new avatar is saved on the server and shown in the profile. Closes the dialog, or goes on. */
  onSaved(avatar: string): void;
  /** What the button that saves says; "Save" when left out. */
  submitLabel?: string;
}

const UploadButton = ({ again, onFile }: { again: boolean; onFile(file: File): void }): ReactNode => {
  const t = useMessages(avatarMessages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.own}>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = ''; // the same file may be chosen again
          if (file) onFile(file);
        }}
      />
      <Button block onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" size={18} />
        {t(again ? 'uploadAnother' : 'upload')}
      </Button>
      <p className={styles.hint}>{t('upload.hint')}</p>
    </div>
  );
};

/** What the avatar will be: the chosen preset, or the opened picture to be moved into place. */
const Preview = ({ choice }: { choice: AvatarChoice }): ReactNode => {
  const t = useMessages(avatarMessages);
  const { preset, picture, place, setPlace, setArea } = choice;
  if (!picture)
    return <img src={avatarUrl(preset)} width={120} height={120} alt={t('own')} className={styles.preview} />;
  return (
    <Suspense fallback={<Skeleton height={280} />}>
      <div className={styles.stage}>
        <AvatarCropper key={picture} picture={picture} place={place} onPlace={setPlace} onArea={setArea} />
      </div>
    </Suspense>
  );
};

/** Chooses an avatar, one of six presets or a picture of the player's own, and saves it. Stands in any dialog. */
export const AvatarPicker = ({ avatar, onSaved, submitLabel }: AvatarPickerProps): ReactNode => {
  const t = useMessages(avatarMessages);
  const choice = useAvatarChoice(avatar);
  const { preset, picture, problem, isReady, isSaving } = choice;
  const save = async (): Promise<void> => {
    const saved = await choice.save();
    if (saved === undefined) return;
    announce(t('saved'));
    onSaved(saved);
  };
  return (
    <div className={styles.picker}>
      <Preview choice={choice} />
      <AvatarPresets chosen={picture ? undefined : preset} onChoose={choice.choosePreset} />
      <UploadButton again={picture !== undefined} onFile={(file) => void choice.openFile(file)} />
      <div role="alert" className={styles.problem}>
        {problem}
      </div>
      <Button variant="primary" size="large" block disabled={!isReady} loading={isSaving} onClick={() => void save()}>
        {submitLabel ?? t('save')}
      </Button>
    </div>
  );
};
