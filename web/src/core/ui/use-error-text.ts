import { CallError } from '../connection/connection.ts';
import { useMessages } from '../i18n/messages.ts';

/** Says why something failed: in the server's words, or in ours when it did not answer. */
export const useErrorText = (): ((error: unknown) => string) => {
  const t = useMessages('ui', 'main');
  return (error) => (error instanceof CallError && error.msg) || t('noAnswer');
};
