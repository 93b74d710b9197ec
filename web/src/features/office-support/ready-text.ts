import type { ReadyAnswer } from 'server/contract';
import type { Language } from 'server/contract';

/** Values of the variables of ready answers. */
export interface ReadyValues {
  nick: string;
  agent: string;
  topic: string;
  ref: string;
}

/** A ready answer in a language, or in the first that it was written in, filled in. What has no value is left out. */
export const readyText = ({ bodies }: Pick<ReadyAnswer, 'bodies'>, language: Language, values: ReadyValues): string => {
  const written = (text: string | undefined): boolean => (text?.trim() ?? '') !== '';
  const body = written(bodies[language]) ? bodies[language] : Object.values(bodies).find(written);
  return (body ?? '')
    .replace(/\{(nick|agent|topic|ref)\}/g, (_, name: keyof ReadyValues) => values[name])
    .replace(/ +([,.!?])/g, '$1')
    .trim();
};
