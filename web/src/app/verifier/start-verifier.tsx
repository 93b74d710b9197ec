import { languages } from 'server/contract';
import '../strict-policy.ts';
import '../../core/tokens/tokens.css';
import '../../core/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { GameFairness } from '../../core/games/explain.ts';
import { applyLanguage } from '../../core/i18n/i18n.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { VerifierGamesContext } from '../../features/fairness/verifier/verifier-source.ts';
import { Verifier } from '../../features/fairness/verifier/verifier.tsx';

// The entry of `verifier.html`, one file that works from a disk. Built by `web/build/verifier.ts`.

/** The first language of the browser that we speak, else English. */
const spoken = () =>
  navigator.languages
    .map((tag) => languages.find((language) => localeOf[language].slice(0, 2) === tag.slice(0, 2)))
    .find((language) => language !== undefined) ?? 'en';

const PLACE_OF_GAME = 3; // a game's folder among the parts of '../../games/dice/…'

/** Read from the games' folders: their registry would bring their screens into the one file. */
const games = new Map(
  Object.entries(
    import.meta.glob<GameFairness>('../../games/*/{fairness,fairness/fairness}.ts', {
      eager: true,
      import: 'fairness',
    }),
  ).map(([file, fairness]) => [file.split('/')[PLACE_OF_GAME] ?? '', fairness] as const),
);

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('verifier.html has no element #root');
  await applyLanguage(spoken());
  createRoot(root).render(
    <StrictMode>
      <VerifierGamesContext value={games}>
        <Verifier />
      </VerifierGamesContext>
    </StrictMode>,
  );
};

void start();
