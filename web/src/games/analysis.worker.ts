import { houseAnalyses } from 'games-engine/analysis';
import { runJob, type Job } from '../features/studio/analysis-job.ts';

/** Does one job at a time beside the page: numbers that take longer than a frame. */
self.addEventListener('message', ({ data }: MessageEvent<Job>) => {
  try {
    runJob(houseAnalyses, data, (share, result) => self.postMessage({ share, result }, { transfer: [] }));
  } catch (error) {
    self.postMessage({ fault: error instanceof Error ? error.message : String(error) }, { transfer: [] });
  }
});
