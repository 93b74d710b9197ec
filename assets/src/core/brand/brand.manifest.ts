/** Our own marks. SVG, but for the two icons that phones want as PNG. */
export const brand = {
  logo: new URL('./logo.svg?no-inline', import.meta.url).href,
  wordmark: new URL('./logo-wordmark.svg?no-inline', import.meta.url).href,
  favicon: new URL('./favicon.svg?no-inline', import.meta.url).href,
  appIcon: new URL('./app-icon.svg?no-inline', import.meta.url).href,
} as const
