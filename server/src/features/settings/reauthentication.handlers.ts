import type { LegacyData } from '../../../contract/legacy.contract.ts';
import type { reauthenticationRequests } from '../../../contract/reauthentication.contract.ts';
import { settingsCodes } from '../../../contract/settings-codes.ts';
import type { Reauthentication } from '../../core/auth/reauthentication.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';
import { ownerOf } from './account-change.ts';

type Name = keyof typeof reauthenticationRequests;
type Handlers = { [N in Name]: CallHandler<(typeof reauthenticationRequests)[N], LegacyData<N>> };

const messages = 'settings';

/** `user:loadReauthentication` and `user:reauthenticate`. */
export const createReauthenticationHandlers = (reauthentication: Reauthentication): Handlers => ({
  'user:loadReauthentication': {
    messages,
    handle: (_payload, caller) => reauthentication.stateOf(ownerOf(caller)),
  },
  'user:reauthenticate': {
    messages,
    payloadCodes: { password: settingsCodes.wrongPassword, code: settingsCodes.wrongCode },
    handle: (typed, caller) => reauthentication.confirm(ownerOf(caller), typed),
  },
});
