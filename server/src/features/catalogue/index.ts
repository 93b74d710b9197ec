import { catalogue as contract } from '../../../contract/features/catalogue.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { createCatalogueHandlers } from './catalogue.handlers.ts';

/** The catalogue of provider games. */
export const catalogue = defineFeature({ contract, open: (tools) => ({ calls: createCatalogueHandlers(tools) }) });
