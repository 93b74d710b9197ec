import { legacy } from '../../core/connection/connection.ts';
import { changeCurrency } from '../../core/session/currencies.ts';
import { patchProfile } from '../../core/session/session.ts';

/** Why a choice was not saved, and the field that it is about. */
export interface ChoiceRefusal {
  readonly field: 'nick' | 'currency';
  readonly error: unknown;
}

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
    return { field: 'nick', error };
  }
  try {
    if (currencyId !== undefined) await changeCurrency(currencyId);
  } catch (error) {
    return { field: 'currency', error };
  }
  return undefined;
};
