import { createAnalyses, houseAnalyses } from 'games-engine/analysis';
import { parityAnalysis } from 'games-engine/testing/parity/analysis';
import { answerJobs } from '../core/configs/answer-jobs.ts';

answerJobs(createAnalyses([...houseAnalyses.all, parityAnalysis]));
