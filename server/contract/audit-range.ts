import { z } from 'zod';

const time = z.int().min(0); // ms since epoch
export const range = { from: time, to: time }; // `to` exclusive
export const optionalRange = { from: time.optional(), to: time.optional() };

/** True when the range does not end before it begins. */
export const inOrder = ({ from, to }: { from?: number | undefined; to?: number | undefined }): boolean =>
  from === undefined || to === undefined || from < to;
export const wrongOrder = { path: ['to'], error: 'after from' };
