import { menuCodes } from 'server/contract';
import { CallError } from '../../../core/connection/connection.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useErrorText } from '../../../core/ui/use-error-text.ts';
import { NoGameAddressError } from './game-start.ts';
import { overlayMessages } from './overlay.messages.ts';

/** Why a game did not open. */
export interface OpeningProblem {
  readonly text: string;
  readonly isCurrency: boolean; // solved by another currency
}

/** Explains why a game did not open. */
export const useOpeningProblem = (): ((error: unknown) => OpeningProblem) => {
  const t = useMessages(overlayMessages);
  const errorText = useErrorText();
  return (error) => {
    const code = error instanceof CallError ? error.code : undefined;
    return {
      text: error instanceof NoGameAddressError ? t('noAddress') : errorText(error),
      isCurrency: code === menuCodes.currencyNotFound || code === menuCodes.currencyUnavailable,
    };
  };
};
