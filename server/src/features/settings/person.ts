import { NickTakenError, partner, userRepository, type Database, type User } from 'db';
import type { Preferences } from '../../../contract/profile.contract.ts';
import { settingsCodes } from '../../../contract/settings-codes.ts';
import { isNickname } from '../../../contract/nickname.ts';
import { isReservedNickname } from '../../core/auth/reserved-nicknames.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { changeAccount, type Owner } from './account-change.ts';

/** Appearance, inviter and preferences of a player. */
export interface Person {
  rename(owner: Owner, nick: string): Promise<{ nick: string }>;
  setAvatar(owner: Owner, avatar: string): Promise<{ avatar: string }>;
  setReferer(owner: Owner, link: string): Promise<void>;
  prefer(owner: Owner, changes: { [K in keyof Preferences]?: Preferences[K] | undefined }): Promise<Preferences>;
}

/** Links of inviters. */
const LINK = /^[A-Za-z0-9_-]{1,128}$/;

/** True for nobody on a break, nor for who has not come back from an exclusion: they are not advertised to. */
const mayAdvertise = ({ restriction, restrictedUntil }: User): boolean =>
  restriction == null ||
  (restriction === 'time_out' && restrictedUntil != null && restrictedUntil.getTime() <= Date.now());

export const createPerson = (db: Database): Person => ({
  async rename(owner, nick) {
    const { player } = owner;
    if (!isNickname(nick)) throw new CallError(settingsCodes.invalidNick, { message: 'invalid_nick' });
    if (isReservedNickname(nick) && player.roles.length === 0)
      throw new CallError(settingsCodes.invalidNick, { message: 'reserved_nick' });
    const event = { kind: 'nick.changed', details: { nick } };
    await changeAccount(db, owner, event, async ({ em }, { id }) => {
      await userRepository(em)
        .update(id, { nick })
        .catch((error: unknown) => {
          throw error instanceof NickTakenError ? new CallError(settingsCodes.taken) : error;
        });
    });
    player.nick = nick; // at once for the next call; other processes are told
    return { nick };
  },

  async setAvatar(owner, avatar) {
    await changeAccount(db, owner, { kind: 'avatar.changed', details: { avatar } }, ({ em }, { id }) =>
      userRepository(em).update(id, { avatar }),
    );
    return { avatar };
  },

  async setReferer(owner, link) {
    if (!LINK.test(link)) throw new CallError(settingsCodes.failed);
    const { code: refererId } = partner.parsePartnerLink(link);
    const event = { kind: 'referer.set', details: { refererId } };
    await changeAccount(db, owner, event, async ({ em, client }, account) => {
      if (account.refererId != null || refererId === account.publicId) throw new CallError(settingsCodes.failed);
      await userRepository(em).update(account.id, { refererId });
      const invitation = { userId: account.id, link, isTelegram: false, isNew: false, at: Date.now() };
      await partner.attachReferral(client, invitation);
    });
  },

  async prefer(owner, { sound, animations, hidden, shortcuts, marketing, invitations }) {
    const details = { sound, animations, hidden, shortcuts, marketing, invitations };
    const chosen = await changeAccount(db, owner, { kind: 'preferences.saved', details }, async ({ em }, user) => {
      const preferences: Preferences = {
        sound: sound ?? user.sound,
        animations: animations ?? user.animations,
        hidden: hidden ?? user.hidden,
        shortcuts: shortcuts ?? user.shortcuts,
        marketing: (marketing ?? user.marketing) && mayAdvertise(user),
        invitations: invitations ?? user.invitations,
      };
      await userRepository(em).update(user.id, preferences);
      return preferences;
    });
    owner.player.isHidden = chosen.hidden;
    return chosen;
  },
});
