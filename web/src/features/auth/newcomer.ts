import { CallError, isConnectionLoss, legacy } from '../../core/connection/connection.ts';
import { changeCurrency } from '../../core/session/currencies.ts';
import { patchProfile } from '../../core/session/session.ts';

/** Why a choice was not saved: a message of ours, and the field that it is about. */
export interface ChoiceRefusal {
  readonly field: 'nick' | 'currency';
  readonly key:
    | 'settings.error.1'
    | 'settings.error.2'
    | 'settings.error.18'
    | 'cashbox.errorCurrency'
    | 'login.error.6.network';
}

const NAMED: readonly unknown[] = [1, 2]; // taken, not valid

const refusalOf = (field: ChoiceRefusal['field'], error: unknown): ChoiceRefusal => {
  if (isConnectionLoss(error)) return { field, key: 'login.error.6.network' };
  if (field === 'currency') return { field, key: 'cashbox.errorCurrency' };
  const code = error instanceof CallError && NAMED.includes(error.code) ? (error.code as 1 | 2) : 18;
  return { field, key: `settings.error.${code}` };
};

const saveNick = async (nick: string): Promise<void> => {
  const answer = await legacy('user:changeNickName', { nick });
  patchProfile({ nick: answer.nick });
};

/** What a newcomer has chosen; undefined is left as it is. */
export interface Choice {
  nick: string | undefined;
  currencyId: number | undefined;
}

/** Saves what differs from what is there. Resolves with why something was refused; what came before it is saved. */
export const saveChoice = async ({ nick, currencyId }: Choice): Promise<ChoiceRefusal | undefined> => {
  try {
    if (nick !== undefined) await saveNick(nick);
  } catch (error) {
    return refusalOf('nick', error);
  }
  try {
    if (currencyId !== undefined) await changeCurrency(currencyId);
  } catch (error) {
    return refusalOf('currency', error);
  }
  return undefined;
};
