import { avatarIds, avatars, type AvatarId } from 'assets';
import { Upload } from 'lucide-react';
import { type ReactNode, useState, lazy, Suspense, useRef } from 'react';
import type { AvatarAnswer } from 'server/contract';
import { CallError, legacy } from '../connection/connection.ts';
import { useMessages } from '../i18n/messages.ts';
import { patchProfile } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { announce } from '../ui/live-region.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { moveByArrows } from '../ui/roving.ts';
import { useErrorText } from '../ui/use-error-text.ts';
import { avatarUrl } from './avatar-url.ts';
import {
  initialPlace,
  type CropArea,
  type CropPlace,
  drawCrop,
  PICTURE_MB,
  usePicture,
  PICTURE_TYPES,
} from './picture.ts';
import styles from './avatar.module.css';

/** The six presets: a radio group in which none may be chosen. */
const AvatarPresets = ({
  chosen,
  onChoose,
}: {
  chosen: string | undefined;
  onChoose(preset: AvatarId): void;
}): ReactNode => {
  const t = useMessages('avatar', 'main');
  const reached = avatarIds.find((id) => id === chosen) ?? avatarIds[0];
  return (
    <div role="radiogroup" aria-label={t('presets')} className={styles.presets} onKeyDown={moveByArrows}>
      {avatarIds.map((id, index) => (
        <button
          key={id}
          type="button"
          role="radio"
          aria-checked={id === chosen}
          aria-label={t('preset', { number: index + 1 })}
          tabIndex={id === reached ? 0 : -1}
          className={styles.preset}
          onClick={() => onChoose(id)}
        >
          <img src={avatars[id]} width={56} height={56} alt="" />
        </button>
      ))}
    </div>
  );
};

/** Saves a preset. Rejects with CallError. */
const savePreset = async (preset: string): Promise<string> => {
  const { avatar } = await legacy('user:saveAvatarCommon', { avatarUrl: preset });
  patchProfile({ avatar });
  return avatar;
};

const isAnswer = (value: unknown): value is AvatarAnswer =>
  typeof value === 'object' && value !== null && 'success' in value;

const send = async (picture: Blob): Promise<unknown> => {
  try {
    const response = await fetch('/api/user/avatar', {
      method: 'POST',
      headers: { 'content-type': picture.type },
      body: picture,
    });
    return await response.json();
  } catch {
    throw new CallError({ code: 'offline' });
  }
};

/** Sends a picture of the player's own: it goes over HTTP, because a frame of a socket holds too little. */
const savePicture = async (picture: Blob): Promise<string> => {
  const answer = await send(picture);
  if (!isAnswer(answer) || !answer.success || !answer.data) {
    const { code = 'offline', msg = '' } = isAnswer(answer) ? answer : {};
    throw new CallError({ code, msg });
  }
  const { avatar } = answer.data;
  patchProfile({ avatar });
  return avatar;
};

/** Choice so far: a preset, or an opened picture and its place. */
interface AvatarChoice {
  readonly preset: string;
  readonly picture: string | undefined; // the address of an opened file
  readonly place: CropPlace;
  readonly problem: string | undefined;
  readonly isReady: boolean; // there is something to save
  readonly isSaving: boolean;
  choosePreset(preset: string): void;
  openFile(file: File): Promise<void>;
  setPlace(place: CropPlace): void;
  setArea(area: CropArea): void;
  /** Resolves with the avatar that the profile holds now; undefined when it was not saved. */
  save(): Promise<string | undefined>;
}

/** `avatar`: the present one, as the profile holds it. */
const useAvatarChoice = (avatar: string): AvatarChoice => {
  const t = useMessages('avatar', 'main');
  const errorText = useErrorText();
  const { picture, fault, open, close } = usePicture();
  const [preset, setPreset] = useState(avatar);
  const [place, setPlace] = useState(initialPlace);
  const [area, setArea] = useState<CropArea>();
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string>();

  const saveChosen = async (): Promise<string> => {
    if (picture && area) return savePicture(await drawCrop(picture, area, place.rotation));
    return preset === avatar ? avatar : savePreset(preset);
  };

  return {
    preset,
    picture,
    place,
    problem: fault ? t(`error.${fault}`, { limit: PICTURE_MB }) : refused,
    isReady: picture === undefined || area !== undefined,
    isSaving,
    choosePreset(chosen) {
      close();
      setRefused(undefined);
      setPreset(chosen);
    },
    async openFile(file) {
      setRefused(undefined);
      setPlace(initialPlace);
      setArea(undefined);
      await open(file);
    },
    setPlace,
    setArea,
    async save() {
      setSaving(true);
      setRefused(undefined);
      try {
        return await saveChosen();
      } catch (error) {
        setRefused(errorText(error));
        return undefined;
      } finally {
        setSaving(false);
      }
    },
  };
};

const AvatarCropper = lazy(async () => ({ default: (await import('./avatar-cropper.tsx')).AvatarCropper }));

export interface AvatarPickerProps {
  /** The player's present avatar, as their profile holds it. */
  avatar: string;
  /** The new avatar is saved on the server and shown in the profile. Closes the dialog, or goes on. */
  onSaved(avatar: string): void;
  /** label of the button that saves; "Save" when left out */
  submitLabel?: string;
}

const UploadButton = ({ again, onFile }: { again: boolean; onFile(file: File): void }): ReactNode => {
  const t = useMessages('avatar', 'main');
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

/** Preview of the avatar: the chosen preset, or the opened picture to be moved into place. */
const Preview = ({ choice }: { choice: AvatarChoice }): ReactNode => {
  const t = useMessages('avatar', 'main');
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
  const t = useMessages('avatar', 'main');
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
