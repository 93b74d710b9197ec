import type { PageTexts } from 'server/contract';

const COLOUR = '#0b0e14'; // --c-canvas

/** The pictures of an installed application: they fill their square and keep what matters within a phone's circle. */
export interface AppIcons {
  small: string; // path of the one of 192 px
  large: string; // 512 px
}

/** Manifest of the application that a phone installs, in one language. */
export const appManifest = ({ locale, pages }: PageTexts, { small, large }: AppIcons) => ({
  id: '/main',
  name: 'Glasshouse',
  short_name: 'Glasshouse',
  description: pages['/main']?.description,
  lang: locale,
  dir: 'ltr',
  start_url: '/main',
  scope: '/',
  display: 'standalone',
  background_color: COLOUR,
  theme_color: COLOUR,
  categories: ['entertainment', 'games'],
  icons: (['any', 'maskable'] as const).flatMap((purpose) => [
    { src: small, sizes: '192x192', type: 'image/png', purpose },
    { src: large, sizes: '512x512', type: 'image/png', purpose },
  ]),
});
