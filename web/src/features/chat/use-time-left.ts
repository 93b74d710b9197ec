import { useEffect, useState } from 'react';
import { serverNow } from '../../core/connection/connection.ts';

const SECOND_MS = 1_000;
const SECONDS = 60;

const leftUntil = (at: number): number => Math.max(0, Math.ceil((at - serverNow()) / SECOND_MS));

/** The time until a server's moment, as m:ss; undefined once it has come. */
export const useTimeLeft = (at: number, isOver: boolean): string | undefined => {
  const [left, setLeft] = useState(() => leftUntil(at));
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setLeft(leftUntil(at)), SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [at, isOver]);
  if (isOver || left === 0) return undefined;
  return `${Math.floor(left / SECONDS)}:${String(left % SECONDS).padStart(2, '0')}`;
};
