import { avatarIds } from 'assets';
import { settingsCodes } from '../../../contract/settings-codes.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { ownBuckets, type MakeBuckets } from '../../core/realtime/limit-share.ts';
import type { BucketRate } from '../../core/realtime/token-bucket.ts';
import type { Owner } from './account-change.ts';
import { bytesOfDataUrl, ImageRefused, normaliseAvatar } from './avatar-image.ts';
import type { AvatarStore } from './avatar-store.ts';
import type { Person } from './person.ts';

const PICTURES: BucketRate = { perSecond: 0.1, burst: 10 }; // each costs a decoder

/** A player's avatar, chosen or sent. All refusals have code 18. */
export interface Avatars {
  choose(owner: Owner, preset: string): Promise<{ avatar: string }>;
  /** `image`: the file itself or a data URL of it. */
  upload(owner: Owner, image: Buffer | string): Promise<{ avatar: string }>;
}

export interface AvatarsOptions {
  store: AvatarStore;
  person: Person;
  pictures?: BucketRate; // limit of one player
  buckets?: MakeBuckets; // over all processes
}

const refused = (error: unknown): unknown =>
  error instanceof ImageRefused ? new CallError(settingsCodes.notSaved, { message: error.fault }) : error;

export const createAvatars = ({
  store,
  person,
  pictures = PICTURES,
  buckets: make = ownBuckets,
}: AvatarsOptions): Avatars => {
  const buckets = make('avatars', pictures);

  const normalise = async (image: Buffer | string): Promise<Buffer> => {
    try {
      return await normaliseAvatar(typeof image === 'string' ? bytesOfDataUrl(image) : image);
    } catch (error) {
      throw refused(error);
    }
  };

  return {
    async choose(owner, preset) {
      if (!avatarIds.some((id) => id === preset)) throw new CallError(settingsCodes.notSaved);
      return person.setAvatar(owner, preset);
    },
    async upload(owner, image) {
      const retryAfterMs = buckets.take(owner.player.publicId, performance.now());
      if (retryAfterMs > 0) throw new CallError(settingsCodes.tooManyAttempts, { retryAfterMs });
      return person.setAvatar(owner, await store.put(await normalise(image)));
    },
  };
};
