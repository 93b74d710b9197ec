import type { Language, PreparedPages } from 'server/contract';
import type { Rolldown } from 'vite';

const COLOUR = '#0b0e14'; // --c-canvas

/** The address that a picture has in the build. */
const addressOf = (bundle: Rolldown.OutputBundle, picture: string): string => {
  const file = Object.values(bundle).find(
    (output) => output.type === 'asset' && output.originalFileNames.some((name) => name.endsWith(`/brand/${picture}`)),
  );
  if (!file) throw new Error(`the build has no ${picture} for the home screen`);
  return `/${file.fileName}`;
};

/** The pictures fill their square and keep what matters within the circle that a phone may cut. */
const iconsOf = (bundle: Rolldown.OutputBundle): object[] =>
  (['any', 'maskable'] as const).flatMap((purpose) => [
    { src: addressOf(bundle, 'icon-192.png'), sizes: '192x192', type: 'image/png', purpose },
    { src: addressOf(bundle, 'icon-512.png'), sizes: '512x512', type: 'image/png', purpose },
  ]);

/** What a phone is told of the application that it installs, in one language. */
export const appManifest = (
  bundle: Rolldown.OutputBundle,
  languages: PreparedPages['languages'],
  language: Language,
) => ({
  id: '/main',
  name: 'Glasshouse',
  short_name: 'Glasshouse',
  description: languages[language].pages['/main']?.description,
  lang: languages[language].locale,
  dir: 'ltr',
  start_url: '/main',
  scope: '/',
  display: 'standalone',
  background_color: COLOUR,
  theme_color: COLOUR,
  categories: ['entertainment', 'games'],
  icons: iconsOf(bundle),
});
