import { officeComplaints as contract } from '../../../contract/features/office-complaints.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { texts } from '../../core/i18n/texts.ts';
import { answerComplaint, listComplaints, openComplaint, readComplaint } from './complaints.ts';

/** Register of complaints and disputes. */
export const officeComplaints = defineFeature({
  contract,
  messages: texts('office-complaints'),
  isReserved: true,
  open(tools) {
    const { clock, inUnitOfWork } = tools;
    return {
      calls: {
        'officeComplaints.list': { handle: (payload) => listComplaints(tools, payload) },
        'officeComplaints.read': { handle: ({ id }, { staff }) => readComplaint(tools, staff, id) },
        'officeComplaints.open': {
          handle: (payload, { staff }) =>
            inUnitOfWork(async (unit) => ({ id: await openComplaint({ unit, staff, at: clock.now() }, payload) })),
        },
        'officeComplaints.answer': {
          async handle(payload, { staff }) {
            await inUnitOfWork((unit) => answerComplaint({ unit, staff, at: clock.now() }, payload));
            return { success: true };
          },
        },
      },
    };
  },
});
