import { useEffect, useState } from 'react';
import { onPush, serverNow } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { rereadCalls } from '../../core/office/rereads.ts';

const SHOWN_CALLS = ['officeSupport.list', 'officeSupport.open'];
const MINUTE_MS = 60_000;
const TYPING_MS = 4000;

/** Reads the inbox again at once when something in it has changed. */
export const useSupportNews = (): void =>
  useEffect(
    () =>
      onPush('officeSupport', ({ type }) => {
        if (type === 'changed') rereadCalls(SHOWN_CALLS);
      }),
    [],
  );

/** True for a moment after the player of a conversation has typed. */
export const usePlayerTypes = (uid: string): boolean => {
  const [typedAt, setTypedAt] = useState(0);
  useEffect(
    () =>
      onPush('officeSupport', ({ type, payload }) => {
        if (type === 'typing' && (payload as { conversation?: unknown }).conversation === uid) setTypedAt(Date.now());
      }),
    [uid],
  );
  useEffect(() => {
    if (typedAt === 0) return undefined;
    const timer = setTimeout(() => setTypedAt(0), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typedAt]);
  return typedAt !== 0;
};

/** The server's time, once a minute. */
export const useMinute = (): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** Words for a length of time, in its greatest two units. */
export const useDuration = (): ((ms: number) => string) => {
  const t = useMessages('office-support', 'main');
  return (ms) => {
    const total = Math.max(0, Math.round(ms / MINUTE_MS));
    const parts = { days: Math.floor(total / 1440), hours: Math.floor(total / 60) % 24, minutes: total % 60 };
    if (parts.days > 0) return t('time.days', parts);
    return parts.hours > 0 ? t('time.hours', parts) : t('time.minutes', parts);
  };
};

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/** Keys that act on the page, unless somebody types or holds another key. */
export const useKeys = (keys: Readonly<Record<string, (() => void) | undefined>>): void =>
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const act = event.ctrlKey || event.metaKey || event.altKey || isField(event.target) ? undefined : keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
