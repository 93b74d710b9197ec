import { officeCare as contract } from '../../../contract/features/office-care.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { texts } from '../../core/i18n/texts.ts';
import { countCare, intervene, listCarePlayers, loadReturns, viewCarePlayer } from './care.ts';

const CARE_EVERY_MS = 300_000;

/** Signs of harm in play, and acts of the staff upon them. */
export const officeCare = defineFeature({
  contract,
  messages: texts('office-care'),
  isReserved: true,
  open: (tools) => ({
    calls: {
      'officeCare.players': { handle: (payload) => listCarePlayers(tools, payload) },
      'officeCare.player': { handle: ({ userId }, { staff }) => viewCarePlayer(tools, staff, userId) },
      'officeCare.returns': { handle: () => loadReturns(tools) },
      'officeCare.intervene': {
        handle: async (payload, { staff }) => ({ id: await intervene(tools, staff, payload) }),
      },
    },
    jobs: [{ name: 'signals', everyMs: CARE_EVERY_MS, run: () => countCare(tools) }],
  }),
});
