/** How close controls stand. `compact` takes effect for a mouse on a wide screen only; a finger keeps its targets. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** Has every screen use the tokens of a density. */
export const setDensity = (density: Density): void => {
  document.documentElement.dataset['density'] = density;
};
