const DAY_MS = 86_400_000;

/** A bet's time as a row shows it: hours to seconds, and the day instead of seconds when it was not within a day. */
export const betTime = (at: number, now: number, locale: string): string =>
  new Intl.DateTimeFormat(
    locale,
    now - at < DAY_MS
      ? { hour: '2-digit', minute: '2-digit', second: '2-digit' }
      : { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' },
  ).format(at);
