import { useState } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { useErrorText } from '../ui/use-error-text.ts';
import { avatarMessages } from './avatar.messages.ts';
import { initialPlace, type CropArea, type CropPlace } from './crop.maths.ts';
import { drawCrop } from './draw-crop.ts';
import { savePicture, savePreset } from './save-avatar.ts';
import { PICTURE_MB, usePicture } from './use-picture.ts';

/** What is chosen so far: a preset, or an opened picture and its place. */
export interface AvatarChoice {
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
export const useAvatarChoice = (avatar: string): AvatarChoice => {
  const t = useMessages(avatarMessages);
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
