import { useFieldText, useShapeText } from './field-text.ts';
import { useMessages } from '../i18n/messages.ts';
import { shapeOf } from './bounds.ts';
import { boundsMessages, type ru } from './bounds.messages.ts';

/** Says a bound's name and value in the interface's language. */
export const useBoundText = (
  game: string,
): { name(key: string): string; value(key: string, value: unknown): string } => {
  const t = useMessages(boundsMessages);
  const fields = useFieldText(game);
  const { number } = useShapeText();
  return {
    name(key) {
      const [part, field = '', end] = key.split('.');
      if (part !== 'timings') return t(`bound.${key}` as keyof typeof ru);
      return t(end === 'min' ? 'bound.least' : 'bound.greatest', { field: fields.name(field) });
    },
    value(key, value) {
      if (typeof value === 'boolean') return t(value ? 'on' : 'off');
      return value === undefined ? '' : number(shapeOf(key), Number(value));
    },
  };
};
