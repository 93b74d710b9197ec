import { hasMessage, useMessages } from '../../core/i18n/messages.ts';
import { catalogueMessages } from './cash-catalogue.messages.ts';
import { draftOf } from './record-draft.ts';
import { useDeskFormat } from '../../core/staff/use-desk-format.ts';

interface FieldText {
  name: (key: string) => string;
  value: (key: string, value: unknown) => string;
  choice: (key: string, value: string) => string; // one of a list; `''`: none
}

/** How fields of the catalogue are called and what they say. */
export const useFieldText = (): FieldText => {
  const t = useMessages(catalogueMessages);
  const { decimal } = useDeskFormat();
  const choice = (key: string, value: string): string => {
    const named = key === 'mask' ? `mask.${value}` : `system.${value}`;
    const message = value === '' ? 'choice.none' : named;
    return hasMessage(catalogueMessages, message) ? t(message, { name: '' }) : value;
  };
  return {
    choice,
    name: (key) => {
      const message = `field.${key}`;
      return hasMessage(catalogueMessages, message) ? t(message, { name: '' }) : key;
    },
    value: (key, value) => {
      const typed = draftOf({ [key]: value })[key] ?? '';
      if (typeof typed === 'boolean') return t(typed ? 'yes' : 'no');
      if (typed === '') return '—';
      if (key === 'mask' || key === 'system') return choice(key, typed);
      return /^\d+(?:\.\d+)?$/.test(typed) ? decimal(typed) : typed;
    },
  };
};
