import type { ExportEntry } from '../../audit/export-format.ts';
import { altered } from '../../audit/forgery.ts';
import { contentHash } from '../../core/canonical.ts';
import type { AnySharedGame } from '../../core/define-game.ts';
import type { ConfigEventRecord, ConfigRecord, GuardrailRecord, PinnedConfig, RoundRecord } from '../../core/record.ts';
import { createSharedRecorder } from '../../core/shared-record.ts';
import { simulationSource } from '../../core/simulation.ts';
import { playShared } from '../random-shared.ts';
import { inputsOf, isRoundOf, recordOf, withRecord } from './dishonest-house.ts';
import type { Forgery } from './forgery-kinds.ts';

const ACTIVE = 1; // the versions of the sample while the second one is tried
const TRIED = 2;

const placeOf = (entries: readonly ExportEntry[], game: string, kind: ConfigEventRecord['event']): number => {
  const at = entries.findLastIndex(({ record }) => {
    const { event, game: gameId, kind: leaf } = record as ConfigEventRecord;
    return leaf === 'config.event' && gameId === game && event === kind;
  });
  if (at < 0) throw new Error(`the sample has no ${kind} of ${game}`);
  return at;
};

const versionOf = (entries: readonly ExportEntry[], game: string, version: number): PinnedConfig => {
  const leaves = entries.map(({ record }) => record as ConfigRecord);
  const found = leaves.find((leaf) => leaf.kind === 'config' && leaf.game === game && leaf.version === version);
  if (!found) throw new Error(`${game} has no version ${version}`);
  return { config: found.config, hash: contentHash(found.config), version };
};

/** The round that another version plays in the place of one, with its id, number, seed and first bettor. */
const playedBy = (game: AnySharedGame, pinned: PinnedConfig, entry: ExportEntry): RoundRecord => {
  const { id, number } = recordOf(entry);
  const { bets, openedAt: at } = inputsOf(entry);
  const table = { id, number, serverSeed: entry.serverSeed ?? '', at, creator: bets[0]?.player ?? '' };
  for (let attempt = 0; ; attempt += 1) {
    const round = playShared(game, pinned.config, table, simulationSource(`another version ${attempt}`));
    if (round.events[1]?.type === 'bet.placed') return createSharedRecorder(game, pinned)(round);
  }
};

/** Has a round of the trial that the lottery gave to one of the two versions played by the other. */
const playedByOther = (game: AnySharedGame, due: number, entries: readonly ExportEntry[]): ExportEntry[] => {
  const from = placeOf(entries, game.id, 'candidate.lit');
  const to = placeOf(entries, game.id, 'activated');
  const at = entries.findIndex((entry, index) => {
    if (index < from || index > to || !isRoundOf(entry, game.id)) return false;
    const { config, events } = recordOf(entry);
    return config.version === due && events[1]?.type === 'bet.placed';
  });
  const entry = entries[at];
  if (!entry) throw new Error(`the sample's trial of ${game.id} has no round of version ${due}`);
  const other = versionOf(entries, game.id, due === ACTIVE ? TRIED : ACTIVE);
  return withRecord(entries, at, playedBy(game, other, entry));
};

/** Forgeries of a shared game's versions by the house while one of them is tried. */
export const forgedTrials = (game: AnySharedGame): Forgery[] => [
  {
    name: `${game.id}: a round of a trial played by the active version`,
    why: 'the lottery gave it to the version that is tried',
    forge: (entries) => playedByOther(game, TRIED, entries),
  },
  {
    name: `${game.id}: a round of a trial played by the tried version`,
    why: 'the lottery gave it to the active version',
    forge: (entries) => playedByOther(game, ACTIVE, entries),
  },
  {
    name: `${game.id}: a trial of another share`,
    why: 'its rounds were drawn by a greater share',
    forge: (entries) => altered(entries, placeOf(entries, game.id, 'candidate.started'), 'details.sharePpm', 1),
  },
];

/** A forgery of the events that bring the second version of dice into force. */
const ofVersion = (
  name: string,
  why: string,
  kind: ConfigEventRecord['event'],
  change: (entries: readonly ExportEntry[], at: number) => readonly ExportEntry[],
): Forgery => ({ name, why, forge: (entries) => change(entries, placeOf(entries, 'dice', kind)) });

/** A forgery of the second change of dice's guardrails. */
const ofGuardrails = (name: string, why: string, path: keyof GuardrailRecord, value: unknown): Forgery => ({
  name: `guardrails ${name}`,
  why,
  forge: (entries) => {
    const at = entries.findLastIndex(({ record }) => {
      const { game, kind } = record as GuardrailRecord;
      return kind === 'guardrail' && game === 'dice';
    });
    return altered(entries, at, path, value);
  },
});

/** Forgeries of guardrails by the house. */
export const forgedGuardrails: readonly Forgery[] = [
  ofGuardrails('of one person', 'their author approved them', 'approver', 'owner'),
  ofGuardrails('that nobody approved', 'a change takes a second person', 'approver', null),
  ofGuardrails('changed behind the log', 'others were in force before', 'before', { maxRuinPpm: 1_000_000 }),
  ofGuardrails('without those before', 'others than the program’s were in force', 'before', null),
  ofGuardrails('from earlier', 'its version has been there', 'version', 1),
];

/** Forgeries of versions' lives by the house. */
export const forgedVersions: readonly Forgery[] = [
  ofVersion('two active versions', 'the one before was not retired', 'retired', (entries, at) =>
    entries.toSpliced(at, 1),
  ),
  ofVersion(
    'a trial without an active version',
    'nothing is active beside the candidate',
    'candidate.started',
    (entries, at) => {
      const retired = placeOf(entries, 'dice', 'retired');
      return entries.toSpliced(retired, 1).toSpliced(at, 0, entries[retired] as ExportEntry);
    },
  ),
  ofVersion('a bet on a version that was replaced', 'it took no bets any more', 'retired', (entries, at) => {
    const { hash, version } = (entries[at] as ExportEntry).record as ConfigEventRecord;
    const last = entries.findLastIndex((entry) => isRoundOf(entry, 'dice'));
    return altered(entries, last, 'config', { hash, version });
  }),
  ofVersion(
    'a trial whose beacon could be known',
    'an earlier entry shows its round',
    'candidate.started',
    (entries, at) => altered(entries, at, 'details.beaconRound', 1),
  ),
  ofVersion(
    'a lottery salted by another number',
    'it is not the randomness of the round that was announced',
    'candidate.lit',
    (entries, at) => altered(entries, at, 'details.beacon.randomness', 'a'.repeat(64)),
  ),
  ofVersion('a trial without a beacon', 'others have one before it', 'candidate.started', (entries, at) =>
    altered(entries, at, 'details', { sharePpm: 500_000 }),
  ),
  ofVersion(
    'a round of dice played by the tried version',
    'the lottery did not draw its player',
    'candidate.lit',
    (entries, lit) => {
      const [active, tried] = [versionOf(entries, 'dice', ACTIVE), versionOf(entries, 'dice', TRIED)];
      const at = entries.findIndex(
        (entry, index) => index > lit && isRoundOf(entry, 'dice') && recordOf(entry).config.hash === active.hash,
      );
      return altered(entries, at, 'config', { hash: tried.hash, version: TRIED });
    },
  ),
  ofVersion('a check whose findings cannot be read', 'they may hide an error', 'checked', (entries, at) =>
    altered(entries, at, 'details', { findings: { severity: 'error' } }),
  ),
];
