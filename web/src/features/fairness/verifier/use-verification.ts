import { createGames, type Games } from 'games-engine';
import { parseVerifierKey } from 'games-engine/log';
import { useRef, useState } from 'react';
import type { CheckedRound } from '../round-steps.ts';
import { verifyExport, type CheckedExport, type ExportProgress } from './verify-export.ts';
import { verifyGiven } from './verify-given.ts';
import { useVerifierGames, type VerifierGames, type VerifierSource } from './verifier-source.ts';
import { readBeside, readInput, type WrongInput } from './verifier-input.ts';

export type Verification =
  | { state: 'idle' }
  | { state: 'checking'; progress: ExportProgress | undefined }
  | { state: 'wrong'; reason: WrongInput | 'beside' | 'key' | 'unreadable' }
  | { state: 'round'; checked: CheckedRound }
  | { state: 'export'; source: VerifierSource; checked: CheckedExport; isKeyGiven: boolean };

/** The rules of these games. */
const rulesOf = (games: VerifierGames): Games => createGames(Array.from(games.values(), ({ game }) => game));

/** Texts that the person who checks brings along. */
export interface Trusted {
  key: string; // the log's verifier key; empty: the export's own
  head: string; // the note of a head that was seen earlier; empty: none
  beside: string; // evidence of a browser, or lights of void rounds; empty: neither
}

type Follow = (progress: ExportProgress) => void;

const verify = async (
  source: VerifierSource,
  { key: keyText, head, beside: besideText }: Trusted,
  games: VerifierGames,
  { signal, follow }: { signal: AbortSignal; follow: Follow },
) => {
  const key = keyText.trim() || undefined;
  if (key !== undefined && !parseVerifierKey(key)) return { state: 'wrong', reason: 'key' } as const;
  const beside = besideText.trim() === '' ? undefined : readBeside(besideText);
  if (!beside && besideText.trim() !== '') return { state: 'wrong', reason: 'beside' } as const;
  const input = await readInput(source);
  if (input.kind === 'wrong') return { state: 'wrong', reason: input.reason } as const;
  if (input.kind === 'round') return { state: 'round', checked: verifyGiven(input.round, games, key) } as const;
  const checked = await verifyExport(source, {
    key,
    remembered: head.trim() || undefined,
    beside,
    games: rulesOf(games),
    signal,
    onProgress: follow,
  });
  return { state: 'export', source, checked, isKeyGiven: key !== undefined } as const;
};

/** One check at a time: a new one, or `stop`, ends the one before. */
export const useVerification = () => {
  const [verification, setVerification] = useState<Verification>({ state: 'idle' });
  const games = useVerifierGames();
  const running = useRef<AbortController>(undefined);
  const stop = (): void => {
    running.current?.abort();
    setVerification({ state: 'idle' });
  };
  const start = async (source: VerifierSource, trusted: Trusted): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const show = (next: Verification): void => {
      if (!controller.signal.aborted) setVerification(next);
    };
    show({ state: 'checking', progress: undefined });
    try {
      show(
        await verify(source, trusted, games, {
          signal: controller.signal,
          follow: (progress) => show({ state: 'checking', progress }),
        }),
      );
    } catch (error) {
      if (!controller.signal.aborted) console.warn('the input could not be read', error);
      show({ state: 'wrong', reason: 'unreadable' }); // a file that was moved meanwhile, or a line longer than memory
    }
  };
  return { verification, start, stop };
};
