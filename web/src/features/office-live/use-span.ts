import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const units = [
  ['days', DAY],
  ['hours', HOUR],
  ['minutes', MINUTE],
  ['seconds', SECOND],
] as const;

/** Writes a span of time in its greatest whole unit. */
export const useSpan = (): ((ms: number) => string) => {
  const t = useMessages('office-live', 'main');
  const { count } = useFormat();
  return (ms) => {
    const [unit, size] = units.find(([, least]) => ms >= least) ?? ['ms', 1];
    return t(`span.${unit}`, { number: count(Math.round(ms / size)) });
  };
};
