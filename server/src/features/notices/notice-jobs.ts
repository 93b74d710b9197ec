import { notices as stored } from 'db';
import { topicOfNotice, type NoticeKind } from '../../../contract/features/notice-values.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import type { Job } from '../../core/features/jobs.ts';

const DAY_MS = 86_400_000;
const KEEP_READ_DAYS = 90;
const KEEP_DAYS = 365;
const ENDING_EVERY_MS = 600_000;
const FORGET_EVERY_MS = 3_600_000;

const ENDING: NoticeKind = 'bonusEnding';

/** Recurring work of notices. Each may run any number of times. */
export const noticeJobs = ({ em, clock }: Pick<FeatureTools, 'em' | 'clock'>) =>
  [
    {
      name: 'ending',
      everyMs: ENDING_EVERY_MS,
      run: () =>
        stored.addEndingBonuses(em(), { code: ENDING, topic: topicOfNotice[ENDING], at: clock.now(), soonMs: DAY_MS }),
    },
    {
      name: 'forget',
      everyMs: FORGET_EVERY_MS,
      async run() {
        const at = clock.now();
        await stored.forgetOldNotices(em(), {
          readBefore: at - KEEP_READ_DAYS * DAY_MS,
          before: at - KEEP_DAYS * DAY_MS,
        });
        await stored.dropEndedSubscriptions(em());
      },
    },
  ] as const satisfies readonly Job[];
