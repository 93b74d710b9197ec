import { createWebFeatures, type WebFeatures } from '../core/features/features.ts';
import * as areas from '../features/registry.ts';

/** The areas of the house. */
export const houseFeatures: WebFeatures = createWebFeatures(Object.values(areas));
