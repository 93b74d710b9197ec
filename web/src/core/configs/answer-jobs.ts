import type { Analyses } from 'games-engine/analysis';
import { runJob, type Job } from './analysis-job.ts';

/** Does one job at a time in a worker, beside the page: numbers that take longer than a frame. */
export const answerJobs = (analyses: Analyses): void =>
  self.addEventListener('message', ({ data }: MessageEvent<Job>) => {
    try {
      runJob(analyses, data, (share, result) => self.postMessage({ share, result }, { transfer: [] }));
    } catch (error) {
      self.postMessage({ fault: error instanceof Error ? error.message : String(error) }, { transfer: [] });
    }
  });
