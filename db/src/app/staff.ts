import { withShellDatabase } from '../core/shell-database.ts';
import { runStaffCommand } from './staff-command.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

process.exitCode = await withShellDatabase(say, (url) => runStaffCommand(url, process.argv.slice(2), say));
