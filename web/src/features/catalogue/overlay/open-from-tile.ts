import { menuCodes } from 'server/contract';
import { CallError } from '../../../core/connection/connection.ts';
import { queryClient } from '../../../core/connection/query.ts';
import { texts, translate } from '../../../core/i18n/messages.ts';
import { askToSignIn, openModal } from '../../../core/modal/modal.ts';
import { toast } from '../../../core/ui/toast.tsx';
import { forgetGame, gameQuery, NoGameAddressError } from './game-start.ts';

/** Starts a real-money game and shows it over the page, or says why it does not open. */
export const openFromTile = async (gameId: string): Promise<void> => {
  try {
    await queryClient.fetchQuery(gameQuery({ gameId, isDemo: false, turn: 0 }));
    openModal('game', gameId);
  } catch (error) {
    forgetGame(gameId);
    if (error instanceof CallError && error.code === menuCodes.signIn) askToSignIn();
    else if (error instanceof NoGameAddressError) toast.error(translate(texts('catalogue', 'overlay'), 'noAddress'));
    else toast.error((error instanceof CallError && error.msg) || translate(texts('ui', 'main'), 'noAnswer'), error);
  }
};
