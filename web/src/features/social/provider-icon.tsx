import type { ReactNode } from 'react';
import type { Social } from 'server/contract';

/** Monograms of ours, drawn in one stroke: nobody's trade mark. */
const strokes = {
  telegram: 'M4 12 20 5l-3 14-5-4-3 3-1-5 8-5-9 4z',
  twitter: 'M5 5l14 14M19 5 5 19',
  vk: 'M4 7l5 10 5-10M15 7v10M20 7l-5 5 5 5',
  google: 'M19 8a8 8 0 1 0 1 4h-7',
  steam: 'M15.5 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M13 11l-3 4M8 13.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6M3 14l3 1.5',
} as const satisfies Record<Social, string>;

export const ProviderIcon = ({ social, size = 24 }: { social: Social; size?: number }): ReactNode => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={strokes[social]} />
  </svg>
);
