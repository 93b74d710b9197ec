import { runStreamCommand } from './command.ts';

process.exitCode = await runStreamCommand(process.argv.slice(2), {
  print: (line) => console.log(line),
  complain: (text) => process.stderr.write(text),
  bytes: process.stdout,
});
