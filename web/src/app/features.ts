import type { WebFeature } from '../core/features/feature.ts';
import { createWebFeatures, type WebFeatures } from '../core/features/features.ts';
import * as areas from '../features/registry.ts';

export const houseAreas: readonly WebFeature[] = Object.values(areas);

/** The areas of the house. */
export const houseFeatures: WebFeatures = createWebFeatures(houseAreas);
