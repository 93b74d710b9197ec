import { checkConfig, parseConfig, warningsOf } from './config.ts';
import { areaVariables } from './features.ts';

// `npm run check-config`: prints what a production start with these variables would refuse, and starts nothing.
const environment = { ...process.env, NODE_ENV: 'production' };
const problems = checkConfig(environment, areaVariables);
const warnings = problems.length === 0 ? warningsOf(parseConfig(environment)) : [];
const lines = problems.length === 0 ? ['The configuration is complete.', ...warnings] : problems;
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
