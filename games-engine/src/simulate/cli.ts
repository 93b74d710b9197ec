import { simulate } from './pool.ts';
import { help, readQuestion, SimulateInputError } from './question.ts';
import { answersOf, createProgress, reportJson, reportLines, statusOf } from './report.ts';

const run = async (): Promise<number> => {
  const question = readQuestion(process.argv.slice(2));
  if (question === 'help') {
    process.stdout.write(help);
    return 0;
  }
  const progress = createProgress(process.stderr, question.rounds * question.classes.length);
  const startedAt = performance.now();
  const tallies = await simulate(question, progress.add).finally(progress.end);
  const answers = answersOf(question, tallies);
  const lines = question.isJson
    ? [reportJson(question, answers)]
    : reportLines(question, answers, performance.now() - startedAt);
  for (const line of lines) process.stdout.write(`${line}\n`);
  return statusOf(answers);
};

try {
  process.exitCode = await run();
} catch (error) {
  process.exitCode = 2;
  const isInput = error instanceof SimulateInputError;
  const text = isInput ? error.message : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${text}\n${isInput ? 'npm run simulate -- --help says how\n' : ''}`);
}
