import { officeMarketing as contract } from '../../../contract/features/office-marketing.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { texts } from '../../core/i18n/texts.ts';
import { addSegment, countConditions, listSegments, retireSegment } from './segments.ts';

/** Segments of players, and what the house tells them of by itself. */
export const officeMarketing = defineFeature({
  contract,
  messages: texts('office-marketing'),
  isReserved: true,
  open(tools) {
    const { clock, inUnitOfWork } = tools;
    return {
      calls: {
        'officeMarketing.segments': { handle: () => listSegments(tools) },
        'officeMarketing.count': { handle: (payload) => countConditions(tools, payload) },
        'officeMarketing.addSegment': {
          handle: (payload, { staff }) =>
            inUnitOfWork(async (unit) => ({ id: await addSegment(unit, staff, payload, clock.now()) })),
        },
        'officeMarketing.retireSegment': {
          async handle(payload, { staff }) {
            await inUnitOfWork((unit) => retireSegment(unit, staff, payload, clock.now()));
            return { success: true };
          },
        },
      },
    };
  },
});
