import { settingsCodes } from '../../../contract/settings-codes.ts';
import type { accountRequests } from '../../../contract/account.contract.ts';
import type { LegacyData } from '../../../contract/legacy.contract.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';
import type { Avatars } from './avatars.ts';
import type { Email } from './email.ts';
import type { Passwords } from './passwords.ts';
import type { Person } from './person.ts';
import type { TwoFactor } from './two-factor.ts';

type Handlers = {
  [N in keyof typeof accountRequests]: CallHandler<(typeof accountRequests)[N], LegacyData<N>>;
};

/** Services that answer an account's settings. */
export interface SettingsServices {
  twoFactor: TwoFactor;
  person: Person;
  avatars: Avatars;
  email: Email;
  passwords: Passwords;
}

const messages = 'settings';
const { failed, invalidAccount, invalidEmail, invalidPassword, notSaved } = settingsCodes;
const { wrongCode, wrongCurrentPassword, wrongPassword } = settingsCodes;
const proofCodes = { password: wrongPassword, code: wrongCode };

/** Every setting is of the caller's own account: no payload names another. */
export const createSettingsHandlers = ({
  twoFactor,
  person,
  avatars,
  email,
  passwords,
}: SettingsServices): Handlers => ({
  'user:load2FA': { messages, handle: (_payload, owner) => twoFactor.load(owner) },
  'user:enable2FA': { messages, payloadCodes: proofCodes, handle: (proof, owner) => twoFactor.enable(owner, proof) },
  'user:disable2FA': {
    messages,
    payloadCodes: proofCodes,
    async handle(proof, owner) {
      await twoFactor.disable(owner, proof);
      return {};
    },
  },
  'user:changeNickName': {
    messages,
    handle: ({ nick }, owner) => person.rename(owner, nick),
  },
  'user:saveAvatarCommon': {
    messages,
    payloadCodes: { avatarUrl: notSaved },
    handle: ({ avatarUrl }, owner) => avatars.choose(owner, avatarUrl),
  },
  'user:saveAvatar': {
    messages,
    payloadCodes: { img: notSaved },
    handle: ({ img }, owner) => avatars.upload(owner, img),
  },
  'user:changeEmail': {
    messages,
    payloadCodes: { email: invalidEmail },
    handle: (wanted, owner) => email.change(owner, wanted.email),
  },
  'user:loadEmailChange': { messages, handle: (_payload, owner) => email.pending(owner) },
  'user:changePassword': {
    messages,
    payloadCodes: { password: invalidPassword, currentPassword: wrongCurrentPassword },
    async handle(both, owner) {
      await passwords.change(owner, both);
      return {};
    },
  },
  'user:createLocalAccount': {
    messages,
    payloadCodes: { login: invalidAccount, password: invalidAccount },
    handle: (local, owner) => passwords.createLocal(owner, local),
  },
  'user:setRefId': {
    messages,
    payloadCodes: { refId: failed },
    async handle({ refId }, owner) {
      await person.setReferer(owner, refId);
      return {};
    },
  },
  'user:savePreferences': { messages, handle: (changes, owner) => person.prefer(owner, changes) },
});
