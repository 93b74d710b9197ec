import { useMessages } from '../../core/i18n/messages.ts';
import { withdrawMessages } from './withdraw.messages.ts';

const HOUR = 60;

/** Says how long something takes, in minutes or whole hours. */
export const useMinutes = (): ((minutes: number) => string) => {
  const t = useMessages(withdrawMessages);
  return (minutes) => (minutes < HOUR ? t('minutes', { n: minutes }) : t('hours', { n: Math.round(minutes / HOUR) }));
};
