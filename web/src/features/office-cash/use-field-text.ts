import { hasMessage, useMessages } from '../../core/i18n/messages.ts';
import { catalogueMessages } from './cash-catalogue.messages.ts';
import { draftOf } from './record-draft.ts';
import { useDeskFormat } from './use-desk-format.ts';

/** How fields of the catalogue are called and what they say. */
export const useFieldText = (): { name: (key: string) => string; value: (key: string, value: unknown) => string } => {
  const t = useMessages(catalogueMessages);
  const { decimal } = useDeskFormat();
  return {
    name: (key) => {
      const message = `field.${key}`;
      return hasMessage(catalogueMessages, message) ? t(message, { name: '' }) : key;
    },
    value: (key, value) => {
      const typed = draftOf({ [key]: value })[key] ?? '';
      if (typeof typed === 'boolean') return t(typed ? 'yes' : 'no');
      if (typed === '') return '—';
      return /^\d+(?:\.\d+)?$/.test(typed) ? decimal(typed) : typed;
    },
  };
};
