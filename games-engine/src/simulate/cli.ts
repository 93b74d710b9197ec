import { runSimulate } from './command.ts';

process.exitCode = await runSimulate(process.argv.slice(2), {
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (text) => process.stderr.write(text),
  progress: process.stderr,
});
