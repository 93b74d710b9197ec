import type { AvatarAnswer } from 'server/contract';
import { CallError, legacy } from '../connection/connection.ts';
import { patchProfile } from '../session/session.ts';

/** Saves a preset. Rejects with CallError. */
export const savePreset = async (preset: string): Promise<string> => {
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
export const savePicture = async (picture: Blob): Promise<string> => {
  const answer = await send(picture);
  if (!isAnswer(answer) || !answer.success || !answer.data) {
    const { code = 'offline', msg = '' } = isAnswer(answer) ? answer : {};
    throw new CallError({ code, msg });
  }
  const { avatar } = answer.data;
  patchProfile({ avatar });
  return avatar;
};
