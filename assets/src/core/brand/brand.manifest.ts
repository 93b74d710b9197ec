/** Our own marks. SVG, the PNG sizes that home screens want (full bleed, safe to cut round), and the ground of a story. */
export const brand = {
  logo: new URL('./logo.svg?no-inline', import.meta.url).href,
  wordmark: new URL('./logo-wordmark.svg?no-inline', import.meta.url).href,
  favicon: new URL('./favicon.svg?no-inline', import.meta.url).href,
  appIcon: new URL('./app-icon.svg?no-inline', import.meta.url).href,
  icon180: new URL('./icon-180.png?no-inline', import.meta.url).href,
  icon192: new URL('./icon-192.png?no-inline', import.meta.url).href,
  icon512: new URL('./icon-512.png?no-inline', import.meta.url).href,
  story: new URL('./story.png?no-inline', import.meta.url).href,
} as const;
