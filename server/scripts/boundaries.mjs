// Checks the import rules (README, architecture). Fails when it looked at nothing: a parser that reads no module proves
// nothing.
import { cruise } from 'dependency-cruiser';
import rules from '../../.dependency-cruiser.mjs';
import { root } from './setup.mjs';

process.chdir(root);
const folders = ['games-engine/src', 'db/src', 'server/src', 'server/contract', 'web/src', 'assets/src'];
const { output } = await cruise(folders, { ...rules.options, ruleSet: { forbidden: rules.forbidden }, validate: true });
const { totalCruised, violations, totalDependenciesCruised } = output.summary;
for (const { rule, from, to } of violations) console.error(`${rule.severity} ${rule.name}: ${from} → ${to}`);
console.log(`${totalCruised} modules, ${totalDependenciesCruised} imports, ${violations.length} forbidden`);
if (totalCruised < 50 || totalDependenciesCruised < 50) {
  console.error('the check read hardly any module: its parser is not working');
  process.exit(1);
}
process.exit(violations.length === 0 ? 0 : 1);
