import { asTakenError, keyOf, NickTakenError, type Database } from 'db';
import type { Preferences } from '../../../contract/profile.contract.ts';
import { settingsCodes } from '../../../contract/settings-codes.ts';
import { isNickname } from '../../../contract/nickname.ts';
import { isReservedNickname } from '../../core/auth/reserved-nicknames.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { changeAccount, type Owner } from './account-change.ts';

/** How a player is seen, who invited them and what they prefer. */
export interface Person {
  rename(owner: Owner, nick: string): Promise<{ nick: string }>;
  setAvatar(owner: Owner, avatar: string): Promise<{ avatar: string }>;
  setReferer(owner: Owner, refererId: string): Promise<void>;
  prefer(owner: Owner, changes: { [K in keyof Preferences]?: Preferences[K] | undefined }): Promise<Preferences>;
}

/** Referral ids and hashids. */
const REFERER_ID = /^[A-Za-z0-9_-]{1,64}$/;

// nobody who takes a break is advertised to, whatever they choose, nor who has not come back from an exclusion
const preferSql = `
  UPDATE app_user SET sound = coalesce($2, sound), animations = coalesce($3, animations), hidden = coalesce($4, hidden),
    shortcuts = coalesce($5, shortcuts),
    marketing = coalesce($6, marketing)
      AND (restriction IS NULL OR restriction = 'time_out' AND restricted_until <= now())
  WHERE id = $1 RETURNING sound, animations, hidden, shortcuts, marketing`;

export const createPerson = (db: Database): Person => ({
  async rename(owner, nick) {
    const { player } = owner;
    if (!isNickname(nick)) throw new CallError(settingsCodes.invalidNick, { message: 'invalid_nick' });
    if (isReservedNickname(nick) && player.roles.length === 0)
      throw new CallError(settingsCodes.invalidNick, { message: 'reserved_nick' });
    const event = { kind: 'nick.changed', details: { nick } };
    await changeAccount(db, owner, event, async (client, { id }) => {
      await client
        .query('UPDATE app_user SET nick = $2, nick_key = $3 WHERE id = $1', [id, nick, keyOf(nick)])
        .catch((error: unknown) => {
          throw asTakenError(error) instanceof NickTakenError ? new CallError(settingsCodes.taken) : error;
        });
    });
    player.nick = nick; // at once for the next call; other processes are told
    return { nick };
  },

  async setAvatar(owner, avatar) {
    await changeAccount(db, owner, { kind: 'avatar.changed', details: { avatar } }, (client, { id }) =>
      client.query('UPDATE app_user SET avatar = $2 WHERE id = $1', [id, avatar]),
    );
    return { avatar };
  },

  async setReferer(owner, refererId) {
    if (!REFERER_ID.test(refererId)) throw new CallError(settingsCodes.failed);
    const event = { kind: 'referer.set', details: { refererId } };
    await changeAccount(db, owner, event, async (client, account) => {
      if (account.refererId !== null || refererId === account.publicId) throw new CallError(settingsCodes.failed);
      await client.query('UPDATE app_user SET referer_id = $2 WHERE id = $1', [account.id, refererId]);
    });
  },

  async prefer(owner, { sound, animations, hidden, shortcuts, marketing }) {
    const values = [sound, animations, hidden, shortcuts, marketing];
    const details = { sound, animations, hidden, shortcuts, marketing };
    const chosen = await changeAccount(db, owner, { kind: 'preferences.saved', details }, async (client, { id }) => {
      const { rows } = await client.query<Preferences>(preferSql, [id, ...values.map((value) => value ?? null)]);
      if (!rows[0]) throw new CallError(settingsCodes.failed);
      return rows[0];
    });
    owner.player.isHidden = chosen.hidden;
    return chosen;
  },
});
